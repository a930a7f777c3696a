// Made by src/coeurdelion/native/lowenherz_2003_tables.py from the data of the rules; not to be edited.
#pragma once

#include <cstdint>

namespace coeurdelion::lowenherz_2003 {

// The castles of each player, by the number of players.
constexpr std::uint8_t CASTLES[5] = {0, 0, 4, 4, 3};
constexpr int MOST_NEUTRAL_CASTLES = 4;
constexpr int HAND = 3;
constexpr int FOREST_POINTS = 1;
constexpr int VILLAGE_POINTS = 3;
constexpr int CITY_POINTS = 5;
constexpr int MONOPOLY_POINTS = 5;
constexpr int MONOPOLY_MINES = 3;
constexpr int MOST_DUCATS_POINTS = 5;
constexpr int NEXT_DUCATS_POINTS = 3;
constexpr int FOREST_KNIGHT_COST = 1;
constexpr int IDLE_ROUNDS = 3;
constexpr int EXTENSION_CELLS = 2;

enum class Symbol : std::uint8_t { BORDERS, KNIGHTS, EXTENSION, DESERTER, ALLIANCE };
// A way to play a card: its symbol, and how many borders or knights.
struct Way {
    Symbol symbol;
    std::uint8_t count;
};
struct Card {
    std::uint8_t letter, price, sale, ways;
    Way way[2];
};
// The kinds of cards by number, in the order of their codes.
constexpr int KINDS = 33;
constexpr Card CARDS[KINDS] = {
    {0, 1, 2, 1, {{Symbol::BORDERS, 1}}},  // A.B1
    {0, 3, 3, 1, {{Symbol::BORDERS, 2}}},  // A.B2
    {0, 6, 5, 1, {{Symbol::BORDERS, 3}}},  // A.B3
    {0, 2, 3, 1, {{Symbol::KNIGHTS, 1}}},  // A.K1
    {0, 3, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::BORDERS, 2}}},  // A.K1/B2
    {0, 3, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::EXTENSION, 1}}},  // A.K1/X
    {1, 5, 5, 1, {{Symbol::ALLIANCE, 1}}},  // B.A
    {1, 3, 2, 1, {{Symbol::BORDERS, 2}}},  // B.B2
    {1, 6, 4, 1, {{Symbol::BORDERS, 3}}},  // B.B3
    {1, 6, 4, 1, {{Symbol::DESERTER, 1}}},  // B.D
    {1, 3, 3, 1, {{Symbol::KNIGHTS, 1}}},  // B.K1
    {1, 4, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::BORDERS, 2}}},  // B.K1/B2
    {1, 4, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::EXTENSION, 1}}},  // B.K1/X
    {1, 7, 5, 1, {{Symbol::KNIGHTS, 2}}},  // B.K2
    {1, 4, 3, 1, {{Symbol::EXTENSION, 1}}},  // B.X
    {1, 4, 3, 2, {{Symbol::EXTENSION, 1}, {Symbol::BORDERS, 2}}},  // B.X/B2
    {2, 5, 5, 1, {{Symbol::ALLIANCE, 1}}},  // C.A
    {2, 4, 3, 1, {{Symbol::BORDERS, 2}}},  // C.B2
    {2, 7, 4, 1, {{Symbol::BORDERS, 3}}},  // C.B3
    {2, 7, 4, 1, {{Symbol::DESERTER, 1}}},  // C.D
    {2, 5, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::BORDERS, 2}}},  // C.K1/B2
    {2, 5, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::EXTENSION, 1}}},  // C.K1/X
    {2, 7, 5, 1, {{Symbol::KNIGHTS, 2}}},  // C.K2
    {2, 5, 3, 1, {{Symbol::EXTENSION, 1}}},  // C.X
    {2, 5, 3, 2, {{Symbol::EXTENSION, 1}, {Symbol::BORDERS, 2}}},  // C.X/B2
    {3, 6, 4, 1, {{Symbol::ALLIANCE, 1}}},  // D.A
    {3, 4, 2, 1, {{Symbol::BORDERS, 2}}},  // D.B2
    {3, 8, 4, 1, {{Symbol::DESERTER, 1}}},  // D.D
    {3, 5, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::BORDERS, 2}}},  // D.K1/B2
    {3, 5, 3, 2, {{Symbol::KNIGHTS, 1}, {Symbol::EXTENSION, 1}}},  // D.K1/X
    {3, 8, 4, 2, {{Symbol::KNIGHTS, 2}, {Symbol::EXTENSION, 1}}},  // D.K2/X
    {3, 5, 3, 1, {{Symbol::EXTENSION, 1}}},  // D.X
    {3, 5, 3, 2, {{Symbol::EXTENSION, 1}, {Symbol::BORDERS, 2}}},  // D.X/B2
};
// The first kind of each letter, and the number of kinds.
constexpr int LETTERS = 4;
constexpr int FIRST_OF[LETTERS + 1] = {0, 6, 16, 25, 33};

