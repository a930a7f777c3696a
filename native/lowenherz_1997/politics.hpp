// Politics cards: the two piles, and the cards in hand (L97-ACT-5, L97-POLITICS-1, L97-POLITICS-8).
#pragma once

#include "actions.hpp"
#include "state.hpp"

namespace coeurdelion::lowenherz_1997 {

constexpr bool is_treasure(int card) { return card >= FIRST_TREASURE && card < FIRST_TREASURE + TREASURES; }
constexpr bool is_parchment(int card) { return card >= FIRST_PARCHMENT && card < FIRST_PARCHMENT + PARCHMENTS; }

// Whether a prince has a card in hand (L97-POLITICS-1).
constexpr bool holds(const Player& player, int card) {
    for (int place = 0; place < player.cards; ++place)
        if (player.hand[place].card() == card) return true;
    return false;
}

// The treasures in hand, as bits.
constexpr unsigned treasures_in(const Player& player) {
    unsigned treasures = 0;
    for (int place = 0; place < player.cards; ++place) {
        int card = player.hand[place].card();
        if (is_treasure(card)) treasures |= 1u << (card - FIRST_TREASURE);
    }
    return treasures;
}

// A card is played: one that everybody knows of goes first.
constexpr void discard(State& state, int seat, int card) {
    Player& player = state.players[seat];
    int found = -1;
    for (int place = player.cards - 1; place >= 0; --place) {
        Held held = player.hand[place];
        if (held.card() == card && (found < 0 || held.is_open() || !player.hand[found].is_open())) found = place;
    }
    if (found < 0) return;
    state.gone[state.gone_count++] = player.hand[found].opened();
    --player.cards;
    for (int place = found; place < player.cards; ++place) player.hand[place] = player.hand[place + 1];
    player.hand[player.cards] = {};
}

// The treasures of these bits are played.
constexpr void discard_treasures(State& state, int seat, unsigned treasures) {
    for (int treasure = 0; treasure < TREASURES; ++treasure)
        if (treasures >> treasure & 1) discard(state, seat, FIRST_TREASURE + treasure);
}

// Everybody sees the treasures of these bits, which stay in hand.
constexpr void reveal_treasures(Player& player, unsigned treasures) {
    for (int place = 0; place < player.cards; ++place) {
        int card = player.hand[place].card();
        if (is_treasure(card) && treasures >> (card - FIRST_TREASURE) & 1) player.hand[place] = player.hand[place].opened();
    }
}

// The piles are 0 and 1 here, and 1 and 2 in actions and cards. Whether one still has cards (L97-ACT-5).
constexpr bool is_open_pile(const State& state, int pile) { return state.counts[pile] > 0; }

// Whether a card can be kept from a pile.
constexpr bool is_in_pile(const State& state, int pile, int card) { return state.counts[pile] && state.piles[pile][card]; }

// A prince looks at all cards of a pile in secret (L97-ACT-5).
constexpr void look(State& state, int seat, int pile) {
    state.players[seat].looked[pile] = state.counts[pile] + 1;
    wait_for(state, Kind::KEEP, seat).pile = pile;
}

// A prince keeps one card of the pile (L97-ACT-5); an open parchment counts at once (L97-POLITICS-8).
constexpr void take(State& state, int seat, int card) {
    int pile = state.phase.pile;
    Player& player = state.players[seat];
    bool is_open = state.rules.open_parchments && is_parchment(card);
    --state.piles[pile][card];
    int left = --state.counts[pile];
    player.looked[pile] = left + 1;
    player.hand[player.cards++] = Held::of(card, pile + 1, is_open, left);
    if (is_open) player.score += VALUES[card];
    wait_for(state, Kind::ACTED);
}

}  // namespace coeurdelion::lowenherz_1997
