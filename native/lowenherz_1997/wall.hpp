// Placing walls (L97-WALL).
#pragma once

#include "actions.hpp"
#include "region.hpp"

namespace coeurdelion::lowenherz_1997 {

// Whether all castles of a prince stand in regions, so that he may place no walls (L97-WALL-4).
constexpr bool is_banned(const State& state, int seat) {
    Cells castles = state.realm.castles[seat];
    return castles.any() && !(castles - realm::cells_of(state.realm, seat)).any();
}

// The edges on which a prince may place a wall (L97-WALL-1 … 5).
constexpr realm::Edges wall_targets(const State& state, int seat) {
    return is_banned(state, seat) ? realm::Edges::none() : realm::border_targets(state.realm);
}

// A wall is placed; whatever it closes is a region at once (L97-WALL-1 … 6, L97-ACT-6).
constexpr void place_wall(State& state, int edge) {
    count_regions(state, realm::place_border(state.realm, edge));
    if (state.phase.left > 1)
        --state.phase.left;
    else
        wait_for(state, Kind::ACTED);
}

}  // namespace coeurdelion::lowenherz_1997
