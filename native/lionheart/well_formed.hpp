// Whether any bytes are a state that the other functions can work on.
#pragma once

#include "army.hpp"
#include "dice.hpp"

namespace coeurdelion::lionheart {

// Whether the units on the board are such, each on a square of its owner's army, and no more than there may be.
constexpr bool has_sound_board(const State& state) {
    const Squares all = Squares::first(field_of(state).size), gold = state.armies[GOLD], silver = state.armies[SILVER];
    if ((gold & silver).any() || ((gold | silver | state.attacked | state.moved) - all).any()) return false;
    int empty = 0;
    for (Unit unit : state.board) empty += unit == NOBODY;
    int units = (gold | silver).count();
    if (units > MOST_UNITS || empty + units != MOST_SQUARES) return false;
    bool sound = true;
    for (int seat : {GOLD, SILVER})
        for_each(state.armies[seat], [&](int cell) {
            Unit unit = state.board[cell];
            sound &= is_unit(unit) && owner_of(unit) == seat;
        });
    return sound;
}

// Whether a seat's army that is in breaks no rule, and stands as it is deployed; one that is not, or is sealed, stands
// nowhere.
constexpr bool has_sound_army(const State& state, int seat) {
    if (state.built[seat] > SEALED) return false;
    if (state.built[seat] != IN) return !state.armies[seat].any();
    bool forward = true;
    for_each(state.armies[seat], [&](int cell) { forward &= facing_of(state.board[cell]) == FORWARD[seat]; });
    return forward && state.armies[seat].count() == BASES && is_army(state, seat, standing_army(state, seat));
}

// Whether all that a phase does not use is zero, and the rest of it within its limits.
constexpr bool has_sound_phase(const State& state) {
    bool fights = state.cell || state.target || state.dice || state.again, ends = state.winners || state.how;
    bool builds = state.built[GOLD] || state.built[SILVER], acts = state.seat || state.left;
    switch (state.phase) {
        case BUILD_ARMIES:
            return state.own_armies && !(fights || ends || acts || state.axes) && to_act(state) &&
                   has_sound_army(state, GOLD) && has_sound_army(state, SILVER);
        case ROLL_FOR_FIRST:
            return !(fights || ends || builds || state.left) && state.seat <= SILVER && state.axes <= MOST_DICE * state.seat;
        case ORDERS:
            return !(fights || ends || builds || state.axes) && state.seat <= SILVER &&
                   state.left >= 1 && state.left <= ACTIONS;
        case ROLL_FOR_ATTACK:
            return !(ends || builds || state.axes) && state.seat <= SILVER && state.left < ACTIONS && state.again <= 1 &&
                   state.cell < field_of(state).size && state.target < field_of(state).size &&
                   state.armies[state.seat].has(state.cell) && state.armies[1 - state.seat].has(state.target) &&
                   state.dice == dice_of(state.board[state.cell], state.board[state.target]);
        case OVER:
            return !(fights || builds || acts || state.axes) && state.winners <= 1 << SILVER && state.how >= BY_KING &&
                   state.how <= BY_QUIET;
        default: return false;
    }
}

// Whether all numbers of a state are within what the other functions rely on; takes any bytes.
constexpr bool is_well_formed(const State& state) {
    if (state.field >= BOARDS || state.line > 1 || state.own_armies > 1 || state.massed > state.own_armies) return false;
    for (std::uint8_t byte : state.unused)
        if (byte) return false;
    return has_sound_board(state) && has_sound_phase(state);
}

}  // namespace coeurdelion::lionheart
