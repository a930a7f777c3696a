// The battlefield: what lies ahead of, in front of and around every square. Tables are by facing, then by square.
#pragma once

#include <iterator>

#include "kinds.hpp"
#include "squares.hpp"

namespace coeurdelion::lionheart {

// As many squares as a board may have, and some more, so that a row of them is a number of whole words.
constexpr int MOST_SQUARES = 96;
// What lies beyond the frame.
constexpr int OFF = 0xff;
// More steps than lie between any two squares of a row or column.
constexpr int FARTHEST = 10;

// What a unit can attack: the tables by which archers shoot are two, one for each option (LH-ATTACK-5).
enum Range { AHEAD, AROUND, AREA, LINE };
constexpr int RANGES = 4;

constexpr Range range_of(Kind kind, bool line) {
    switch (KIND_NUMBERS[kind].reach) {
        case Reach::AHEAD: return AHEAD;
        case Reach::AROUND: return AROUND;
        default: return line ? LINE : AREA;
    }
}

// The squares of a board: `reach` holds those that can be attacked, `any_way` those that can be after turning, `before`
// those in front, no further to the side than ahead; `homes` and `thrones` are the home rows of the seats and the squares of
// their Kings.
struct Field {
    int rows, size;
    std::uint8_t ahead[FACINGS][MOST_SQUARES];
    Squares reach[RANGES][FACINGS][MOST_SQUARES];
    Squares any_way[RANGES][MOST_SQUARES];
    Squares before[FACINGS][MOST_SQUARES];
    Squares homes[2];
    std::uint8_t thrones[2];

    // The square so many ranks ahead and files to the right.
    constexpr int at(int cell, int facing, int ranks, int files) const {
        constexpr int DOWN[] = {-1, 0, 1, 0}, RIGHT[] = {0, 1, 0, -1};
        int row = cell / COLUMNS + DOWN[facing] * ranks + RIGHT[facing] * files;
        int column = cell % COLUMNS + RIGHT[facing] * ranks - DOWN[facing] * files;
        return 0 <= row && row < rows && 0 <= column && column < COLUMNS ? row * COLUMNS + column : OFF;
    }
};

// The squares of so many ranks ahead and files to either side.
constexpr Squares ranks_ahead(const Field& field, int cell, int facing, int ranks, int files) {
    Squares found = Squares::none();
    for (int rank = 1; rank <= ranks; ++rank)
        for (int file = -files; file <= files; ++file)
            if (int other = field.at(cell, facing, rank, file); other != OFF) found.add(other);
    return found;
}

// The squares in front of a unit: those no further to the side than ahead.
constexpr Squares squares_before(const Field& field, int cell, int facing) {
    Squares found = Squares::none();
    for (int rank = 1; rank < FARTHEST; ++rank)
        for (int file = -rank; file <= rank; ++file)
            if (int other = field.at(cell, facing, rank, file); other != OFF) found.add(other);
    return found;
}

constexpr Field make_field(int rows) {
    constexpr int SHOT_RANKS = 3, SHOT_FILES = 1;
    Field field{};
    field.rows = rows;
    field.size = rows * COLUMNS;
    for (int cell = 0; cell < field.size; ++cell) {
        for (int facing = 0; facing < FACINGS; ++facing) {
            field.ahead[facing][cell] = field.at(cell, facing, 1, 0);
            field.reach[AHEAD][facing][cell] = ranks_ahead(field, cell, facing, 1, 0);
            field.reach[AREA][facing][cell] = ranks_ahead(field, cell, facing, SHOT_RANKS, SHOT_FILES);
            field.reach[LINE][facing][cell] = ranks_ahead(field, cell, facing, FARTHEST, 0);
            field.before[facing][cell] = squares_before(field, cell, facing);
            field.any_way[AHEAD][cell] |= field.reach[AHEAD][facing][cell];
            field.any_way[AREA][cell] |= field.reach[AREA][facing][cell];
            field.any_way[LINE][cell] |= field.reach[LINE][facing][cell];
        }
        field.any_way[AROUND][cell] = field.any_way[AHEAD][cell];
        for (int facing = 0; facing < FACINGS; ++facing) field.reach[AROUND][facing][cell] = field.any_way[AHEAD][cell];
    }
    for (int cell = 0; cell < COLUMNS * HOME_ROWS; ++cell) {
        field.homes[GOLD].add(field.size - 1 - cell);
        field.homes[SILVER].add(cell);
    }
    field.thrones[GOLD] = field.size - COLUMNS + COLUMNS / 2;
    field.thrones[SILVER] = COLUMNS / 2;
    return field;
}

// The boards that there are; a state has the number of its own (LH-SETUP-1).
constexpr int BOARDS = std::size(ROWS);
constexpr Field FIELDS[BOARDS] = {make_field(ROWS[0]), make_field(ROWS[1])};
static_assert(COLUMNS * ROWS[0] >= 64 && COLUMNS * ROWS[1] <= MOST_SQUARES && COLUMNS <= FARTHEST && ROWS[1] <= FARTHEST);

}  // namespace coeurdelion::lionheart
