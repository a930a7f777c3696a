"""Politics cards: the two piles, and the cards in hand (L97-ACT-5, L97-POLITICS-1, L97-POLITICS-8)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.actions import LookAt, Take
from coeurdelion.games.lowenherz_1997.cards import NO_POLITICS, Pile, Politics, cards_in, minus, pile
from coeurdelion.games.lowenherz_1997.events import Event, ParchmentCounted, PileLookedAt, PoliticsTaken
from coeurdelion.games.lowenherz_1997.options import Options
from coeurdelion.games.lowenherz_1997.refusals import refused
from coeurdelion.games.lowenherz_1997.state import Acted, Held, Keep, Looked, Player, State, with_player

PILES = (1, 2)


def holds(player: Player, card: Politics) -> bool:
    """Whether a prince has a card in hand (L97-POLITICS-1)."""
    return any(held.card is card for held in player.politics)


def discard(state: State, seat: Seat, card: Politics) -> State:
    """The state after a card was played: one that everybody knows of goes first."""
    player = state.players[seat]
    held = next(held for held in sorted(player.politics, key=lambda held: not held.is_open) if held.card is card)
    left = list(player.politics)
    left.remove(held)
    players = with_player(state, seat, player._replace(politics=tuple(left)))
    return state._replace(players=players, gone=(*state.gone, held._replace(is_open=True)))


def reveal(state: State, seat: Seat, card: Politics) -> State:
    """The state after everybody saw a card, which stays in hand."""
    player = state.players[seat]
    shown = tuple(held._replace(is_open=True) if held.card is card else held for held in player.politics)
    return state._replace(players=with_player(state, seat, player._replace(politics=shown)))


def open_piles(state: State) -> tuple[int, ...]:
    """The piles that still have cards (L97-ACT-5)."""
    return tuple(number for number in PILES if any(state.piles[number - 1]))


def look(state: State, seat: Seat, action: LookAt) -> tuple[State, list[Event]]:
    """A prince looks at all cards of a pile in secret (L97-ACT-5)."""
    count = sum(state.piles[action.pile - 1])
    if not count:
        raise refused("L97-ACT-5", "pile-empty", pile=action.pile)
    state = _has_looked(state, seat, action.pile, count)
    return state._replace(phase=Keep(seat, action.pile)), [PileLookedAt(seat, action.pile, count)]


def _has_looked(state: State, seat: Seat, number: int, count: int) -> State:
    """The state in which a prince knows what a pile of so many cards holds."""
    one, two = state.looked[seat]
    known: Looked = (count, two) if number == 1 else (one, count)
    return state._replace(looked=(*state.looked[:seat], known, *state.looked[seat + 1 :]))


def takes(state: State, phase: Keep) -> tuple[Take, ...]:
    """The cards that can be kept."""
    return tuple(Take(kind) for kind in sorted(set(cards_in(state.piles[phase.pile - 1]))))


def is_shown(options: Options, card: Politics) -> bool:
    """Whether a card is shown, and counts, as soon as it is taken: an open parchment (L97-POLITICS-8)."""
    return options.open_parchments and card.is_parchment


def take(state: State, seat: Seat, phase: Keep, action: Take) -> tuple[State, list[Event]]:
    """A prince keeps one card of the pile (L97-ACT-5); with open parchments it counts at once."""
    number, card = phase.pile, action.card
    if not state.piles[number - 1][card.number]:
        raise refused("L97-ACT-5", "not-in-pile", politics=card.code, pile=number)
    left = minus(state.piles[number - 1], pile([card]))
    is_open = is_shown(state.options, card)
    player = state.players[seat]
    held = Held(card, number, sum(left), is_open)
    state = _has_looked(state, seat, number, sum(left))._replace(
        players=with_player(state, seat, player._replace(politics=(*player.politics, held))),
        piles=(left, state.piles[1]) if number == 1 else (state.piles[0], left),
        phase=Acted(),
    )
    events: list[Event] = [PoliticsTaken(seat, number, card.code)]
    return state, [*events, ParchmentCounted(seat, card.code, (), card.value)] if is_open else events


def known_pile(state: State, seat: Seat, number: int) -> Pile | None:
    """What a pile held when a prince last looked, the card kept left out; None if never."""
    count = state.looked[seat][number - 1]
    if count is None:
        return None
    held = [held for player in state.players for held in player.politics] + list(state.gone)
    since = [one.card for one in held if one.pile == number and one.left < count]
    return tuple(one + two for one, two in zip(state.piles[number - 1], pile(since) if since else NO_POLITICS, strict=True))
