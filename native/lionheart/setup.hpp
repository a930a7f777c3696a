// Set-up: who begins (LH-SETUP).
#pragma once

#include "dice.hpp"
#include "turn.hpp"

namespace coeurdelion::lionheart {

// Chance has rolled for a player; more axes begins, a tie is rolled again by both (LH-SETUP-5).
constexpr void first_rolled(State& state, Roll roll) {
    std::uint8_t axes = roll.shown[AXE];
    if (state.seat == GOLD) {
        state.seat = SILVER;
        state.axes = axes;
    } else if (axes == state.axes) {
        state.seat = GOLD;
        state.axes = 0;
    } else {
        first_turn(state, state.axes > axes ? GOLD : SILVER);
    }
}

}  // namespace coeurdelion::lionheart
