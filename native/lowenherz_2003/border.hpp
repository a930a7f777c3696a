// Placing borders (L03-BORDER).
#pragma once

#include "domain.hpp"
#include "mine.hpp"

namespace coeurdelion::lowenherz_2003::border {

// Whether any border can be placed.
constexpr bool is_possible(const State& state) { return realm::border_targets(state.realm).any(); }

// A border is placed; whatever it closes is a domain at once; whether that scored (L03-BORDER-1 … 6, L03-PLAY-5).
constexpr bool place(State& state, int edge) {
    realm::Realm& realm = state.realm;
    std::uint32_t before = realm::closes(realm, realm.land.grid(), edge) ? mine::monopolies(realm, state.seats) : 0;
    realm::Closure closure = realm::place_border(realm, edge);
    if (!closure.made) return false;
    domain::score_made(state, closure.made);
    mine::score_monopolies(state, before);
    return true;
}

}  // namespace coeurdelion::lowenherz_2003::border
