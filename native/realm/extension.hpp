// A domain takes a cell: where it may, and what becomes of the realm, as games/realm/extension.py has it.
#pragma once

#include "borders.hpp"

namespace coeurdelion::realm {

// What an extension led to: the domain that lost the cell (or NOBODY), its parts that were cut off, and what was closed.
struct Extension {
    int loser;
    Cells cut_off;
    Closure closure;
};

// The borders between a domain and a cell, which go, and the open sides of the cell, which get one.
struct BorderChanges {
    Edges removed, added;
};

constexpr BorderChanges border_changes(const Realm& realm, const Grid& grid, int domain, int cell) {
    Cells grown = realm.cells[domain];
    grown.add(cell);
    Edges inside = grid.within(grown), edges = grid.edges_of(cell);
    return {edges & realm.borders & inside, edges - realm.borders - inside};
}

// Whether a domain is strong enough and free to take cells from another.
constexpr bool may_enter(const Realm& realm, int domain, int other) {
    return realm.colour[other] != realm.colour[domain] && !are_allied(realm, domain, other) &&
           garrison(realm, domain).count() > garrison(realm, other).count();
}

// The cells a domain may take.
constexpr Cells extension_targets(const Realm& realm, int domain) {
    Grid grid = realm.land.grid();
    int colour = realm.colour[domain];
    Cells own = realm.cells[domain];
    Cells targets = grid.beside(own) - (occupied(realm) - realm.knights[colour]);
    for (int other = 0; other < realm.domains; ++other)
        if ((targets & realm.cells[other]).any() && !may_enter(realm, domain, other)) targets -= realm.cells[other];
    targets -= grid.across(grid.all - own, realm.kin - realm.borders);  // a border would part kin there
    if (realm.supply < 3)
        for_each(targets, [&](int cell) {
            BorderChanges changes = border_changes(realm, grid, domain, cell);
            if (realm.supply + changes.removed.count() < changes.added.count()) targets.remove(cell);
        });
    return targets;
}

// The joints after these changes: the ends of a single border that went stay joined, round the other sides of the cell.
constexpr void join_anew(Realm& realm, const Grid& grid, const BorderChanges& changes) {
    if (changes.removed.count() != 1) return find_joints(realm);
    for_each(changes.added, [&](int edge) { join_ends(realm, grid, edge); });
}

// A domain takes a cell, which must be a target.
constexpr Extension extend(Realm& realm, int domain, int cell) {
    Grid grid = realm.land.grid();
    Extension done = {domain_at(realm, cell), Cells::none(), {0, 0}};
    BorderChanges changes = border_changes(realm, grid, domain, cell);
    realm.borders = (realm.borders - changes.removed) | changes.added;
    realm.supply += changes.removed.count() - changes.added.count();
    join_anew(realm, grid, changes);
    if (done.loser != NOBODY) {
        Cells left = realm.cells[done.loser];
        left.remove(cell);
        Cells kept = grid.flood(Cells::one(realm.castle[done.loser]), realm.borders);
        realm.cells[done.loser] = kept;
        done.cut_off = left - kept;
    }
    realm.cells[domain].add(cell);
    if (done.loser == NOBODY) done.closure = close_areas(realm, grid.beside(Cells::one(cell)) - in_domains(realm));
    return done;
}

}  // namespace coeurdelion::realm
