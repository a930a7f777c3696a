"""What an action is, as a sentence says it: the key of a phrase in the infinitive and what it needs."""

from __future__ import annotations

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lowenherz_1997.actions import (
    Accept,
    Action,
    Alliance,
    Ask,
    Break,
    Choose,
    Fight,
    Filled,
    Knight,
    LookAt,
    MakeBid,
    Offer,
    Piece,
    Renegade,
    Take,
    TurnedUp,
    Wall,
)
from coeurdelion.games.lowenherz_1997.cards import row_of
from coeurdelion.games.lowenherz_1997.state import Negotiation, PlaceCastle, PlaceKnight
from coeurdelion.games.lowenherz_1997.view import View
from coeurdelion.games.realm.actions import Castle, Done, Extend, First


def infinitive(view: View, action: Action) -> Phrase:
    """An action in a position, in the infinitive; one that is not legal, too."""
    match action:
        case Choose(row=row) if not view.card:
            return "l97-do-choose-row", {"row": row}
        case Choose(row=row):
            return "l97-do-choose", {"row": row, "action": row_of(view.card, row)}
        case Offer() | Ask() | Accept() | Fight():
            return _in_talks(view, action)
        case MakeBid(ducats=ducats, treasures=treasures):
            return "l97-do-bid", {"ducats": ducats, "treasures": treasures}
        case LookAt(pile=pile):
            return "l97-do-look", {"pile": pile}
        case Take(card=card):
            return "l97-do-take", {"politics": card.code}
        case Done():
            return "l97-do-done", {}
        case Piece() | First() | Filled() | TurnedUp():
            raise AssertionError(action)
        case _:
            return _on_board(view, action)


def _on_board(view: View, action: Castle | Knight | Wall | Extend | Alliance | Renegade | Break) -> Phrase:
    phase, grid = view.phase, view.realm.land.grid
    is_neutral = isinstance(phase, PlaceCastle | PlaceKnight) and phase.colour == view.options.neutral
    match action:
        case Castle(cell=cell):
            return ("l97-do-neutral-castle" if is_neutral else "l97-do-castle"), {"cell": cell}
        case Knight(cell=cell) if is_neutral:
            return "l97-do-neutral-knight", {"cell": cell}
        case Knight(cell=cell, treasures=treasures):
            return "l97-do-knight", {"cell": cell, "treasures": treasures}
        case Wall(edge=edge):
            one, other = grid.sides[grid.edge(edge)]
            return "l97-do-wall", {"cell": grid.cells[one], "other": grid.cells[other]}
        case Extend(castle=castle, cell=cell):
            return "l97-do-extend", {"castle": castle, "cell": cell}
        case Alliance(castle=castle, other=neighbour):
            return "l97-do-alliance", {"castle": castle, "other": neighbour}
        case Renegade(castle=castle, other=neighbour, knight=cell, treasures=treasures):
            return "l97-do-renegade", {"castle": castle, "other": neighbour, "cell": cell, "treasures": treasures}
        case Break(one=castle, other=neighbour, treasures=treasures):
            return "l97-do-break", {"castle": castle, "other": neighbour, "treasures": treasures}


def _in_talks(view: View, action: Offer | Ask | Accept | Fight) -> Phrase:
    phase = view.phase
    if isinstance(action, Fight) or not isinstance(phase, Negotiation):
        return "l97-do-fight", {}
    amount = {"other_player": phase.other, "ducats": action.ducats}
    match action:
        case Offer():
            return "l97-do-offer", amount
        case Ask():
            return "l97-do-ask", amount
        case Accept():
            return ("l97-do-accept-pay" if phase.last and phase.last.is_offer else "l97-do-accept-cost"), amount
