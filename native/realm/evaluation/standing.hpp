// What domains and knights promise beside their points: land to take from nobody, and from neighbours, as
// bots/realm/standing.py has it.
#pragma once

#include "fronts.hpp"
#include "scene.hpp"

namespace coeurdelion::realm {

// How many cells an extension takes.
constexpr int LOOT_CELLS = 2;
// A number of cells that is more than any board has.
constexpr int ALL_CELLS = 999;

// What a cell of each kind is worth in points, the best kinds first.
struct CellWorth {
    static constexpr int KINDS = 4;

    Cells cells[KINDS];
    double worth[KINDS];

    // What the best of these cells are worth, at most `count` of them, in points.
    double best(const Cells& chosen, int count) const {
        double total = 0;
        for (int kind = 0; kind < KINDS; ++kind) {
            int found = (chosen & cells[kind]).count();
            if (found > count) found = count;
            total += worth[kind] * found;
            count -= found;
        }
        return total;
    }
};

// How likely a domain is to enter another, by its knights less the other's; with more knights it is certain.
constexpr double strike_chance(int margin) {
    if (margin > 0) return 1;
    return margin == 0 ? 0.4 : margin == -1 ? 0.17 : margin == -2 ? 0.05 : 0.0;
}

// What the land of nobody is worth that each player's domains could take, by seat, in points.
//
// Of the cells beside the domains and of those two steps away the best `count` each count, the latter with a share.
inline void rooms(const Scene& scene, const CellWorth& worth, int count, double far_share, double* values) {
    const Realm& realm = scene.realm;
    for (int seat = 0; seat < realm.colours - 1; ++seat) {
        Cells own = cells_of(realm, seat);
        values[seat] = 0;
        if (!own.any()) continue;
        Cells barred = scene.taken | pieces_but(realm, seat);
        Cells near = scene.grid.beside(own) - barred, far = scene.grid.beside(own | near) - barred;
        values[seat] = worth.best(near, count) + far_share * worth.best(far, count);
    }
}

// What each player's domains could take from their neighbours, less what these could take from them, by seat, in points.
//
// `cut_loss(domain, near, free)` is what a domain loses at most to an attacker, from its free cells near it and all its free
// cells.
template <class CutLoss>
void pressures(const Scene& scene, const CellWorth& worth, CutLoss cut_loss, double* values) {
    const Realm& realm = scene.realm;
    int seats = realm.colours - 1;
    double found[MOST_COLOURS] = {};
    for_each_front(realm, scene.grid, [&](int one, int other) {
        double chance = strike_chance(garrison(realm, one).count() - garrison(realm, other).count());
        if (chance == 0) return;
        Cells free = realm.cells[other] - pieces_but(realm, realm.colour[one]);
        Cells near = scene.grid.beside(realm.cells[one]) & free;
        double loot = worth.best(near, LOOT_CELLS), loss = cut_loss(other, near, free);
        found[realm.colour[one]] += chance * loot;
        found[realm.colour[other]] -= chance * (loss > loot ? loss : loot);
    });
    for (int seat = 0; seat < seats; ++seat) values[seat] = found[seat];
}

// Of some cells of an area those without which it might hang together no longer: their neighbours in it are not joined by
// the cells round them.
constexpr Cells holding_together(const Grid& grid, const Cells& area, const Cells& cells) {
    Cells to_east = area & grid.edges.east, to_west = area & (grid.edges.east << 1);
    Cells west = to_east << 1, east = to_west >> 1;  // the cells with a neighbour of the area to the west, to the east
    Cells north = area << grid.width, south = area >> grid.width;
    Cells north_east = east << grid.width, north_west = west << grid.width;
    Cells south_east = east >> grid.width, south_west = west >> grid.width;
    Cells end_north = north - (east & north_east), end_east = east - (south & south_east);
    Cells end_south = south - (west & south_west), end_west = west - (north & north_west);
    return cells & ((end_north & end_east) | (end_south & end_west) | ((end_north | end_east) & (end_south | end_west)));
}

// The greatest loss of a domain that loses one of these cells and the zone that this cuts off from the castle:
// `loss(cell, zone)`, or what the cell is worth if it cuts nothing off.
template <class Loss>
double worst_cut(const Scene& scene, int domain, const Cells& cells, const CellWorth& worth, Loss loss) {
    const Grid& grid = scene.grid;
    const Cells& whole = scene.realm.cells[domain];
    Cells holding = holding_together(grid, whole, cells);
    double worst = worth.best(cells - holding, 1);
    for_each(holding, [&](int cell) {
        Cells left = whole - Cells::one(cell);
        Cells zone = left - grid.flood(Cells::one(scene.realm.castle[domain]), grid.around(left));
        double lost = loss(Cells::one(cell), zone);
        if (lost > worst) worst = lost;
    });
    return worst;
}

}  // namespace coeurdelion::realm
