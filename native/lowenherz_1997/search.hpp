// The search of the levels above the squire: plans compared by playing on in worlds that fit what the seat knows.
#pragma once

#include <algorithm>
#include <chrono>

#include "game.hpp"
#include "plans.hpp"

namespace coeurdelion::lowenherz_1997 {

// Who searches: how many rounds it plays on, how far in all, and what it believes.
struct Searcher {
    std::int32_t rounds;
    std::int32_t ms;
    std::int64_t nodes;
    double prior_tries;
    const Weights* weights;
};

// What a search finds: a plan, the chance to win with it and with the next best, and what it took.
struct Found {
    Action actions[Plan::MOST_ACTIONS];
    std::int32_t length, plans;
    double chance, next;
    std::int64_t nodes;
};

// How plans are played on.
struct Mind {
    const Weights& weights;
    int seat, rounds;
    const Weights* everybody[MOST_SEATS];

    Mind(const Weights& weights, int seat, int rounds) : weights(weights), seat(seat), rounds(rounds) {
        for (const Weights*& each : everybody) each = &weights;
    }

    std::int64_t play_on(State& world, const Plan& plan, Random& luck) const {
        int round = world.round;
        for (int place = 0; place < plan.length; ++place) {
            if (!(to_act(world) >> seat & 1) || !permits(world, seat, plan.actions[place])) break;
            apply(world, seat, plan.actions[place]);
        }
        Course course(world, everybody, luck.next());
        return plan.length + lowenherz_1997::play_on(world, course, rounds - (world.round - round), luck);
    }

    double judge(const State& world, int seat) const {
        double found[MOST_SEATS];
        chances(world, weights, found);
        return found[seat];
    }
};

// The best of a seat's plans; none in a conflict.
inline Found search(const State& known, int seat, const Searcher& player, std::uint64_t seed) {
    using Clock = std::chrono::steady_clock;
    auto begun = Clock::now();
    Random random(seed);
    State world = known;
    deal(world, seat, random);
    Plans plans;
    find_plans(world, seat, *player.weights, {}, plans);
    Found found{};
    found.plans = plans.count;
    if (!plans.count) return found;
    double best = -1e18, sharpness = SHARPNESS * std::exp(-FADING * cards_ahead(world).rounds);
    for (int place = 0; place < plans.count; ++place) best = plans.list[place].prior > best ? plans.list[place].prior : best;
    for (int place = 0; place < plans.count; ++place) {
        Plan& plan = plans.list[place];
        plan.prior = 0.5 + sharpness / 2 * (plan.prior - best);
    }
    Mind mind(*player.weights, seat, player.rounds);
    Limits limits{player.nodes, player.ms};
    if (limits.ms) limits.ms -= std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - begun).count();
    if (player.ms && limits.ms < 1) limits.ms = 1;
    found.nodes = compare<Game>(known, seat, plans.list, plans.count, limits, player.prior_tries, random.next(), mind);
    const Plan& chosen = plans.list[0];
    std::copy(chosen.actions, chosen.actions + chosen.length, found.actions);
    found.length = chosen.length;
    found.chance = chosen.value(player.prior_tries);
    found.next = plans.count > 1 ? plans.list[1].value(player.prior_tries) : found.chance;
    return found;
}

}  // namespace coeurdelion::lowenherz_1997
