// Borders and the areas they close, as games/realm/borders.py has them.
#pragma once

#include "board.hpp"

namespace coeurdelion::realm {

// What a change of borders led to: the domains it made, as bits, and how many superfluous borders went back.
struct Closure {
    std::uint32_t made;
    int returned;
};

// The edges on which a border may be placed.
constexpr Edges border_targets(const Realm& realm) {
    if (realm.supply <= 0) return Edges::none();
    Grid grid = realm.land.grid();
    return grid.edges - realm.borders - realm.kin - grid.within(in_domains(realm));
}

// Every area among these cells that holds exactly one castle becomes a domain; borders with the same new domain on both
// sides return to the supply.
constexpr Closure close_areas(Realm& realm, Cells cells) {
    Grid grid = realm.land.grid();
    Cells castles = all_castles(realm);
    Edges returned = Edges::none();
    std::uint32_t made = 0;
    while (cells.any()) {
        Cells area = grid.flood(Cells::one(cells.lowest()), realm.borders);
        cells -= area;
        Cells castle = area & castles;
        if (castle.count() != 1) continue;
        int domain = add_domain(realm, castle.lowest(), area);
        if (domain == NOBODY) continue;
        std::uint32_t below = (1u << domain) - 1;
        made = (made & below) | (made & ~below) << 1 | 1u << domain;
        returned |= grid.within(area) & realm.borders;
    }
    int count = returned.count();
    if (count) {
        realm.borders -= returned;
        realm.supply += count;
        find_joints(realm);
    }
    return {made, count};
}

// A border on this edge, which must be a target, and what it closes: it closes an area only if its two ends were already
// joined through borders or frame.
constexpr Closure place_border(Realm& realm, int edge) {
    Grid grid = realm.land.grid();
    bool is_closed = closes(realm, grid, edge);
    realm.borders.add(edge);
    --realm.supply;
    if (is_closed) return close_areas(realm, grid.sides(edge));
    join_ends(realm, grid, edge);
    return {0, 0};
}

}  // namespace coeurdelion::realm
