// Placing castles and their first knights (L03-PLACE, L03-TWO).
#pragma once

#include "../realm/placing.hpp"
#include "domain.hpp"
#include "turn.hpp"

namespace coeurdelion::lowenherz_2003::place {

// The cells on which the castle may be placed (L03-PLACE-1 … 4).
constexpr Cells castle_targets(const State& state) {
    const realm::Realm& realm = state.realm;
    return realm::castle_targets(realm, state.phase.colour, state.castle_distance, realm.land.meadows_and_forests());
}

// The cells for the knight of the castle just placed (L03-PLACE-2).
constexpr Cells knight_targets(const State& state) {
    return realm::first_knight_targets(state.realm, state.phase.castle, state.realm.land.meadows_and_forests());
}

// A castle is placed (L03-PLACE-1).
constexpr void castle(State& state, int cell) {
    realm::place_castle(state.realm, state.phase.colour, cell);
    state.phase.step = Step::PLACE_KNIGHT;
    state.phase.castle = cell;
}

// Who places next after a seat: own castles first, then the neutral ones in turn; false if nobody does
// (L03-PLACE-6, L03-TWO-1).
constexpr bool next_castle(State& state, int seat) {
    int step = state.clockwise ? 1 : state.seats - 1;
    auto await_castle = [&](int other, int colour) {
        await(state, Step::PLACE_CASTLE, other);
        state.phase.colour = colour;
        return true;
    };
    for (int turn = 1; turn <= state.seats; ++turn) {
        int other = (seat + step * turn) % state.seats;
        if (state.realm.castles[other].count() < CASTLES[state.seats]) return await_castle(other, other);
    }
    bool are_left = state.seats == 2 && state.realm.castles[state.seats].count() < state.neutral_castles;
    return are_left && await_castle((seat + step) % state.seats, state.seats);
}

// Who places if it is the turn of a seat: that one, if castles are left to it, else whom the counts name.
constexpr bool first_to_place(State& state, int seat) {
    return next_castle(state, state.clockwise ? seat + state.seats - 1 : seat + 1);
}

// All castles stand: from now on there are domains; whether any scored (L03-PLACE-5).
constexpr bool begin_play(State& state) {
    std::uint32_t before = mine::monopolies(state.realm, state.seats);
    realm::Closure closure = realm::close_areas(state.realm, state.realm.land.grid().all);
    domain::score_made(state, closure.made);
    mine::score_monopolies(state, before);
    return closure.made;
}

// The knight beside the castle is placed, for nothing; then the next player places, or the first turn follows (L03-PLACE-2).
constexpr void knight(State& state, int seat, int cell) {
    int colour = state.phase.colour;
    realm::place_knight(state.realm, colour, cell);
    if (colour < state.seats) --state.players[colour].reserve;
    if (next_castle(state, seat)) return;
    if (begin_play(state) && end::king_reached(state)) return;
    turn::turn_from(state, seat);
}

}  // namespace coeurdelion::lowenherz_2003::place
