"""What the rulebook of this game has beside its sentences: tables, and what basic and full game do differently."""

from __future__ import annotations

from collections.abc import Iterator

from coeurdelion.core.capabilities import Cell, Difference, Phrase, Reference, ReferenceTable
from coeurdelion.games.lowenherz_1997.cards import ALL_POLITICS, FULL_DECK, KINDS, LETTERS
from coeurdelion.games.lowenherz_1997.numbers import CASTLES, DECISIONS, LARGER_POINTS, NEUTRAL_CASTLES, REGION_POINTS
from coeurdelion.games.lowenherz_1997.refusals import RULES


def _players() -> ReferenceTable:
    """What depends on the number of players in the full game."""
    heads = (None, *(("book-head-players", {"count": players}) for players in CASTLES))
    rows: tuple[tuple[Cell, ...], ...] = (
        ("book-l97-row-castles", *CASTLES.values()),
        ("book-l97-row-neutral", *NEUTRAL_CASTLES.values()),
        ("book-l97-row-decisions", *DECISIONS.values()),
    )
    return ReferenceTable("L97-SETUP-2", "book-l97-table-players", heads, rows)


def _actions() -> ReferenceTable:
    """Every action card, letter by letter."""
    heads: tuple[Cell, ...] = (
        "book-l97-head-letter",
        "book-l97-head-top",
        "book-l97-head-middle",
        "book-l97-head-bottom",
    )
    rows = tuple(
        (("book-l97-letter", {"letter": letter}), *_action_cells(code))
        for letter, cards in zip(LETTERS, FULL_DECK, strict=True)
        for code in cards
    )
    return ReferenceTable("L97-SETUP-3", "book-l97-table-actions", heads, rows)


def _action_cells(code: str) -> tuple[Cell, ...]:
    """The three actions of a card; silver and the king stand alone."""
    if "/" in code:
        return tuple(("book-l97-action", {"action": action}) for action in code.split("/"))
    return f"book-l97-card-{code}", None, None


def _politics() -> ReferenceTable:
    """Every politics card, and how many there are of it."""
    rows = tuple((("book-l97-politics", {"politics": kind.code}), ALL_POLITICS[kind.number]) for kind in KINDS)
    heads = ("book-l97-head-politics", "book-l97-head-count")
    return ReferenceTable("L97-SETUP-4", "book-l97-table-politics", heads, rows)


def _regions() -> ReferenceTable:
    """What a new region brings by its size."""
    heads = ("book-l97-head-cells", "book-l97-head-points")
    return ReferenceTable("L97-REGION-2", "book-l97-table-regions", heads, tuple(_sizes()))


def _sizes() -> Iterator[tuple[Phrase, int]]:
    smallest = 1
    for most, points in REGION_POINTS:
        yield ("book-l97-cells", {"first": smallest, "last": most}), points
        smallest = most + 1
    yield ("book-l97-cells-more", {"first": smallest}), LARGER_POINTS


REFERENCE = Reference(
    sources=RULES.sources,
    tables=(_players(), _actions(), _politics(), _regions()),
    differences=(
        Difference("seats", ("L97-BASIC-1", "L97-TWO-1"), {}),
        Difference("map", ("L97-BASIC-1", "L97-FULL-1"), {}),
        Difference("castles", ("L97-BASIC-1", "L97-FULL-2", "L97-FULL-3"), {}),
        Difference("walls", ("L97-BASIC-1", "L97-FULL-1"), {}),
        Difference("cards", ("L97-BASIC-1", "L97-FULL-1"), {}),
        Difference("neutral", ("L97-BASIC-2", "L97-FULL-4"), {}),
    ),
)
