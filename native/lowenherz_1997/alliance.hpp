// Alliances: made with a politics card, broken for ducats at any time (L97-POLITICS-2, L97-POLITICS-3).
#pragma once

#include "renegade.hpp"

namespace coeurdelion::lowenherz_1997 {

// Whether a prince can ally two regions (L97-POLITICS-2).
constexpr bool may_ally(const State& state, int seat, int one, int other) {
    return holds(state.players[seat], ALLIANCE) && realm::is_pair(state.realm, seat, one, other) &&
           !realm::are_allied(state.realm, one, other);
}

// Two regions ally; neither extends into the other from now on (L97-POLITICS-2).
constexpr void make_alliance(State& state, int seat, int castle, int other) {
    discard(state, seat, ALLIANCE);
    realm::ally(state.realm, realm::domain_named(state.realm, castle), realm::domain_named(state.realm, other));
    wait_for(state, Kind::DECIDE, seat).has_played = true;
}

// Whether a prince belongs to an alliance of two regions.
constexpr bool is_party(const State& state, int seat, int one, int other) {
    const realm::Realm& realm = state.realm;
    return realm.castles[seat].has(realm.castle[one]) || realm.castles[seat].has(realm.castle[other]);
}

// Whether a renegade on his way can still be placed after the payment (L97-POLITICS-3).
constexpr bool leaves_enough(const State& state, int seat, const Purse& money, unsigned treasures) {
    if (state.phase.kind != Kind::RENEGADE_ARRIVES || state.phase.seat != seat) return true;
    return arrival_targets(state, after_payment(money, BREAK_COST, treasures)).any();
}

// Whether there are alliances that could be broken.
constexpr bool has_alliances(const State& state) {
    if (state.phase.kind == Kind::OVER) return false;
    std::uint16_t allied = 0;
    for (std::uint16_t others : state.realm.allied) allied |= others;
    return allied;
}

// Calls `visit(castle, other, treasures)` for every alliance that a prince can pay to end, at any time (L97-POLITICS-3).
template <class Visit>
constexpr void for_each_break(const State& state, int seat, Visit visit) {
    if (!has_alliances(state)) return;
    const realm::Realm& realm = state.realm;
    Purse money = purse(state, seat);
    for (int one = 0; one < realm.domains; ++one)
        for (int other = one + 1; other < realm.domains; ++other) {
            if (!realm::are_allied(realm, one, other) || !is_party(state, seat, one, other)) continue;
            for_each_payment(BREAK_COST, money, [&](unsigned treasures) {
                if (leaves_enough(state, seat, money, treasures)) visit(realm.castle[one], realm.castle[other], treasures);
            });
        }
}

// Whether a prince can pay to end the alliance of two castles, the lower cell first.
constexpr bool may_break(const State& state, int seat, int castle, int other_castle, unsigned treasures) {
    if (state.phase.kind == Kind::OVER || castle >= other_castle) return false;
    int one = realm::domain_named(state.realm, castle), other = realm::domain_named(state.realm, other_castle);
    if (one == realm::NOBODY || other == realm::NOBODY || !realm::are_allied(state.realm, one, other)) return false;
    Purse money = purse(state, seat);
    return is_party(state, seat, one, other) && is_payment(BREAK_COST, money, treasures) &&
           leaves_enough(state, seat, money, treasures);
}

// A prince pays the bank to end an alliance (L97-POLITICS-3).
constexpr void end_alliance(State& state, int seat, int castle, int other, unsigned treasures) {
    pay(state, seat, BREAK_COST, treasures);
    realm::part(state.realm, realm::domain_named(state.realm, castle), realm::domain_named(state.realm, other));
}

}  // namespace coeurdelion::lowenherz_1997
