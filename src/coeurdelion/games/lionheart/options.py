"""The options of a match: the rows, how archers shoot, the armies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.core.options import Flag, OneNumber, OneWord, OptionSpec
from coeurdelion.games.lionheart.numbers import ROWS
from coeurdelion.games.lionheart.refusals import refused
from coeurdelion.games.options import read_options, with_defaults

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


OPTIONS = (
    OptionSpec("army", OneWord((BASIC, BUILT)), BASIC, rules=("LH-ARMY-1", "LH-SETUP-3", "LH-SETUP-4")),
    OptionSpec("rows", OneNumber(ROWS), ROWS[0], rules=("LH-SETUP-1",)),
    OptionSpec("archers", OneWord((AREA, LINE)), AREA, rules=("LH-ATTACK-5",)),
    OptionSpec("massed", Flag(), False, rules=("LH-MASS-1", "LH-ARMY-3")),
)


def settle_options(colours: Sequence[str], given: Mapping[str, object]) -> Options:
    """The options of a match; massed infantry means built armies (LH-MASS-1)."""
    if len(colours) not in SEATS:
        raise Refused("option", "bad-players", players=len(colours), allowed=tuple(map(str, SEATS)))
    if tuple(colours) != COLOURS:
        raise refused("LH-SETUP-1", "bad-colours", colours=tuple(colours), allowed=COLOURS)
    values = read_options(given, OPTIONS, len(colours))
    if values.get("massed"):
        if values.get("army") == BASIC:
            raise Refused("option", "bad-value", option="army", value=BASIC, allowed=(BUILT,))
        values["army"] = BUILT
    values = with_defaults(values, OPTIONS)
    rows = values["rows"]
    assert isinstance(rows, int)
    return Options(rows, str(values["archers"]), str(values["army"]), bool(values["massed"]))
