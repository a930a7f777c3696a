"""What the coach says of both Löwenherz games alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.bots.coach_guide import Parts
from coeurdelion.core import Seat


def split_points(parts: Parts, scores: Sequence[int], seat: Seat) -> Mapping[str, float]:
    """The parts of a state, the own points apart from those of the others."""
    return {**parts, "points": scores[seat], "rivals": parts["points"] - scores[seat]}
