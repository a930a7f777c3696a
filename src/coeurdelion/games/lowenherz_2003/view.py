"""What a seat may know: everything but the cards that others drew and the order of the deck."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from coeurdelion.core import ALL, CHANCE, Entry, Seat
from coeurdelion.games.lowenherz_2003.actions import Action
from coeurdelion.games.lowenherz_2003.cards import LETTERS, Card, Pile, cards_in, letter_counts, minus, pile
from coeurdelion.games.lowenherz_2003.events import CardDrawn, Event
from coeurdelion.games.lowenherz_2003.options import Options
from coeurdelion.games.lowenherz_2003.state import DealCards, DrawCard, Over, Phase, Player, State
from coeurdelion.games.realm.board import Realm

UNKNOWN = "?"


class Seen(NamedTuple):
    """What a seat may know of a player: `secret` cards are None for the others, who see the letters on their backs."""

    score: int
    ducats: int
    reserve: int
    known: tuple[Card, ...]
    backs: tuple[str, ...]
    secret: tuple[Card, ...] | None


class View(NamedTuple):
    """What a seat, or a spectator, may know."""

    seat: Seat | None
    options: Options
    king: int
    pool: Pile
    realm: Realm
    players: tuple[Seen, ...]
    deck: tuple[int, ...]
    market: Pile
    played: Pile
    idle: int
    phase: Phase


def redact(state: State, seat: Seat | None) -> View:
    """What a seat, a spectator (None) or a referee (ALL) may know; a finished match is open to everyone."""
    open_hands = seat == ALL or isinstance(state.phase, Over)
    return View(
        seat=seat,
        options=state.options,
        king=state.king,
        pool=state.pool,
        realm=state.realm,
        players=tuple(_seen(player, open_hands or number == seat) for number, player in enumerate(state.players)),
        deck=letter_counts(state.deck),
        market=state.market,
        played=state.played,
        idle=state.idle,
        phase=state.phase,
    )


def _seen(player: Player, shown: bool) -> Seen:
    return Seen(
        score=player.score,
        ducats=player.ducats,
        reserve=player.reserve,
        known=player.known,
        backs=tuple(card.letter for card in player.secret),
        secret=player.secret if shown else None,
    )


def redact_event(event: Event, seat: Seat | None) -> Event:
    """The event as a seat may see it: of a card that another draws, the letter on its back."""
    if isinstance(event, CardDrawn) and seat not in (event.seat, ALL):
        return CardDrawn(event.seat, f"{event.card[0]}.{UNKNOWN}")
    return event


def redact_entry(before: State, entry: Entry, seat: Seat | None, now: State) -> Entry:
    """The entry as a seat may read it now, given the state before it; a finished match is open to everyone."""
    phase = before.phase
    if isinstance(now.phase, Over):
        return entry
    if entry.seat == CHANCE and isinstance(phase, DealCards | DrawCard) and seat not in (phase.to, ALL):
        verb, _, code = entry.action.partition(" ")
        return Entry(CHANCE, f"{verb} {code[0]}.{UNKNOWN}")
    return entry


def reveals(state: State, seat: Seat, action: Action) -> bool:
    """No action uncovers a card; what is drawn, chance decides."""
    return False


def deal(view: View, rng: Random) -> State:
    """A random state that fits the view: the unseen cards of each letter are dealt out anew."""
    unseen = _unseen(view)
    heaps: dict[str, list[Card]] = {letter: [] for letter in LETTERS}
    for card in cards_in(unseen):
        heaps[card.letter].append(card)
    for heap in heaps.values():
        rng.shuffle(heap)
    players = []
    for seen in view.players:
        secret = seen.secret
        if secret is None:
            secret = tuple(sorted(heaps[letter].pop() for letter in seen.backs))
        players.append(Player(seen.score, seen.ducats, seen.reserve, secret, seen.known))
    return State(
        options=view.options,
        king=view.king,
        pool=view.pool,
        realm=view.realm,
        players=tuple(players),
        deck=pile(card for heap in heaps.values() for card in heap),
        market=view.market,
        played=view.played,
        idle=view.idle,
        phase=view.phase,
    )


def _unseen(view: View) -> Pile:
    """The cards that lie in the deck or in hands that the view does not show."""
    unseen = tuple(all_ - lying - gone for all_, lying, gone in zip(view.pool, view.market, view.played, strict=True))
    for seen in view.players:
        for card in seen.known + (seen.secret or ()):
            unseen = minus(unseen, card)
    return unseen
