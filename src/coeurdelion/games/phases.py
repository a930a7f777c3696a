"""Phases by name: `PlaceCastle` is `place-castle`; for views and match files."""

from __future__ import annotations

import re
from dataclasses import fields
from functools import cache
from typing import Any, get_args

_PARTS: dict[type, tuple[str, ...]] = {}


def phase_name(kind: type) -> str:
    """The name of a kind of phase."""
    return _dashed(kind.__name__)


@cache
def _dashed(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def parts_of(phase: Any) -> tuple[str, ...]:
    """The names of what belongs to a phase, looked up once for each kind."""
    kind = type(phase)
    if kind not in _PARTS:
        _PARTS[kind] = tuple(field.name for field in fields(kind))
    return _PARTS[kind]


def phases_by_name(union: Any) -> dict[str, Any]:
    """The kinds of phases of a union, by name."""
    return {phase_name(kind): kind for kind in get_args(union)}