enum Terrain : int { MEADOW, FOREST, VILLAGE, CITY, GOLD, SILVER, COPPER, DIAMOND };
constexpr int FIRST_MINE = 4, MINES = 4;
constexpr int TILE_COLUMNS = 3, PLACES = 9, CENTRE = 4, TILE_SIDE = 4;
constexpr int TURNS = 4;
// A tile in one of its turns has the number of the tile times TURNS, and the turn.
constexpr int TILES = 9;
constexpr int CITY_LAID = 32;
constexpr std::uint8_t TILE_TERRAIN[TILES * TURNS][TILE_SIDE * TILE_SIDE] = {
    {0, 1, 0, 2, 1, 1, 0, 4, 0, 0, 0, 1, 5, 0, 1, 0},  // 1/0
    {5, 0, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 1, 4, 2},  // 1/1
    {0, 1, 0, 5, 1, 0, 0, 0, 4, 0, 1, 1, 2, 0, 1, 0},  // 1/2
    {2, 4, 1, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 0, 5},  // 1/3
    {2, 0, 0, 1, 0, 1, 1, 0, 0, 6, 0, 1, 1, 1, 0, 0},  // 2/0
    {1, 0, 0, 2, 1, 6, 1, 0, 0, 0, 1, 0, 0, 1, 0, 1},  // 2/1
    {0, 0, 1, 1, 1, 0, 6, 0, 0, 1, 1, 0, 1, 0, 0, 2},  // 2/2
    {1, 0, 1, 0, 0, 1, 0, 0, 0, 1, 6, 1, 2, 0, 0, 1},  // 2/3
    {1, 0, 0, 7, 0, 1, 1, 0, 2, 0, 1, 0, 0, 1, 0, 2},  // 3/0
    {0, 2, 0, 1, 1, 0, 1, 0, 0, 1, 1, 0, 2, 0, 0, 7},  // 3/1
    {2, 0, 1, 0, 0, 1, 0, 2, 0, 1, 1, 0, 7, 0, 0, 1},  // 3/2
    {7, 0, 0, 2, 0, 1, 1, 0, 0, 1, 0, 1, 1, 0, 2, 0},  // 3/3
    {0, 4, 1, 1, 0, 0, 1, 0, 1, 0, 0, 2, 6, 0, 1, 0},  // 4/0
    {6, 1, 0, 0, 0, 0, 0, 4, 1, 0, 1, 1, 0, 2, 0, 1},  // 4/1
    {0, 1, 0, 6, 2, 0, 0, 1, 0, 1, 0, 0, 1, 1, 4, 0},  // 4/2
    {1, 0, 2, 0, 1, 1, 0, 1, 4, 0, 0, 0, 0, 0, 1, 6},  // 4/3
    {1, 1, 0, 0, 1, 5, 0, 2, 0, 1, 0, 0, 0, 0, 1, 1},  // 5/0
    {0, 0, 1, 1, 0, 1, 5, 1, 1, 0, 0, 0, 1, 0, 2, 0},  // 5/1
    {1, 1, 0, 0, 0, 0, 1, 0, 2, 0, 5, 1, 0, 0, 1, 1},  // 5/2
    {0, 2, 0, 1, 0, 0, 0, 1, 1, 5, 1, 0, 1, 1, 0, 0},  // 5/3
    {0, 0, 1, 2, 7, 0, 1, 1, 0, 1, 0, 0, 1, 2, 0, 5},  // 6/0
    {1, 0, 7, 0, 2, 1, 0, 0, 0, 0, 1, 1, 5, 0, 1, 2},  // 6/1
    {5, 0, 2, 1, 0, 0, 1, 0, 1, 1, 0, 7, 2, 1, 0, 0},  // 6/2
    {2, 1, 0, 5, 1, 1, 0, 0, 0, 0, 1, 2, 0, 7, 0, 1},  // 6/3
    {0, 1, 0, 1, 1, 2, 0, 0, 0, 1, 1, 0, 1, 0, 0, 7},  // 7/0
    {1, 0, 1, 0, 0, 1, 2, 1, 0, 1, 0, 0, 7, 0, 0, 1},  // 7/1
    {7, 0, 0, 1, 0, 1, 1, 0, 0, 0, 2, 1, 1, 0, 1, 0},  // 7/2
    {1, 0, 0, 7, 0, 0, 1, 0, 1, 2, 1, 0, 0, 1, 0, 1},  // 7/3
    {6, 0, 1, 0, 0, 1, 1, 2, 4, 0, 0, 1, 1, 1, 0, 0},  // 8/0
    {1, 4, 0, 6, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 2, 0},  // 8/1
    {0, 0, 1, 1, 1, 0, 0, 4, 2, 1, 1, 0, 0, 1, 0, 6},  // 8/2
    {0, 2, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1, 6, 0, 4, 1},  // 8/3
    {1, 0, 4, 0, 0, 3, 0, 5, 7, 0, 0, 1, 0, 1, 6, 0},  // R/0
    {0, 7, 0, 1, 1, 0, 3, 0, 6, 0, 0, 4, 0, 1, 5, 0},  // R/1
    {0, 6, 1, 0, 1, 0, 0, 7, 5, 0, 3, 0, 0, 4, 0, 1},  // R/2
    {0, 5, 1, 0, 4, 0, 0, 6, 0, 3, 0, 1, 1, 0, 7, 0},  // R/3
};

}  // namespace coeurdelion::lowenherz_2003
