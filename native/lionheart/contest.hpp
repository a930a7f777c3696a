// Matches between players of the core, to learn from.
#pragma once

#include "../core/play.hpp"
#include "search.hpp"

namespace coeurdelion::lionheart {

enum Brain : std::int32_t { BY_CHANCE, BY_FORESIGHT, BY_SEARCH };

// One side of a contest.
struct Player {
    Brain brain;
    std::int32_t ms;
    std::int64_t nodes;
    double taste;  // as `Search::best` has it
    const Weights* weights;
};

// What the squire does; what gains next to nothing is left undone.
inline Action foresight(const State& state, Random& random) {
    constexpr double MIN_GAIN = 0.01, ALIKE = 1e-6;
    Action actions[MAX_LEGAL];
    Path found[MAX_LEGAL];
    int count = paths(state, state.seat, actions, legal(state, state.seat, actions), WEIGHTS, found), best = 0;
    double most = 0.0;
    for (int n = 0; n < count; ++n) {
        double liking = found[n].value + (found[n].action == END_TURN ? MIN_GAIN : 0.0);
        liking += ALIKE * static_cast<double>(random.next() >> 40) / (1 << 24);
        if (n && liking <= most) continue;
        most = liking;
        best = n;
    }
    return found[best].action;
}

// Plays a match to its end.
inline void contest(State& state, const Player* players, std::uint64_t seed, Memory& memory) {
    Random random(seed);
    while (std::uint32_t acts = to_act(state)) {
        if (acts & CHANCE_BIT) {
            apply(state, CHANCE, rolled(state, random));
            continue;
        }
        int seat = next_seat(acts);
        const Player& player = players[seat];
        Action action;
        if (player.brain == BY_CHANCE || state.phase != ORDERS) {
            action = random_action(state, seat, random);
        } else if (player.brain == BY_FORESIGHT) {
            action = foresight(state, random);
        } else {
            Search search(*player.weights, {player.nodes, player.ms}, memory);
            action = search.best(state, player.taste, random.next()).action;
        }
        apply(state, seat, action);
    }
}

}  // namespace coeurdelion::lionheart
