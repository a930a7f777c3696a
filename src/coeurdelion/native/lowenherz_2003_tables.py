"""The tables of Löwenherz 2003 for the compiled core: cards, tiles and numbers, as C++ from the data of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from coeurdelion.games.lowenherz_2003 import numbers
from coeurdelion.games.lowenherz_2003.cards import CARDS, LETTERS
from coeurdelion.games.lowenherz_2003.options import NEUTRAL_CASTLES
from coeurdelion.games.lowenherz_2003.play import EXTENSION_CELLS
from coeurdelion.games.lowenherz_2003.tiles import CENTRE, CITY_LAID, MINES, PLACES, TERRAIN, TILES, land_of
from coeurdelion.games.realm.board import FOREST, MEADOW, rows_of
from coeurdelion.games.realm.tiles import TURNS, tiles_left

LAID = tiles_left(TILES, ())
"""The tiles in each of their turns, by number."""
KINDS = "".join(TERRAIN)
"""The letters of the kinds of terrain, by number."""
_SYMBOLS = {"B": "BORDERS", "K": "KNIGHTS", "X": "EXTENSION", "D": "DESERTER", "A": "ALLIANCE"}
_NUMBERS = (
    "HAND",
    "FOREST_POINTS",
    "VILLAGE_POINTS",
    "CITY_POINTS",
    "MONOPOLY_POINTS",
    "MONOPOLY_MINES",
    "MOST_DUCATS_POINTS",
    "NEXT_DUCATS_POINTS",
    "FOREST_KNIGHT_COST",
    "IDLE_ROUNDS",
)
_SEATS = 5
assert KINDS.startswith(MEADOW + FOREST)


def tables_header() -> str:
    """The text of `native/lowenherz_2003/tables.gen.hpp`."""
    return "\n".join(
        (
            "// Made by src/coeurdelion/native/lowenherz_2003_tables.py from the data of the rules; not to be edited.",
            "#pragma once",
            "",
            "#include <cstdint>",
            "",
            "namespace coeurdelion::lowenherz_2003 {",
            "",
            *_numbers(),
            "",
            *_cards(),
            "",
            *_tiles(),
            "",
            "}  // namespace coeurdelion::lowenherz_2003",
            "",
        )
    )


def _numbers() -> Iterable[str]:
    """What each player gets, what things cost and are worth."""
    castles = (numbers.CASTLES.get(players, 0) for players in range(_SEATS))
    yield "// The castles of each player, by the number of players."
    yield f"constexpr std::uint8_t CASTLES[{_SEATS}] = {{{', '.join(map(str, castles))}}};"
    yield f"constexpr int MOST_NEUTRAL_CASTLES = {max(NEUTRAL_CASTLES)};"
    for name in _NUMBERS:
        yield f"constexpr int {name} = {getattr(numbers, name)};"
    yield f"constexpr int EXTENSION_CELLS = {EXTENSION_CELLS};"


def _cards() -> Iterable[str]:
    """The kinds of cards, and which of them have each letter."""
    firsts = [next(card.number for card in CARDS if card.letter == letter) for letter in LETTERS]
    yield f"enum class Symbol : std::uint8_t {{ {', '.join(_SYMBOLS.values())} }};"
    yield "// A way to play a card: its symbol, and how many borders or knights."
    yield "struct Way {"
    yield "    Symbol symbol;"
    yield "    std::uint8_t count;"
    yield "};"
    yield "struct Card {"
    yield "    std::uint8_t letter, price, sale, ways;"
    yield "    Way way[2];"
    yield "};"
    yield "// The kinds of cards by number, in the order of their codes."
    yield f"constexpr int KINDS = {len(CARDS)};"
    yield "constexpr Card CARDS[KINDS] = {"
    for card in CARDS:
        ways = ", ".join(f"{{Symbol::{_SYMBOLS[symbol[0]]}, {symbol[1:] or 1}}}" for symbol in card.symbols)
        letter = LETTERS.index(card.letter)
        yield f"    {{{letter}, {card.price}, {card.sale}, {len(card.symbols)}, {{{ways}}}}},  // {card.code}"
    yield "};"
    yield "// The first kind of each letter, and the number of kinds."
    yield f"constexpr int LETTERS = {len(LETTERS)};"
    yield f"constexpr int FIRST_OF[LETTERS + 1] = {{{', '.join(map(str, (*firsts, len(CARDS))))}}};"


def _tiles() -> Iterable[str]:
    """The kinds of terrain of every cell of every tile in every turn, row by row."""
    side = len(next(iter(TILES.drawn.values())))
    yield f"enum Terrain : int {{ {', '.join(kind.upper() for kind in TERRAIN.values())} }};"
    yield f"constexpr int FIRST_MINE = {KINDS.index(next(iter(_mine_letters())))}, MINES = {len(MINES)};"
    yield f"constexpr int TILE_COLUMNS = {TILES.columns}, PLACES = {PLACES}, CENTRE = {CENTRE}, TILE_SIDE = {side};"
    yield f"constexpr int TURNS = {len(TURNS)};"
    yield "// A tile in one of its turns has the number of the tile times TURNS, and the turn."
    yield f"constexpr int TILES = {len(TILES.drawn)};"
    yield f"constexpr int CITY_LAID = {LAID.index(CITY_LAID)};"
    yield "constexpr std::uint8_t TILE_TERRAIN[TILES * TURNS][TILE_SIDE * TILE_SIDE] = {"
    for tile in LAID:
        rows = (row[:side] for row in rows_of(land_of((tile,)))[:side])
        yield f"    {{{', '.join(str(KINDS.index(kind)) for row in rows for kind in row)}}},  // {tile}"
    yield "};"


def _mine_letters() -> list[str]:
    """The letters of the mines, which come last among the kinds of terrain."""
    letters = [letter for letter, kind in TERRAIN.items() if kind in MINES]
    assert letters == list(KINDS[-len(MINES) :])
    return letters
