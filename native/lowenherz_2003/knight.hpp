// Placing knights (L03-KNIGHT).
#pragma once

#include "../realm/knights.hpp"
#include "state.hpp"

namespace coeurdelion::lowenherz_2003::knight {

// The cells on which a player who has so many ducats can place a knight.
constexpr Cells targets(const State& state, int seat, int ducats) {
    if (!state.players[seat].reserve) return Cells::none();
    Cells cells = realm::knight_targets(state.realm, seat);
    return ducats >= FOREST_KNIGHT_COST ? cells : cells - state.realm.land.cells(FOREST);
}

// A knight comes from the reserve onto a cell, paid for if it is a forest (L03-KNIGHT-2).
constexpr void stand(State& state, int seat, int cell) {
    Player& player = state.players[seat];
    --player.reserve;
    if (state.realm.land.kind(cell) == FOREST) player.ducats -= FOREST_KNIGHT_COST;
    realm::place_knight(state.realm, seat, cell);
}

}  // namespace coeurdelion::lowenherz_2003::knight
