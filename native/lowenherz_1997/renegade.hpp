// The renegade (L97-POLITICS-4 … 6).
#pragma once

#include "../realm/pairs.hpp"
#include "actions.hpp"
#include "knight.hpp"

namespace coeurdelion::lowenherz_1997 {

// Whether a prince with this money can place a knight on one of these cells.
constexpr bool has_room(const State& state, const Cells& cells, const Purse& money) {
    return affordable(state, cells, money).any();
}

// Calls `visit(one, other, cell, treasures)` for every renegade that a prince who holds the card can call: the own region
// and the other, the cell of the knight, the payment (L97-POLITICS-4).
template <class Visit>
constexpr void for_each_renegade(const State& state, int seat, Visit visit) {
    const realm::Realm& realm = state.realm;
    if (!holds(state.players[seat], RENEGADE)) return;
    Purse money = purse(state, seat);
    Cells targets = free_targets(state, seat);
    realm::for_each_pair(realm, seat, [&](int one, int other) {
        Cells room = targets & realm.cells[one];
        if (!room.any()) return;
        for_each(realm::removable_knights(realm, other), [&](int cell) {
            int price = knight_cost(state, cell);
            for_each_payment(price, money, [&](unsigned treasures) {
                if (has_room(state, room, after_payment(money, price, treasures))) visit(one, other, cell, treasures);
            });
        });
    });
}

// Whether a prince can call this renegade.
constexpr bool may_call(const State& state, int seat, int one, int other, int cell, unsigned treasures) {
    const realm::Realm& realm = state.realm;
    if (cell >= realm.land.size || !holds(state.players[seat], RENEGADE)) return false;
    if (!realm::is_pair(realm, seat, one, other)) return false;
    Purse money = purse(state, seat);
    int price = knight_cost(state, cell);
    return is_payment(price, money, treasures) && realm::removable_knights(realm, other).has(cell) &&
           has_room(state, free_targets(state, seat) & realm.cells[one], after_payment(money, price, treasures));
}

// A knight leaves a neighbouring region; his successor is placed next (L97-POLITICS-4 … 6).
constexpr void call(State& state, int seat, int castle, int other, int cell, unsigned treasures) {
    int colour = state.realm.colour[realm::domain_named(state.realm, other)];
    pay(state, seat, knight_cost(state, cell), treasures);
    discard(state, seat, RENEGADE);
    realm::remove_knight(state.realm, colour, cell);
    if (is_prince(state, colour)) ++state.players[colour].reserve;
    wait_for(state, Kind::RENEGADE_ARRIVES, seat).castle = castle;
}

// The cells of the own region on which a prince with this money can place the knight (L97-POLITICS-4).
constexpr Cells arrival_targets(const State& state, const Purse& money) {
    int region = realm::domain_named(state.realm, state.phase.castle);
    if (region == realm::NOBODY) return Cells::none();
    return affordable(state, free_targets(state, state.phase.seat) & state.realm.cells[region], money);
}

// The knight comes into the own region; then the decision card is played (L97-POLITICS-4).
constexpr void arrive(State& state, int seat, int cell, unsigned treasures) {
    stand(state, seat, cell, treasures);
    wait_for(state, Kind::DECIDE, seat).has_played = true;
}

}  // namespace coeurdelion::lowenherz_1997
