// What the levels above the squire do: plans compared by playing on, everyone as the quick policy plays.
#pragma once

#include <cmath>
#include <memory>

#include "game.hpp"
#include "plans.hpp"

namespace coeurdelion::lowenherz_2003 {

// Who thinks: what the terms count for those who play on, what they count for the chance to win, and for how many rounds plans are
// played on.
struct Thinker {
    double weights[TERMS.size()];
    double late[TERMS.size()], early[TERMS.size()];  // in logits, with no turn to come and with EARLY or more
    double hand[2];      // the same of the best card of who is to use one: late, early
    double prior_tries;  // for how many tries the first sight of a plan counts
    double trust;        // how much is believed of what plans differ by at first sight
    std::int64_t nodes;
    std::int32_t ms, rounds, plans;
    std::int32_t unused;

    static constexpr int EARLY = 24;

    // What a term counts for the chance to win with so many turns to come.
    double chance_weight(int term, int turns_left) const { return between(late[term], early[term], turns_left); }

    // The same of the best card in hand.
    double hand_weight(int turns_left) const { return between(hand[0], hand[1], turns_left); }

  private:
    static double between(double late, double early, int turns_left) {
        double share = turns_left < EARLY ? std::sqrt(turns_left / static_cast<double>(EARLY)) : 1;
        return late + (early - late) * share;
    }
};

// Whether a thinker can think: its numbers are numbers, and it ends.
inline bool is_thinker(const Thinker& thinker) {
    for (std::size_t term = 0; term < TERMS.size(); ++term)
        for (double weight : {thinker.weights[term], thinker.late[term], thinker.early[term]})
            if (!std::isfinite(weight)) return false;
    if (!std::isfinite(thinker.hand[0]) || !std::isfinite(thinker.hand[1])) return false;
    bool is_bounded = thinker.nodes >= 0 && thinker.ms >= 0 && (thinker.nodes || thinker.ms);
    return is_bounded && std::isfinite(thinker.trust) && thinker.prior_tries > 0 && thinker.rounds > 0 && thinker.plans > 0;
}

// What it decided on.
struct Found {
    Action actions[Plan::MOST_ACTIONS];
    std::int32_t length;
    std::int32_t plans;
    std::int64_t nodes, tries;
    double chance;
};

// Plays plans on, as `compare` wants it.
struct Mind {
    const Thinker& thinker;
    Policy policy;
    int seat;

    Mind(const State& state, int seat, const Thinker& thinker) : thinker(thinker), policy(state, thinker.weights), seat(seat) {}

    std::int64_t play_on(State& world, const Plan& plan, Random& luck) {
        std::int64_t before = policy.nodes;
        for (int number = 0; number < plan.length && to_act(world) == 1u << seat; ++number)
            if (rules::permits(world, seat, plan.actions[number])) rules::apply(world, seat, plan.actions[number]);
        policy.play_on(world, thinker.rounds * world.seats - 1, luck);
        return policy.nodes - before + 1;  // at the end the judge values one more
    }

    // The chance of a seat to win, by what the state is worth to everyone and the best card of who is to use one.
    double judge(const State& world, int seat) {
        if (world.phase.step == Step::OVER)
            return world.phase.winners >> seat & 1 ? 1.0 / std::popcount(world.phase.winners) : 0;
        policy.tell_time(world);
        double weights[TERMS.size()], values[MOST_PLAYERS], sum = 0;
        for (std::size_t term = 0; term < TERMS.size(); ++term) weights[term] = thinker.chance_weight(term, policy.outlook.turns);
        worths(world, policy.outlook, weights, values);
        if (world.phase.step == Step::USE_CARD)
            values[world.phase.seat] += thinker.hand_weight(policy.outlook.turns) * policy.best_use(world);
        for (int other = 0; other < world.seats; ++other) sum += std::exp(values[other] - values[seat]);
        return 1 / sum;
    }
};

// The best plan of a seat that is to act, of those that begin with one of some actions; of length 0 if there is none. `known` is
// what the seat knows. The same nodes without a time limit and the same seed find the same.
inline Found search(const State& known, int seat, const Action* actions, int permitted, const Thinker& thinker,
                    std::uint64_t seed) {
    Random dealing(seed);
    State state = known;
    view::deal(state, dealing);
    Mind mind(state, seat, thinker);
    auto ideas = std::make_unique<Ideas>();
    Planner planner{state, seat, {mind.policy.outlook, thinker.weights, {8, 4, 3, 6, 4, 16}, seat, mind.policy.nodes}, *ideas};
    planner.find();
    ideas->keep_first(actions, permitted);
    Plan plans[Ideas::MOST];
    int count = ideas->best(thinker.plans, plans);
    Found found{};
    if (!count) return found;
    double base = mind.judge(state, seat);
    double slope = 2 * thinker.trust * thinker.chance_weight(term::POINTS, mind.policy.outlook.turns) * base * (1 - base);
    double best = plans[0].prior;
    for (int number = 0; number < count; ++number) plans[number].prior = base + slope * (plans[number].prior - best);
    Random streams = Random::stream(seed, 1);
    found.nodes = count > 1 ? compare<Game>(known, seat, plans, count, {thinker.nodes, thinker.ms}, thinker.prior_tries,
                                            streams.next(), mind)
                            : 0;
    found.length = plans[0].length;
    found.plans = count;
    std::copy(plans[0].actions, plans[0].actions + plans[0].length, found.actions);
    for (int number = 0; number < count; ++number) found.tries += plans[number].tries;
    found.chance = plans[0].value(thinker.prior_tries);
    return found;
}

}  // namespace coeurdelion::lowenherz_2003
