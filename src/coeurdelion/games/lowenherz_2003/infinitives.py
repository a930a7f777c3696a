"""What an action is, as a sentence says it: the key of a phrase in the infinitive and what it needs."""

from __future__ import annotations

from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.lowenherz_2003.actions import (
    Action,
    Ally,
    Border,
    Desert,
    Draw,
    Drawn,
    Knight,
    Play,
    Remove,
    Sell,
    Take,
    Tile,
)
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight
from coeurdelion.games.lowenherz_2003.view import View
from coeurdelion.games.realm.actions import Castle, Done, Extend, First


def infinitive(view: View, action: Action) -> Phrase:
    """An action in a position, in the infinitive."""
    phase, grid = view.phase, view.realm.land.grid
    is_neutral = isinstance(phase, PlaceCastle | PlaceKnight) and phase.colour == view.options.neutral
    match action:
        case Castle(cell=cell):
            return ("l03-do-neutral-castle" if is_neutral else "l03-do-castle"), {"cell": cell}
        case Knight(cell=cell):
            return ("l03-do-neutral-knight" if is_neutral else "l03-do-knight"), {"cell": cell}
        case Sell(card=card):
            return "l03-do-sell", {"card": card.code, "ducats": card.sale}
        case Play(card=card, symbol=""):
            return "l03-do-play", {"card": card.code, "price": card.price}
        case Play(card=card, symbol=symbol):
            return "l03-do-play-for", {"card": card.code, "price": card.price, "symbol": symbol}
        case Border(edge=edge):
            one, two = grid.sides[grid.edge(edge)]
            return "l03-do-border", {"cell": grid.cells[one], "other": grid.cells[two]}
        case Extend(castle=castle, cell=cell):
            return "l03-do-extend", {"castle": castle, "cell": cell}
        case Desert(castle=castle, other=other, knight=""):
            return "l03-do-desert", {"castle": castle, "other": other}
        case Desert(castle=castle, other=other, knight=knight):
            return "l03-do-desert-knight", {"castle": castle, "other": other, "cell": knight}
        case Remove(cell=cell):
            return "l03-do-remove", {"cell": cell}
        case Ally(castle=castle, other=other):
            return "l03-do-ally", {"castle": castle, "other": other}
        case Draw():
            return "l03-do-draw", {}
        case Take(card=card):
            return "l03-do-take", {"card": card.code}
        case Done():
            return "l03-do-done", {}
        case Tile() | First() | Drawn():
            raise AssertionError(action)
