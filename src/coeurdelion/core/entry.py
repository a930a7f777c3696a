"""The lines of a match's log."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.core.seat import Seat


class Entry(NamedTuple):
    """One line of a match's log: who did what, in notation."""

    seat: Seat
    action: str
