// How a match ends (L03-END).
#pragma once

#include "state.hpp"

namespace coeurdelion::lowenherz_2003::end {

// Whether one player has more points than another, or as many and more ducats (L03-END-1, L03-END-4).
constexpr bool is_ahead(const Player& one, const Player& other) {
    return one.score != other.score ? one.score > other.score : one.ducats > other.ducats;
}

// The match is over; of these seats those win than whom none of them is ahead.
constexpr void finish(State& state, std::uint32_t seats, bool by_king) {
    std::uint32_t winners = seats;
    for (int seat = 0; seat < state.seats; ++seat)
        for (int other = 0; other < state.seats; ++other)
            if (seats >> other & 1 && is_ahead(state.players[other], state.players[seat])) winners &= ~(1u << seat);
    await(state, Step::OVER, 0);
    state.phase.is_set = by_king;
    state.phase.winners = winners;
}

// The end, if anyone has reached the king marker; whether so (L03-END-1).
constexpr bool king_reached(State& state) {
    std::uint32_t arrived = 0;
    for (int seat = 0; seat < state.seats; ++seat) arrived |= (state.players[seat].score >= state.king) << seat;
    if (arrived) finish(state, arrived, true);
    return arrived;
}

// Points for the most and the next most ducats, all who tie, never for none (L03-END-3).
constexpr void pay_bonuses(State& state) {
    std::uint32_t left = 0;
    for (int seat = 0; seat < state.seats; ++seat) left |= (state.players[seat].ducats != 0) << seat;
    for (int points : {MOST_DUCATS_POINTS, NEXT_DUCATS_POINTS}) {
        if (!left) return;
        int most = state.players[std::countr_zero(left)].ducats;
        for (int seat = 0; seat < state.seats; ++seat)
            if (left >> seat & 1 && state.players[seat].ducats > most) most = state.players[seat].ducats;
        for (int seat = 0; seat < state.seats; ++seat) {
            if (!(left >> seat & 1) || state.players[seat].ducats != most) continue;
            score(state, seat, points);
            left &= ~(1u << seat);
        }
    }
}

// The end when every hand is empty: the bonus for ducats, then the most points (L03-END-3, L03-END-4).
constexpr void last_card_used(State& state) {
    pay_bonuses(state);
    finish(state, (1u << state.seats) - 1, false);
}

}  // namespace coeurdelion::lowenherz_2003::end
