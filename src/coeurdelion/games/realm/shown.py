"""A realm in plain names and numbers, ready for JSON, and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from coeurdelion.core.choices import bits
from coeurdelion.games.realm.board import (
    Land,
    Realm,
    all_castles,
    bare_realm,
    joined,
    kin_edges,
    land,
    marked_border,
    rows_of,
)
from coeurdelion.games.realm.borders import close_areas
from coeurdelion.games.realm.extension import entries

NEUTRAL = "neutral"


@lru_cache(256)  # every seat that looks at a position is shown the same
def show_realm(realm: Realm, colours: tuple[str, ...], worth: Callable[[Land, int], int]) -> dict[str, object]:
    """Everything of a realm, by name; the colour after those of the seats is neutral. `worth` tells the points of cells."""
    board = realm.land.grid
    return {
        "terrain": list(rows_of(realm.land)),
        "castles": _show_pieces(realm, realm.castles, colours),
        "knights": _show_pieces(realm, realm.knights, colours),
        "domains": {board.cells[domain.castle]: domain.cells.bit_count() for domain in realm.domains},
        "domain_cells": {board.cells[domain.castle]: list(board.names(domain.cells)) for domain in realm.domains},
        "domain_worth": {
            board.cells[domain.castle]: worth(realm.land, domain.cells) if domain.colour < len(colours) else 0
            for domain in realm.domains
        },
        "neutral_zones": _show_neutral_zones(realm),
        "borders": list(board.edge_names(realm.borders)),
        "supply": realm.supply,
        "alliances": _show_alliances(realm),
        "can_enter": [[board.cells[one], board.cells[other]] for one, other in entries(realm)],
    }


def _show_pieces(realm: Realm, sets: tuple[int, ...], colours: Sequence[str]) -> dict[str, str]:
    """The cells with a piece of one kind, each with its colour."""
    named = (*colours, NEUTRAL)
    cells = realm.land.grid.cells
    return {cells[cell]: named[colour] for colour, own in enumerate(sets) for cell in bits(own)}


def _show_neutral_zones(realm: Realm) -> list[list[str]]:
    """The cells of each closed area without a castle; land that nothing has divided yet is none."""
    board = realm.land.grid
    if not realm.borders:
        return []
    areas = board.parts(board.all_cells & ~sum(domain.cells for domain in realm.domains), realm.borders)
    return [list(board.names(area)) for area in areas if not area & all_castles(realm)]


def _show_alliances(realm: Realm) -> list[dict[str, object]]:
    """Every alliance: its two castles and the border that marks it, empty if no common one is left."""
    cells = realm.land.grid.cells
    by_castle = {domain.castle: domain for domain in realm.domains}
    return [
        {"castles": [cells[one], cells[other]], "marked": marked_border(realm, by_castle[one], by_castle[other])}
        for one, other in sorted(realm.allied)
    ]


def read_realm(shown: Mapping[str, Any], colours: Sequence[str]) -> Realm:
    """The realm that was shown; the inverse of `show_realm`."""
    board = land(shown["terrain"])
    grid = board.grid
    named = (*colours, NEUTRAL)
    castles, knights = (
        tuple(sum(1 << grid.cell(cell) for cell, whose in shown[kind].items() if whose == colour) for colour in named)
        for kind in ("castles", "knights")
    )
    borders = sum(1 << grid.edge(name) for name in shown["borders"])
    realm = bare_realm(board, len(named), shown["supply"])._replace(
        borders=borders,
        castles=castles,
        knights=knights,
        joints=joined(grid, borders),
        kin=kin_edges(grid, castles, knights),
    )
    if shown["domains"]:
        realm = close_areas(realm, grid.all_cells).realm
    pairs = (alliance["castles"] for alliance in shown["alliances"])
    return realm._replace(allied=frozenset((grid.cell(one), grid.cell(other)) for one, other in pairs))
