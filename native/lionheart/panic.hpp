// Retreats: a unit that panics, and whoever stands in its way (LH-PANIC).
#pragma once

#include "turn.hpp"

namespace coeurdelion::lionheart {

// A mark follows its unit from one square to another, or goes with it.
constexpr void follow(Squares& marks, int cell, int to) {
    if (!marks.has(cell)) return;
    marks.remove(cell);
    if (to != OFF) marks.add(to);
}

// A unit falls back from a square to the next, or off the board; it turns to where it runs.
constexpr void fall(State& state, int cell, int to, int direction) {
    Unit unit = state.board[cell];
    clear(state, cell);
    if (to != OFF) put(state, to, facing(unit, direction));
    follow(state.attacked, cell, to);
    follow(state.moved, cell, to);
}

// A retreating unit and the friends that it pushes, one behind the other, fall back one square, the foremost first; whoever
// cannot is lost: over the edge, to an enemy, to its own King (LH-PANIC-2 … 4). False if that was the retreating unit
// itself.
constexpr bool fall_back(State& state, int cell, int direction) {
    const std::uint8_t* ahead = field_of(state).ahead[direction];
    int owner = owner_of(state.board[cell]), last = cell, length = 1;
    auto unit_on = [&](int square) { return square == OFF ? NOBODY : state.board[square]; };
    Unit met = unit_on(ahead[last]);
    while (met != NOBODY && owner_of(met) == owner && kind_of(met) != KING) {
        last = ahead[last];
        met = unit_on(ahead[last]);
        ++length;
    }
    bool is_lost = ahead[last] == OFF || met != NOBODY;
    fall(state, last, is_lost ? OFF : ahead[last], direction);
    if (is_lost) state.quiet = 0;
    const std::uint8_t* behind = field_of(state).ahead[opposite(direction)];
    for (int pushed = length - 1, square = behind[last]; pushed; --pushed, square = behind[square])
        fall(state, square, ahead[square], direction);
    return length > 1 || !is_lost;
}

// A unit turns and retreats square by square, until it is gone (LH-PANIC-1, LH-PEASANT-2, LH-MERC-2).
constexpr void retreat(State& state, int cell, int direction, int squares) {
    for (; squares && fall_back(state, cell, direction); --squares) cell = field_of(state).ahead[direction][cell];
}

}  // namespace coeurdelion::lionheart
