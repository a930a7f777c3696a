// Whether any bytes are a state that all other functions can work on.
#pragma once

#include "setup.hpp"

namespace coeurdelion::lowenherz_1997 {

// Whether the options are ones that there are.
constexpr bool are_rules(const Rules& rules) {
    return 2 <= rules.players && rules.players <= MOST_SEATS && rules.is_basic <= 1 && rules.first_is_settled <= 1 &&
           rules.politics_negotiable <= 1 && rules.open_parchments <= 1;
}

// Whether the letters and cards of a deck fit each other.
constexpr bool is_deck(const Deck& deck) {
    if (deck.letters > MOST_LETTERS || deck.count > MOST_DECK || deck.used_up > 2 * MOST_LETTERS) return false;
    int count = 0;
    bool is_sound = true;
    for (int letter = 0; letter < deck.letters; ++letter) {
        count += deck.sizes[letter];
        is_sound &= deck.sizes[letter] > 0;
    }
    for (int place = 0; place < deck.count; ++place) is_sound &= deck.cards[place] - 1u < ACTION_CARDS;
    return is_sound && count == deck.count;
}

// Whether a prince has what one can have.
constexpr bool is_player(const State& state, int seat) {
    const Player& player = state.players[seat];
    if (player.score > MOST_SCORE || player.score < -MOST_SCORE || player.cards > MOST_POLITICS) return false;
    if (player.ducats > MOST_DUCATS || player.bid_ducats > player.ducats || player.bid > Sealed::HIDDEN) return false;
    if (player.bid == Sealed::HIDDEN && !state.is_known) return false;
    if (player.bid_treasures > EVERY_TREASURE || player.chosen[0] > LAST_ROW || player.chosen[1] > LAST_ROW) return false;
    if (player.reserve > MOST_KNIGHTS || player.reserve < -MOST_KNIGHTS) return false;
    if (player.looked[0] > MOST_POLITICS + 1 || player.looked[1] > MOST_POLITICS + 1) return false;
    return player.bid == Sealed::NONE || (state.phase.kind == Kind::DUEL && state.phase.princes >> seat & 1);
}

// Whether politics cards taken are ones that there are; hidden ones only in what a seat knows.
constexpr bool are_held(const Held* held, int count, bool is_known) {
    bool is_sound = true;
    for (int place = 0; place < count; ++place) {
        int card = held[place].card();
        is_sound &= (card < KINDS || (is_known && card == HIDDEN_CARD)) && held[place].bits < 128 && held[place].pile() <= 2;
    }
    return is_sound;
}

// Whether the politics cards of hands and piles fit each other and have room.
constexpr bool are_politics(const State& state) {
    if (state.gone_count > MOST_POLITICS || !are_held(state.gone, state.gone_count, false)) return false;
    int count = state.gone_count + state.counts[0] + state.counts[1], pool = 0, lying[2] = {};
    for (int seat = 0; seat < state.rules.players; ++seat) {
        const Player& player = state.players[seat];
        if (!are_held(player.hand, player.cards, state.is_known)) return false;
        count += player.cards;
    }
    bool is_sound = true;
    for (int card = 0; card < KINDS; ++card) {
        pool += state.pool[card];
        is_sound &= state.pool[card] <= MOST_POLITICS;
        for (int pile = 0; pile < 2; ++pile) {
            is_sound &= state.piles[pile][card] <= MOST_POLITICS;
            lying[pile] += state.piles[pile][card];
        }
    }
    bool fit = state.is_known || (lying[0] == state.counts[0] && lying[1] == state.counts[1]);
    return is_sound && fit && count <= MOST_POLITICS && pool <= MOST_POLITICS;
}

// The ducats that each action card brings, by its number and 1.
struct CardDucats {
    std::uint8_t on[ACTION_CARDS + 1];
};

constexpr CardDucats card_ducats() {
    CardDucats ducats{};
    for (int card = 0; card < ACTION_CARDS; ++card)
        for (Row row : ROWS[card])
            if (row.kind == RowKind::DUCATS) ducats.on[card + 1] += row.amount;
    return ducats;
}

inline constexpr CardDucats CARD_DUCATS = card_ducats();

// Whether the money in the match and to come stays within its bounds.
constexpr bool is_money(const State& state) {
    int ducats = CARD_DUCATS.on[state.card];
    for (int place = 0; place < state.deck.count; ++place) ducats += CARD_DUCATS.on[state.deck.cards[place]];
    for (int seat = 0; seat < state.rules.players; ++seat) ducats += state.players[seat].ducats;
    return ducats <= MOST_DUCATS;
}

// Whether set-up is at a point that it can come to, with as many politics cards left as the piles still need.
constexpr bool is_setup(const State& state) {
    const Phase& phase = state.phase;
    if (phase.kind == Kind::LAY_PIECES) {
        if (state.realm.land.width != MAP_WIDTH || state.realm.land.size != MAP_SIZE) return false;
        if (phase.laid >= MAP_PLACES) return false;
        for (int place = 0; place < phase.laid; ++place)
            if (phase.pieces[place] >= PIECES * PIECE_TURNS) return false;
    }
    if (phase.kind > Kind::FILL_PILES) return true;
    int left = MOST_IN_PILES - state.counts[0] - state.counts[1];
    for (int card = 0; card < KINDS; ++card) {
        if (state.pool[card] != ALL_POLITICS[card] || undealt(state, card) < 0) return false;
        left -= undealt(state, card);
    }
    return left <= 0 && state.counts[0] <= PILE_SIZES[0] && state.counts[1] < PILE_SIZES[1];
}

// Whether what the match waits for can be.
constexpr bool is_phase(const State& state) {
    const Phase& phase = state.phase;
    int players = state.rules.players;
    if (phase.kind > Kind::OVER || phase.kind == Kind::ACTED) return false;
    if (phase.seat >= players || phase.other >= players || phase.colour > players) return false;
    if (phase.castle >= state.realm.land.size || phase.cells >= EXTENSION_CELLS || phase.pile > 1) return false;
    if (phase.made > PROPOSALS || phase.last > Proposed::OFFER || phase.ducats > MOST_DUCATS) return false;
    if (phase.princes >> players || phase.winners >> players) return false;
    for (std::uint8_t cells : phase.cut_off)
        if (cells > Cells::CAPACITY) return false;
    bool has_card = state.card && state.card != SILVER + 1 && state.card != KING + 1;
    bool needs_card = Kind::DECIDE <= phase.kind && phase.kind <= Kind::KEEP;
    bool needs_row = Kind::NEGOTIATION <= phase.kind && phase.kind <= Kind::KEEP;
    return (has_card || !needs_card) && (state.row || !needs_row);
}

// Whether all numbers of a state are within what the other functions rely on.
constexpr bool is_well_formed(const State& state) {
    if (!are_rules(state.rules) || state.is_known > 1 || state.first >= state.rules.players) return false;
    if (state.card > ACTION_CARDS || state.row > LAST_ROW) return false;
    if (!realm::is_well_formed(state.realm, state.rules.players + 1)) return false;
    for (int seat = 0; seat < state.rules.players; ++seat)
        if (!is_player(state, seat)) return false;
    return is_deck(state.deck) && are_politics(state) && is_money(state) && is_setup(state) && is_phase(state);
}

}  // namespace coeurdelion::lowenherz_1997
