// The state of a match as one plain value. Two equal states are equal bytes: what is not used is zero.
#pragma once

#include "../core/game.hpp"
#include "../realm/board.hpp"
#include "tables.gen.hpp"

namespace coeurdelion::lowenherz_1997 {

constexpr int MOST_SEATS = 4;
constexpr int COLOURS = MOST_SEATS + 1;
// So many politics cards can be in a match; it has 13, a position perhaps others.
constexpr int MOST_POLITICS = 16;
// So many letters and action cards can be in a deck; in a position each card is a letter of its own.
constexpr int MOST_LETTERS = 32;
constexpr int MOST_DECK = 40;
// The ducats of all princes together, with those on the card in play and on all to come, are never more.
constexpr int MOST_DUCATS = 255;
constexpr int MOST_SCORE = 16000;
// The knights in reserve, or missing there.
constexpr int MOST_KNIGHTS = 64;
// A politics card that may not be seen.
constexpr int HIDDEN_CARD = 15;

static_assert(MOST_POLITICS >= 13 && MOST_DECK >= MOST_CARDS && KINDS < HIDDEN_CARD);

// A politics card that was taken: its kind, the pile it came from (0 for none), whether all know it, how many cards it left.
struct Held {
    std::uint8_t bits;
    std::uint8_t left;

    static constexpr Held of(int card, int pile, bool is_open, int left) {
        return {static_cast<std::uint8_t>(card | pile << 4 | is_open << 6), static_cast<std::uint8_t>(left)};
    }
    constexpr int card() const { return bits & 15; }
    constexpr int pile() const { return bits >> 4 & 3; }
    constexpr bool is_open() const { return bits >> 6 & 1; }
    constexpr Held opened() const { return {static_cast<std::uint8_t>(bits | 1 << 6), left}; }
    constexpr Held with_card(int card) const { return {static_cast<std::uint8_t>((bits & ~15) | card), left}; }
    friend constexpr bool operator==(const Held&, const Held&) = default;
};

// A sealed bid: whether it is in, and whether it may be seen.
enum class Sealed : std::uint8_t { NONE, BID, HIDDEN };

// What one prince has; `looked` is for each pile the number of cards at the last look, and 1, or 0 if there was none.
struct Player {
    std::int16_t score;
    std::uint16_t ducats;
    std::uint16_t bid_ducats;
    Sealed bid;
    std::uint8_t bid_treasures;
    std::int8_t reserve;  // a position may give less than none
    std::uint8_t looked[2];
    std::uint8_t chosen[2];  // the rows of the decision cards, in the order in which they were played
    std::uint8_t cards;
    Held hand[MOST_POLITICS];  // in the order in which they were taken
};

// The action cards left: how many letters are used up, then those with cards, the top one last, each in the order of the
// codes. A card is its number and 1.
struct Deck {
    std::uint8_t used_up;
    std::uint8_t letters;
    std::uint8_t count;
    std::uint8_t sizes[MOST_LETTERS];
    std::uint8_t cards[MOST_DECK];
};

enum class Kind : std::uint8_t {
    LAY_PIECES,
    CHOOSE_FIRST,
    FILL_PILES,
    PLACE_CASTLE,
    PLACE_KNIGHT,
    TURN_UP,
    DECIDE,
    RENEGADE_ARRIVES,
    NEGOTIATION,
    DUEL,
    WALLS,
    SWORDS,
    LOOK,
    KEEP,
    ACTED,
    OVER,
};

// The last proposal of a negotiation, made by the one who does not answer.
enum class Proposed : std::uint8_t { NOTHING, ASK, OFFER };

// What the match waits for; only what belongs to its kind is not zero.
struct Phase {
    Kind kind;
    std::uint8_t seat;
    std::uint8_t colour;      // of the castle or knight to be placed
    std::uint8_t castle;      // just placed, of the renegade's region, of the region that extends
    std::uint8_t has_played;  // a politics card with this decision
    std::uint8_t other;       // who negotiates with `seat`
    std::uint8_t made;        // proposals so far
    Proposed last;
    std::uint16_t ducats;  // of the last proposal
    std::uint8_t left;     // walls or swords
    std::uint8_t may_extend;
    std::uint8_t cells;            // of an extension that goes on
    std::uint8_t cut_off[COLOURS];  // cells that each colour lost by it to neutral zones
    std::uint8_t pile;
    std::uint8_t princes;  // who bids, as bits
    std::uint8_t again;
    std::uint8_t winners;  // as bits
    std::uint8_t laid;
    std::uint8_t pieces[PIECES];  // laid so far: the number of the piece in its turn
    std::uint8_t zero;
};

// What decides how a match goes on, from its options.
struct Rules {
    std::uint8_t players;
    std::uint8_t is_basic;
    std::uint8_t first_is_settled;
    std::uint8_t politics_negotiable;
    std::uint8_t open_parchments;
    std::uint8_t castle_distance;
};

struct State {
    realm::Realm realm;
    Player players[MOST_SEATS];
    Phase phase;
    Rules rules;
    // Whether it is what a seat knows: then `piles` has what each pile held when the seat last looked, without its own card.
    std::uint8_t is_known;
    std::uint8_t round;
    std::uint8_t first;
    std::uint8_t card;  // its number and 1, 0 for none
    std::uint8_t row;
    std::uint8_t gone_count;
    Held gone[MOST_POLITICS];  // played, in order
    std::uint8_t pool[KINDS];  // all politics cards of the match
    std::uint8_t piles[2][KINDS];
    std::uint8_t counts[2];  // the cards of each pile
    Deck deck;
    std::uint8_t zero[6];
};

static_assert(sizeof(State) == 1416);

// The match waits for something else: nothing is left of the phase before.
constexpr Phase& wait_for(State& state, Kind kind, int seat = 0) {
    state.phase = Phase{};
    state.phase.kind = kind;
    state.phase.seat = seat;
    return state.phase;
}

// The number of the neutral colour.
constexpr int neutral(const State& state) { return state.rules.players; }

// Whether a colour is that of a prince.
constexpr bool is_prince(const State& state, int colour) { return colour < state.rules.players; }

constexpr int clockwise(const State& state, int seat) { return seat + 1 < state.rules.players ? seat + 1 : 0; }

// Whether a prince has chosen a row.
constexpr bool has_chosen(const Player& player, int row) { return player.chosen[0] == row || player.chosen[1] == row; }

// The seats whose bid is awaited, as bits.
constexpr std::uint32_t awaited(const State& state) {
    std::uint32_t seats = 0;
    for (int seat = 0; seat < state.rules.players; ++seat)
        if (state.phase.princes >> seat & 1 && state.players[seat].bid == Sealed::NONE) seats |= 1u << seat;
    return seats;
}

// Whose decision is awaited, as bits; nobody if no action card is left.
constexpr std::uint32_t to_act(const State& state) {
    switch (state.phase.kind) {
        case Kind::LAY_PIECES:
        case Kind::CHOOSE_FIRST:
        case Kind::FILL_PILES:
            return CHANCE_BIT;
        case Kind::TURN_UP:
            return state.deck.count ? CHANCE_BIT : 0;
        case Kind::DUEL:
            return awaited(state);
        case Kind::ACTED:
        case Kind::OVER:
            return 0;
        default:
            return 1u << state.phase.seat;
    }
}

}  // namespace coeurdelion::lowenherz_1997
