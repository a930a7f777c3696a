"""The end of the match (LH-END)."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.core.choices import bits
from coeurdelion.games.lionheart.events import Drawn, Event, WonByArmy, WonByKing
from coeurdelion.games.lionheart.kinds import KING
from coeurdelion.games.lionheart.numbers import QUIET_TURNS
from coeurdelion.games.lionheart.options import COLOURS
from coeurdelion.games.lionheart.state import Over, State


def judge(before: State, state: State, actor: Seat) -> tuple[Over, Event] | None:
    """Whether an action has decided the match; if both sides have lost, the one that acted wins (LH-END-1)."""
    for seat in (1 - actor, actor):
        is_smaller = state.armies[seat].bit_count() < before.armies[seat].bit_count()
        if is_smaller and (how := _lost(state, seat)):
            won, foe = (1 - seat,), COLOURS[seat]
            return Over(won, how), WonByKing(won, foe) if how == "king" else WonByArmy(won, foe)
    return None


def _lost(state: State, seat: Seat) -> str:
    """What a side has lost by: its King, or everyone but him; empty if it has not lost."""
    army = state.armies[seat]
    if not any(unit is not None and unit.kind is KING for unit in map(state.board.__getitem__, bits(army))):
        return "king"
    return "army" if army.bit_count() == 1 else ""


def quiet(state: State) -> tuple[Over, Event] | None:
    """Whether the turn that ends now is the last of too many without a loss (LH-END-2)."""
    if state.turn - state.last_loss < QUIET_TURNS:
        return None
    return Over((), "quiet"), Drawn(QUIET_TURNS)
