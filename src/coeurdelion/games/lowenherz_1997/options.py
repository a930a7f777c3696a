"""The options of a match: the basic or the full game, who is first, and house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.games.lowenherz_1997.pieces import COLOURS
from coeurdelion.games.lowenherz_1997.table import CASTLE_DISTANCE, CASTLES, DECISIONS, NEUTRAL_CASTLES
from coeurdelion.games.options import Option, check_colours, one_of, read_options, truth, whole

SEATS = range(2, 5)
BASIC, FULL = "basic", "full"


class Options(NamedTuple):
    """The options of one match, all settled."""

    colours: tuple[str, ...]
    basic: bool
    first: int | None
    open_money: bool
    politics_negotiable: bool
    open_parchments: bool
    castle_distance: int

    @property
    def players(self) -> int:
        return len(self.colours)

    @property
    def castles(self) -> int:
        """The castles of each prince (L97-SETUP-2)."""
        return CASTLES[len(self.colours)]

    @property
    def neutral(self) -> int:
        """The number of the neutral colour."""
        return len(self.colours)

    @property
    def neutral_castles(self) -> int:
        """The castles of the neutral colour (L97-FULL-4, L97-TWO-1)."""
        return NEUTRAL_CASTLES[len(self.colours)]

    @property
    def first_decisions(self) -> int:
        """The decision cards that the first player of a round plays (L97-ROUND-4, L97-TWO-2)."""
        return DECISIONS[len(self.colours)]


def settle_options(colours: Sequence[str], given: Mapping[str, object]) -> Options:
    """The options of a match, each given or as printed."""
    colours = tuple(colours)
    check_colours(colours, COLOURS, SEATS, "L97-SETUP-2")
    values = read_options(given, _known(len(colours)))
    basic = values.get("game", FULL) == BASIC
    if basic and len(colours) == 2:
        raise Refused("L97-BASIC-1", "basic-for-two", players=2)
    first = values.get("first", "random")
    distance = values.get("castle_distance", CASTLE_DISTANCE)
    assert isinstance(distance, int)
    return Options(
        colours=colours,
        basic=basic,
        first=first if isinstance(first, int) else None,
        open_money=bool(values.get("open_money", False)),
        politics_negotiable=bool(values.get("politics_negotiable", False)),
        open_parchments=bool(values.get("open_parchments", False)),
        castle_distance=distance,
    )


def show_options(options: Options) -> dict[str, object]:
    """The options as one would set them; `settle_options` reads them back."""
    return {
        "game": BASIC if options.basic else FULL,
        "first": "random" if options.first is None else options.first,
        "open_money": options.open_money,
        "politics_negotiable": options.politics_negotiable,
        "open_parchments": options.open_parchments,
        "castle_distance": options.castle_distance,
    }


def _known(players: int) -> dict[str, Option]:
    """Every option with its values."""
    return {
        "game": one_of(BASIC, FULL),
        "first": whole(range(players), "random"),
        "open_money": truth(),
        "politics_negotiable": truth(),
        "open_parchments": truth(),
        "castle_distance": whole(range(1, 24)),
    }
