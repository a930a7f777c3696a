// Whether a number is an action that is allowed: any number is answered, without listing all that are.
#pragma once

#include "chance.hpp"
#include "full.hpp"

namespace coeurdelion::lowenherz_1997 {

// Whether a number names one of these cells.
constexpr bool is_place(const State& state, Verb verb, const Cells& cells, Action action) {
    int cell = first_of(action);
    return action == number(verb, cell) && cell < state.realm.land.size && cells.has(cell);
}

// Whether a number is a knight on one of these cells, with a payment that is possible (L97-KNIGHT-2).
constexpr bool is_knight(const State& state, const Cells& cells, const Purse& money, Action action) {
    unsigned treasures = treasures_of(action);
    return is_place(state, Verb::KNIGHT, cells, action & ~EVERY_TREASURE) &&
           is_payment(knight_cost(state, first_of(action)), money, treasures);
}

// Whether a number is a wall, or `done` (L97-ACT-2).
constexpr bool is_wall(const State& state, int seat, Action action) {
    int edge = amount_of(action);
    if (action == number(Verb::DONE)) return true;
    return action == number(Verb::WALL, edge) && edge < 2 * Cells::CAPACITY && wall_targets(state, seat).has(edge);
}

// Whether a number is a cell that a region takes (L97-EXTEND-1).
constexpr bool is_extension(const State& state, int seat, Action action) {
    int castle = first_of(action), cell = second_of(action), region = realm::domain_named(state.realm, castle);
    return action == number(Verb::EXTEND, castle, cell) && cell < state.realm.land.size && may_extend(state, seat, region) &&
           realm::extension_targets(state.realm, region).has(cell);
}

// Whether a number is something to do with swords (L97-ACT-3, L97-ACT-4).
constexpr bool is_with_swords(const State& state, int seat, Action action) {
    if (action == number(Verb::DONE)) return true;
    if (verb_of(action) == Verb::EXTEND) return is_extension(state, seat, action);
    Purse money = purse(state, seat);
    return is_knight(state, sword_targets(state, seat, money), money, action);
}

// Whether a number is an alliance or a renegade that a prince can play (L97-POLITICS-2, L97-POLITICS-4).
constexpr bool is_politics(const State& state, int seat, Action action) {
    int castle = first_of(action), other_castle = second_of(action), cell = third_of(action);
    int one = realm::domain_named(state.realm, castle), other = realm::domain_named(state.realm, other_castle);
    unsigned treasures = treasures_of(action);
    if (action == number(Verb::ALLIANCE, castle, other_castle)) return may_ally(state, seat, one, other);
    return action == renegade(castle, other_castle, cell, treasures) && may_call(state, seat, one, other, cell, treasures);
}

// Whether a number is a decision card left, or a politics card played before one (L97-ROUND-4, L97-ROUND-5).
constexpr bool is_decision(const State& state, int seat, Action action) {
    int row = first_of(action);
    if (action == number(Verb::CHOOSE, row)) return 1 <= row && row <= LAST_ROW && !has_chosen(state.players[seat], row);
    return !state.phase.has_played && is_politics(state, seat, action);
}

// Whether a number is an answer in a negotiation (L97-CONFLICT-2, L97-CONFLICT-3).
constexpr bool is_talk(const State& state, int seat, Action action) {
    int ducats = amount_of(action);
    if (action == number(Verb::FIGHT)) return true;
    if (action == number(Verb::ACCEPT, ducats)) return ducats == state.phase.ducats && may_accept(state);
    if (!may_propose(state)) return false;
    if (action == number(Verb::ASK, ducats)) return ducats <= MOST_ASKED;
    return action == number(Verb::OFFER, ducats) && ducats <= state.players[seat].ducats;
}

// Whether a number is a bid that a prince could make (L97-CONFLICT-5).
constexpr bool is_bid(const Purse& money, Action action) {
    int ducats = amount_of(action);
    unsigned treasures = treasures_of(action);
    return action == number(Verb::BID, ducats, 0, treasures) && ducats <= money.ducats && !(treasures & ~money.treasures);
}

// Whether a number is a pile to look at, or `done` (L97-ACT-5).
constexpr bool is_look(const State& state, Action action) {
    int pile = first_of(action);
    if (action == number(Verb::DONE)) return true;
    return action == number(Verb::LOOK, pile) && 1 <= pile && pile <= 2 && is_open_pile(state, pile - 1);
}

// Whether a number is a card that can be kept, or `done` (L97-ACT-5).
constexpr bool is_take(const State& state, Action action) {
    int card = first_of(action);
    if (action == number(Verb::DONE)) return true;
    return action == number(Verb::TAKE, card) && card < KINDS && is_in_pile(state, state.phase.pile, card);
}

// Whether a number is a place for the renegade (L97-POLITICS-4).
constexpr bool is_arrival(const State& state, int seat, Action action) {
    Purse money = purse(state, seat);
    return is_knight(state, arrival_targets(state, money), money, action);
}

// Whether a number is the end of an alliance that a prince can pay for (L97-POLITICS-3).
constexpr bool is_break(const State& state, int seat, Action action) {
    int castle = first_of(action), other = second_of(action);
    unsigned treasures = treasures_of(action);
    return action == number(Verb::BREAK, castle, other, treasures) && may_break(state, seat, castle, other, treasures);
}

// Whether a seat to act may do this, breaking alliances apart.
constexpr bool is_choice(const State& state, int seat, Action action) {
    switch (state.phase.kind) {
        case Kind::PLACE_CASTLE:
            return is_place(state, Verb::CASTLE, castle_targets(state), action);
        case Kind::PLACE_KNIGHT:
            return is_place(state, Verb::KNIGHT, first_knight_targets(state), action);
        case Kind::DECIDE:
            return is_decision(state, seat, action);
        case Kind::RENEGADE_ARRIVES:
            return is_arrival(state, seat, action);
        case Kind::NEGOTIATION:
            return is_talk(state, seat, action);
        case Kind::DUEL:
            return is_bid(whole_purse(state.players[seat]), action);
        case Kind::WALLS:
            return is_wall(state, seat, action);
        case Kind::SWORDS:
            return is_with_swords(state, seat, action);
        case Kind::LOOK:
            return is_look(state, action);
        case Kind::KEEP:
            return is_take(state, action);
        default:
            return false;
    }
}

// Whether a seat, or chance, may do this.
constexpr bool permits(const State& state, int seat, Action action) {
    if (seat == CHANCE) return chance_may(state, action);
    return (to_act(state) >> seat & 1 && is_choice(state, seat, action)) || is_break(state, seat, action);
}

}  // namespace coeurdelion::lowenherz_1997
