// Set-up: the map, who is first, the politics piles (L97-SETUP, L97-BASIC).
#pragma once

#include "round.hpp"

namespace coeurdelion::lowenherz_1997 {

constexpr int MAP_PLACES = PIECE_COLUMNS * PIECE_ROWS;
constexpr int MAP_WIDTH = PIECE_COLUMNS * PIECE_SIDE;
constexpr int MAP_SIZE = MAP_PLACES * PIECE_SIDE * PIECE_SIDE;
constexpr int MOST_IN_PILES = PILE_SIZES[0] + PILE_SIZES[1];

static_assert(MAP_PLACES == PIECES);

// Whether a piece, in any turn, has been laid.
constexpr bool is_laid(const Phase& phase, int piece) {
    for (int place = 0; place < phase.laid; ++place)
        if (phase.pieces[place] / PIECE_TURNS == piece / PIECE_TURNS) return true;
    return false;
}

// The terrain of a piece in the next place.
constexpr void lay(realm::Land& land, int place, int piece) {
    int corner = place / PIECE_COLUMNS * PIECE_SIDE * MAP_WIDTH + place % PIECE_COLUMNS * PIECE_SIDE;
    for (int part = 0; part < PIECE_SIDE * PIECE_SIDE; ++part) {
        int cell = corner + part / PIECE_SIDE * MAP_WIDTH + part % PIECE_SIDE, kind = PIECE_TERRAIN[piece][part] - '0';
        for (int bit = 0; bit < 3; ++bit) kind >> bit & 1 ? land.planes[bit].add(cell) : land.planes[bit].remove(cell);
    }
}

// Chance lays a piece of the map (L97-FULL-1); after the last the first player is chosen, if not settled (L97-FULL-5).
constexpr void lay_piece(State& state, int piece) {
    Phase& phase = state.phase;
    lay(state.realm.land, phase.laid, piece);
    phase.pieces[phase.laid++] = piece;
    if (phase.laid == MAP_PLACES) wait_for(state, state.rules.first_is_settled ? Kind::FILL_PILES : Kind::CHOOSE_FIRST);
}

// Chance names the youngest (L97-FULL-2, L97-FULL-5).
constexpr void choose_first(State& state, int seat) {
    state.first = seat;
    wait_for(state, Kind::FILL_PILES);
}

// The pile that the next politics card goes to (L97-SETUP-4).
constexpr int next_pile(const State& state) { return state.counts[0] < PILE_SIZES[0] ? 0 : 1; }

// How many cards of a kind lie on no pile yet.
constexpr int undealt(const State& state, int card) {
    return state.pool[card] - state.piles[0][card] - state.piles[1][card];
}

// Chance puts a politics card on a pile; then castles are placed, or the first round begins (L97-SETUP-4).
constexpr void fill_pile(State& state, int card) {
    int pile = next_pile(state);
    ++state.piles[pile][card];
    ++state.counts[pile];
    if (state.counts[1] < PILE_SIZES[1]) return;
    if (state.rules.is_basic) return next_card(state);
    wait_for(state, Kind::PLACE_CASTLE, state.first).colour = state.first;
}

}  // namespace coeurdelion::lowenherz_1997
