"""A rule broken on purpose."""

from __future__ import annotations

from typing import NamedTuple

REALM = "games/realm/"


class Mutation(NamedTuple):
    """A rule and the change of the code that breaks it.

    The scenarios that cite the rule show it; `test` names a test instead, for what no scenario can see: odds, the set-up by
    chance, what is hidden from whom.
    """

    rule: str
    path: str
    old: str
    new: str
    test: str = ""
