// A realm as it is now, with what is needed of it again and again.
#pragma once

#include "../board.hpp"

namespace coeurdelion::realm {

struct Scene {
    const Realm& realm;
    Grid grid;
    Cells taken;  // all cells in domains
    Edges firm;   // the edges on which no border may stand

    explicit Scene(const Realm& realm)
        : realm(realm), grid(realm.land.grid()), taken(in_domains(realm)),
          firm(realm.kin | (grid.within(taken) - realm.borders)) {}
};

}  // namespace coeurdelion::realm
