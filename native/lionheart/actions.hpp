// Actions as numbers: bits 16 and up are the verb, bits 8 to 15 the first of two things that belong to it, bits 0 to 7 the
// second.
//
//     move cell to · turn cell facing · attack cell target · bribe cell target · end
//     army seat            the basic army of a seat; other armies have no number
//     roll arrows axes     what the dice show, panic on all others; of the rolls that the rules do not tell apart, the first
#pragma once

#include "../core/game.hpp"

namespace coeurdelion::lionheart {

enum class Verb : std::uint8_t { NOTHING, MOVE, TURN, ATTACK, BRIBE, END, ARMY, ROLL };

constexpr Action number(Verb verb, int first = 0, int second = 0) {
    return static_cast<Action>(verb) << 16 | static_cast<Action>(first) << 8 | static_cast<Action>(second);
}

constexpr int first_of(Action action) { return action >> 8 & 0xff; }
constexpr int second_of(Action action) { return action & 0xff; }

// The verb of a number, NOTHING if it has none.
constexpr Verb verb_of(Action action) {
    return action >> 16 <= static_cast<Action>(Verb::ROLL) ? static_cast<Verb>(action >> 16) : Verb::NOTHING;
}

// No action.
constexpr Action NO_ACTION = number(Verb::NOTHING);

constexpr Action END_TURN = number(Verb::END);

}  // namespace coeurdelion::lionheart
