// Extending a region (L97-EXTEND).
#pragma once

#include "../realm/extension.hpp"
#include "actions.hpp"
#include "region.hpp"

namespace coeurdelion::lowenherz_1997 {

// What taking a cell brings, and costs its loser (L97-EXTEND-9).
constexpr int cell_points(const realm::Land& land, int cell) {
    return CELL_POINTS + (land.kind(cell) == TOWN ? TOWN_POINTS : 0);
}

// Whether a prince may extend a region now: an own one, once an extension has begun only its own (L97-EXTEND-1, L97-ACT-4).
constexpr bool may_extend(const State& state, int seat, int region) {
    const Phase& phase = state.phase;
    if (region == realm::NOBODY || state.realm.colour[region] != seat) return false;
    return phase.cells ? state.realm.castle[region] == phase.castle : phase.left && phase.may_extend;
}

// Calls `visit(castle, cell)` for every cell that a prince can take now.
template <class Visit>
constexpr void for_each_extension(const State& state, int seat, Visit visit) {
    const realm::Realm& realm = state.realm;
    for (int region = 0; region < realm.domains; ++region)
        if (may_extend(state, seat, region))
            for_each(realm::extension_targets(realm, region), [&](int cell) { visit(realm.castle[region], cell); });
}

// What the loser of a cell loses: the cell, and the neutral zones by the region table, those of one extension added together
// (L97-EXTEND-9, L97-EXTEND-10). `cut_off` are the cells that colours have lost to zones by this extension so far.
constexpr void count_losses(State& state, int colour, int cell, const Cells& zones, std::uint8_t* cut_off) {
    const realm::Land& land = state.realm.land;
    int had = cut_off[colour], has = had + zones.count();
    has = has > Cells::CAPACITY ? Cells::CAPACITY : has;
    cut_off[colour] = has;
    if (!is_prince(state, colour)) return;
    state.players[colour].score -= cell_points(land, cell) + size_points(has) - size_points(had) + town_points(land, zones);
}

// A region takes a cell (L97-EXTEND-1 … 11).
constexpr void take_cell(State& state, int seat, int region, int cell, std::uint8_t* cut_off) {
    realm::Extension done = realm::extend(state.realm, region, cell);
    state.players[seat].score += cell_points(state.realm.land, cell);
    if (done.loser != realm::NOBODY) count_losses(state, state.realm.colour[done.loser], cell, done.cut_off, cut_off);
    count_regions(state, done.closure);
}

}  // namespace coeurdelion::lowenherz_1997
