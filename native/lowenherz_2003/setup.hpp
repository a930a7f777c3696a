// Set-up: the land, who places first, the first cards (L03-SETUP).
#pragma once

#include "../realm/tiles.hpp"
#include "place.hpp"

namespace coeurdelion::lowenherz_2003::setup {

constexpr int LAND_WIDTH = TILE_COLUMNS * TILE_SIDE;
constexpr int LAND_SIZE = PLACES * TILE_SIDE * TILE_SIDE;

// How many tiles lie.
constexpr int tiles_laid(const State& state) {
    int count = 0;
    while (count < PLACES && state.phase.laid[count]) ++count;
    return count;
}

// The tiles that may come next, as bits; the royal city's is none of them.
constexpr std::uint32_t tiles_left(const State& state) {
    std::uint32_t left = ((1u << TILES) - 1) & ~(1u << CITY_LAID / TURNS);
    for (int tile : state.phase.laid)
        if (tile) left &= ~(1u << (tile - 1) / TURNS);
    return left;
}

// A tile in one of its turns comes to the next place.
constexpr void lay(State& state, int tile) {
    int place = tiles_laid(state);
    realm::lay_tile<TILE_SIDE>(state.realm.land, place, TILE_COLUMNS, TILE_TERRAIN[tile]);
    state.phase.laid[place] = tile + 1;
}

// Chance deals the first cards, all to one player, then to the next (L03-SETUP-3).
constexpr void deal_cards(State& state, int first) {
    await(state, Step::DEAL_CARDS, 0);
    state.phase.other_seat = first;
}

// Chance lays a tile, the royal city's lies in the centre by itself; once the land lies, the first to place is chosen,
// unless the options say who (L03-SETUP-1, L03-PLACE-6).
constexpr void tile(State& state, int number) {
    lay(state, number);
    if (tiles_laid(state) == CENTRE) lay(state, CITY_LAID);
    if (tiles_laid(state) < PLACES) return;
    if (state.first) return deal_cards(state, state.first - 1);
    await(state, Step::CHOOSE_FIRST, 0);
}

// A card for the next hand that is not full; if there is none, castles are placed or play goes on (L03-PLACE-1).
constexpr void deal_on(State& state) {
    int first = state.phase.other_seat;
    for (int seat = state.phase.seat; seat < state.seats; ++seat) {
        if (hand_size(state.players[seat]) >= HAND || !any(state.deck)) continue;
        state.phase.seat = seat;
        return;
    }
    if (!state.phase.is_set && place::first_to_place(state, first)) return;
    if (state.phase.is_set && hand_size(state.players[first])) return await(state, Step::USE_CARD, first);
    turn::turn_from(state, first);
}

// Chance deals one of the first cards (L03-SETUP-3).
constexpr void dealt(State& state, int kind) {
    turn::give(state, state.phase.seat, kind);
    deal_on(state);
}

}  // namespace coeurdelion::lowenherz_2003::setup
