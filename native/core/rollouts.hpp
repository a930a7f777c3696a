// Plans of a seat compared by playing on: each in the same worlds and with the same luck, for as long as its game likes, and judged
// there. The worse half of them is given up again and again, so that most of the time goes to those between which it is hard to
// choose (sequential halving).
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <cstdint>

#include "game.hpp"

namespace coeurdelion {

// How far a comparison goes.
struct Limits {
    std::int64_t nodes;  // the most positions that are valued, 0 for any number
    std::int64_t ms;     // the most milliseconds, 0 for any number
};

// Some actions of a seat in a row, what they seem worth at first sight, and what came of them: the sum of what they were worth
// when played on, and how often that was.
struct Plan {
    static constexpr int MOST_ACTIONS = 12;

    Action actions[MOST_ACTIONS];
    int length;
    double prior, sum;
    std::int64_t tries;

    // What it is worth, as far as is known: the first sight counts as so many tries.
    constexpr double value(double prior_tries) const { return (sum + prior_tries * prior) / (tries + prior_tries); }
};

// How a game plays on. `play_on` carries a plan out in a world that hides nothing and goes on to where it is judged; it tells how
// many positions it valued. `judge` is the chance of a seat to win from there.
template <class M, class G>
concept Rollouts = requires(M& mind, typename G::State& world, const Plan& plan, Random& random) {
    { mind.play_on(world, plan, random) } -> std::convertible_to<std::int64_t>;
    { mind.judge(world, 0) } -> std::convertible_to<double>;
};

// Orders some plans, the best first, by playing them on in worlds that fit what a seat knows; how many positions that took. The same
// seed without a time limit finds the same.
template <Game G, class Mind>
    requires Rollouts<Mind, G>
std::int64_t compare(const typename G::State& known, int seat, Plan* plans, int count, Limits limits, double prior_tries,
                     std::uint64_t seed, Mind& mind) {
    using Clock = std::chrono::steady_clock;
    auto begun = Clock::now();
    int rounds = 1;
    while (2 << (rounds - 1) < count) ++rounds;
    std::int64_t nodes = 0, world_number = 0;
    auto is_better = [&](const Plan& one, const Plan& other) { return one.value(prior_tries) > other.value(prior_tries); };
    std::stable_sort(plans, plans + count, is_better);
    for (int round = 1, left = count; round <= rounds && left > 1; ++round, left = (left + 1) / 2) {
        auto is_over = [&] {
            auto spent = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begun).count();
            return (limits.nodes && nodes * rounds >= limits.nodes * round) ||
                   (limits.ms && spent * rounds >= 1000 * limits.ms * round);
        };
        for (bool goes_on = true; goes_on; ++world_number) {
            Random dealing = Random::stream(seed, 2 * world_number);
            typename G::State dealt = known;
            G::deal(dealt, seat, dealing);
            for (int number = 0; number < left && goes_on; ++number) {
                typename G::State world = dealt;
                Random luck = Random::stream(seed, 2 * world_number + 1);
                nodes += std::max<std::int64_t>(1, mind.play_on(world, plans[number], luck));
                plans[number].sum += mind.judge(world, seat);
                ++plans[number].tries;
                goes_on = !is_over();
            }
        }
        std::stable_sort(plans, plans + left, is_better);
    }
    return nodes;
}

}  // namespace coeurdelion
