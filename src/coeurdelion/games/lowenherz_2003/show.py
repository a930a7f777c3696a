"""A view in plain names and numbers, ready for JSON."""

from __future__ import annotations

from coeurdelion.core import bits
from coeurdelion.games.lowenherz_2003.asked import question
from coeurdelion.games.lowenherz_2003.cards import LETTERS, cards_in
from coeurdelion.games.lowenherz_2003.state import Over
from coeurdelion.games.lowenherz_2003.view import UNKNOWN, Seen, View
from coeurdelion.games.realm.board import Realm, common_borders, domain_named

NEUTRAL = "neutral"


def show(view: View) -> dict[str, object]:
    """Everything in a view, by name."""
    realm, board = view.realm, view.realm.land.grid
    phase = view.phase
    width = board.width
    key, params = question(view.options, realm, phase)
    return {
        "seat": view.seat,
        "edition": view.options.edition,
        "colours": list(view.options.colours),
        "king": view.king,
        "terrain": [realm.land.terrain[row : row + width] for row in range(0, board.size, width)],
        "score": [seen.score for seen in view.players],
        "ducats": [seen.ducats for seen in view.players],
        "reserve": [seen.reserve for seen in view.players],
        "hand": [_hand(seen) for seen in view.players],
        "known": [[card.code for card in seen.known] for seen in view.players],
        "deck": dict(zip(LETTERS, view.deck, strict=True)),
        "market": [card.code for card in cards_in(view.market)],
        "played": [card.code for card in cards_in(view.played)],
        "castles": _pieces(view, realm.castles),
        "knights": _pieces(view, realm.knights),
        "domains": {board.cells[domain.castle]: domain.cells.bit_count() for domain in realm.domains},
        "domain_cells": {board.cells[domain.castle]: list(board.names(domain.cells)) for domain in realm.domains},
        "borders": list(board.edge_names(realm.borders)),
        "supply": realm.supply,
        "alliances": _alliances(realm),
        "asked": {"key": key, **params},
        "over": isinstance(phase, Over),
        "winners": list(phase.winners) if isinstance(phase, Over) else None,
    }


def _hand(seen: Seen) -> list[str]:
    """The cards of a hand by code, those that may not be known by their letter."""
    secret = [f"{letter}.{UNKNOWN}" for letter in seen.backs] if seen.secret is None else [c.code for c in seen.secret]
    return sorted([*secret, *(card.code for card in seen.known)])


def _pieces(view: View, sets: tuple[int, ...]) -> dict[str, str]:
    """The cells with a piece of one kind, each with its colour."""
    colours = (*view.options.colours, NEUTRAL)
    cells = view.realm.land.grid.cells
    return {cells[cell]: colours[colour] for colour, own in enumerate(sets) for cell in bits(own)}


def _alliances(realm: Realm) -> list[dict[str, object]]:
    """Every alliance: its two castles and the border that marks it, None if no common border is left (L03-ALLY-3)."""
    board = realm.land.grid
    return [
        {"castles": [board.cells[one], board.cells[other]], "marked": marked_border(realm, one, other)}
        for one, other in sorted(realm.allied)
    ]


def marked_border(realm: Realm, one: int, other: int) -> str | None:
    """The common border that shows the alliance of two castles' domains."""
    domains = domain_named(realm, one), domain_named(realm, other)
    assert domains[0] is not None
    assert domains[1] is not None
    edges = common_borders(realm, domains[0], domains[1])
    return realm.land.grid.edges[next(bits(edges))] if edges else None
