"""What each game has beside its table of functions (look-aheads, search, contests), asked of bytes that may be anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from ctypes import c_double, c_uint32, c_uint64, create_string_buffer
from random import Random
from typing import Any

from coeurdelion.native import lionheart
from coeurdelion.native.library import library
from tests.native.cores import core

ROOM = 4096
"""More paths than any look-ahead finds."""
NODES = 50
"""The most positions of a search."""


def _paths(name: str, root: bytes, data: bytes, seat: int) -> None:
    answer: int = getattr(library(), f"{name}_paths")(root, data, seat, (c_uint32 * ROOM)(), (c_double * ROOM)())
    assert -1 <= answer < ROOM


def _lowenherz_2003(root: bytes, data: bytes, seat: int, rng: Random) -> None:
    found: Any = library()
    _paths("lowenherz_2003", root, data, seat)
    found.lowenherz_2003_foresee(root, data, seat, rng.randrange(-1, 6), rng.randrange(10), (c_double * ROOM)())


def _lowenherz_1997(root: bytes, data: bytes, seat: int, rng: Random) -> None:
    found: Any = library()
    _paths("lowenherz_1997", root, data, seat)
    found.lowenherz_1997_foresee(root, data, seat, rng.randrange(2), rng.randrange(10), (c_double * ROOM)())
    for action in (*core("lowenherz-1997").legal(data, seat), rng.getrandbits(32)):
        found.lowenherz_1997_break(root, data, seat, c_uint32(action), (c_double * ROOM)())


def _lionheart(root: bytes, data: bytes, seat: int, rng: Random) -> None:
    found: Any = library()
    terms = (c_double * len(core("lionheart").terms))(*[1.0] * len(core("lionheart").terms))
    legal = core("lionheart").legal(data, seat)
    numbers = bytes((c_uint32 * len(legal))(*legal))
    found.lionheart_paths(data, seat, numbers, len(legal), terms, create_string_buffer(16 * ROOM))
    found.lionheart_evaluate_eager(data, seat, c_double(rng.uniform(0.1, 3)), terms)
    found.lionheart_build_army(create_string_buffer(data, len(data)), seat, rng.randbytes(20))
    weights = (c_double * lionheart.WEIGHT_NUMBERS)(*[rng.uniform(0.1, 3) for _ in range(lionheart.WEIGHT_NUMBERS)])
    player = lionheart.packed_player(lionheart.Player((), NODES), weights)
    found.lionheart_search(data, seat, player, c_uint64(1), create_string_buffer(64))
    by_chance = lionheart.packed_player(lionheart.Player((), 0, brain=lionheart.BY_CHANCE), weights)
    found.lionheart_contest(data, by_chance * 2, c_uint64(1))


LOOK_AHEADS: Mapping[str, Callable[[bytes, bytes, int, Random], None]] = {
    "lowenherz-2003": _lowenherz_2003,
    "lowenherz-1997": _lowenherz_1997,
    "lionheart": _lionheart,
}
"""Everything beside the table of a game, for a state, another one to look ahead from, and a seat of it."""
