// The search of both Löwenherz games: steps one after the other, the most promising of them looked at more closely, as
// bots/realm/search.py has it.
#pragma once

#include "../../core/game.hpp"
#include "borders.hpp"
#include "standing.hpp"

namespace coeurdelion::realm {

// What the best cell behind a cell counts in the first guess at an extension, as a share of its worth.
constexpr double NEXT_CELL_SHARE = 0.5;

// An action, and what it is worth to a seat, in points.
struct Path {
    Action action;
    double value;
};

// Sorts paths by value, the best first, equal ones in the order in which they were.
constexpr void sort(Path* paths, int count) {
    for (int number = 1; number < count; ++number) {
        Path path = paths[number];
        int place = number;
        for (; place > 0 && paths[place - 1].value < path.value; --place) paths[place] = paths[place - 1];
        paths[place] = path;
    }
}

// The place of the best path, or of the worst: the first of equal ones.
constexpr int best_of(const Path* paths, int count, bool is_own) {
    int best = 0;
    for (int number = 1; number < count; ++number)
        if (is_own ? paths[number].value > paths[best].value : paths[number].value < paths[best].value) best = number;
    return best;
}

// The cells where a knight may do good: those of own domains and of the best areas that own castles could get.
template <class Valuation>
Cells useful_cells(const Scene& scene, int seat, const Survey<Valuation>& surveyed) {
    Cells cells = cells_of(scene.realm, seat);
    for_each_open_site(scene, surveyed, seat, [&](const Site&, const Prospect& best) { cells |= best.cells; });
    return cells;
}

// A first guess at what an extension is worth: the cell, what another loses, the best cell behind it.
inline double extension_promise(const Scene& scene, int domain, int cell, const CellWorth& worth) {
    Cells one = Cells::one(cell), behind = scene.grid.beside(one) - scene.realm.cells[domain];
    int swing = domain_at(scene.realm, cell) == NOBODY ? 1 : 2;
    return swing * worth.best(one, 1) + NEXT_CELL_SHARE * worth.best(behind, 1);
}

}  // namespace coeurdelion::realm
