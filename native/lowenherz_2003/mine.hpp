// Mines: income and monopolies (L03-MINE).
#pragma once

#include "state.hpp"

namespace coeurdelion::lowenherz_2003::mine {

// The cells with a mine of any kind.
constexpr Cells mines(const realm::Land& land) { return land.planes[2]; }
static_assert(FIRST_MINE == 4 && MINES == 4, "the mines are the kinds of terrain with the highest bit");

// The kinds of mines in a player's domains, each a ducat at the start of the turn (L03-MINE-1).
constexpr int income(const realm::Realm& realm, int seat) {
    Cells own = realm::cells_of(realm, seat) & mines(realm.land);
    std::uint32_t kinds = 0;
    for_each(own, [&](int cell) { kinds |= 1u << realm.land.kind(cell); });
    return std::popcount(kinds);
}

// The monopolies of all players: a bit for each kind of mine, MINES bits for each seat (L03-MINE-2).
constexpr std::uint32_t monopolies(const realm::Realm& realm, int seats) {
    std::uint32_t found = 0;
    for (int seat = 0; seat < seats; ++seat) {
        Cells own = realm::cells_of(realm, seat) & mines(realm.land);
        if (own.count() < MONOPOLY_MINES) continue;
        for (int mine = 0; mine < MINES; ++mine)
            if ((own & realm.land.cells(FIRST_MINE + mine)).count() >= MONOPOLY_MINES) found |= 1u << (MINES * seat + mine);
    }
    return found;
}

// The points of monopolies gained and lost since a moment at which there were these (L03-MINE-2).
constexpr void score_monopolies(State& state, std::uint32_t before) {
    std::uint32_t after = monopolies(state.realm, state.seats);
    for (std::uint32_t changed = before ^ after; changed; changed &= changed - 1) {
        int place = std::countr_zero(changed);
        score(state, place / MINES, after >> place & 1 ? MONOPOLY_POINTS : -MONOPOLY_POINTS);
    }
}

}  // namespace coeurdelion::lowenherz_2003::mine
