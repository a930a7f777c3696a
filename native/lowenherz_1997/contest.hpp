// Matches between players of the core, to measure and to learn from; conflicts are settled at once, as in playing on.
#pragma once

#include "search.hpp"

namespace coeurdelion::lowenherz_1997 {

// Plays a match to its end; a player without nodes and time plays by the quick conduct.
inline void contest(State& state, const Searcher* players, std::uint64_t seed) {
    Random random(seed);
    const Weights* weights[MOST_SEATS];
    for (int seat = 0; seat < state.rules.players; ++seat) weights[seat] = players[seat].weights;
    Course course(state, weights, random.next());
    for (std::int64_t taken = 0; to_act(state) && taken < MOST_DECISIONS; ++taken) {
        std::uint32_t acts = to_act(state);
        int seat = acts & CHANCE_BIT ? CHANCE : next_seat(acts);
        if (seat != CHANCE && (players[seat].nodes || players[seat].ms)) {
            State known = state;
            redact(known, seat);
            Found found = search(known, seat, players[seat], random.next());
            if (found.length) {
                apply(state, seat, found.actions[0]);
                continue;
            }
        }
        course.step(state, random);
    }
}

}  // namespace coeurdelion::lowenherz_1997
