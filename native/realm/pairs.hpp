// An own domain and a neighbouring one of another colour, as games/realm/pairs.py has them.
#pragma once

#include "board.hpp"

namespace coeurdelion::realm {

// Whether `is_such(domain, other)` of any domain of a colour with a neighbour of another.
template <class Test>
constexpr bool any_pair(const Realm& realm, int colour, Test is_such) {
    Grid grid = realm.land.grid();
    for (int one = 0; one < realm.domains; ++one) {
        if (realm.colour[one] != colour) continue;
        Cells beside = grid.beside(realm.cells[one]);
        for (int other = 0; other < realm.domains; ++other)
            if (realm.colour[other] != colour && (beside & realm.cells[other]).any() && is_such(one, other)) return true;
    }
    return false;
}

// Calls `visit(domain, other)` for every domain of a colour with each neighbour of another.
template <class Visit>
constexpr void for_each_pair(const Realm& realm, int colour, Visit visit) {
    any_pair(realm, colour, [&](int one, int other) {
        visit(one, other);
        return false;
    });
}

// The same for the pairs that are not allied yet.
template <class Visit>
constexpr void for_each_open_alliance(const Realm& realm, int colour, Visit visit) {
    for_each_pair(realm, colour, [&](int one, int other) {
        if (!are_allied(realm, one, other)) visit(one, other);
    });
}

// Whether a domain of a colour and another are such a pair.
constexpr bool is_pair(const Realm& realm, int colour, int one, int other) {
    return one != NOBODY && other != NOBODY && realm.colour[one] == colour && realm.colour[other] != colour &&
           are_neighbours(realm, realm.land.grid(), one, other);
}

}  // namespace coeurdelion::realm
