// Matches of the quick policy with itself, to learn from.
#pragma once

#include "search.hpp"

namespace coeurdelion::lowenherz_2003 {

// A position of a match between two: the turns to come, what the best card of who is to use one is worth (below 0 if that is the
// other), what each term has for the first seat less what it has for the other, and its share of the victory in the end.
struct Lesson {
    double turns, hand;
    double leads[TERMS.size()];
    double won;
};

// One in so many cards is used at random, so that there is more to learn from.
constexpr int WHIM = 12;

// Plays a match between two to its end, and tells its positions at the beginning of each turn; how many.
inline int self_play(State& state, const double* weights, std::uint64_t seed, Lesson* lessons, int room) {
    Random luck(seed);
    int count = 0;
    while (std::uint32_t acts = to_act(state)) {
        if (acts & CHANCE_BIT) {
            rules::decide(state, luck);
            continue;
        }
        if (state.phase.step == Step::USE_CARD && count < room) {
            Lesson& lesson = lessons[count++];
            double other[TERMS.size()];
            evaluate(state, 0, lesson.leads);
            evaluate(state, 1, other);
            for (std::size_t term = 0; term < TERMS.size(); ++term) lesson.leads[term] -= other[term];
            lesson.turns = time_left(state).turns;
            lesson.hand = (state.phase.seat ? -1 : 1) * Policy(state, weights).best_use(state);
        }
        if (state.phase.step == Step::USE_CARD && !luck.below(WHIM))
            rules::apply(state, state.phase.seat, rules::random_action(state, state.phase.seat, luck));
        else
            Policy(state, weights).play_on(state, state.phase.step == Step::USE_CARD, luck);
    }
    double won = state.phase.winners & 1 ? 1.0 / std::popcount(state.phase.winners) : 0;
    for (int number = 0; number < count; ++number) lessons[number].won = won;
    return count;
}

}  // namespace coeurdelion::lowenherz_2003
