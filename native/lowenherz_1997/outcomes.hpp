// What a conflict is about: where it leads if one prince acts, if another does, and if nobody does.
#pragma once

#include "search.hpp"

namespace coeurdelion::lowenherz_1997 {

// The princes of a conflict, as bits; none where there is none.
constexpr unsigned contenders(const State& state) {
    const Phase& phase = state.phase;
    if (phase.kind == Kind::NEGOTIATION) return 1u << phase.seat | 1u << phase.other;
    return phase.kind == Kind::DUEL ? phase.princes : 0;
}

// Nobody acts.
constexpr void let_nobody_act(State& state) {
    for (lowenherz_1997::Player& player : state.players) {
        player.bid = Sealed::NONE;
        player.bid_ducats = 0;
        player.bid_treasures = 0;
    }
    wait_for(state, Kind::ACTED);
    while (state.phase.kind == Kind::ACTED) carry_on(state);
}

// For how many worlds it counts what acting seems to bring at first sight.
constexpr double PRIOR_WORLDS = 8;

// What acting seems to bring at first sight, as often as it counts: each prince for himself, and the others lose their share.
inline void first_sight(const State& known, int seat, const Weights& weights, std::uint64_t seed, double (*sums)[MOST_SEATS]) {
    Random dealing(seed);
    State world = known;
    deal(world, seat, dealing);
    Outlook outlook = look_ahead(world);
    conduct::Round round{outlook, {}};
    for (int actor = 0; actor < known.rules.players; ++actor) {
        double gain = round.gain(world, actor, world.row, weights);
        for (int other = 0; other < known.rules.players; ++other)
            sums[actor][other] = PRIOR_WORLDS * gain * (other == actor ? 1 : -conduct::share_of_harm(world, other, actor));
    }
}

// What it brings each prince, in points, that one of them acts for nothing rather than nobody: `gains[actor][seat]`, on average
// over worlds that fit what a seat knows; how many positions that took.
inline std::int64_t outcomes(const State& known, int seat, const Searcher& player, std::uint64_t seed,
                             double (*gains)[MOST_SEATS]) {
    using Clock = std::chrono::steady_clock;
    auto begun = Clock::now();
    auto is_late = [&] { return player.ms && Clock::now() - begun >= std::chrono::milliseconds(player.ms); };
    unsigned princes = contenders(known);
    std::int64_t nodes = 0, worlds = 0;
    const Weights* everybody[MOST_SEATS] = {player.weights, player.weights, player.weights, player.weights};
    double sums[MOST_SEATS][MOST_SEATS] = {};
    first_sight(known, seat, *player.weights, seed, sums);
    for (; !worlds || !((player.nodes && nodes >= player.nodes) || is_late()); ++worlds) {
        Random dealing = Random::stream(seed, 2 * worlds), luck = Random::stream(seed, 2 * worlds + 1);
        State dealt = known;
        deal(dealt, seat, dealing);
        std::uint64_t cards = luck.next(), habits = luck.next();
        double without[MOST_SEATS] = {};
        for (int actor = realm::NOBODY; actor < known.rules.players; ++actor) {
            if (actor != realm::NOBODY && !(princes >> actor & 1)) continue;
            State world = dealt;
            if (actor == realm::NOBODY)
                let_nobody_act(world);
            else
                conduct::let_act(world, actor, realm::NOBODY, 0);
            Course course(world, everybody, cards);
            Random random(habits);
            nodes += 1 + play_on(world, course, player.rounds - (world.round - known.round), random);
            Outlook outlook = look_ahead(world);
            for (int other = 0; other < known.rules.players; ++other) {
                double value = worth(world, other, outlook, *player.weights);
                if (world.phase.kind == Kind::OVER)
                    value -= player.weights->terms[term::WON] * realm::victory(world.phase.winners, other);
                if (actor == realm::NOBODY)
                    without[other] = value;
                else
                    sums[actor][other] += value - without[other];
            }
        }
    }
    for (int actor = 0; actor < MOST_SEATS; ++actor)
        for (int other = 0; other < MOST_SEATS; ++other) gains[actor][other] = sums[actor][other] / (worlds + PRIOR_WORLDS);
    return nodes;
}

}  // namespace coeurdelion::lowenherz_1997
