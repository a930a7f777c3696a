// Playing on at random, counting lines, playouts from what a seat knows.
#pragma once

#include "game.hpp"

namespace coeurdelion {

// The seat to act with the lowest number; CHANCE if chance is to act.
inline int next_seat(std::uint32_t to_act) {
    return to_act & CHANCE_BIT ? CHANCE : __builtin_ctz(to_act);
}

// A random legal action of a seat, NO_ACTION if it has none.
template <Game G>
Action random_action(const typename G::State& state, int seat, Random& random) {
    if constexpr (requires { G::random_action(state, seat, random); }) {
        return G::random_action(state, seat, random);
    } else {
        Action actions[G::MAX_LEGAL];
        int count = G::legal(state, seat, actions);
        return count ? actions[random.below(count)] : NO_ACTION;
    }
}

// Someone does something at random; false if nobody is to act, or can, as in positions of scenarios that lead nowhere.
template <Game G>
bool random_step(typename G::State& state, Random& random) {
    std::uint32_t to_act = G::to_act(state);
    if (!to_act) return false;
    int seat = next_seat(to_act);
    if (seat == CHANCE) {
        G::decide(state, random);
        return true;
    }
    Action action = random_action<G>(state, seat, random);
    if (action != NO_ACTION) G::apply(state, seat, action);
    return action != NO_ACTION;
}

// So many actions at random, fewer if the match is over before; how many.
template <Game G>
std::int64_t random_steps(typename G::State& state, std::int64_t most, Random& random) {
    std::int64_t done = 0;
    while (done < most && random_step<G>(state, random)) ++done;
    return done;
}

// What a state is worth to a seat: its terms with these weights.
template <Game G>
double worth(const typename G::State& state, int seat, const double* weights) {
    double terms[G::TERMS.size()];
    G::evaluate(state, seat, terms);
    double sum = 0;
    for (std::size_t term = 0; term < G::TERMS.size(); ++term) sum += weights[term] * terms[term];
    return sum;
}

// The worth to a seat of a world that it may be in, after so many actions at random.
template <Game G>
double playout(const typename G::State& known, int seat, int plies, const double* weights, Random& random) {
    typename G::State state = known;
    G::deal(state, seat, random);
    random_steps<G>(state, plies, random);
    return worth<G>(state, seat, weights);
}

// No machine counts deeper, and a stack has room for so many states and lists of actions.
constexpr int MOST_DEPTH = 64;

// How many sequences of so many actions the rules allow from here, outcomes of chance counted once each, as core/perft.py counts.
template <Game G>
std::uint64_t perft(const typename G::State& state, int depth) {
    if (depth == 0) return 1;
    std::uint64_t lines = 0;
    for (std::uint32_t to_act = G::to_act(state); to_act; to_act &= to_act - 1) {
        int seat = next_seat(to_act);
        auto go_on = [&](Action action) {
            typename G::State after = state;
            G::apply(after, seat, action);
            lines += perft<G>(after, depth - 1);
        };
        if (seat == CHANCE) {
            Outcome outcomes[G::MAX_OUTCOMES];
            int count = G::odds(state, outcomes);
            for (int n = 0; n < count; ++n) go_on(outcomes[n].action);
            break;
        }
        Action actions[G::MAX_LEGAL];
        int count = G::legal(state, seat, actions);
        for (int n = 0; n < count; ++n) go_on(actions[n]);
    }
    return lines;
}

}  // namespace coeurdelion
