"""The options of a match: an edition, and each of its differences alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.core.options import (
    EDITION,
    RANDOM,
    NumberRange,
    OneNumber,
    OneWord,
    OptionKind,
    OptionSpec,
    SeatOrRandom,
    WordOrText,
)
from coeurdelion.games.lowenherz_2003.numbers import CASTLES, EDITIONS
from coeurdelion.games.lowenherz_2003.tiles import BEGINNER, arrangement
from coeurdelion.games.options import check_colours, read_options, with_defaults

COLOURS = ("red", "blue", "orange", "white")
SEATS = range(2, 5)
NEUTRAL_CASTLES = (2, 4)
ARRANGEMENT, BEGINNERS_TILES = "arrangement", "beginner"
DEFAULT_EDITION = next(iter(EDITIONS))


class Options(NamedTuple):
    """The options of one match, all settled."""

    colours: tuple[str, ...]
    edition: str
    arrangement: tuple[str, ...]
    first: int | None
    clockwise: bool
    castle_distance: int
    opponent_removes: bool
    neutral_castles: int

    @property
    def players(self) -> int:
        return len(self.colours)

    @property
    def castles(self) -> int:
        """The castles of each player (L03-SETUP-2)."""
        return CASTLES[len(self.colours)]

    @property
    def neutral(self) -> int:
        """The number of the neutral colour."""
        return len(self.colours)


def _by_edition(name: str, kind: OptionKind, *rules: str, players: range | None = None) -> OptionSpec:
    """An option whose default the edition sets (the table of edition differences)."""
    editions = {edition: defaults[name] for edition, defaults in EDITIONS.items()}
    return OptionSpec(name, kind, editions[DEFAULT_EDITION], editions, players, rules)


_SET_BY_EDITION = (
    _by_edition(ARRANGEMENT, WordOrText((BEGINNERS_TILES, RANDOM), " ".join(BEGINNER), arrangement), "L03-SETUP-1"),
    _by_edition("placing", OneWord(("clockwise", "counter-clockwise")), "L03-PLACE-6"),
    _by_edition("castle_distance", NumberRange(range(1, 23)), "L03-PLACE-3"),
    _by_edition("deserter", OneWord(("player", "opponent")), "L03-DESERT-5"),
    _by_edition("neutral_castles", OneNumber(NEUTRAL_CASTLES), "L03-TWO-1", players=range(2, 3)),
)
_TILES, *_OTHERS = _SET_BY_EDITION
OPTIONS = (
    OptionSpec(
        EDITION,
        OneWord(tuple(EDITIONS)),
        DEFAULT_EDITION,
        rules=tuple(rule for spec in _SET_BY_EDITION for rule in spec.rules),
    ),
    _TILES,
    OptionSpec("first", SeatOrRandom(), RANDOM, rules=("L03-PLACE-6",)),
    *_OTHERS,
)


def settle_options(colours: Sequence[str], given: Mapping[str, object]) -> Options:
    """The options of a match, from the edition and what is set alone (the table of edition differences)."""
    colours = tuple(colours)
    check_colours(colours, COLOURS, SEATS, "L03-SETUP-2")
    values = with_defaults(read_options(given, OPTIONS, len(colours)), OPTIONS)
    laid, first = values[ARRANGEMENT], values["first"]
    return Options(
        colours=colours,
        edition=str(values[EDITION]),
        arrangement=() if laid == RANDOM else BEGINNER if laid == BEGINNERS_TILES else _tiles(laid),
        first=first if isinstance(first, int) else None,
        clockwise=values["placing"] == "clockwise",
        castle_distance=_number(values["castle_distance"]),
        opponent_removes=values["deserter"] == "opponent",
        neutral_castles=_number(values["neutral_castles"]),
    )


@lru_cache(256)  # every seat that looks at a match is shown the same
def show_options(options: Options) -> dict[str, object]:
    """The options as one would set them; `settle_options` reads them back."""
    laid = options.arrangement
    return {
        "edition": options.edition,
        ARRANGEMENT: RANDOM if not laid else BEGINNERS_TILES if laid == BEGINNER else " ".join(laid),
        "first": RANDOM if options.first is None else options.first,
        "placing": "clockwise" if options.clockwise else "counter-clockwise",
        "castle_distance": options.castle_distance,
        "deserter": "opponent" if options.opponent_removes else "player",
        "neutral_castles": options.neutral_castles,
    }


def _tiles(value: object) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
