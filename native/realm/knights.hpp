// Knights: where one may stand, and which one may leave, as games/realm/knights.py has it.
#pragma once

#include "board.hpp"

namespace coeurdelion::realm {

// The free meadows and forests beside a piece of this colour with no border between.
constexpr Cells knight_targets(const Realm& realm, int colour) {
    Cells reached = realm.land.grid().touching(pieces(realm, colour), realm.borders);
    return (reached & realm.land.meadows_and_forests()) - occupied(realm);
}

// The part of a line of pieces that hangs together with a castle.
constexpr Cells connected(const Realm& realm, const Grid& grid, int castle, const Cells& line) {
    Cells reached = Cells::one(castle);
    while (true) {
        Cells grown = (reached | grid.touching(reached, realm.borders)) & line;
        if (grown == reached) return reached;
        reached = grown;
    }
}

// The owner's knights in a domain whose removal cuts no other off from the castle.
constexpr Cells removable_knights(const Realm& realm, int domain) {
    Grid grid = realm.land.grid();
    int castle = realm.castle[domain];
    Cells knights = garrison(realm, domain), line = knights | Cells::one(castle);
    Cells together = connected(realm, grid, castle, line), found = knights - together;
    for_each(knights & together, [&](int cell) {
        Cells one = Cells::one(cell);
        if (connected(realm, grid, castle, line - one) == together - one) found.add(cell);
    });
    return found;
}

}  // namespace coeurdelion::realm
