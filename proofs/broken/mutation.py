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


# Both Löwenherz games have these rules, in the same lines.
IN_FRAME = "0 < row < height and 0 < column < width"
"""In `board.py`: which corner points are not on the frame. If all are, the frame closes nothing."""
AREAS_CLOSED = "    if not made:\n        return Closure(realm, (), 0)\n"
ZONES_JOIN = """\
    for zone in board.parts(cells, realm.borders):
        if not zone & castles:
            near = board.beside(zone)
            grown = (one._replace(cells=one.cells | zone) if one.cells & near else one for one in realm.domains)
            realm = realm._replace(domains=tuple(grown))
"""
"""In `borders.py`: cells closed off beside a domain become part of it."""
