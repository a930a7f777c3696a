"""The options of a match: the rows, how archers shoot, the armies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.lionheart.table import ROWS
from coeurdelion.games.options import Option, one_of, read_options, truth, whole

COLOURS = ("gold", "silver")
SEATS = range(2, 3)
AREA, LINE = "area", "line"
BASIC, BUILT = "basic", "built"


class Options(NamedTuple):
    """The options of one match, all settled."""

    rows: int
    archers: str
    army: str
    massed: bool


_KNOWN: Mapping[str, Option] = {
    "army": one_of(BASIC, BUILT),
    "rows": whole(ROWS),
    "archers": one_of(AREA, LINE),
    "massed": truth(),
}


def settle_options(colours: Sequence[str], given: Mapping[str, object]) -> Options:
    """The options of a match; massed infantry means built armies (LH-MASS-1)."""
    if len(colours) not in SEATS:
        raise Refused("option", "bad-players", players=len(colours), allowed=tuple(map(str, SEATS)))
    if tuple(colours) != COLOURS:
        raise refused("LH-SETUP-1", "bad-colours", colours=tuple(colours), allowed=COLOURS)
    values = read_options(given, _KNOWN)
    massed = bool(values.get("massed", False))
    army = str(values.get("army", BUILT if massed else BASIC))
    if massed and army == BASIC:
        raise Refused("option", "bad-value", option="army", value=BASIC, allowed=(BUILT,))
    rows = values.get("rows", ROWS[0])
    assert isinstance(rows, int)
    return Options(rows, str(values.get("archers", AREA)), army, massed)
