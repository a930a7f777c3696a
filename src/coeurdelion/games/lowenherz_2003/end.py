"""How a match ends (L03-END)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_2003.events import BonusPaid, Event, GameWonByCards, GameWonByKing
from coeurdelion.games.lowenherz_2003.numbers import MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS
from coeurdelion.games.lowenherz_2003.state import Over, State
from coeurdelion.games.realm.points import moved


def tally(state: State, events: Sequence[Event]) -> State:
    """The state after the points of these events: nothing else moves a score."""
    return state._replace(players=moved(state.players, events))


def king_reached(state: State) -> tuple[State, list[Event]] | None:
    """The end, if anyone has reached the king marker (L03-END-1)."""
    arrived = [seat for seat, player in enumerate(state.players) if player.score >= state.king]
    if not arrived:
        return None
    won = _best(state, arrived)
    events: list[Event] = [GameWonByKing(won, state.players[won[0]].score)]
    return state._replace(phase=Over(won, by_king=True)), events


def last_card_used(state: State) -> tuple[State, list[Event]]:
    """The end when every hand is empty: the bonus for ducats, then the most points (L03-END-3, L03-END-4)."""
    bonuses = _bonuses(state)
    state = tally(state, bonuses)
    won = _best(state, range(len(state.players)))
    events: list[Event] = [*bonuses, GameWonByCards(won, state.players[won[0]].score)]
    return state._replace(phase=Over(won, by_king=False)), events


def _bonuses(state: State) -> list[Event]:
    """Points for the most and the next most ducats, all who tie, never for none (L03-END-3)."""
    amounts = sorted({player.ducats for player in state.players if player.ducats}, reverse=True)
    events: list[Event] = []
    for ducats, points in zip(amounts, (MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS), strict=False):
        for seat, player in enumerate(state.players):
            if player.ducats == ducats:
                events.append(BonusPaid(seat, ducats, (), points))
    return events


def _best(state: State, seats: Iterable[Seat]) -> tuple[Seat, ...]:
    """Those with the most points, of these the most ducats (L03-END-1, L03-END-4)."""
    standing = {seat: (state.players[seat].score, state.players[seat].ducats) for seat in seats}
    return tuple(seat for seat in standing if standing[seat] == max(standing.values()))
