// Whether bytes are a state, so that whatever else is wrong with it does no harm.
#pragma once

#include "cards.hpp"
#include "setup.hpp"

namespace coeurdelion::lowenherz_2003 {

// Whether all cards of the hands are cards or, where they may be hidden, backs.
constexpr bool are_hands_sound(const Player (&players)[MOST_PLAYERS]) {
    bool sound = true;
    for (const Player& player : players)
        for (int place = 0; place < HAND_ROOM; ++place) {
            int card = player.secret[place];
            sound &= player.known[place] <= KINDS && (card <= KINDS || (BACK <= card && card < BACK + LETTERS));
        }
    return sound;
}

// Whether of the tiles that a place is left for one is left, the royal city's aside, which lies in the centre.
constexpr bool are_tiles_sound(const State& state) {
    for (int tile : state.phase.laid)
        if (tile > TILES * TURNS) return false;
    int laid = setup::tiles_laid(state);
    return laid < PLACES && std::popcount(setup::tiles_left(state)) == PLACES - laid - (laid < CENTRE) &&
           state.realm.land.width == setup::LAND_WIDTH && state.realm.land.size == setup::LAND_SIZE;
}

// Whether all numbers of a state are within what the other functions rely on.
constexpr bool is_well_formed(const State& state) {
    const Phase& phase = state.phase;
    int seats = state.seats, size = state.realm.land.size;
    if (seats < 2 || seats > MOST_PLAYERS || !realm::is_well_formed(state.realm, seats + 1)) return false;
    if (state.first > seats || state.castle_distance > Cells::CAPACITY) return false;
    if (phase.step > Step::OVER || phase.seat >= seats || phase.other_seat >= seats || phase.colour > seats) return false;
    if (phase.step == Step::EXTENSION && phase.left > EXTENSION_CELLS) return false;  // each cell is looked ahead from
    if (phase.castle >= size || phase.other_castle >= size || phase.sold > KINDS || phase.winners >> seats) return false;
    return are_hands_sound(state.players) && (phase.step != Step::LAY_TILES || are_tiles_sound(state));
}

}  // namespace coeurdelion::lowenherz_2003
