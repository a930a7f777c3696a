// A duel with sealed bids (L97-CONFLICT-5 … 7).
#pragma once

#include "act.hpp"

namespace coeurdelion::lowenherz_1997 {

// Princes, as bits, bid in secret (L97-CONFLICT-5).
constexpr void begin_duel(State& state, unsigned princes, bool again = false) {
    Phase& phase = wait_for(state, Kind::DUEL);
    phase.princes = princes;
    phase.again = again;
}

// The highest pays the bank and acts; those tied bid once more, then nobody acts (L97-CONFLICT-5, L97-CONFLICT-6).
constexpr void reveal_bids(State& state) {
    unsigned best = 0;
    int highest = -1;
    for (int seat = 0; seat < state.rules.players; ++seat) {
        Player& player = state.players[seat];
        if (!(state.phase.princes >> seat & 1)) continue;
        reveal_treasures(player, player.bid_treasures);
        int bid = player.bid_ducats + worth(player.bid_treasures);
        best = bid > highest ? 1u << seat : bid == highest ? best | 1u << seat : best;
        highest = bid > highest ? bid : highest;
    }
    int winner = std::countr_zero(best);
    if (std::popcount(best) == 1) {
        Player& player = state.players[winner];
        player.ducats -= player.bid_ducats;
        discard_treasures(state, winner, player.bid_treasures);
    }
    bool is_last = state.phase.again;
    for (Player& player : state.players) {
        player.bid = Sealed::NONE;
        player.bid_ducats = 0;
        player.bid_treasures = 0;
    }
    if (std::popcount(best) == 1)
        begin(state, winner);
    else if (is_last)
        wait_for(state, Kind::ACTED);
    else
        begin_duel(state, best, true);
}

// A bid is sealed; when all are in they are revealed together (L97-CONFLICT-5, L97-CONFLICT-7).
constexpr void make_bid(State& state, int seat, int ducats, unsigned treasures) {
    Player& player = state.players[seat];
    player.bid = Sealed::BID;
    player.bid_ducats = ducats;
    player.bid_treasures = treasures;
    if (!awaited(state)) reveal_bids(state);
}

}  // namespace coeurdelion::lowenherz_1997
