// Playing a card (L03-PLAY).
#pragma once

#include "../realm/pairs.hpp"
#include "border.hpp"
#include "desert.hpp"
#include "extend.hpp"
#include "knight.hpp"
#include "turn.hpp"

namespace coeurdelion::lowenherz_2003::play {

// Whether at least one step of an action is possible with the ducats left after the price (L03-PLAY-3).
constexpr bool is_possible(const State& state, int seat, Symbol symbol, int ducats) {
    switch (symbol) {
        case Symbol::BORDERS: return border::is_possible(state);
        case Symbol::KNIGHTS: return knight::targets(state, seat, ducats).any();
        case Symbol::EXTENSION: return extend::is_possible(state, seat);
        case Symbol::DESERTER: return desert::is_possible(state, seat, ducats);
        case Symbol::ALLIANCE:
            return realm::any_pair(state.realm, seat,
                                   [&](int one, int other) { return !realm::are_allied(state.realm, one, other); });
    }
    return false;
}

// Whether a card of the hand can be paid and played for one of its symbols (L03-PLAY-1 … 3).
constexpr bool can_play(const State& state, int seat, int kind, int way) {
    int left = state.players[seat].ducats - CARDS[kind].price;
    return left >= 0 && is_possible(state, seat, CARDS[kind].way[way].symbol, left);
}

// The phase in which the steps of a symbol are taken.
constexpr Step step_of(Symbol symbol) {
    switch (symbol) {
        case Symbol::BORDERS: return Step::BORDERS;
        case Symbol::KNIGHTS: return Step::KNIGHTS;
        case Symbol::EXTENSION: return Step::EXTENSION;
        case Symbol::DESERTER: return Step::DESERTION;
        case Symbol::ALLIANCE: return Step::ALLIANCE;
    }
    return Step::USE_CARD;
}

// How many steps a way to play a card has; a deserter or an alliance is none that one could end early.
constexpr int steps_of(Way way) {
    switch (way.symbol) {
        case Symbol::BORDERS:
        case Symbol::KNIGHTS: return way.count;
        case Symbol::EXTENSION: return EXTENSION_CELLS;
        default: return 0;
    }
}

// A card is paid and laid face up on the played ones; its steps follow (L03-PLAY-1 … 3).
constexpr void play(State& state, int seat, int kind, int way) {
    discard(state.players[seat], kind);
    state.players[seat].ducats -= CARDS[kind].price;
    ++state.played[kind];
    await(state, step_of(CARDS[kind].way[way].symbol), seat);
    state.phase.left = steps_of(CARDS[kind].way[way]);
}

// After a step of a card: the next one, or the card is used (L03-PLAY-4).
constexpr void after_step(State& state, int seat) {
    if (state.phase.left <= 1) return turn::end_of_card(state, seat);
    --state.phase.left;
    state.phase.is_set = 1;
}

}  // namespace coeurdelion::lowenherz_2003::play
