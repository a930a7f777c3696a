"""The options of a match: the basic or the full game, who is first, and house rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.core.options import RANDOM, Flag, NumberRange, OneWord, OptionSpec, SeatOrRandom
from coeurdelion.games.lowenherz_1997.numbers import CASTLE_DISTANCE, CASTLES, DECISIONS, NEUTRAL_CASTLES
from coeurdelion.games.lowenherz_1997.pieces import COLOURS
from coeurdelion.games.options import check_colours, read_options, with_defaults

SEATS = range(2, 5)
BASIC, FULL = "basic", "full"
OPTIONS = (
    OptionSpec("game", OneWord((BASIC, FULL)), FULL, rules=("L97-BASIC-1", "L97-BASIC-2", "L97-FULL-1", "L97-FULL-2")),
    OptionSpec("first", SeatOrRandom(), RANDOM, rules=("L97-FULL-5", "L97-FULL-2")),
    OptionSpec("open_money", Flag(), False, rules=("L97-SETUP-5",)),
    OptionSpec("politics_negotiable", Flag(), False, rules=("L97-CONFLICT-4",)),
    OptionSpec("open_parchments", Flag(), False, rules=("L97-POLITICS-8",)),
    OptionSpec("castle_distance", NumberRange(range(1, 24)), CASTLE_DISTANCE, rules=("L97-FULL-3",)),
)


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
    values = with_defaults(read_options(given, OPTIONS, len(colours)), OPTIONS)
    basic = values["game"] == BASIC
    if basic and len(colours) == 2:
        raise Refused("L97-BASIC-1", "basic-for-two", players=2)
    first, distance = values["first"], values["castle_distance"]
    assert isinstance(distance, int)
    return Options(
        colours=colours,
        basic=basic,
        first=first if isinstance(first, int) else None,
        open_money=bool(values["open_money"]),
        politics_negotiable=bool(values["politics_negotiable"]),
        open_parchments=bool(values["open_parchments"]),
        castle_distance=distance,
    )


def show_options(options: Options) -> dict[str, object]:
    """The options as one would set them; `settle_options` reads them back."""
    return {
        "game": BASIC if options.basic else FULL,
        "first": RANDOM if options.first is None else options.first,
        "open_money": options.open_money,
        "politics_negotiable": options.politics_negotiable,
        "open_parchments": options.open_parchments,
        "castle_distance": options.castle_distance,
    }
