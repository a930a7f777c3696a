// Made by src/coeurdelion/native/lowenherz_1997_tables.py from the data of the rules, not by hand.
#pragma once

#include <cstdint>

namespace coeurdelion::lowenherz_1997 {

// By the number of players.
constexpr std::uint8_t CASTLES[5] = {0, 0, 4, 3, 3};
constexpr std::uint8_t NEUTRAL_CASTLES[5] = {0, 0, 4, 3, 0};
constexpr std::uint8_t DECISIONS[5] = {0, 0, 2, 2, 1};

constexpr std::uint8_t PILE_SIZES[2] = {6, 7};
// The points of the region table, by the number of cells.
constexpr std::uint8_t SIZE_POINTS[193] = {
    0, 3, 3, 3, 3, 5, 5, 5, 5, 5, 5, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
    12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12, 12,
};
constexpr int TOWN_POINTS = 5;
constexpr int CELL_POINTS = 1;
constexpr int MOUNTAIN_POINTS = 1;
constexpr int FOREST_KNIGHT_COST = 5;
constexpr int BREAK_COST = 10;
constexpr int MOST_ASKED = 50;
constexpr int PROPOSALS = 10;
constexpr int EXTENSION_CELLS = 2;

// What a row of an action card brings; silver and the king's card have no rows.
enum class RowKind : std::uint8_t { NONE, DUCATS, POLITICS, WALLS, SWORDS };
struct Row {
    RowKind kind;
    std::uint8_t amount;
};
// The action cards by number, in the order of their codes.
constexpr int ACTION_CARDS = 18;
constexpr int SILVER = 17, KING = 16;
constexpr int MOST_CARDS = 31;
constexpr Row ROWS[ACTION_CARDS][3] = {
    {{RowKind::DUCATS, 4}, {RowKind::WALLS, 2}, {RowKind::SWORDS, 1}},  // $4/W2/S1
    {{RowKind::DUCATS, 4}, {RowKind::WALLS, 2}, {RowKind::SWORDS, 2}},  // $4/W2/S2
    {{RowKind::DUCATS, 6}, {RowKind::SWORDS, 1}, {RowKind::SWORDS, 2}},  // $6/S1/S2
    {{RowKind::DUCATS, 6}, {RowKind::WALLS, 2}, {RowKind::SWORDS, 1}},  // $6/W2/S1
    {{RowKind::DUCATS, 6}, {RowKind::WALLS, 3}, {RowKind::SWORDS, 1}},  // $6/W3/S1
    {{RowKind::DUCATS, 8}, {RowKind::SWORDS, 1}, {RowKind::SWORDS, 2}},  // $8/S1/S2
    {{RowKind::DUCATS, 8}, {RowKind::WALLS, 2}, {RowKind::SWORDS, 2}},  // $8/W2/S2
    {{RowKind::DUCATS, 8}, {RowKind::WALLS, 2}, {RowKind::WALLS, 3}},  // $8/W2/W3
    {{RowKind::DUCATS, 8}, {RowKind::WALLS, 3}, {RowKind::SWORDS, 2}},  // $8/W3/S2
    {{RowKind::POLITICS, 0}, {RowKind::SWORDS, 1}, {RowKind::SWORDS, 2}},  // P/S1/S2
    {{RowKind::POLITICS, 0}, {RowKind::WALLS, 1}, {RowKind::WALLS, 2}},  // P/W1/W2
    {{RowKind::POLITICS, 0}, {RowKind::WALLS, 2}, {RowKind::SWORDS, 1}},  // P/W2/S1
    {{RowKind::POLITICS, 0}, {RowKind::WALLS, 2}, {RowKind::SWORDS, 2}},  // P/W2/S2
    {{RowKind::POLITICS, 0}, {RowKind::WALLS, 2}, {RowKind::WALLS, 3}},  // P/W2/W3
    {{RowKind::POLITICS, 0}, {RowKind::WALLS, 3}, {RowKind::SWORDS, 1}},  // P/W3/S1
    {{RowKind::POLITICS, 0}, {RowKind::WALLS, 3}, {RowKind::SWORDS, 2}},  // P/W3/S2
    {{RowKind::NONE, 0}, {RowKind::NONE, 0}, {RowKind::NONE, 0}},  // king
    {{RowKind::NONE, 0}, {RowKind::NONE, 0}, {RowKind::NONE, 0}},  // silver
};

// The kinds of politics cards by number: treasures and parchments each in a row.
constexpr int KINDS = 9;
constexpr int ALLIANCE = 0, RENEGADE = 1;
constexpr int FIRST_TREASURE = 2, TREASURES = 4;
constexpr int FIRST_PARCHMENT = 6, PARCHMENTS = 3;
constexpr std::uint8_t ALL_POLITICS[9] = {3, 3, 1, 1, 1, 1, 1, 1, 1};
constexpr std::uint8_t VALUES[9] = {0, 0, 8, 10, 12, 15, 3, 4, 5};

// The kinds of terrain of this game; those of a piece are digits, row by row.
constexpr int MOUNTAIN = 2, TOWN = 3;
constexpr int PIECE_COLUMNS = 3, PIECE_ROWS = 2, PIECE_SIDE = 5;
constexpr int PIECE_TURNS = 4;
constexpr int PIECES = 6;
constexpr char PIECE_TERRAIN[PIECES * PIECE_TURNS][26] = {
    "0101102031000011310000022",  // A/0
    "0100003021010002003120111",  // A/1
    "2200000131100001302011010",  // A/2
    "1110213002000101203000010",  // A/3
    "1110012102111300110022122",  // B/0
    "2011121121111112030020020",  // B/1
    "2212200110031112012100111",  // B/2
    "0200200302111111211211102",  // B/3
    "0110113200010012003121001",  // C/0
    "2201010131000210300011101",  // C/1
    "1001213002100100023110110",  // C/2
    "1011100030120001310101022",  // C/3
    "1301200002011000220301001",  // D/0
    "0000112103021000000113022",  // D/1
    "1001030220001102000021031",  // D/2
    "2203110000001203012110000",  // D/3
    "1212200301101031021010101",  // E/0
    "1110100002121310100210312",  // E/1
    "1010101201301011030022121",  // E/2
    "2130120010131212000010111",  // E/3
    "2000000301111121021010000",  // F/0
    "1110200100021300110000210",  // F/1
    "0000101201211111030000002",  // F/2
    "0120000110031200010020111",  // F/3
};

}  // namespace coeurdelion::lowenherz_1997
