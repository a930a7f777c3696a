"""What the seat to act is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from coeurdelion.core import Param, Seat
from coeurdelion.games.lowenherz_2003.options import Options
from coeurdelion.games.lowenherz_2003.state import (
    Alliance,
    Borders,
    CardUsed,
    ChooseFirst,
    DealCards,
    DeserterArrives,
    DeserterLeaves,
    Desertion,
    DrawCard,
    Extension,
    Knights,
    LayTiles,
    Over,
    Phase,
    PlaceCastle,
    Placed,
    PlaceKnight,
    Refill,
    State,
    UseCard,
)
from coeurdelion.games.realm.board import Realm


def asked(state: State, seat: Seat) -> tuple[str, Mapping[str, Param]]:
    """The key of the question to the seat to act, and what its sentence needs."""
    return question(state.options, state.realm, state.phase)


def question(options: Options, realm: Realm, phase: Phase) -> tuple[str, Mapping[str, Param]]:
    """What is asked in a phase."""
    cells = realm.land.grid.cells
    match phase:
        case LayTiles() | ChooseFirst() | DealCards() | DrawCard():
            return "ask-chance", {}
        case PlaceCastle(colour=colour):
            return ("ask-neutral-castle" if colour == options.neutral else "ask-castle"), {}
        case PlaceKnight(castle=castle):
            return "ask-knight-beside", {"castle": cells[castle]}
        case Placed() | UseCard() | CardUsed():
            return "ask-card", {}
        case Borders(left=left):
            return "ask-border", {"left": left}
        case Knights(left=left):
            return "ask-knight", {"left": left}
        case Extension(left=left):
            return "ask-extend", {"left": left}
        case Desertion():
            return "ask-desert", {}
        case DeserterArrives(castle=castle):
            return "ask-desert-knight", {"castle": cells[castle]}
        case DeserterLeaves(other=other):
            return "ask-remove", {"castle": cells[other]}
        case Alliance():
            return "ask-ally", {}
        case Refill():
            return "ask-refill", {}
        case Over():
            return "ask-over", {}
        case _ as unreachable:
            assert_never(unreachable)
