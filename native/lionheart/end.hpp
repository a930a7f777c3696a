// The end of the match (LH-END).
#pragma once

#include "state.hpp"

namespace coeurdelion::lionheart {

// The match is over.
constexpr void finish(State& state, std::uint8_t winners, How how) {
    state.phase = OVER;
    state.winners = winners;
    state.how = how;
    state.seat = state.left = state.cell = state.target = state.dice = state.again = 0;
}

// What a side has lost by: its King, or everyone but him.
constexpr How lost(const State& state, int seat) {
    if (king_square(state, seat) == OFF) return BY_KING;
    return state.armies[seat].count() == 1 ? BY_ARMY : NOT_OVER;
}

// How many units each seat has.
struct Strength {
    int units[2];
};

constexpr Strength strength(const State& state) { return {{state.armies[GOLD].count(), state.armies[SILVER].count()}}; }

// Whether an action has decided the match; if both sides have lost, the one that acted wins (LH-END-1).
constexpr bool judge(State& state, Strength before, int actor) {
    for (int seat : {1 - actor, actor}) {
        if (state.armies[seat].count() >= before.units[seat]) continue;
        if (How how = lost(state, seat)) {
            finish(state, 1 << (1 - seat), how);
            return true;
        }
    }
    return false;
}

}  // namespace coeurdelion::lionheart
