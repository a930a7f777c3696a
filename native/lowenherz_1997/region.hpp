// Regions and their points (L97-REGION).
#pragma once

#include "../realm/borders.hpp"
#include "state.hpp"

namespace coeurdelion::lowenherz_1997 {

// The points of the region table for so many cells; none for none (L97-REGION-2).
constexpr int size_points(int cells) { return SIZE_POINTS[cells]; }

// The points of the towns among these cells (L97-REGION-2).
constexpr int town_points(const realm::Land& land, const Cells& cells) {
    return TOWN_POINTS * (cells & land.cells(TOWN)).count();
}

// What a region of these cells brings when it arises (L97-REGION-2).
constexpr int worth(const realm::Land& land, const Cells& cells) {
    return size_points(cells.count()) + town_points(land, cells);
}

// The points of regions that arose (L97-REGION-1, L97-REGION-2); the neutral colour scores nothing.
constexpr void count_regions(State& state, const realm::Closure& closure) {
    for (std::uint32_t made = closure.made; made; made &= made - 1) {
        int region = std::countr_zero(made);
        int colour = state.realm.colour[region];
        if (is_prince(state, colour)) state.players[colour].score += worth(state.realm.land, state.realm.cells[region]);
    }
}

// Points for the mountains in everyone's regions: silver, and the king's death (L97-ROUND-2, L97-END-1).
constexpr void count_mountains(State& state) {
    Cells mountains = state.realm.land.cells(MOUNTAIN);
    for (int region = 0; region < state.realm.domains; ++region) {
        int colour = state.realm.colour[region];
        if (!is_prince(state, colour)) continue;
        state.players[colour].score += MOUNTAIN_POINTS * (state.realm.cells[region] & mountains).count();
    }
}

}  // namespace coeurdelion::lowenherz_1997
