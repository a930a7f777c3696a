// The deserter (L03-DESERT).
#pragma once

#include "../realm/pairs.hpp"
#include "actions.hpp"
#include "knight.hpp"

namespace coeurdelion::lowenherz_2003::desert {

// Whether a domain has a knight and room for one more, and another has one to lose (L03-DESERT-1, L03-DESERT-4).
constexpr bool is_open(const State& state, const Cells& room, int one, int other) {
    const realm::Realm& realm = state.realm;
    return (room & realm.cells[one]).any() && realm::garrison(realm, one).any() && realm::garrison(realm, other).any();
}

// Whether any deserter can be called by a player who has so many ducats.
constexpr bool is_possible(const State& state, int seat, int ducats) {
    Cells room = knight::targets(state, seat, ducats);
    if (!room.any()) return false;
    return realm::any_pair(state.realm, seat, [&](int one, int other) { return is_open(state, room, one, other); });
}

// The cells of a domain on which the deserter can stand (L03-DESERT-4).
constexpr Cells arrival_targets(const State& state) {
    int seat = state.phase.seat, domain = realm::domain_named(state.realm, state.phase.castle);
    if (domain == NOBODY) return Cells::none();
    return knight::targets(state, seat, state.players[seat].ducats) & state.realm.cells[domain];
}

// The knights that may desert (L03-DESERT-3).
constexpr Cells removal_targets(const State& state) {
    int domain = realm::domain_named(state.realm, state.phase.other_castle);
    return domain == NOBODY ? Cells::none() : realm::removable_knights(state.realm, domain);
}

// A knight of a domain's owner returns to its reserve (L03-DESERT-2, L03-DESERT-3).
constexpr void leave(State& state, int domain, int cell) {
    int colour = state.realm.colour[domain];
    realm::remove_knight(state.realm, colour, cell);
    if (colour < state.seats) ++state.players[colour].reserve;
}

// A deserter is called from one domain to another (L03-DESERT-1, L03-DESERT-5).
constexpr void call(State& state, int castle, int other_castle, int knight) {
    if (knight != NO_KNIGHT) leave(state, realm::domain_named(state.realm, other_castle), knight);
    state.phase.step = Step::DESERTER_ARRIVES;
    state.phase.is_set = knight != NO_KNIGHT;
    state.phase.castle = castle;
    state.phase.other_castle = other_castle;
}

// The player places a knight in the own domain; then the other owner removes one, unless one has left before; whether so
// (L03-DESERT-4, L03-DESERT-5).
constexpr bool arrive(State& state, int seat, int cell) {
    knight::stand(state, seat, cell);
    if (state.phase.is_set) return true;
    int other_castle = state.phase.other_castle, other = realm::domain_named(state.realm, other_castle);
    int owner = other == NOBODY ? seat : state.realm.colour[other];
    await(state, Step::DESERTER_LEAVES, owner < state.seats ? owner : seat);
    state.phase.other_seat = seat;
    state.phase.other_castle = other_castle;
    return false;
}

}  // namespace coeurdelion::lowenherz_2003::desert
