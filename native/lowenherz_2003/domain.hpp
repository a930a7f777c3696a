// Domains and their points (L03-DOMAIN).
#pragma once

#include "../realm/borders.hpp"
#include "state.hpp"

namespace coeurdelion::lowenherz_2003::domain {

// The points of these cells in a domain (L03-DOMAIN-2).
constexpr int worth(const realm::Land& land, const Cells& cells) {
    return FOREST_POINTS * (cells & land.cells(FOREST)).count() + VILLAGE_POINTS * (cells & land.cells(VILLAGE)).count() +
           CITY_POINTS * (cells & land.cells(CITY)).count();
}

// The points of domains that arose (L03-DOMAIN-1).
constexpr void score_made(State& state, std::uint32_t made) {
    for (; made; made &= made - 1) {
        int domain = std::countr_zero(made);
        score(state, state.realm.colour[domain], worth(state.realm.land, state.realm.cells[domain]));
    }
}

}  // namespace coeurdelion::lowenherz_2003::domain
