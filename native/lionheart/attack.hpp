// Attacks (LH-ATTACK) and what the dice do (LH-PEASANT, LH-MERC).
#pragma once

#include "dice.hpp"
#include "panic.hpp"

namespace coeurdelion::lionheart {

// The squares that a unit reaches (LH-ATTACK-1, LH-ATTACK-5, LH-HEAVY-2).
constexpr Squares reached(const State& state, Unit unit, int cell) {
    return field_of(state).reach[range_of(kind_of(unit), state.line)][facing_of(unit)][cell];
}

// The enemies that a unit can attack, unless it has attacked already (LH-TURN-2).
constexpr Squares targets(const State& state, int cell) {
    Unit unit = state.board[cell];
    return state.attacked.has(cell) ? Squares::none() : reached(state, unit, cell) & state.armies[1 - owner_of(unit)];
}

// A unit attacks another: its dice are rolled next.
constexpr void attack(State& state, int cell, int target) {
    state.phase = ROLL_FOR_ATTACK;
    --state.left;
    state.cell = cell;
    state.target = target;
    state.dice = dice_of(state.board[cell], state.board[target]);
    state.attacked.add(cell);
    state.moved = Squares::none();
}

// A unit loses figures; a base without figures leaves the board (LH-ATTACK-4, LH-ATTACK-7).
constexpr void wound(State& state, int cell, int losses) {
    Unit unit = state.board[cell];
    if (losses == figures_of(unit))
        clear(state, cell);
    else
        state.board[cell] = fewer(unit, losses);
    state.quiet = 0;
}

// The dice of an attack are down: losses first, then the target's terror, then the attacker's flight (LH-ATTACK-4,
// LH-ATTACK-6, LH-PANIC-1).
constexpr void attack_rolled(State& state, Roll roll) {
    int cell = state.cell, target = state.target;
    Unit unit = state.board[cell];
    Effect done = effect(unit, state.board[target], roll, state.dice, state.again);
    if (done.again) {
        state.again = 1;
        return;
    }
    Strength before = strength(state);
    if (done.losses) wound(state, target, done.losses);
    if (done.terror) retreat(state, target, facing_of(unit), done.terror);
    if (done.flight) retreat(state, cell, opposite(facing_of(unit)), done.flight);
    judged(state, before, state.seat, state.left);
}

}  // namespace coeurdelion::lionheart
