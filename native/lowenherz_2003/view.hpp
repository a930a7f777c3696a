// What a seat may know: everything but the cards that others drew and the order of the deck.
#pragma once

#include "cards.hpp"

namespace coeurdelion::lowenherz_2003::view {

// Leaves what a seat, or a spectator, may know: of others' drawn cards the letters; a finished match is open to everyone.
constexpr void redact(State& state, int eyes) {
    if (state.phase.step == Step::OVER) return;
    for (int seat = 0; seat < state.seats; ++seat) {
        if (seat == eyes) continue;
        for (std::uint8_t& card : state.players[seat].secret) {
            if (!card || card > KINDS) continue;
            ++state.deck[card - 1];
            card = BACK + CARDS[card - 1].letter;
        }
    }
}

// The unseen cards of each letter are dealt out anew.
constexpr void deal(State& state, Random& random) {
    for (int seat = 0; seat < state.seats; ++seat) {
        std::uint8_t(&hand)[HAND_ROOM] = state.players[seat].secret;
        for (int place = hand_size(hand) - 1; place >= 0 && hand[place] >= BACK; place = hand_size(hand) - 1) {
            int letter = hand[place] - BACK;
            if (!count_of(state.deck, letter)) break;
            int kind = random_card(state.deck, letter, random);
            --state.deck[kind];
            hand[place] = 0;
            add_card(hand, kind + 1);
        }
    }
}

}  // namespace coeurdelion::lowenherz_2003::view
