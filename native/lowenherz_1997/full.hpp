// Placing castles and their first knights in the full game (L97-FULL, L97-TWO).
#pragma once

#include "../realm/placing.hpp"
#include "round.hpp"

namespace coeurdelion::lowenherz_1997 {

// The cells on which the castle can be placed (L97-FULL-2, L97-FULL-3); its knight stands on no forest.
constexpr Cells castle_targets(const State& state) {
    const realm::Realm& realm = state.realm;
    return realm::castle_targets(realm, state.phase.colour, state.rules.castle_distance, realm.land.cells(realm::MEADOW));
}

// A castle is placed (L97-FULL-2, L97-FULL-3).
constexpr void place_castle(State& state, int cell) {
    realm::place_castle(state.realm, state.phase.colour, cell);
    state.phase.kind = Kind::PLACE_KNIGHT;
    state.phase.castle = cell;
}

// The cells for the knight of the castle just placed (L97-FULL-2).
constexpr Cells first_knight_targets(const State& state) {
    return realm::first_knight_targets(state.realm, state.phase.castle, state.realm.land.cells(realm::MEADOW));
}

// Who places next after a seat: own castles first, then the neutral ones in turn (L97-FULL-2, L97-FULL-4, L97-TWO-1); false
// if all stand.
constexpr bool place_next(State& state, int seat) {
    int players = state.rules.players;
    int following = clockwise(state, seat), other = following;
    for (int step = 0; step < players; ++step, other = clockwise(state, other))
        if (state.realm.castles[other].count() < CASTLES[players]) {
            wait_for(state, Kind::PLACE_CASTLE, other).colour = other;
            return true;
        }
    if (state.realm.castles[neutral(state)].count() >= NEUTRAL_CASTLES[players]) return false;
    wait_for(state, Kind::PLACE_CASTLE, following).colour = neutral(state);
    return true;
}

// The knight beside the castle is placed, for nothing; then the next prince places (L97-FULL-2). When all castles stand
// there are regions (L97-REGION-1), and the first player leads (L97-FULL-5).
constexpr void place_first_knight(State& state, int seat, int cell) {
    int colour = state.phase.colour;
    realm::place_knight(state.realm, colour, cell);
    if (is_prince(state, colour)) --state.players[colour].reserve;
    if (place_next(state, seat)) return;
    count_regions(state, realm::close_areas(state.realm, state.realm.land.grid().all));
    next_card(state);
}

}  // namespace coeurdelion::lowenherz_1997
