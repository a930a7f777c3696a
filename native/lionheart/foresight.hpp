// Looking ahead: both actions of a turn together, with the exact odds of the dice; the same as bots/lionheart/foresight.py.
#pragma once

#include "evaluation.hpp"
#include "rules.hpp"

namespace coeurdelion::lionheart {

// The most first actions that are looked at with a second one, beside attacks.
constexpr int MAX_FIRSTS = 10;
// The most actions, the best by themselves, that are looked at as second ones, beside attacks and those of the same unit.
constexpr int MAX_SECONDS = 10;
// The most attacks that are looked at with a second action.
constexpr int MAX_ATTACKS = 5;

// Who looks ahead, how eagerly, and what the terms of a position count for them.
struct Mind {
    int seat;
    double eager;
    const double* weights;
};

// An action, the second one foreseen (NO_ACTION if there is none), and what both are worth by the odds.
struct Path {
    Action action, then;
    double value;
};

// Paths in order, the best first; of those worth the same the first comes first.
struct Ranking {
    Path paths[MAX_LEGAL];
    double ranks[MAX_LEGAL];
    int count = 0;

    void add(Path path, double rank) {
        int place = count++;
        for (; place && ranks[place - 1] < rank; --place) {
            paths[place] = paths[place - 1];
            ranks[place] = ranks[place - 1];
        }
        paths[place] = path;
        ranks[place] = rank;
    }
};

inline double evaluate(const State& state, Mind mind) { return evaluate(state, mind.seat, mind.eager, mind.weights); }

// Calls `visit(outcome, chance)` for all that the dice of an attack can lead to, a lone attacker's second roll included.
template <class Visit>
void for_each_outcome(const State& state, double chance, Visit& visit) {
    Outcome outcomes[MOST_ROLLS];
    int count = odds(state, outcomes);
    for (int n = 0; n < count; ++n) {
        State after = state;
        apply(after, CHANCE, outcomes[n].action);
        double share = chance * (static_cast<double>(outcomes[n].weight) / ROLLS[state.dice].total);
        if (after.phase == ROLL_FOR_ATTACK)
            for_each_outcome(after, share, visit);
        else
            visit(after, share);
    }
}

// What an action is worth if the turn ends after it.
inline double alone(const State& state, Mind mind, Action action) {
    State after = state;
    apply(after, mind.seat, action);
    if (after.phase != ROLL_FOR_ATTACK) return evaluate(after, mind);
    double sum = 0.0;
    auto add = [&](const State& outcome, double chance) { sum += chance * evaluate(outcome, mind); };
    for_each_outcome(after, 1.0, add);
    return sum;
}

// What it may be worth to have a unit ahead.
inline double prize(Unit own, Unit other) {
    if (kind_of(other) == KING) return WEIGHTS[TERM_WON] * strike(own, other).all;
    return kind_of(own) == KING && kind_of(other) == MERCENARIES ? worth(other) : strike(own, other).gain;
}

// What a unit could win by a second action, an attack or a bribe, after it has moved or turned.
inline double promise(const State& state, int seat, Action action) {
    Verb verb = verb_of(action);
    int cell = first_of(action), to = second_of(action);
    if ((verb != Verb::MOVE && verb != Verb::TURN) || state.attacked.has(cell)) return 0.0;
    Unit own = state.board[cell];
    if (kind_of(own) == HEAVY) return 0.0;
    Squares within = verb == Verb::MOVE ? reached(state, own, to) : reached(state, facing(own, to), cell);
    double most = 0.0;
    for_each(within & state.armies[1 - seat], [&](int target) {
        double found = prize(own, state.board[target]);
        if (found > most) most = found;
    });
    return most;
}

// Whether a second action may do good: an attack, a bribe, one of the same unit or one that is good by itself.
inline bool is_worth_a_look(Action action, Action first, const Ranking& liked) {
    Verb verb = verb_of(action);
    if (verb == Verb::ATTACK || verb == Verb::BRIBE || verb == Verb::END) return true;
    int cell = verb_of(first) == Verb::MOVE ? second_of(first) : first_of(first);
    if (verb_of(first) != Verb::ATTACK && first_of(action) == cell) return true;
    for (int n = 0; n < liked.count && n < MAX_SECONDS; ++n)
        if (liked.paths[n].action == action) return true;
    return false;
}

// The best way to go on after a first action; to end the turn is one.
inline Path best_second(const State& state, Mind mind, Action first, const Ranking& liked) {
    if (state.phase != ORDERS || state.seat != mind.seat) return {first, NO_ACTION, evaluate(state, mind)};
    Action actions[MAX_LEGAL];
    int count = legal(state, mind.seat, actions);
    Path best{first, NO_ACTION, 0.0};
    for (int n = 0, looked = 0; n < count; ++n) {
        if (!is_worth_a_look(actions[n], first, liked)) continue;
        double value = alone(state, mind, actions[n]);
        if (!looked++ || value > best.value) best = {first, actions[n], value};
    }
    if (best.then == END_TURN) best.then = NO_ACTION;
    return best;
}

// A first action with the best second one in mind, whatever the dice show.
inline Path with_second(const State& state, Mind mind, Action action, const Ranking& liked) {
    State after = state;
    apply(after, mind.seat, action);
    if (after.phase != ROLL_FOR_ATTACK) return best_second(after, mind, action, liked);
    double sum = 0.0;
    auto add = [&](const State& outcome, double chance) { sum += chance * best_second(outcome, mind, action, liked).value; };
    for_each_outcome(after, 1.0, add);
    return {action, NO_ACTION, sum};
}

// What each of some permitted actions is worth by some weights with the best second one, as far as it is looked at closely; how
// many paths those are.
inline int paths(const State& state, int seat, const Action* actions, int count, const double* weights, Path* found) {
    Mind mind{seat, eagerness(state, seat), weights};
    Ranking by_itself, others;
    for (int n = 0; n < count; ++n) {
        double value = alone(state, mind, actions[n]);
        by_itself.add({actions[n], NO_ACTION, value}, value);
    }
    if (state.left == 1) {
        for (int n = 0; n < count; ++n) found[n] = by_itself.paths[n];
        return count;
    }
    int paths = 0;
    for (int n = 0; n < count; ++n) {
        const Path& path = by_itself.paths[n];
        Verb verb = verb_of(path.action);
        if (verb == Verb::ATTACK && paths < MAX_ATTACKS) found[paths++] = with_second(state, mind, path.action, by_itself);
        if (verb != Verb::ATTACK && verb != Verb::END) others.add(path, path.value + promise(state, seat, path.action));
    }
    for (int n = 0; n < others.count && n < MAX_FIRSTS; ++n)
        found[paths++] = with_second(state, mind, others.paths[n].action, by_itself);
    for (int n = 0; n < count; ++n)
        if (by_itself.paths[n].action == END_TURN) found[paths++] = by_itself.paths[n];
    return paths;
}

}  // namespace coeurdelion::lionheart
