// The course of a turn: income, one card, refill (L03-TURN, L03-MARKET).
#pragma once

#include "actions.hpp"
#include "cards.hpp"
#include "end.hpp"
#include "mine.hpp"

namespace coeurdelion::lowenherz_2003::turn {

// A turn begins with the income of the mines (L03-TURN-1, L03-MINE-1).
constexpr void begin_turn(State& state, int seat) {
    state.players[seat].ducats += mine::income(state.realm, seat);
    await(state, Step::USE_CARD, seat);
}

// The turn of the first player from a seat on who has a card; without any the match ends (L03-TURN-3, L03-END-2).
constexpr void turn_from(State& state, int seat) {
    for (int step = 0; step < state.seats; ++step) {
        int following = (seat + step) % state.seats;
        if (hand_size(state.players[following])) return begin_turn(state, following);
    }
    end::last_card_used(state);
}

// The turn after that of a seat.
constexpr void next_turn(State& state, int seat) { turn_from(state, seat + 1); }

// After a card comes the refill, or without one the next turn; `sold` is the card that was sold (L03-TURN-2, L03-END-2).
constexpr void end_of_card(State& state, int seat, int sold = 0) {
    if (!any(state.deck) || hand_size(state.players[seat]) >= HAND) return next_turn(state, seat);
    await(state, Step::REFILL, seat);
    state.phase.sold = sold;
}

// A card goes face up to the market for its sale value (L03-MARKET-1).
constexpr void sell(State& state, int seat, int kind) {
    discard(state.players[seat], kind);
    state.players[seat].ducats += CARDS[kind].sale;
    ++state.market[kind];
    end_of_card(state, seat, kind + 1);
}

// Whether so many turns in a row were a sale refilled from the market that it is enough (L03-TURN-4).
constexpr bool must_draw(const State& state) { return state.idle >= IDLE_ROUNDS * state.seats; }

// Whether a card can be taken from the market: not the very one just sold (L03-TURN-2, L03-MARKET-2).
constexpr bool can_take(const State& state, int kind) {
    return !must_draw(state) && state.market[kind] > (state.phase.sold == kind + 1);
}

// A card of the market comes into the hand before everyone's eyes (L03-MARKET-3).
constexpr void take(State& state, int seat, int kind) {
    add_card(state.players[seat].known, kind + 1);
    --state.market[kind];
    state.idle = state.phase.sold ? state.idle + 1 : 0;
    next_turn(state, seat);
}

// The player asks for the top card of the deck (L03-TURN-2).
constexpr void draw(State& state, int seat) {
    state.idle = 0;
    await(state, Step::DRAW_CARD, seat);
}

// A card of the deck's top letter goes to a hand (L03-SETUP-3).
constexpr void give(State& state, int seat, int kind) {
    add_card(state.players[seat].secret, kind + 1);
    --state.deck[kind];
}

// The top card of the deck, if there is one, goes to whoever waits for it, each that it can be as likely as it is.
constexpr void give_at_random(State& state, Random& random) {
    int letter = top_letter(state.deck);
    if (letter < LETTERS) give(state, state.phase.seat, random_card(state.deck, letter, random));
}

// Chance decides which card it is; the next turn begins.
constexpr void drawn(State& state, int kind) {
    int seat = state.phase.seat;
    give(state, seat, kind);
    next_turn(state, seat);
}

}  // namespace coeurdelion::lowenherz_2003::turn
