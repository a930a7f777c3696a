// Actions as numbers: a verb in the highest bits, then what belongs to it, all other bits zero.
//
// Bits 27 to 31 are the verb; the calling of a renegade has two of these numbers, and so one more bit for its three cells.
// Bits 0 to 3 are the treasures that pay, each by its place in the order of values; above them are cells of 8 bits, or an
// amount of 20.
#pragma once

#include "../core/game.hpp"
#include "tables.gen.hpp"

namespace coeurdelion::lowenherz_1997 {

enum class Verb : std::uint8_t {
    NOTHING,
    CASTLE,
    KNIGHT,
    WALL,
    EXTEND,
    CHOOSE,
    ALLIANCE,
    BREAK,
    OFFER,
    ASK,
    ACCEPT,
    FIGHT,
    BID,
    LOOK,
    TAKE,
    DONE,
    PIECE,
    FIRST,
    FILLED,
    TURNED_UP,
    RENEGADE = 30,
};

// Nothing at all, which no rule allows.
constexpr Action NO_ACTION = 0;
constexpr int TREASURE_BITS = 4, CELL_BITS = 8, AMOUNT_BITS = 20, VERB_SHIFT = 27;
constexpr unsigned EVERY_TREASURE = (1u << TREASURES) - 1;

static_assert(TREASURES == TREASURE_BITS);

constexpr Action number(Verb verb) { return static_cast<Action>(verb) << VERB_SHIFT; }

constexpr Action number(Verb verb, int first, int second = 0, unsigned treasures = 0) {
    return number(verb) | treasures | static_cast<Action>(first) << TREASURE_BITS |
           static_cast<Action>(second) << (TREASURE_BITS + CELL_BITS);
}

constexpr Action renegade(int castle, int other, int knight, unsigned treasures) {
    return number(Verb::RENEGADE, castle, other, treasures) | static_cast<Action>(knight) << (TREASURE_BITS + 2 * CELL_BITS);
}

constexpr Verb verb_of(Action action) {
    int verb = action >> VERB_SHIFT;
    return static_cast<Verb>(verb == static_cast<int>(Verb::RENEGADE) + 1 ? verb - 1 : verb);
}

constexpr unsigned treasures_of(Action action) { return action & EVERY_TREASURE; }
constexpr int first_of(Action action) { return action >> TREASURE_BITS & 0xff; }
constexpr int second_of(Action action) { return action >> (TREASURE_BITS + CELL_BITS) & 0xff; }
constexpr int third_of(Action action) { return action >> (TREASURE_BITS + 2 * CELL_BITS) & 0xff; }
constexpr int amount_of(Action action) { return action >> TREASURE_BITS & ((1 << AMOUNT_BITS) - 1); }

}  // namespace coeurdelion::lowenherz_1997
