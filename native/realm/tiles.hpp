// Square tiles, laid row by row into a land, as games/realm/tiles.py has them.
#pragma once

#include "board.hpp"

namespace coeurdelion::realm {

// Lays a tile of SIDE × SIDE cells, whose kinds of terrain are given row by row, in a place of a land so many tiles wide.
template <int SIDE>
constexpr void lay_tile(Land& land, int place, int columns, const std::uint8_t (&kinds)[SIDE * SIDE]) {
    for (int at = 0; at < SIDE * SIDE; ++at) {
        int row = place / columns * SIDE + at / SIDE, column = place % columns * SIDE + at % SIDE;
        int cell = row * land.width + column;
        for (int bit = 0; bit < 3; ++bit) kinds[at] >> bit & 1 ? land.planes[bit].add(cell) : land.planes[bit].remove(cell);
    }
}

}  // namespace coeurdelion::realm
