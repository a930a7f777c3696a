// Everything a seat, or chance, can do, as numbers: a verb and up to three words after it, a byte each, 0 for none.
#pragma once

#include "../realm/grid.hpp"
#include "state.hpp"

namespace coeurdelion::lowenherz_2003 {

enum class Verb : std::uint8_t {
    NOTHING,
    CASTLE,  // a cell
    KNIGHT,  // a cell
    SELL,    // a kind of card
    PLAY,    // a kind of card, which of its symbols
    BORDER,  // a cell, whether it is its south side
    EXTEND,  // a castle, a cell
    DESERT,  // a castle, another, a knight or NO_KNIGHT
    REMOVE,  // a cell
    ALLY,    // a castle, another
    DRAW,
    TAKE,  // a kind of card
    DONE,
    TILE,   // a tile in one of its turns
    FIRST,  // a seat
    DRAWN,  // a kind of card
};

constexpr int NO_KNIGHT = 255;

constexpr Action action(Verb verb, int one = 0, int two = 0, int three = 0) {
    return static_cast<Action>(verb) << 24 | one << 16 | two << 8 | three;
}

constexpr Action border_action(int edge) {
    return edge < realm::SOUTH ? action(Verb::BORDER, edge) : action(Verb::BORDER, edge - realm::SOUTH, 1);
}

constexpr Verb verb_of(Action action) { return static_cast<Verb>(action >> 24); }
constexpr int first_word(Action action) { return action >> 16 & 255; }
constexpr int second_word(Action action) { return action >> 8 & 255; }
constexpr int third_word(Action action) { return action & 255; }
constexpr int edge_of(Action action) { return first_word(action) + (second_word(action) ? realm::SOUTH : 0); }

// Actions that are listed, as many as there is room for.
struct Actions {
    Action* list;
    int room;
    int count = 0;

    constexpr void add(Action action) {
        if (count < room) list[count++] = action;
    }
};

}  // namespace coeurdelion::lowenherz_2003
