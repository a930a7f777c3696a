// Edges on which a border may do good, and how tidy it would be there, as bots/realm/borders.py has them.
#pragma once

#include "sites.hpp"

namespace coeurdelion::realm {

// What an end of a border counts, in points, that touches another border or the frame: it only decides between equals.
constexpr double TIDY_END = 0.001;

// The edges round areas that own castles could get, and those that would at once close in another's.
template <class Valuation>
Edges useful_edges(const Scene& scene, int seat, const Survey<Valuation>& surveyed) {
    const Realm& realm = scene.realm;
    Edges own = Edges::none(), others = Edges::none();
    for (int number = 0; number < surveyed.count; ++number) {
        const Site& site = surveyed.sites[number];
        for (int area = 0; area < site.count; ++area) (site.colour == seat ? own : others) |= site.areas[area].rim;
    }
    Edges useful = own;
    for_each(others - own - realm.borders, [&](int edge) {
        if (closes(realm, scene.grid, edge)) useful.add(edge);
    });
    return useful;
}

// Whether a border touches a corner point; any border touches the frame.
constexpr bool is_touched(const Realm& realm, const Grid& grid, int point) {
    int row = point / (grid.width + 1), column = point % (grid.width + 1), height = grid.size / grid.width;
    if (!row || row == height || !column || column == grid.width) return realm.borders.any();
    int upper_left = (row - 1) * grid.width + column - 1, lower_left = upper_left + grid.width;
    return realm.borders.east.has(upper_left) || realm.borders.east.has(lower_left) || realm.borders.south.has(upper_left) ||
           realm.borders.south.has(upper_left + 1);
}

// What the ends of a border on an edge count that touch another border or the frame, in points.
constexpr double tidiness(const Realm& realm, int edge) {
    Grid grid = realm.land.grid();
    return TIDY_END * (is_touched(realm, grid, grid.one_end(edge)) + is_touched(realm, grid, grid.other_end(edge)));
}

}  // namespace coeurdelion::realm
