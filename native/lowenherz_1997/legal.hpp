// What a seat may do, listed.
#pragma once

#include "chance.hpp"
#include "full.hpp"

namespace coeurdelion::lowenherz_1997 {

// Room for all that is ever legal: bids are the most.
constexpr int MAX_LEGAL = ((MOST_DUCATS + 1) << TREASURES) + 256;

// Legal actions as they are listed; what goes beyond the room for them, which only nonsense does, is left out.
struct Choices {
    Action* actions;
    int count = 0;

    constexpr void add(Action action) {
        if (count < MAX_LEGAL) actions[count++] = action;
    }
};

// Castles, or the knight beside one, while the map is set up (L97-FULL-2).
constexpr void list_places(Verb verb, const Cells& cells, Choices& choices) {
    for_each(cells, [&](int cell) { choices.add(number(verb, cell)); });
}

// Knights on these cells, with every way to pay (L97-KNIGHT-2).
constexpr void list_knights(const State& state, const Cells& cells, const Purse& money, Choices& choices) {
    for_each_knight(state, cells, money, [&](int cell, unsigned treasures) {
        choices.add(number(Verb::KNIGHT, cell, 0, treasures));
    });
}

// Walls as long as any are left to be placed, and `done` (L97-ACT-2).
constexpr void list_walls(const State& state, int seat, Choices& choices) {
    choices.add(number(Verb::DONE));
    for_each(wall_targets(state, seat), [&](int edge) { choices.add(number(Verb::WALL, edge)); });
}

// Knights while a sword is left, cells while an extension goes on or may begin, and `done` (L97-ACT-3, L97-ACT-4).
constexpr void list_swords(const State& state, int seat, Choices& choices) {
    Purse money = purse(state, seat);
    choices.add(number(Verb::DONE));
    list_knights(state, sword_targets(state, seat, money), money, choices);
    for_each_extension(state, seat, [&](int castle, int cell) { choices.add(number(Verb::EXTEND, castle, cell)); });
}

// The alliances and renegades that a prince can play before a decision card (L97-POLITICS-2, L97-POLITICS-4).
constexpr void list_politics(const State& state, int seat, Choices& choices) {
    const std::uint8_t* castle = state.realm.castle;
    if (holds(state.players[seat], ALLIANCE))
        realm::for_each_open_alliance(state.realm, seat, [&](int one, int other) {
            choices.add(number(Verb::ALLIANCE, castle[one], castle[other]));
        });
    for_each_renegade(state, seat, [&](int one, int other, int cell, unsigned treasures) {
        choices.add(renegade(castle[one], castle[other], cell, treasures));
    });
}

// The decision cards left, before one a politics card of the black shield (L97-ROUND-4, L97-ROUND-5).
constexpr void list_decisions(const State& state, int seat, Choices& choices) {
    for (int row = 1; row <= LAST_ROW; ++row)
        if (!has_chosen(state.players[seat], row)) choices.add(number(Verb::CHOOSE, row));
    if (!state.phase.has_played) list_politics(state, seat, choices);
}

// Propose, accept the last proposal, or break off (L97-CONFLICT-2, L97-CONFLICT-3).
constexpr void list_talks(const State& state, int seat, Choices& choices) {
    choices.add(number(Verb::FIGHT));
    if (may_accept(state)) choices.add(number(Verb::ACCEPT, state.phase.ducats));
    if (!may_propose(state)) return;
    for (int ducats = 0; ducats <= MOST_ASKED; ++ducats) choices.add(number(Verb::ASK, ducats));
    for (int ducats = 0; ducats <= state.players[seat].ducats; ++ducats) choices.add(number(Verb::OFFER, ducats));
}

// Any ducats from none to all, with any treasures (L97-CONFLICT-5).
constexpr void list_bids(const Purse& money, Choices& choices) {
    for (unsigned treasures = 0; treasures <= money.treasures; ++treasures) {
        if (treasures & ~money.treasures) continue;
        for (int ducats = 0; ducats <= money.ducats; ++ducats) choices.add(number(Verb::BID, ducats, 0, treasures));
    }
}

// The piles to look at, and `done` (L97-ACT-5).
constexpr void list_looks(const State& state, Choices& choices) {
    choices.add(number(Verb::DONE));
    for (int pile = 0; pile < 2; ++pile)
        if (is_open_pile(state, pile)) choices.add(number(Verb::LOOK, pile + 1));
}

// The cards that can be kept, and `done` (L97-ACT-5).
constexpr void list_takes(const State& state, Choices& choices) {
    choices.add(number(Verb::DONE));
    for (int card = 0; card < KINDS; ++card)
        if (is_in_pile(state, state.phase.pile, card)) choices.add(number(Verb::TAKE, card));
}

// Where the renegade can stand, with every way to pay (L97-POLITICS-4).
constexpr void list_arrivals(const State& state, int seat, Choices& choices) {
    Purse money = purse(state, seat);
    list_knights(state, arrival_targets(state, money), money, choices);
}

// What a seat to act may do, breaking alliances apart.
constexpr void list_choices(const State& state, int seat, Choices& choices) {
    switch (state.phase.kind) {
        case Kind::PLACE_CASTLE:
            return list_places(Verb::CASTLE, castle_targets(state), choices);
        case Kind::PLACE_KNIGHT:
            return list_places(Verb::KNIGHT, first_knight_targets(state), choices);
        case Kind::DECIDE:
            return list_decisions(state, seat, choices);
        case Kind::RENEGADE_ARRIVES:
            return list_arrivals(state, seat, choices);
        case Kind::NEGOTIATION:
            return list_talks(state, seat, choices);
        case Kind::DUEL:
            return list_bids(whole_purse(state.players[seat]), choices);
        case Kind::WALLS:
            return list_walls(state, seat, choices);
        case Kind::SWORDS:
            return list_swords(state, seat, choices);
        case Kind::LOOK:
            return list_looks(state, choices);
        case Kind::KEEP:
            return list_takes(state, choices);
        default:
            return;
    }
}

// What a seat may do now, how many it is; a prince who is not to act may still break an alliance (L97-POLITICS-3).
constexpr int legal(const State& state, int seat, Action* actions) {
    Choices choices{actions};
    if (to_act(state) >> seat & 1) list_choices(state, seat, choices);
    for_each_break(state, seat, [&](int castle, int other, unsigned treasures) {
        choices.add(number(Verb::BREAK, castle, other, treasures));
    });
    return choices.count;
}

}  // namespace coeurdelion::lowenherz_1997
