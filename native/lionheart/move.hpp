// Moving and turning (LH-MOVE, LH-HEAVY-1).
#pragma once

#include "actions.hpp"
#include "turn.hpp"

namespace coeurdelion::lionheart {

// The actions that moving or turning costs (LH-HEAVY-1).
constexpr int cost(Unit unit) { return kind_of(unit) == HEAVY ? HEAVY_ACTIONS : 1; }

// Whether a unit may still move or turn in this turn (LH-HEAVY-1).
constexpr bool may_march(const State& state, Unit unit) { return cost(unit) <= state.left; }

// Calls `visit(to)` for the squares that a unit can move to as it stands, nearest first (LH-MOVE-1 … 3).
template <class Visit>
void for_each_way(const State& state, Unit unit, int cell, Visit visit) {
    const std::uint8_t* ahead = field_of(state).ahead[facing_of(unit)];
    bool mounted = numbers_of(unit).mounted;
    for (int to = ahead[cell]; to != OFF && state.board[to] == NOBODY; to = ahead[to]) {
        visit(to);
        if (!mounted) break;
    }
}

// Whether a unit can move to a square (LH-MOVE-1 … 3).
constexpr bool can_move(const State& state, int cell, int to) {
    Unit unit = state.board[cell];
    bool found = false;
    if (may_march(state, unit)) for_each_way(state, unit, cell, [&](int way) { found |= way == to; });
    return found;
}

// Whether a unit can turn to a facing (LH-MOVE-4).
constexpr bool can_turn(const State& state, int cell, int facing) {
    Unit unit = state.board[cell];
    return facing < FACINGS && facing != facing_of(unit) && may_march(state, unit);
}

// A unit moves straight ahead.
constexpr void move(State& state, int seat, int cell, int to) {
    Unit unit = state.board[cell];
    clear(state, cell);
    put(state, to, unit);
    if (state.attacked.has(cell)) {
        state.attacked.remove(cell);
        state.attacked.add(to);
    }
    state.moved = Squares::one(to);
    go_on(state, seat, state.left - cost(unit));
}

// A unit turns to another facing (LH-MOVE-4).
constexpr void turn(State& state, int seat, int cell, int to) {
    Unit unit = state.board[cell];
    state.board[cell] = facing(unit, to);
    state.moved = Squares::one(cell);
    go_on(state, seat, state.left - cost(unit));
}

}  // namespace coeurdelion::lionheart
