// What the levels above the squire believe: what the terms of a position count, and how they take part in a conflict.
#pragma once

#include "evaluation.hpp"

namespace coeurdelion::lowenherz_1997 {

struct Weights {
    double terms[TERMS.size()];
    double contested;  // what is left of the worth of an action that has to be fought for, as a share, if the purses are equal
    double denial;     // what it counts to stand in another's way, as a share of what his acting would cost
    double card;       // what the best card of a pile counts, as a share of its worth in hand
};

// What the squire believes, as far as these weights can say it.
constexpr Weights OF_SQUIRE = {{1000.0, 1.0, 0.75, SILVER_SHARE, 0.2, 0.5, 0.5, 1.0, 1.0}, 0.8, 0.35, 1.0};

// What a state is worth to a seat by some weights and the outlook of an earlier state, in points.
inline double worth(const State& state, int seat, const Outlook& outlook, const Weights& weights) {
    double found[TERMS.size()], sum = 0;
    terms(state, seat, outlook, found);
    for (std::size_t term = 0; term < TERMS.size(); ++term) sum += weights.terms[term] * found[term];
    return sum;
}

}  // namespace coeurdelion::lowenherz_1997
