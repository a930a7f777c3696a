// The course of a round: the action card, the decisions, the three actions (L97-ROUND).
#pragma once

#include "alliance.hpp"
#include "end.hpp"
#include "negotiation.hpp"

namespace coeurdelion::lowenherz_1997 {

constexpr int LAST_ROW = 3;

// The next action card is to be turned up (L97-ROUND-1).
constexpr void next_card(State& state) {
    state.card = 0;
    state.row = 0;
    for (Player& player : state.players) player.chosen[0] = player.chosen[1] = 0;
    wait_for(state, Kind::TURN_UP);
}

// The cards of the letter on top (L97-SETUP-3): where they begin in the deck.
constexpr int top_letter(const Deck& deck) { return deck.letters ? deck.count - deck.sizes[deck.letters - 1] : deck.count; }

// Whether a card, by its number and 1, can lie on top of the deck.
constexpr bool can_be_turned_up(const Deck& deck, int card) {
    for (int place = top_letter(deck); place < deck.count; ++place)
        if (deck.cards[place] == card) return true;
    return false;
}

// The deck after that card was turned up.
constexpr void take_from_top(Deck& deck, int card) {
    int place = top_letter(deck);
    while (place < deck.count && deck.cards[place] != card) ++place;
    for (--deck.count; place < deck.count; ++place) deck.cards[place] = deck.cards[place + 1];
    deck.cards[deck.count] = 0;
    if (--deck.sizes[deck.letters - 1]) return;
    --deck.letters;
    ++deck.used_up;
}

// Silver pays at once, the king's card ends the match, any other begins a round (L97-ROUND-1 … 3).
constexpr void turned_up(State& state, int card) {
    take_from_top(state.deck, card);
    if (card == KING + 1) return king_dies(state);
    next_card(state);
    if (card == SILVER + 1) return count_mountains(state);
    state.card = card;
    ++state.round;
    wait_for(state, Kind::DECIDE, state.first);
}

// A decision card is played; the first player of two or three plays a second, then the next decides (L97-ROUND-4).
constexpr void choose(State& state, int seat, int row) {
    Player& player = state.players[seat];
    bool is_second = player.chosen[0];
    player.chosen[is_second] = row;
    bool again = seat == state.first && 1 + is_second < DECISIONS[state.rules.players];
    int following = again ? seat : clockwise(state, seat);
    if (again || following != state.first)
        wait_for(state, Kind::DECIDE, following);
    else
        wait_for(state, Kind::ACTED);
}

// Ducats are shared equally; what is left over is not paid (L97-ACT-1).
constexpr void share(State& state, unsigned princes, int ducats) {
    for (int seat = 0; seat < state.rules.players; ++seat)
        if (princes >> seat & 1) state.players[seat].ducats += ducats / std::popcount(princes);
}

// Princes, as bits, are on one row: one acts, two may negotiate, others fight (L97-CONFLICT-1, L97-CONFLICT-4).
constexpr void contend(State& state, unsigned princes, RowKind kind) {
    int count = std::popcount(princes), one = std::countr_zero(princes);
    if (count == 1) return begin(state, one);
    if (count > 2 || (kind == RowKind::POLITICS && !state.rules.politics_negotiable)) return begin_duel(state, princes);
    int other = std::countr_zero(princes & (princes - 1));
    bool is_one_nearer = (one >= state.first) == (other >= state.first);
    is_one_nearer ? begin_talks(state, one, other) : begin_talks(state, other, one);
}

// The next row is carried out, or the round ends (L97-ROUND-6, L97-ROUND-8).
constexpr void carry_on(State& state) {
    if (state.row >= LAST_ROW || !state.card) {
        state.first = clockwise(state, state.first);
        return next_card(state);
    }
    ++state.row;
    Row row = row_of(state);
    unsigned princes = 0;
    for (int seat = 0; seat < state.rules.players; ++seat)
        if (has_chosen(state.players[seat], state.row)) princes |= 1u << seat;
    bool is_lost = row.kind == RowKind::POLITICS && !is_open_pile(state, 0) && !is_open_pile(state, 1);
    if (!princes || is_lost) return;
    if (row.kind == RowKind::DUCATS) return share(state, princes, row.amount);
    contend(state, princes, row.kind);
}

}  // namespace coeurdelion::lowenherz_1997
