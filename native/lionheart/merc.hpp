// Bribing mercenaries (LH-MERC-3, LH-MERC-4).
#pragma once

#include "turn.hpp"

namespace coeurdelion::lionheart {

// Whether mercenaries look their own King in the face (LH-MERC-4).
constexpr bool is_watched(const State& state, int cell) {
    Unit hired = state.board[cell];
    int ahead = field_of(state).ahead[facing_of(hired)][cell];
    return ahead != OFF && kind_of(state.board[ahead]) == KING && owner_of(state.board[ahead]) == owner_of(hired);
}

// Whether the unit on a square is a King who has just moved and can bribe the mercenaries on another, those before him.
constexpr bool can_bribe(const State& state, int cell, int target) {
    Unit king = state.board[cell];
    if (!state.moved.has(cell) || kind_of(king) != KING) return false;
    if (target == OFF || target != field_of(state).ahead[facing_of(king)][cell]) return false;
    Unit hired = state.board[target];
    return kind_of(hired) == MERCENARIES && owner_of(hired) != owner_of(king) && !is_watched(state, target);
}

// The square of those whom the unit on a square can bribe, OFF if it cannot.
constexpr int bribable(const State& state, int cell) {
    int target = field_of(state).ahead[facing_of(state.board[cell])][cell];
    return can_bribe(state, cell, target) ? target : OFF;
}

// The mercenaries before a King change sides, their facing kept (LH-MERC-3).
constexpr void bribe(State& state, int seat, int target) {
    Strength before = strength(state);
    Unit hired = state.board[target];
    clear(state, target);
    put(state, target, owned_by(hired, seat));
    judged(state, before, seat, state.left - 1);
}

}  // namespace coeurdelion::lionheart
