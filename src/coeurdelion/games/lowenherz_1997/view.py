"""What a seat may know: everything but the politics cards of others, piles not looked at, and sealed bids."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from coeurdelion.core import ALL, CHANCE, Entry, Seat
from coeurdelion.games.lowenherz_1997.actions import Action, LookAt, MakeBid
from coeurdelion.games.lowenherz_1997.cards import Deck, Pile, Politics, cards_in, minus, pile
from coeurdelion.games.lowenherz_1997.events import Event, PoliticsTaken
from coeurdelion.games.lowenherz_1997.options import Options
from coeurdelion.games.lowenherz_1997.politics import PILES, known_pile
from coeurdelion.games.lowenherz_1997.state import Bid, Duel, FillPiles, Held, Keep, Looked, Over, Phase, Player, State
from coeurdelion.games.realm.board import Realm

UNKNOWN = "?"
HIDDEN_BID = Bid(-1)
"""A bid that is in and may not be seen."""
HIDDEN_CARD = Politics(-1, UNKNOWN, 0)
"""A politics card that may not be seen."""


class Seen(NamedTuple):
    """What a seat may know of a prince; every gain and payment is public, so the ducats can be counted."""

    score: int
    ducats: int
    reserve: int
    politics: tuple[Held, ...]


class View(NamedTuple):
    """What a seat, or a spectator, may know.

    `piles` has the contents of both piles for eyes that may see everything, else None; `known` what each pile held when
    the seat last looked, the card kept left out; `counts` how many cards the piles have.
    """

    seat: Seat | None
    options: Options
    pool: Pile
    realm: Realm
    players: tuple[Seen, ...]
    deck: Deck
    piles: tuple[Pile, Pile] | None
    known: tuple[Pile | None, Pile | None]
    counts: tuple[int, int]
    gone: tuple[Held, ...]
    looked: tuple[Looked, ...]
    round: int
    first: Seat
    card: str
    chosen: tuple[tuple[int, ...], ...]
    row: int
    phase: Phase


def redact(state: State, seat: Seat | None) -> View:
    """What a seat, a spectator (None) or a referee (ALL) may know; a finished match is open to everyone."""
    is_open = seat == ALL or isinstance(state.phase, Over)
    return View(
        seat=seat,
        options=state.options,
        pool=state.pool,
        realm=state.realm,
        players=tuple(_seen(player, is_open or number == seat) for number, player in enumerate(state.players)),
        deck=state.deck,
        piles=state.piles if is_open else None,
        known=(None, None) if seat is None or seat < 0 else (known_pile(state, seat, 1), known_pile(state, seat, 2)),
        counts=(sum(state.piles[0]), sum(state.piles[1])),
        gone=state.gone,
        looked=state.looked,
        round=state.round,
        first=state.first,
        card=state.card,
        chosen=state.chosen,
        row=state.row,
        phase=state.phase if is_open else _sealed(state.phase, seat),
    )


def _seen(player: Player, shown: bool) -> Seen:
    held = player.politics
    if not shown:
        held = tuple(one if one.is_open else one._replace(card=HIDDEN_CARD) for one in held)
    return Seen(player.score, player.ducats, player.reserve, held)


def _sealed(phase: Phase, seat: Seat | None) -> Phase:
    """A phase with the bids of others sealed (L97-CONFLICT-7)."""
    if not isinstance(phase, Duel):
        return phase
    bids = zip(phase.princes, phase.bids, strict=True)
    return Duel(phase.princes, tuple(bid if bid is None or who == seat else HIDDEN_BID for who, bid in bids), phase.again)


def redact_event(event: Event, seat: Seat | None) -> Event:
    """The event as a seat may see it: a card that another keeps is not shown."""
    if isinstance(event, PoliticsTaken) and seat not in (event.seat, ALL):
        return PoliticsTaken(event.seat, event.pile, UNKNOWN)
    return event


def redact_entry(before: State, entry: Entry, seat: Seat | None, now: State) -> Entry:
    """The entry as a seat may read it now, given the state before it; a finished match is open to everyone."""
    if seat == ALL or isinstance(now.phase, Over):
        return entry
    verb, _, rest = entry.action.partition(" ")
    match before.phase:
        case FillPiles() if entry.seat == CHANCE:
            return Entry(CHANCE, f"{verb} {rest[0]} {UNKNOWN}")
        case Keep() if verb == "take" and entry.seat != seat and not _is_open_take(before, rest):
            return Entry(entry.seat, f"{verb} {UNKNOWN}")
        case Duel() if verb == "bid" and entry.seat != seat and _is_same_duel(before, now):
            return Entry(entry.seat, f"{verb} {UNKNOWN}")
        case _:
            return entry


def _is_open_take(state: State, code: str) -> bool:
    """Whether everyone sees which card is kept: an open parchment."""
    return state.options.open_parchments and code.startswith("parchment")


def _is_same_duel(before: State, now: State) -> bool:
    """Whether the bids of an earlier moment are still sealed."""
    one, other = before.phase, now.phase
    same_action = (before.round, before.row) == (now.round, now.row)
    return same_action and isinstance(one, Duel) and isinstance(other, Duel) and one.again == other.again


def reveals(state: State, seat: Seat, action: Action) -> bool:
    """Whether an action shows its own prince what was hidden: a look at a pile, the last of the sealed bids."""
    if isinstance(action, LookAt):
        return True
    return isinstance(action, MakeBid) and isinstance(state.phase, Duel) and state.phase.awaited == (seat,)


def deal(view: View, rng: Random) -> State:
    """A random state that fits the view: politics cards and bids that it does not show are dealt anew."""
    hands, piles = _dealt_politics(view, rng)
    players = tuple(Player(*seen[:3], held) for seen, held in zip(view.players, hands, strict=True))
    phase = view.phase
    if isinstance(phase, Duel):
        phase = Duel(phase.princes, tuple(_dealt_bids(phase, players, rng)), phase.again)
    return State(
        options=view.options,
        pool=view.pool,
        realm=view.realm,
        players=players,
        deck=view.deck,
        piles=piles,
        gone=view.gone,
        looked=view.looked,
        round=view.round,
        first=view.first,
        card=view.card,
        chosen=view.chosen,
        row=view.row,
        phase=phase,
    )


def _dealt_bids(phase: Duel, players: tuple[Player, ...], rng: Random) -> Iterator[Bid | None]:
    """The bids of a duel, those hidden chosen at random among what each prince could bid."""
    for seat, bid in zip(phase.princes, phase.bids, strict=True):
        if bid != HIDDEN_BID:
            yield bid
            continue
        treasures = sorted(held.card.value for held in players[seat].politics if held.card.is_treasure)
        chosen = tuple(value for value in treasures if rng.random() < 0.5)
        yield Bid(rng.randint(0, players[seat].ducats), chosen)


def _dealt_politics(view: View, rng: Random) -> tuple[list[tuple[Held, ...]], tuple[Pile, Pile]]:
    """Hands and piles in which every hidden card is one that the seat must think possible.

    Cards that the seat saw in a pile are still there or went to those who took from it since; all others are dealt
    among the rest.
    """
    heaps = _heaps(view)
    for heap in heaps:
        rng.shuffle(heap)
    hands = [tuple(_uncovered(heaps, view, held) for held in seen.politics) for seen in view.players]
    if view.piles is not None:
        return hands, view.piles
    one, two = (
        pile(heaps[number if known is not None else 0].pop() for _ in range(count))
        for number, known, count in zip(PILES, view.known, view.counts, strict=True)
    )
    return hands, (one, two)


def _uncovered(heaps: list[list[Politics]], view: View, held: Held) -> Held:
    """A card of a hand; a hidden one from those seen in its pile, or from the rest."""
    if held.card != HIDDEN_CARD:
        return held
    return held._replace(card=heaps[held.pile if was_seen(view, held) else 0].pop())


def was_seen(view: View, held: Held) -> bool:
    """Whether the seat saw a card in its pile before it was taken."""
    if view.seat is None or view.seat < 0 or not held.pile:
        return False
    count = view.looked[view.seat][held.pile - 1]
    return count is not None and held.left < count


def _heaps(view: View) -> list[list[Politics]]:
    """The hidden cards: first those that the seat has not seen, then what it saw in each pile and is hidden now."""
    shown = [held for seen in view.players for held in seen.politics if held.card != HIDDEN_CARD]
    shown += view.gone
    heaps = [view.pool]
    for number in PILES:
        seen = [held.card for held in shown if held.pile == number and was_seen(view, held)]
        known = view.known[number - 1]
        heaps.append(minus(known, pile(seen)) if known is not None else pile([]))
        heaps[0] = minus(heaps[0], known if known is not None else pile([]))
    others = [held.card for held in shown if not was_seen(view, held)]
    heaps[0] = minus(heaps[0], pile(others))
    if view.piles is not None:
        heaps[0] = pile([])
    assert all(count >= 0 for heap in heaps for count in heap), "the view fits no state"
    return [list(cards_in(heap)) for heap in heaps]
