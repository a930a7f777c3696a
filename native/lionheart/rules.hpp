// The rules as the functions of a game: what is legal, what an action leads to.
#pragma once

#include "army.hpp"
#include "attack.hpp"
#include "merc.hpp"
#include "move.hpp"
#include "setup.hpp"

namespace coeurdelion::lionheart {

// No seat has more choices: each unit at most as many squares to go to as lie in a column, three facings, and as many
// enemies to attack as there are, or as lie within its reach; for each King a bribe; and the end of the turn.
constexpr int MOST_SHOT = 9;
constexpr int MAX_LEGAL = 320;

constexpr int most_choices(int own) {
    int others = MOST_UNITS - own, attacks = others < MOST_SHOT ? others : MOST_SHOT;
    return own * (attacks + ROWS[BOARDS - 1] - 1 + FACINGS - 1 + 1) + 1;
}

static_assert([] {
    for (int own = 0; own <= MOST_UNITS; ++own)
        if (most_choices(own) > MAX_LEGAL) return false;
    return true;
}());

// Every attack of a seat (LH-ATTACK), of units that have not attacked yet (LH-TURN-2); where the list ends.
constexpr Action* attacks(const State& state, int seat, Action* actions) {
    for_each(state.armies[seat], [&](int cell) {
        for_each(targets(state, cell), [&](int target) { *actions++ = number(Verb::ATTACK, cell, target); });
    });
    return actions;
}

// Every move of a seat, then every turn (LH-MOVE, LH-HEAVY-1); where the list ends.
constexpr Action* marches(const State& state, int seat, Action* actions) {
    Squares able = Squares::none();
    for_each(state.armies[seat], [&](int cell) {
        Unit unit = state.board[cell];
        if (!may_march(state, unit)) return;
        able.add(cell);
        for_each_way(state, unit, cell, [&](int to) { *actions++ = number(Verb::MOVE, cell, to); });
    });
    for_each(able, [&](int cell) {
        for (int facing = 0; facing < FACINGS; ++facing)
            if (facing != facing_of(state.board[cell])) *actions++ = number(Verb::TURN, cell, facing);
    });
    return actions;
}

// The bribe that a King who has just moved can pay, if there is one; where the list ends.
constexpr Action* bribes(const State& state, int seat, Action* actions) {
    for_each(state.armies[seat] & state.moved, [&](int cell) {
        if (int target = bribable(state, cell); target != OFF) *actions++ = number(Verb::BRIBE, cell, target);
    });
    return actions;
}

// What a seat may do now, in the order of games/lionheart/rules.py; how many actions that are. Armies are too many to list:
// the basic one stands for them.
constexpr int legal(const State& state, int seat, Action* actions) {
    if (!(to_act(state) >> seat & 1)) return 0;
    if (state.phase == BUILD_ARMIES) {
        actions[0] = number(Verb::ARMY, seat);
        return 1;
    }
    Action* end = bribes(state, seat, marches(state, seat, attacks(state, seat, actions)));
    *end++ = END_TURN;
    return end - actions;
}

// Whether a player with orders may do what a number stands for.
constexpr bool permits_order(const State& state, int seat, Action action) {
    int cell = first_of(action), other = second_of(action), size = field_of(state).size;
    if (cell >= size || !state.armies[seat].has(cell)) return false;
    switch (verb_of(action)) {
        case Verb::MOVE: return can_move(state, cell, other);
        case Verb::TURN: return can_turn(state, cell, other);
        case Verb::ATTACK: return other < size && targets(state, cell).has(other);
        case Verb::BRIBE: return other < size && can_bribe(state, cell, other);
        default: return false;
    }
}

// Whether a seat, or chance, may do what a number stands for.
constexpr bool permits(const State& state, int seat, Action action) {
    if (seat == CHANCE) return is_outcome(state, action);
    if (!(to_act(state) >> seat & 1)) return false;
    if (state.phase == BUILD_ARMIES) return action == number(Verb::ARMY, seat);
    return action == END_TURN || permits_order(state, seat, action);
}

// Does what is permitted.
constexpr void apply(State& state, int seat, Action action) {
    int cell = first_of(action), other = second_of(action);
    switch (verb_of(action)) {
        case Verb::MOVE: return move(state, seat, cell, other);
        case Verb::TURN: return turn(state, seat, cell, other);
        case Verb::ATTACK: return attack(state, cell, other);
        case Verb::BRIBE: return bribe(state, seat, other);
        case Verb::END: return next_turn(state, seat);
        case Verb::ARMY: return build(state, seat, basic_army(field_of(state), seat));
        case Verb::ROLL:
            return state.phase == ROLL_FOR_FIRST ? first_rolled(state, roll_of(state, action))
                                                 : attack_rolled(state, roll_of(state, action));
        case Verb::NOTHING: return;
    }
}

// What one unit can do: whom it can attack, where it can go, and how many turns and bribes there are.
struct Possible {
    Squares targets;
    std::uint8_t cell, attacks, moves, turns;
    std::uint8_t bribe;

    int count() const { return attacks + moves + turns + (bribe != OFF); }
};

constexpr Possible possible(const State& state, int cell) {
    Unit unit = state.board[cell];
    Possible found{targets(state, cell), static_cast<std::uint8_t>(cell), 0, 0, 0, OFF};
    found.attacks = found.targets.count();
    if (may_march(state, unit)) {
        found.turns = FACINGS - 1;
        for_each_way(state, unit, cell, [&](int) { ++found.moves; });
    }
    if (state.moved.has(cell)) found.bribe = bribable(state, cell);
    return found;
}

// The action of a unit with so many others before it.
constexpr Action nth(const State& state, const Possible& possible, int n) {
    int cell = possible.cell;
    Unit unit = state.board[cell];
    if (n < possible.attacks) return number(Verb::ATTACK, cell, nth(possible.targets, n));
    n -= possible.attacks;
    if (n < possible.moves) {
        int to = cell;
        for (int steps = 0; steps <= n; ++steps) to = field_of(state).ahead[facing_of(unit)][to];
        return number(Verb::MOVE, cell, to);
    }
    n -= possible.moves;
    if (n < possible.turns) return number(Verb::TURN, cell, n + (n >= facing_of(unit)));
    return number(Verb::BRIBE, cell, possible.bribe);
}

// Any legal action of a seat that is to act, all as likely; none is listed.
constexpr Action random_action(const State& state, int seat, Random& random) {
    if (state.phase == BUILD_ARMIES) return number(Verb::ARMY, seat);
    Possible units[MOST_UNITS];
    int count = 0, all = 0;
    for_each(state.armies[seat], [&](int cell) {
        units[count] = possible(state, cell);
        all += units[count++].count();
    });
    int n = random.below(all + 1);
    if (n == all) return END_TURN;
    const Possible* unit = units;
    for (; n >= unit->count(); ++unit) n -= unit->count();
    return nth(state, *unit, n);
}

}  // namespace coeurdelion::lionheart
