"""What a seat to act is asked for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from coeurdelion.core import Param, Seat
from coeurdelion.games.lowenherz_1997.cards import row_of
from coeurdelion.games.lowenherz_1997.numbers import PROPOSALS
from coeurdelion.games.lowenherz_1997.options import Options
from coeurdelion.games.lowenherz_1997.state import (
    Acted,
    ChooseFirst,
    Decide,
    Duel,
    FillPiles,
    Keep,
    LayPieces,
    Look,
    Negotiation,
    Over,
    Phase,
    PlaceCastle,
    PlaceKnight,
    RenegadeArrives,
    State,
    Swords,
    TurnUp,
    Walls,
)
from coeurdelion.games.realm.board import Realm

Question = tuple[str, Mapping[str, Param]]


def asked(state: State, seat: Seat) -> Question:
    """The key of the question to a seat to act, and what its sentence needs."""
    return question(state.options, state.realm, state.card, state.row, state.phase)


def question(options: Options, realm: Realm, card: str, row: int, phase: Phase) -> Question:
    """What is asked in a phase."""
    cells = realm.land.grid.cells
    match phase:
        case LayPieces() | ChooseFirst() | FillPiles() | TurnUp(is_left=True):
            return "ask-chance", {}
        case PlaceCastle(colour=colour):
            return ("ask-neutral-castle" if colour == options.neutral else "ask-castle"), {}
        case PlaceKnight(castle=castle):
            return "ask-knight-beside", {"castle": cells[castle]}
        case Decide(has_played=has_played):
            return ("ask-decision" if has_played else "ask-decision-or-politics"), {"actions": card}
        case RenegadeArrives(castle=castle):
            return "ask-renegade-knight", {"castle": cells[castle]}
        case Negotiation():
            return _in_talks(phase, row_of(card, row))
        case Duel(again=again):
            return ("ask-bid-again" if again else "ask-bid"), {"action": row_of(card, row)}
        case Walls(left=left):
            return "ask-wall", {"left": left}
        case Swords():
            return _with_swords(realm, phase)
        case Look():
            return "ask-look", {}
        case Keep(pile=pile):
            return "ask-keep", {"pile": pile}
        case TurnUp() | Acted():
            return "ask-no-card", {}
        case Over():
            return "ask-over", {}
        case _ as unreachable:
            assert_never(unreachable)


def _in_talks(phase: Negotiation, action: str) -> Question:
    """What is asked of a prince who negotiates."""
    last = phase.last
    if last is None:
        return "ask-proposal", {"action": action, "other_player": phase.other}
    params: Mapping[str, Param] = {"action": action, "other_player": phase.other, "ducats": last.ducats}
    if phase.made >= PROPOSALS:
        return ("ask-last-offer" if last.is_offer else "ask-last-price"), params
    return ("ask-offer" if last.is_offer else "ask-price"), params


def _with_swords(realm: Realm, phase: Swords) -> Question:
    """What is asked of a prince who has swords, or is extending a region."""
    if phase.cells:
        castle = realm.land.grid.cells[phase.castle or 0]
        return ("ask-cell-or-knight" if phase.left else "ask-cell"), {"castle": castle}
    return ("ask-sword" if phase.may_extend else "ask-sword-knight"), {"left": phase.left}
