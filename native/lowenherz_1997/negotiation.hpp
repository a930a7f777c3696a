// Two princes on one action negotiate (L97-CONFLICT-1 … 4).
#pragma once

#include "duel.hpp"

namespace coeurdelion::lowenherz_1997 {

// Two princes negotiate; the one nearer to the first player begins (L97-CONFLICT-2).
constexpr void begin_talks(State& state, int one, int other) {
    wait_for(state, Kind::NEGOTIATION, one).other = other;
}

// Whether one can still offer or ask (L97-CONFLICT-3).
constexpr bool may_propose(const State& state) { return state.phase.made < PROPOSALS; }

// Whether the last proposal can be accepted: the one who would pay has the money now (L97-CONFLICT-2).
constexpr bool may_accept(const State& state) {
    const Phase& phase = state.phase;
    int payer = phase.last == Proposed::OFFER ? phase.other : phase.seat;
    return phase.last != Proposed::NOTHING && state.players[payer].ducats >= phase.ducats;
}

// A prince offers to pay for acting, or asks a price for letting the other act (L97-CONFLICT-2, L97-CONFLICT-3).
constexpr void propose(State& state, Proposed proposed, int ducats) {
    Phase& phase = state.phase;
    std::uint8_t seat = phase.seat;
    phase.seat = phase.other;
    phase.other = seat;
    ++phase.made;
    phase.last = proposed;
    phase.ducats = ducats;
}

// The last proposal is agreed: one pays the other and acts (L97-CONFLICT-2).
constexpr void accept(State& state) {
    Phase phase = state.phase;
    bool is_offer = phase.last == Proposed::OFFER;
    int payer = is_offer ? phase.other : phase.seat, payee = is_offer ? phase.seat : phase.other;
    state.players[payer].ducats -= phase.ducats;
    state.players[payee].ducats += phase.ducats;
    begin(state, payer);
}

// Breaking off leads to a duel (L97-CONFLICT-3).
constexpr void fight(State& state) { begin_duel(state, 1u << state.phase.seat | 1u << state.phase.other); }

}  // namespace coeurdelion::lowenherz_1997
