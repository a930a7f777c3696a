// What a seat may know: everything but an army that is built and not yet revealed.
#pragma once

#include "army.hpp"

namespace coeurdelion::lionheart {

// Hides the armies that a seat, or a spectator, may not know yet (LH-ARMY-1).
constexpr void redact(State& state, int seat) {
    if (state.phase != BUILD_ARMIES) return;
    for (int other : {GOLD, SILVER}) {
        if (other == seat || state.built[other] == MISSING) continue;
        for_each(state.armies[other], [&](int cell) { clear(state, cell); });
        state.built[other] = SEALED;
    }
}

// Fills in the armies that are hidden: any that break no rule.
constexpr void deal(State& state, Random& random) {
    if (state.phase != BUILD_ARMIES) return;
    for (int seat : {GOLD, SILVER}) {
        if (state.built[seat] != SEALED) continue;
        deploy(state, seat, any_army(state, seat, random));
        state.built[seat] = IN;
    }
}

}  // namespace coeurdelion::lionheart
