// The state of a match as one plain value. Two equal states are equal bytes: what is not used is zero.
//
// The last faces rolled are no part of it: no rule looks at them.
#pragma once

#include "../core/game.hpp"
#include "field.hpp"

namespace coeurdelion::lionheart {

enum Phase : std::uint8_t {
    BUILD_ARMIES,     // both players build an army in secret (LH-ARMY-1)
    ROLL_FOR_FIRST,   // chance rolls for `seat`; silver has to beat gold's `axes` (LH-SETUP-5)
    ORDERS,           // `seat` has `left` actions (LH-TURN-1)
    ROLL_FOR_ATTACK,  // chance rolls `dice`; `left` actions of `seat` remain, `again` is a lone attacker's second roll
    OVER,             // `winners` as bits, and `how` (LH-END-1, LH-END-2)
};

enum How : std::uint8_t { NOT_OVER, BY_KING, BY_ARMY, BY_QUIET };

// Whether an army is in, in the phase in which armies are built: its units stand on the board. Sealed is one that is in, for
// those who may not know it; it stands nowhere.
enum Army : std::uint8_t { MISSING, IN, SEALED };

// A board has no more units than these, both sides together: each side's bases, and one that changed sides.
constexpr int MOST_UNITS = 2 * (BASES + 1);

struct State {
    Squares armies[2];  // the squares of each seat's units
    Squares attacked;   // those that attacked in this turn
    Squares moved;      // the one that has just moved or turned
    Unit board[MOST_SQUARES];
    std::uint16_t turn;  // from 1
    std::uint8_t quiet;  // the turns since the one in which a figure was last removed
    Phase phase;
    std::uint8_t seat, left;
    std::uint8_t cell, target, dice, again;  // of the attack whose dice are rolled
    std::uint8_t axes;
    std::uint8_t winners;
    How how;
    Army built[2];
    std::uint8_t field;      // the number of the board
    std::uint8_t line;       // archers shoot along the line
    std::uint8_t own_armies;  // armies are built, not the basic ones
    std::uint8_t massed;
    std::uint8_t unused[5];
};

constexpr const Field& field_of(const State& state) { return FIELDS[state.field]; }

// The square of a seat's King, OFF if it has none.
constexpr int king_square(const State& state, int seat) {
    int found = OFF;
    for_each(state.armies[seat], [&](int cell) {
        if (found == OFF && kind_of(state.board[cell]) == KING) found = cell;
    });
    return found;
}

// Takes whoever stands on a square off the board.
constexpr void clear(State& state, int cell) {
    state.armies[owner_of(state.board[cell])].remove(cell);
    state.board[cell] = NOBODY;
}

// Puts a unit on an empty square.
constexpr void put(State& state, int cell, Unit unit) {
    state.armies[owner_of(unit)].add(cell);
    state.board[cell] = unit;
}

// Who is to act, as bits.
constexpr std::uint32_t to_act(const State& state) {
    switch (state.phase) {
        case BUILD_ARMIES: return (state.built[GOLD] == MISSING) | (state.built[SILVER] == MISSING) << 1;
        case ORDERS: return 1u << state.seat;
        case OVER: return 0;
        default: return CHANCE_BIT;
    }
}

}  // namespace coeurdelion::lionheart
