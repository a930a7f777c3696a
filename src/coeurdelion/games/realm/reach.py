"""What could be done at a cell or a line of the realm, by whom, and what it would close, for whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from coeurdelion.core import Param
from coeurdelion.core.capabilities import Phrase
from coeurdelion.games.realm.board import Fault, Realm, domain_at, garrison
from coeurdelion.games.realm.borders import border_fault, place_border
from coeurdelion.games.realm.extension import extension_fault
from coeurdelion.games.realm.knights import knight_targets


class Sentences(NamedTuple):
    """The keys of a game's sentences, and what those of its refusals begin with."""

    extends: str
    enters: str
    too_few: str
    knight: str
    nobody: str
    closes: str
    open: str
    refused: str


def reach(realm: Realm, players: int, keys: Sentences, place: str) -> tuple[Phrase, ...]:
    """Which domains could take a cell and who could place a knight there, or what a border on a line would close.

    A colour beyond the players is neutral.
    """
    if place[-1:].isalpha():
        return _on_line(realm, players, keys, realm.land.grid.edge(place))
    cell = realm.land.grid.cell(place)
    told = (*_extensions(realm, players, keys, cell), *_knights(realm, players, keys, cell))
    return told or ((keys.nobody, {"cell": place}),)


def _owner(colour: int, players: int) -> int | None:
    return colour if colour < players else None


def _extensions(realm: Realm, players: int, keys: Sentences, cell: int) -> Iterator[Phrase]:
    """The domains beside a cell that could take it, and those that only lack knights."""
    names, bit = realm.land.grid.cells, 1 << cell
    taken = domain_at(realm, cell)
    for domain in realm.domains:
        if domain.colour >= players or not realm.land.grid.beside(domain.cells) & bit:
            continue
        told: dict[str, Param] = {
            "owner": domain.colour,
            "castle": names[domain.castle],
            "mine": garrison(realm, domain).bit_count(),
            "theirs": garrison(realm, taken).bit_count() if taken else 0,
        }
        fault = extension_fault(realm, domain, cell)
        if fault is None:
            yield (keys.enters if taken else keys.extends), told
        elif fault.reason == "too-few-knights":
            yield keys.too_few, told


def _knights(realm: Realm, players: int, keys: Sentences, cell: int) -> Iterator[Phrase]:
    """Who could place a knight on a cell."""
    seats = tuple(seat for seat in range(players) if knight_targets(realm, seat) >> cell & 1)
    if seats:
        yield keys.knight, {"players": seats}


def _on_line(realm: Realm, players: int, keys: Sentences, edge: int) -> tuple[Phrase, ...]:
    """Why no border can be placed on a line, or what it would close."""
    if fault := border_fault(realm, edge):
        return ((keys.refused + fault.reason, _told(fault, players)),)
    names = realm.land.grid.cells
    closed = tuple(
        (
            keys.closes,
            {
                "owner": _owner(domain.colour, players),
                "castle": names[domain.castle],
                "cells_closed": domain.cells.bit_count(),
            },
        )
        for domain in place_border(realm, edge).made
    )
    return closed or ((keys.open, {"edge": realm.land.grid.edges[edge]}),)


def _told(fault: Fault, players: int) -> Mapping[str, Param]:
    """What the sentence of a fault needs, the owner as a seat."""
    colour = fault.params.get("owner")
    return dict(fault.params) | ({"owner": _owner(colour, players)} if isinstance(colour, int) else {})
