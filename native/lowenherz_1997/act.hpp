// The actions of a card, and the two swords' steps (L97-ACT).
#pragma once

#include "extend.hpp"
#include "knight.hpp"
#include "wall.hpp"

namespace coeurdelion::lowenherz_1997 {

// The row of the action card that is carried out; before the first and without a card one that brings nothing.
constexpr Row row_of(const State& state) {
    return state.card && state.row ? ROWS[state.card - 1][state.row - 1] : Row{RowKind::NONE, 0};
}

// A prince carries out the action of the row (L97-ACT-2 … 5).
constexpr void begin(State& state, int seat) {
    Row row = row_of(state);
    bool has_walls = row.kind == RowKind::WALLS, has_swords = row.kind == RowKind::SWORDS;
    Phase& phase = wait_for(state, has_walls ? Kind::WALLS : has_swords ? Kind::SWORDS : Kind::LOOK, seat);
    phase.left = row.amount;
    phase.may_extend = has_swords;
}

// The prince uses no more of the action, or nothing of it (L97-ROUND-7).
constexpr void end_early(State& state) { wait_for(state, Kind::ACTED); }

// The cells on which a sword can place a knight (L97-ACT-3).
constexpr Cells sword_targets(const State& state, int seat, const Purse& money) {
    return state.phase.left ? affordable(state, free_targets(state, seat), money) : Cells::none();
}

// A sword is used for a knight; an extension under way ends with that (L97-ACT-3, L97-ACT-4).
constexpr void place_knight(State& state, int seat, int cell, unsigned treasures) {
    stand(state, seat, cell, treasures);
    Phase before = state.phase;
    if (before.left <= 1) return end_early(state);
    Phase& phase = wait_for(state, Kind::SWORDS, seat);
    phase.left = before.left - 1;
    phase.may_extend = before.may_extend;
}

// A sword is used for an extension, or its next cell is taken (L97-ACT-3, L97-ACT-4).
constexpr void extend_region(State& state, int seat, int castle, int cell) {
    Phase& phase = state.phase;
    take_cell(state, seat, realm::domain_named(state.realm, castle), cell, phase.cut_off);
    int left = phase.cells ? phase.left : phase.left - 1, cells = (phase.cells ? phase.cells : EXTENSION_CELLS) - 1;
    phase.castle = castle;
    phase.cells = cells;
    phase.left = left;
    phase.may_extend = false;
    if (!left && !cells) return end_early(state);
    if (!cells) wait_for(state, Kind::SWORDS, seat).left = left;
}

}  // namespace coeurdelion::lowenherz_1997
