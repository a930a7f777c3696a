// Many matches in one call, shared out among threads; none of them knows of another.
#pragma once

#include <algorithm>
#include <cstdint>
#include <thread>
#include <vector>

#include "play.hpp"

namespace coeurdelion {

// More threads than any machine has use for, and fewer than one refuses to start.
constexpr std::int64_t MOST_THREADS = 256;

// Calls `work(from, to)` for parts of 0 to `count`, one for each thread.
template <class Work>
void share_out(std::int64_t count, int threads, Work work) {
    if (threads <= 1 || count <= 1) return work(0, count);
    std::int64_t parts = std::min<std::int64_t>({threads, count, MOST_THREADS});
    std::vector<std::thread> others;
    for (std::int64_t part = 1; part < parts; ++part)
        others.emplace_back(work, count * part / parts, count * (part + 1) / parts);
    work(0, count / parts);
    for (std::thread& other : others) other.join();
}

// Lets chance act until a seat is to act, or nobody.
template <Game G>
void settle(typename G::State& state, Random& random) {
    while (G::to_act(state) & CHANCE_BIT) G::decide(state, random);
}

// For each match the seat to act with the lowest number, CHANCE, or SPECTATOR where nobody is.
template <Game G>
void seats(const typename G::State* states, std::int64_t count, std::int8_t* seats, int threads) {
    share_out(count, threads, [=](std::int64_t from, std::int64_t to) {
        for (std::int64_t n = from; n < to; ++n) {
            std::uint32_t to_act = G::to_act(states[n]);
            seats[n] = to_act ? next_seat(to_act) : SPECTATOR;
        }
    });
}

// One action in each match, then chance as long as it is to act; `results` are 1, or 0 where an action is not permitted and nothing
// changes.
template <Game G>
void step(typename G::State* states, std::int64_t count, const std::int8_t* seats, const Action* actions, std::int8_t* results,
          std::uint64_t seed, int threads) {
    share_out(count, threads, [=](std::int64_t from, std::int64_t to) {
        for (std::int64_t n = from; n < to; ++n) {
            results[n] = G::permits(states[n], seats[n], actions[n]);
            if (!results[n]) continue;
            G::apply(states[n], seats[n], actions[n]);
            Random random = Random::stream(seed, n);
            settle<G>(states[n], random);
        }
    });
}

// So many actions at random in each match; `done` tells how many there were before its end.
template <Game G>
void play(typename G::State* states, std::int64_t count, std::int64_t steps, std::int64_t* done, std::uint64_t seed, int threads) {
    share_out(count, threads, [=](std::int64_t from, std::int64_t to) {
        for (std::int64_t n = from; n < to; ++n) {
            Random random = Random::stream(seed, n);
            done[n] = random_steps<G>(states[n], steps, random);
        }
    });
}

// For each match the actions of a seat, in a row of MAX_LEGAL numbers, and how many they are.
template <Game G>
void legal(const typename G::State* states, std::int64_t count, const std::int8_t* seats, Action* actions, std::int32_t* counts,
           int threads) {
    share_out(count, threads, [=](std::int64_t from, std::int64_t to) {
        for (std::int64_t n = from; n < to; ++n) counts[n] = G::legal(states[n], seats[n], actions + n * G::MAX_LEGAL);
    });
}

// For each match what it is worth to a seat.
template <Game G>
void evaluate(const typename G::State* states, std::int64_t count, const std::int8_t* seats, const double* weights, double* worths,
              int threads) {
    share_out(count, threads, [=](std::int64_t from, std::int64_t to) {
        for (std::int64_t n = from; n < to; ++n) worths[n] = worth<G>(states[n], seats[n], weights);
    });
}

// The worths of so many playouts from what one seat knows.
template <Game G>
void playouts(const typename G::State& known, int seat, std::int64_t count, int plies, const double* weights, double* worths,
              std::uint64_t seed, int threads) {
    share_out(count, threads, [=, &known](std::int64_t from, std::int64_t to) {
        for (std::int64_t n = from; n < to; ++n) {
            Random random = Random::stream(seed, n);
            worths[n] = playout<G>(known, seat, plies, weights, random);
        }
    });
}

}  // namespace coeurdelion
