// What of a realm decides which areas castles could get, and what a game looks for there.
#pragma once

#include "../board.hpp"

namespace coeurdelion::realm {

// What to look for round a castle: whether the land counts, the price of a border, the span in rows and columns.
struct Shape {
    bool counts_land;
    std::uint8_t price, span;
};

constexpr int SHAPES = 5;
constexpr int MOST_SPAN = 4;
constexpr int MOST_GAINS = 4;

// What each of some cells adds to the worth of an area; cells without a gain add nothing.
struct Gain {
    Cells cells;
    int gain;
};

struct Ground {
    Grid grid;
    Edges open;  // the edges without a border
    Edges kin;   // those of them that none may part
    Cells castles;
    Cells bound;     // the castles and all that hangs together with one
    bool has_loose;  // whether pieces hang together that no castle holds
    Gain gains[MOST_GAINS];

    Ground(const Realm& realm, const Gain (&gains)[MOST_GAINS])
        : grid(realm.land.grid()), open(grid.edges - realm.borders), kin(realm.kin - realm.borders),
          castles(all_castles(realm)), bound(bound_to(castles)),
          has_loose((grid.across(grid.all - bound, kin) - bound).any()) {
        for (int kind = 0; kind < MOST_GAINS; ++kind) this->gains[kind] = gains[kind];
    }

    // These cells and all that hangs together with one of them.
    Cells bound_to(Cells cells) const {
        while (true) {
            Cells grown = cells | grid.across(cells, kin);
            if (grown == cells) return cells;
            cells = grown;
        }
    }

    // A cell and those of a set that can be reached from it without leaving the set.
    Cells joined(int cell, const Cells& cells) const {
        Cells found = Cells::one(cell);
        while (true) {
            Cells grown = found | (grid.across(found, open) & cells);
            if (grown == found) return found;
            found = grown;
        }
    }
};

// The cells at most `span` rows and `span` columns from a cell.
inline Cells cells_near(const Grid& grid, int cell, int span) {
    int row = cell / grid.width, column = cell % grid.width, height = grid.size / grid.width;
    int left = column > span ? column - span : 0, right = column + span < grid.width ? column + span : grid.width - 1;
    int top = row > span ? row - span : 0, bottom = row + span < height ? row + span : height - 1;
    Cells cells = Cells::none();
    for (int at = top * grid.width; at <= bottom * grid.width; at += grid.width)
        cells |= Cells::first(at + right + 1) - Cells::first(at + left);
    return cells;
}

}  // namespace coeurdelion::realm
