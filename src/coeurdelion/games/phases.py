"""Phases by name: `PlaceCastle` is `place-castle`; for views and match files."""

from __future__ import annotations

import re
from typing import Any, get_args


def phase_name(kind: type) -> str:
    """The name of a kind of phase."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower()


def phases_by_name(union: Any) -> dict[str, Any]:
    """The kinds of phases of a union, by name."""
    return {phase_name(kind): kind for kind in get_args(union)}
