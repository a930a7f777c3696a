// The state of a match as a plain value, and the phases it goes through, as games/lowenherz_2003/state.py has them.
#pragma once

#include "../core/game.hpp"
#include "../realm/board.hpp"
#include "tables.gen.hpp"

namespace coeurdelion::lowenherz_2003 {

using realm::NOBODY;

constexpr int MOST_PLAYERS = 4;
// The most cards of each sort that a player can hold: there are more than the rules allow only in drawn positions.
constexpr int HAND_ROOM = 8;
// A card of a hand is its kind and 1, or this and its letter where only its back is known; 0 is none.
constexpr int BACK = 64;

// What one player has; `known` cards were taken from the market before everyone's eyes, `secret` ones were drawn. Hands are
// sorted.
struct Player {
    std::int16_t score, ducats, reserve;
    std::uint8_t zero[2];
    std::uint8_t secret[HAND_ROOM], known[HAND_ROOM];
};

// The phases at which somebody is to act, or nobody ever more; in the order of the rulebook.
enum class Step : std::uint8_t {
    LAY_TILES,
    CHOOSE_FIRST,
    DEAL_CARDS,
    PLACE_CASTLE,
    PLACE_KNIGHT,
    USE_CARD,
    BORDERS,
    KNIGHTS,
    EXTENSION,
    DESERTION,
    DESERTER_ARRIVES,
    DESERTER_LEAVES,
    ALLIANCE,
    REFILL,
    DRAW_CARD,
    OVER,
};

// A phase; what does not belong to it is 0.
struct Phase {
    Step step;
    std::uint8_t seat;          // who acts, or for whom chance deals or draws
    std::uint8_t other_seat;    // who begins after the deal; to whom a knight deserts
    std::uint8_t is_set;        // whether play, or a card, has begun; the deserter has left; the king ended the match
    std::uint8_t left;          // steps that are left of a card
    std::uint8_t colour;        // of the castle that is placed, or of its knight
    std::uint8_t castle;        // the one just placed, the one that extends (once begun), or to which a knight deserts
    std::uint8_t other_castle;  // from which a knight deserts
    std::uint8_t sold;          // the card just sold: its kind and 1
    std::uint8_t winners;       // as bits
    std::uint8_t laid[PLACES];  // the tiles that lie, each its number and 1
};

// A whole match at one moment; `idle` counts the turns in a row that were a sale refilled from the market.
//
// In what a seat knows, cards of others are backs, and the deck holds all cards whose place the seat does not know.
struct State {
    realm::Realm realm;
    Player players[MOST_PLAYERS];
    std::int16_t king;
    std::uint8_t seats;
    std::uint8_t idle;
    std::uint8_t first;  // the seat that places first by the options and 1; 0 if chance decides
    std::uint8_t clockwise;
    std::uint8_t castle_distance;
    std::uint8_t opponent_removes;
    std::uint8_t neutral_castles;
    Phase phase;
    std::uint8_t deck[KINDS], market[KINDS], played[KINDS];  // how many cards of each kind
    std::uint8_t zero;
};

static_assert(sizeof(State) == 1272);

// Whose decision is awaited.
constexpr std::uint32_t to_act(const State& state) {
    switch (state.phase.step) {
        case Step::LAY_TILES:
        case Step::CHOOSE_FIRST:
        case Step::DEAL_CARDS:
        case Step::DRAW_CARD: return CHANCE_BIT;
        case Step::OVER: return 0;
        default: return 1u << state.phase.seat;
    }
}

// A phase of a seat that needs no more than that.
constexpr void await(State& state, Step step, int seat) {
    state.phase = Phase{};
    state.phase.step = step;
    state.phase.seat = seat;
}

// Points for a colour; those of the neutral one go nowhere.
constexpr void score(State& state, int colour, int points) {
    if (colour < state.seats) state.players[colour].score += points;
}

}  // namespace coeurdelion::lowenherz_2003
