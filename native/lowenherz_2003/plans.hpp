// What a seat may set out to do: a card with its steps, the steps of a card, a card of the market; each with what it seems worth.
#pragma once

#include <algorithm>
#include <cstring>

#include "../core/rollouts.hpp"
#include "policy.hpp"

namespace coeurdelion::lowenherz_2003 {

// Plans in the making, each with its value in points.
struct Ideas {
    static constexpr int MOST = 160;

    Plan plans[MOST];
    State ends[MOST];  // where they lead
    int count = 0;

    // A plan that leads where no other does with the same first action, or is worth more.
    void add(const Action* actions, int length, double value, const State& end) {
        for (int number = 0; number < count; ++number) {
            bool is_same = !std::memcmp(&ends[number], &end, sizeof end);
            if (!is_same) continue;
            if (value > plans[number].prior) put(number, actions, length, value, end);
            return;
        }
        if (count < MOST) put(count++, actions, length, value, end);
    }

    // Keeps the plans that begin with one of some actions.
    void keep_first(const Action* actions, int permitted) {
        int kept = 0;
        for (int number = 0; number < count; ++number)
            if (std::find(actions, actions + permitted, plans[number].actions[0]) != actions + permitted)
                plans[kept++] = plans[number];
        count = kept;
    }

    // The best so many plans, the best first; how many.
    int best(int most, Plan* found) const {
        int order[MOST];
        for (int number = 0; number < count; ++number) order[number] = number;
        std::stable_sort(order, order + count, [&](int one, int other) { return plans[one].prior > plans[other].prior; });
        int kept = count < most ? count : most;
        for (int number = 0; number < kept; ++number) found[number] = plans[order[number]];
        return kept;
    }

  private:
    void put(int place, const Action* actions, int length, double value, const State& end) {
        if (length > Plan::MOST_ACTIONS) length = Plan::MOST_ACTIONS;
        Plan& plan = plans[place];
        plan = Plan{{}, length, value, 0, 0};
        std::copy(actions, actions + length, plan.actions);
        ends[place] = end;
    }
};

// Finds the plans of a seat in a world that fits what it knows.
struct Planner {
    static constexpr int FIRST_STEPS = 8;

    const State& state;
    int seat;
    Hunt hunt;
    Ideas& ideas;

    // The plans of whatever is to be decided.
    void find() {
        switch (state.phase.step) {
            case Step::USE_CARD: return use_card();
            case Step::REFILL: return refill();
            default: return steps(state, nullptr, 0, 0);
        }
    }

  private:
    void use_card() {
        Uses uses(state, hunt);
        const Player& player = state.players[seat];
        std::uint8_t hand[2 * HAND_ROOM];
        int count = list_hand(player, hand), income = mine::income(state.realm, seat);
        for (int place = 0; place < count; ++place) {
            int kind = hand[place];
            double later = uses.following(hand, count, place, player.ducats + CARDS[kind].sale + income);
            State after = state;
            Action sell = action(Verb::SELL, kind);
            rules::apply(after, seat, sell);
            ideas.add(&sell, 1, uses.sale(kind, player.ducats) + later, after);
            for (int way = 0; way < CARDS[kind].ways; ++way) {
                if (!play::can_play(state, seat, kind, way)) continue;
                Action played = action(Verb::PLAY, kind, way);
                after = state;
                rules::apply(after, seat, played);
                later = uses.following(hand, count, place, player.ducats - CARDS[kind].price + income);
                steps(after, &played, 1, later - uses.before);
            }
        }
    }

    // The steps of a card, after some actions, worth so much more than what they lead to.
    void steps(const State& begun, const Action* before, int length, double more) {
        auto add = [&](const Action* row, int count, double value) {
            Action actions[Plan::MOST_ACTIONS];
            std::copy(before, before + length, actions);
            int total = length;
            State end = begun;
            for (int number = 0; number < count && total < Plan::MOST_ACTIONS; ++number) {
                if (end.phase.seat != seat || !rules::permits(end, seat, row[number])) break;
                rules::apply(end, seat, row[number]);
                actions[total++] = row[number];
            }
            if (total > length) ideas.add(actions, total, value + more, end);
        };
        hunt.rows(begun, [&](const Row& row) { add(row.actions, row.length, row.value); });
        if (rules::may_end(begun)) {
            Action done = action(Verb::DONE);
            add(&done, 1, hunt.value(begun));
        }
        realm::Path first[foresight::MOST_PATHS];
        int count = foresight::paths(begun, seat, hunt.outlook, first);
        hunt.nodes += count;
        realm::sort(first, count);
        for (int number = 0; number < count && number < FIRST_STEPS; ++number) {
            if (verb_of(first[number].action) == Verb::DONE) continue;
            State after = begun;
            rules::apply(after, seat, first[number].action);
            Action row[1 + Row::MOST] = {first[number].action};
            double value = first[number].value;
            Row best{};
            if (after.phase.seat == seat && foresight::is_step(after.phase.step))
                hunt.rows(after, [&](const Row& row) {
                    if (!best.length || row.value > best.value) best = row;
                });
            if (best.length && best.value > value) value = best.value;
            std::copy(best.actions, best.actions + best.length, row + 1);
            add(row, 1 + best.length, value);
        }
    }

    void refill() {
        Uses uses(state, hunt);
        int income = mine::income(state.realm, seat);
        State after = state;
        Action draw = action(Verb::DRAW);
        rules::apply(after, seat, draw);
        ideas.add(&draw, 1, uses.drawing(income), after);
        for (int kind = 0; kind < KINDS; ++kind) {
            if (!turn::can_take(state, kind)) continue;
            Action take = action(Verb::TAKE, kind);
            after = state;
            rules::apply(after, seat, take);
            ideas.add(&take, 1, uses.keeping(kind, income), after);
        }
    }
};

}  // namespace coeurdelion::lowenherz_2003
