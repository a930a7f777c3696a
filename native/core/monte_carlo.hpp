// The plain Monte-Carlo player: every action that is legal, played on at random to the end; the arena measures others by it.
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>

#include "play.hpp"

namespace coeurdelion {

struct MonteCarlo {
    std::int64_t nodes;  // the most actions that are played, 0 for any number
    std::int64_t ms;     // the most milliseconds, 0 for any number
    std::uint64_t seed;
};

// A day.
constexpr std::int64_t MOST_MS = 86'400'000;

// How often an action was tried, and the victories that it brought.
struct Tries {
    double count, won;
};

// How much trying counts against winning (UCB1), and after how many actions a playout is given up as a draw.
constexpr double EXPLORATION = 0.7;
constexpr std::int64_t LONGEST_PLAYOUT = 3000;

// The share of the victory that a seat has.
template <Game G>
double share_of(const typename G::State& state, int seat) {
    int winners = G::winners(state);
    if (winners <= 0) return 1.0 / G::players(state);
    return winners >> seat & 1 ? 1.0 / __builtin_popcount(winners) : 0;
}

// Which of some actions has won most often from worlds that fit what a seat knows, by its place among them.
template <Game G>
int monte_carlo(const typename G::State& known, int seat, const Action* actions, int count, const MonteCarlo& limits, Tries* tries) {
    auto begun = std::chrono::steady_clock::now();
    auto is_late = [&] { return limits.ms && std::chrono::steady_clock::now() - begun >= std::chrono::milliseconds(limits.ms); };
    Random random(limits.seed);
    std::int64_t played = 0;
    for (int n = 0; n < count; ++n) tries[n] = {0, 0};
    for (int turn = 0; turn < count || !((limits.nodes && played >= limits.nodes) || is_late()); ++turn) {
        int next = turn;
        if (turn >= count) {
            double most = -1, logarithm = std::log(turn);
            for (int n = 0; n < count; ++n) {
                double hope = tries[n].won / tries[n].count + EXPLORATION * std::sqrt(logarithm / tries[n].count);
                if (hope > most) most = hope, next = n;
            }
        }
        typename G::State state = known;
        G::deal(state, seat, random);
        G::apply(state, seat, actions[next]);
        played += 1 + random_steps<G>(state, LONGEST_PLAYOUT, random);
        tries[next].won += share_of<G>(state, seat);
        tries[next].count += 1;
    }
    auto is_less = [](const Tries& one, const Tries& other) {
        return one.count < other.count || (one.count == other.count && one.won < other.won);
    };
    return static_cast<int>(std::max_element(tries, tries + count, is_less) - tries);
}

}  // namespace coeurdelion
