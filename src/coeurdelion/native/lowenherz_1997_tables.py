"""The tables of Löwenherz 1997 for the compiled core: cards, pieces and numbers of the rules, written as C++."""

from __future__ import annotations

from collections.abc import Iterable

from coeurdelion.games.lowenherz_1997 import numbers
from coeurdelion.games.lowenherz_1997.cards import (
    ACTION_CARDS,
    ALL_POLITICS,
    DUCATS,
    FULL_DECK,
    KINDS,
    KING,
    POLITICS,
    ROWS,
    SILVER,
    SWORDS,
    TREASURE,
    WALLS,
    Politics,
    row_of,
)
from coeurdelion.games.lowenherz_1997.extend import CELLS
from coeurdelion.games.lowenherz_1997.pieces import MOUNTAIN, PIECES, TOWN, land_of
from coeurdelion.games.lowenherz_1997.region import size_points
from coeurdelion.games.realm.board import FOREST, MEADOW
from coeurdelion.games.realm.tiles import UNKNOWN, tiles_left

CARDS = tuple(sorted(ACTION_CARDS))
"""The action cards by number; in a state a card is its number and 1."""
PIECE_NAMES = tiles_left(PIECES, ())
"""The pieces of the map in each of their turns, by number."""
TERRAIN = MEADOW + FOREST + MOUNTAIN + TOWN + UNKNOWN
"""The letters of the kinds of terrain, by number."""
_ROW_KINDS = {DUCATS: "DUCATS", POLITICS: "POLITICS", WALLS: "WALLS", SWORDS: "SWORDS"}
_SEATS = 5
_CELLS = 192


def tables_header() -> str:
    """The text of `native/lowenherz_1997/tables.gen.hpp`."""
    return "\n".join(
        (
            "// Made by src/coeurdelion/native/lowenherz_1997_tables.py from the data of the rules, not by hand.",
            "#pragma once",
            "",
            "#include <cstdint>",
            "",
            "namespace coeurdelion::lowenherz_1997 {",
            "",
            *_numbers(),
            "",
            *_action_cards(),
            "",
            *_politics_cards(),
            "",
            *_pieces(),
            "",
            "}  // namespace coeurdelion::lowenherz_1997",
            "",
        )
    )


def _numbers() -> Iterable[str]:
    """What each prince gets, what things cost and are worth."""
    yield "// By the number of players."
    yield _array("CASTLES", _by_players(numbers.CASTLES))
    yield _array("NEUTRAL_CASTLES", _by_players(numbers.NEUTRAL_CASTLES))
    yield _array("DECISIONS", _by_players(numbers.DECISIONS))
    yield ""
    yield _array("PILE_SIZES", numbers.PILE_SIZES)
    yield "// The points of the region table, by the number of cells."
    yield _array("SIZE_POINTS", map(size_points, range(_CELLS + 1)))
    for name in (
        "TOWN_POINTS",
        "CELL_POINTS",
        "MOUNTAIN_POINTS",
        "FOREST_KNIGHT_COST",
        "BREAK_COST",
        "MOST_ASKED",
        "PROPOSALS",
    ):
        yield f"constexpr int {name} = {getattr(numbers, name)};"
    yield f"constexpr int EXTENSION_CELLS = {CELLS};"


def _action_cards() -> Iterable[str]:
    """The rows of every action card."""
    yield "// What a row of an action card brings; silver and the king's card have no rows."
    yield f"enum class RowKind : std::uint8_t {{ NONE, {', '.join(_ROW_KINDS.values())} }};"
    yield "struct Row {"
    yield "    RowKind kind;"
    yield "    std::uint8_t amount;"
    yield "};"
    yield "// The action cards by number, in the order of their codes."
    yield f"constexpr int ACTION_CARDS = {len(CARDS)};"
    yield f"constexpr int SILVER = {CARDS.index(SILVER)}, KING = {CARDS.index(KING)};"
    yield f"constexpr int MOST_CARDS = {sum(map(len, FULL_DECK))};"
    yield f"constexpr Row ROWS[ACTION_CARDS][{len(ROWS)}] = {{"
    for card in CARDS:
        rows = (f"{{RowKind::{_ROW_KINDS.get(kind, 'NONE')}, {amount}}}" for kind, amount in _rows(card))
        yield f"    {{{', '.join(rows)}}},  // {card}"
    yield "};"


def _rows(card: str) -> list[tuple[str, int]]:
    """The kind of each row of a card and its amount; rows without a kind for a card that has none."""
    if card in (SILVER, KING):
        return [("", 0)] * len(ROWS)
    return [(action[0], int(action[1:] or 0)) for action in (row_of(card, row) for row in ROWS)]


def _politics_cards() -> Iterable[str]:
    """The politics cards, by the number of their kind."""
    treasures, parchments = list(TREASURE.values()), [kind for kind in KINDS if kind.is_parchment]
    yield "// The kinds of politics cards by number: treasures and parchments each in a row."
    yield f"constexpr int KINDS = {len(KINDS)};"
    yield f"constexpr int {', '.join(f'{_plain(kind)} = {kind.number}' for kind in KINDS if not kind.value)};"
    yield f"constexpr int FIRST_TREASURE = {treasures[0].number}, TREASURES = {len(treasures)};"
    yield f"constexpr int FIRST_PARCHMENT = {parchments[0].number}, PARCHMENTS = {len(parchments)};"
    yield _array("ALL_POLITICS", ALL_POLITICS)
    yield _array("VALUES", (kind.value for kind in KINDS))
    assert [kind.number for kind in treasures] == [treasures[0].number + n for n in range(len(treasures))]
    assert [kind.number for kind in parchments] == [parchments[0].number + n for n in range(len(parchments))]
    assert sorted(TREASURE) == list(TREASURE)


def _plain(kind: Politics) -> str:
    return kind.code.upper()


def _pieces() -> Iterable[str]:
    """The kind of terrain of every cell of every piece of the map in every turn, row by row."""
    side = len(next(iter(PIECES.drawn.values())))
    yield "// The kinds of terrain of this game; those of a piece are digits, row by row."
    yield f"constexpr int MOUNTAIN = {TERRAIN.index(MOUNTAIN)}, TOWN = {TERRAIN.index(TOWN)};"
    yield f"constexpr int PIECE_COLUMNS = {PIECES.columns}, PIECE_ROWS = {PIECES.rows}, PIECE_SIDE = {side};"
    yield "constexpr int PIECE_TURNS = 4;"
    yield f"constexpr int PIECES = {len(PIECES.drawn)};"
    yield f"constexpr char PIECE_TERRAIN[PIECES * PIECE_TURNS][{side * side + 1}] = {{"
    for name in PIECE_NAMES:
        land = land_of((name,))
        rows = (land.terrain[row * land.grid.width :][:side] for row in range(side))
        yield f'    "{"".join(str(TERRAIN.index(kind)) for kind in "".join(rows))}",  // {name}'
    yield "};"


def _by_players(table: dict[int, int]) -> tuple[int, ...]:
    return tuple(table.get(players, 0) for players in range(_SEATS))


def _array(name: str, values: Iterable[int]) -> str:
    """A table of small numbers."""
    listed = tuple(values)
    lines: list[str] = []
    for number in listed:
        if not lines or len(lines[-1]) + len(str(number)) > 115:
            lines.append("    ")
        lines[-1] += f"{number}, "
    opened = f"constexpr std::uint8_t {name}[{len(listed)}] = {{"
    if len(lines) == 1:
        return f"{opened}{lines[0].strip().rstrip(',')}}};"
    return "\n".join((opened, *(line.rstrip() for line in lines), "};"))
