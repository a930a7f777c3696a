"""The shared library of the compiled core, if there is one: what C++ made, found and opened."""

from __future__ import annotations

import os
from ctypes import (
    CDLL,
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char_p,
    c_double,
    c_int32,
    c_int64,
    c_uint32,
    c_uint64,
    c_void_p,
)
from functools import cache
from pathlib import Path

PLACE = Path(__file__).parent / "libraries"
"""Where `native/build.py` puts the libraries."""
CHOICE = "COEURDELION_CORE"
"""The environment variable that names another library, or `none` to do without."""
WIDE, PLAIN = "core-wide.so", "core.so"
"""The library for processors with AVX2 and what came with it, and the one for all others."""


class Outcome(Structure):
    """What chance may do, and its weight."""

    _fields_ = (("action", c_uint32), ("weight", c_uint32))


class MonteCarlo(Structure):
    """How far the plain Monte-Carlo player looks: actions played and milliseconds, 0 for any number, and its luck."""

    _fields_ = (("nodes", c_int64), ("ms", c_int64), ("seed", c_uint64))


class Interface(Structure):
    """The table of a game's functions, as `native/core/interface.hpp` lays it out."""

    state_size: int
    max_legal: int
    max_outcomes: int
    terms: int

    _fields_ = (
        ("state_size", c_int32),
        ("max_legal", c_int32),
        ("max_outcomes", c_int32),
        ("terms", c_int32),
        ("term_names", POINTER(c_char_p)),
        ("is_well_formed", CFUNCTYPE(c_int32, c_void_p)),
        ("to_act", CFUNCTYPE(c_int32, c_void_p)),
        ("legal", CFUNCTYPE(c_int32, c_void_p, c_int32, POINTER(c_uint32))),
        ("permits", CFUNCTYPE(c_int32, c_void_p, c_int32, c_uint32)),
        ("apply", CFUNCTYPE(c_int32, c_void_p, c_int32, c_uint32)),
        ("odds", CFUNCTYPE(c_int32, c_void_p, POINTER(Outcome))),
        ("decide", CFUNCTYPE(c_int32, c_void_p, c_uint64)),
        ("redact", CFUNCTYPE(c_int32, c_void_p, c_int32)),
        ("deal", CFUNCTYPE(c_int32, c_void_p, c_int32, c_uint64)),
        ("scores", CFUNCTYPE(c_int32, c_void_p, POINTER(c_int32))),
        ("winners", CFUNCTYPE(c_int32, c_void_p)),
        ("evaluate", CFUNCTYPE(c_int32, c_void_p, c_int32, POINTER(c_double))),
        ("perft", CFUNCTYPE(c_int64, c_void_p, c_int32)),
        ("playouts", CFUNCTYPE(c_int32, c_void_p, c_int32, c_int64, c_int32, c_void_p, c_void_p, c_uint64, c_int32)),
        ("batch_seats", CFUNCTYPE(c_int32, c_void_p, c_int64, c_void_p, c_int32)),
        ("batch_legal", CFUNCTYPE(c_int32, c_void_p, c_int64, c_void_p, c_void_p, c_void_p, c_int32)),
        ("batch_step", CFUNCTYPE(c_int32, c_void_p, c_int64, c_void_p, c_void_p, c_void_p, c_uint64, c_int32)),
        ("batch_play", CFUNCTYPE(c_int32, c_void_p, c_int64, c_int64, c_void_p, c_uint64, c_int32)),
        ("batch_evaluate", CFUNCTYPE(c_int32, c_void_p, c_int64, c_void_p, c_void_p, c_void_p, c_int32)),
        ("monte_carlo", CFUNCTYPE(c_int32, c_void_p, c_int32, POINTER(c_uint32), c_int32, POINTER(MonteCarlo))),
    )


@cache
def library() -> CDLL | None:
    """The library that fits this machine; None if there is none, or it is not wanted."""
    chosen = os.environ.get(CHOICE)
    if chosen:
        return None if chosen == "none" else CDLL(chosen)
    plain = _opened(PLACE / PLAIN)
    if plain is None:
        return None
    return (_opened(PLACE / WIDE) if plain.coeurdelion_is_wide() else None) or plain


def kind_of_core() -> str:
    """Which core there is here: `wide`, `plain` or `none`."""
    found = library()
    if found is None:
        return "none"
    return "wide" if found.coeurdelion_is_compiled_wide() else "plain"


def _opened(path: Path) -> CDLL | None:
    """A library that can be opened here; a wheel for another machine may have come with one that cannot."""
    try:
        return CDLL(str(path)) if path.exists() else None
    except OSError:
        return None


def interface(game: str) -> Interface | None:
    """The functions of a game, by its name in C; None if it has no compiled part."""
    found = library()
    table = getattr(found, game, None) if found is not None else None
    if table is None:
        return None
    table.restype = POINTER(Interface)
    held: Interface = table().contents
    return held
