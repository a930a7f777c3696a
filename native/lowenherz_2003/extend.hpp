// Extending a domain (L03-EXTEND).
#pragma once

#include "../realm/extension.hpp"
#include "domain.hpp"
#include "mine.hpp"

namespace coeurdelion::lowenherz_2003::extend {

// Whether any own domain can take a cell.
constexpr bool is_possible(const State& state, int seat) {
    for (int domain = 0; domain < state.realm.domains; ++domain)
        if (state.realm.colour[domain] == seat && realm::extension_targets(state.realm, domain).any()) return true;
    return false;
}

// Whether a domain may be extended in this phase: any own one at first, then the same (L03-EXTEND-1).
constexpr bool is_chosen(const State& state, int seat, int domain) {
    return state.realm.colour[domain] == seat && (!state.phase.is_set || state.realm.castle[domain] == state.phase.castle);
}

// A domain takes a cell (L03-EXTEND-1 … 11).
constexpr void take(State& state, int domain, int cell) {
    realm::Realm& realm = state.realm;
    std::uint32_t before = mine::monopolies(realm, state.seats);
    int points = domain::worth(realm.land, Cells::one(cell));
    score(state, realm.colour[domain], points);
    realm::Extension done = realm::extend(realm, domain, cell);
    if (done.loser != NOBODY) score(state, realm.colour[done.loser], -points - domain::worth(realm.land, done.cut_off));
    domain::score_made(state, done.closure.made);
    mine::score_monopolies(state, before);
}

}  // namespace coeurdelion::lowenherz_2003::extend
