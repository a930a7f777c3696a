"""The options of a match: an edition, and each of its differences alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from coeurdelion.games.lowenherz_2003.table import CASTLES, EDITIONS
from coeurdelion.games.lowenherz_2003.tiles import BEGINNER, arrangement
from coeurdelion.games.options import Option, check_colours, one_of, read_options, whole

COLOURS = ("red", "blue", "orange", "white")
SEATS = range(2, 5)
NEUTRAL_CASTLES = (2, 4)


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


def settle_options(colours: Sequence[str], given: Mapping[str, object]) -> Options:
    """The options of a match, from the edition and what is set alone (the table of edition differences)."""
    colours = tuple(colours)
    check_colours(colours, COLOURS, SEATS, "L03-SETUP-2")
    values = read_options(given, _known(len(colours)))
    edition = str(values.get("edition", "kosmos"))
    values = EDITIONS[edition] | values
    laid = values["arrangement"]
    first = values.get("first", "random")
    return Options(
        colours=colours,
        edition=edition,
        arrangement=() if laid == "random" else BEGINNER if laid == "beginner" else _tiles(laid),
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
        "arrangement": "random" if not laid else "beginner" if laid == BEGINNER else " ".join(laid),
        "first": "random" if options.first is None else options.first,
        "placing": "clockwise" if options.clockwise else "counter-clockwise",
        "castle_distance": options.castle_distance,
        "deserter": "opponent" if options.opponent_removes else "player",
        "neutral_castles": options.neutral_castles,
    }


def _known(players: int) -> dict[str, Option]:
    """Every option with its values."""
    return {
        "edition": one_of(*EDITIONS),
        "arrangement": Option(
            lambda value: value if value in ("beginner", "random") else arrangement(value),
            ("beginner", "random", " ".join(BEGINNER)),
        ),
        "first": whole(range(players), "random"),
        "placing": one_of("clockwise", "counter-clockwise"),
        "castle_distance": whole(range(1, 23)),
        "deserter": one_of("player", "opponent"),
        "neutral_castles": whole(NEUTRAL_CASTLES),
    }


def _tiles(value: object) -> tuple[str, ...]:
    assert isinstance(value, tuple)
    return value


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
