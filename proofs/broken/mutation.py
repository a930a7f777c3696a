"""A rule broken on purpose."""

from __future__ import annotations

from typing import NamedTuple

REALM = "games/realm/"


class Mutation(NamedTuple):
    """A rule and the change of the code that breaks it."""

    rule: str
    path: str
    old: str
    new: str
