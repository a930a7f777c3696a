// The king is dead (L97-END).
#pragma once

#include "region.hpp"
#include "treasure.hpp"

namespace coeurdelion::lowenherz_1997 {

// Points for the parchments in hand, except those that counted when they were taken (L97-POLITICS-8).
constexpr void count_parchments(Player& player) {
    for (int place = 0; place < player.cards; ++place) {
        Held held = player.hand[place];
        if (is_parchment(held.card()) && !held.is_open()) player.score += VALUES[held.card()];
    }
}

// Mountains and parchments count, then the most points win, and ducats break ties (L97-END-1, L97-END-2).
constexpr void king_dies(State& state) {
    count_mountains(state);
    unsigned winners = 0;
    int best = 0, richest = 0;
    for (int seat = 0; seat < state.rules.players; ++seat) {
        Player& player = state.players[seat];
        count_parchments(player);
        int score = player.score, money = worth(whole_purse(player));
        if (!winners || score > best || (score == best && money > richest)) {
            winners = 0;
            best = score;
            richest = money;
        }
        if (score == best && money == richest) winners |= 1u << seat;
    }
    wait_for(state, Kind::OVER).winners = winners;
}

}  // namespace coeurdelion::lowenherz_1997
