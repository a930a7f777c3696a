// Placing knights (L97-KNIGHT).
#pragma once

#include "../realm/knights.hpp"
#include "treasure.hpp"

namespace coeurdelion::lowenherz_1997 {

// What a knight on a cell costs, and taking one from it (L97-KNIGHT-2, L97-POLITICS-6).
constexpr int knight_cost(const State& state, int cell) {
    return state.realm.land.kind(cell) == realm::FOREST ? FOREST_KNIGHT_COST : 0;
}

// The cells on which a prince can place a knight if money is no matter (L97-KNIGHT-1, L97-KNIGHT-3, L97-KNIGHT-4).
constexpr Cells free_targets(const State& state, int seat) {
    return state.players[seat].reserve ? realm::knight_targets(state.realm, seat) : Cells::none();
}

// Those of the cells that a prince with this money can pay for (L97-KNIGHT-2).
constexpr Cells affordable(const State& state, const Cells& cells, const Purse& money) {
    return can_pay(FOREST_KNIGHT_COST, money) ? cells : cells - state.realm.land.cells(realm::FOREST);
}

// Calls `visit(cell, treasures)` for a knight on each of these cells, with every way to pay.
template <class Visit>
constexpr void for_each_knight(const State& state, const Cells& cells, const Purse& money, Visit visit) {
    Cells forests = cells & state.realm.land.cells(realm::FOREST);
    for_each(cells - forests, [&](int cell) { visit(cell, 0u); });
    for_each_payment(FOREST_KNIGHT_COST, money, [&](unsigned treasures) {
        for_each(forests, [&](int cell) { visit(cell, treasures); });
    });
}

// A knight comes from the reserve onto a cell, paid for if it is a forest (L97-KNIGHT-1 … 4).
constexpr void stand(State& state, int seat, int cell, unsigned treasures) {
    pay(state, seat, knight_cost(state, cell), treasures);
    --state.players[seat].reserve;
    realm::place_knight(state.realm, seat, cell);
}

}  // namespace coeurdelion::lowenherz_1997
