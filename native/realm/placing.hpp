// Placing castles and their first knights: where they may stand, as games/realm/placing.py has it.
#pragma once

#include "board.hpp"

namespace coeurdelion::realm {

// The cells on which a castle of the colour may be placed, so many steps from its others, fewer if no site has as many; its
// knight stands on one of these cells beside it.
constexpr Cells castle_targets(const Realm& realm, int colour, int steps, const Cells& knights_on) {
    Grid grid = realm.land.grid();
    Cells taken = occupied(realm);
    Cells sites = (realm.land.cells(MEADOW) - taken) & grid.across(knights_on - taken, grid.edges);
    Cells near = realm.castles[colour];
    for (int radius = 1; radius < steps && near.any(); ++radius) {
        Cells grown = near | grid.across(near, grid.edges);
        if (!(sites - grown).any()) break;
        near = grown;
    }
    return sites - near;
}

// The cells beside a castle on which its first knight may stand, of those on which one can.
constexpr Cells first_knight_targets(const Realm& realm, int castle, const Cells& knights_on) {
    return (realm.land.grid().beside(Cells::one(castle)) & knights_on) - occupied(realm);
}

}  // namespace coeurdelion::realm
