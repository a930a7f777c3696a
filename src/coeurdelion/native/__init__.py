"""The compiled core: the same rules as `coeurdelion.games`, for whoever has to look at millions of positions.

It is optional: where it was not built, `core_of` gives None and everything works without it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from coeurdelion.games import GAMES
from coeurdelion.native.core import Core
from coeurdelion.native.library import interface, library
from coeurdelion.native.packing import Packing, Unsupported


def _module_of(game: str) -> str:
    """The module that packs the states of a game, if it has a compiled part."""
    return f"{__name__}.{game.replace('-', '_')}"


COMPILED = tuple(game for game in GAMES if find_spec(_module_of(game)))
"""The games that have a compiled part; a game needs none."""


def is_compiled() -> bool:
    """Whether there is a compiled core here."""
    return library() is not None


def packed_if_compiled(packing: Packing, state: Any) -> bytes | None:
    """A state as the compiled core has it; None if there is no core, or no room in it for the state."""
    core = core_of(packing.GAME.id)
    try:
        packed = packing.pack(state) if core else b""
    except Unsupported:
        return None
    return packed if core and core.is_well_formed(packed) else None


@cache
def core_of(game: str) -> Core | None:
    """The compiled rules of a game, by its id; None if there are none."""
    functions = interface(game.replace("-", "_")) if game in COMPILED else None
    if functions is None:
        return None
    packing: Packing = import_module(_module_of(game))
    return Core(functions, packing)


__all__ = ["COMPILED", "Core", "Packing", "Unsupported", "core_of", "is_compiled", "packed_if_compiled"]
