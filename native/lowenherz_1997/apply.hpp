// What an action leads to.
#pragma once

#include "chance.hpp"
#include "full.hpp"

namespace coeurdelion::lowenherz_1997 {

// A knight comes onto the board: the first of a castle, a renegade, or one for a sword.
constexpr void bring_knight(State& state, int seat, int cell, unsigned treasures) {
    if (state.phase.kind == Kind::PLACE_KNIGHT) return place_first_knight(state, seat, cell);
    if (state.phase.kind == Kind::RENEGADE_ARRIVES) return arrive(state, seat, cell, treasures);
    place_knight(state, seat, cell, treasures);
}

// What a seat does in the phase its action belongs to.
constexpr void act(State& state, int seat, Action action) {
    int first = first_of(action), second = second_of(action), amount = amount_of(action);
    unsigned treasures = treasures_of(action);
    switch (verb_of(action)) {
        case Verb::CASTLE:
            return place_castle(state, first);
        case Verb::KNIGHT:
            return bring_knight(state, seat, first, treasures);
        case Verb::WALL:
            return place_wall(state, amount);
        case Verb::EXTEND:
            return extend_region(state, seat, first, second);
        case Verb::CHOOSE:
            return choose(state, seat, first);
        case Verb::ALLIANCE:
            return make_alliance(state, seat, first, second);
        case Verb::RENEGADE:
            return call(state, seat, first, second, third_of(action), treasures);
        case Verb::BREAK:
            return end_alliance(state, seat, first, second, treasures);
        case Verb::OFFER:
            return propose(state, Proposed::OFFER, amount);
        case Verb::ASK:
            return propose(state, Proposed::ASK, amount);
        case Verb::ACCEPT:
            return accept(state);
        case Verb::FIGHT:
            return fight(state);
        case Verb::BID:
            return make_bid(state, seat, amount, treasures);
        case Verb::LOOK:
            return look(state, seat, first - 1);
        case Verb::TAKE:
            return take(state, seat, first);
        case Verb::DONE:
            return end_early(state);
        default:
            return apply_chance(state, action);
    }
}

// The state after an action that is permitted, with all that follows without a decision.
constexpr void apply(State& state, int seat, Action action) {
    act(state, seat, action);
    while (state.phase.kind == Kind::ACTED) carry_on(state);
}

}  // namespace coeurdelion::lowenherz_1997
