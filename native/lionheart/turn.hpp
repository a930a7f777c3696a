// Turns and their actions (LH-TURN).
#pragma once

#include "end.hpp"

namespace coeurdelion::lionheart {

// A seat has so many actions.
constexpr void give_orders(State& state, int seat, int left) {
    state.phase = ORDERS;
    state.seat = seat;
    state.left = left;
    state.cell = state.target = state.dice = state.again = 0;
}

// The turn with which a match begins.
constexpr void first_turn(State& state, int seat) {
    state.turn = state.quiet = 1;
    state.axes = 0;
    give_orders(state, seat, ACTIONS);
}

// The other player's turn, unless nothing has been lost for too long (LH-END-2).
constexpr void next_turn(State& state, int seat) {
    if (state.quiet >= QUIET_TURNS) return finish(state, 0, BY_QUIET);
    state.attacked = state.moved = Squares::none();
    ++state.turn;
    ++state.quiet;
    give_orders(state, 1 - seat, ACTIONS);
}

// After an action that cost no unit: the next one, or the other player's turn (LH-TURN-1).
constexpr void go_on(State& state, int seat, int left) {
    if (left)
        give_orders(state, seat, left);
    else
        next_turn(state, seat);
}

// After an action that may have cost units: the end of the match, if it has decided it (LH-END-1).
constexpr void judged(State& state, Strength before, int seat, int left) {
    if (!judge(state, before, seat)) go_on(state, seat, left);
}

}  // namespace coeurdelion::lionheart
