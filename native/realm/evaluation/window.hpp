// A board as bytes, and the surroundings of a castle cut out of it.
#pragma once

#include <cstring>

#include "ground.hpp"

namespace coeurdelion::realm {

// A byte for each cell of a board, with room for windows that stick out of it.
struct Plan {
    static constexpr int ROOM = MOST_SPAN + 1;
    static constexpr int MOST_ROWS = MOST_POINTS / 2 - 1;
    static constexpr int STRIDE = ROOM + MOST_COLUMNS + 16;

    std::uint8_t bytes[MOST_ROWS + 2 * ROOM][STRIDE];

    explicit Plan(const Grid& grid) { std::memset(bytes, 0, (grid.size / grid.width + 2 * ROOM) * STRIDE); }

    void set(const Grid& grid, const Cells& cells, std::uint8_t byte) {
        for_each(cells, [&](int cell) { bytes[cell / grid.width + ROOM][cell % grid.width + ROOM] = byte; });
    }

    // So many bytes of a row as one number, the first lowest; both row and column may be off the board.
    template <class Row>
    Row row(int row, int column) const {
        Row found;
        std::memcpy(&found, &bytes[row + ROOM][column + ROOM], sizeof found);
        return found;
    }
};

// The plans of all that matters for areas.
struct Plans {
    Plan free;         // 255 where no castle, nor what hangs together with one, stands
    Plan east, south;  // 1 where that side is open
    Plan gain;

    explicit Plans(const Ground& ground) : free(ground.grid), east(ground.grid), south(ground.grid), gain(ground.grid) {
        free.set(ground.grid, ground.grid.all - ground.bound, 255);
        east.set(ground.grid, ground.open.east, 1);
        south.set(ground.grid, ground.open.south, 1);
        for (const Gain& kind : ground.gains) gain.set(ground.grid, kind.cells, kind.gain);
    }
};

// A number with a byte for each of so many columns.
template <int COLUMNS>
using Row = std::conditional_t<COLUMNS <= 8, std::uint64_t, unsigned __int128>;

// A window of so many rows and columns with a castle in the middle, of which `span` rows and columns each way count.
template <int SIZE>
struct Window {
    using Row = realm::Row<SIZE>;
    static constexpr int HALF = SIZE / 2;

    int castle;
    Row inside[SIZE];  // 255 for the cells that an area can have
    Row own[SIZE];     // 255 for those that it must have: what hangs together with the castle
    Row gain[SIZE];
    Row east[SIZE], south[SIZE];  // 1 for open sides between cells inside
    Row out[SIZE];                // the open sides to the world outside

    Window(const Ground& ground, const Plans& plans, int castle, const Cells& bound, int span) : castle(castle), own{} {
        int width = ground.grid.width, top = castle / width - HALF, left = castle % width - HALF;
        for_each(bound, [&](int cell) {
            int row = cell / width - top, column = cell % width - left;
            own[row] |= Row{255} << 8 * column;
        });
        Row columns = ((Row{1} << 8 * (2 * span + 1)) - 1) << 8 * (HALF - span);
        for (int row = 0; row < SIZE; ++row) {
            bool counts = HALF - span <= row && row <= HALF + span;
            inside[row] = counts ? (plans.free.row<Row>(top + row, left) | own[row]) & columns : 0;
        }
        for (int row = 0; row < SIZE; ++row) {
            Row here = inside[row], above = row ? inside[row - 1] : 0, below = row < SIZE - 1 ? inside[row + 1] : 0;
            Row to_east = plans.east.row<Row>(top + row, left) & here;
            Row to_west = plans.east.row<Row>(top + row, left - 1) & here;
            Row to_south = plans.south.row<Row>(top + row, left) & here;
            Row to_north = plans.south.row<Row>(top + row - 1, left) & here;
            gain[row] = plans.gain.row<Row>(top + row, left) & here;
            east[row] = to_east & here >> 8;
            south[row] = to_south & below;
            out[row] = (to_east & ~(here >> 8)) + (to_west & ~(here << 8)) + (to_south & ~below) + (to_north & ~above);
        }
    }
};

}  // namespace coeurdelion::realm
