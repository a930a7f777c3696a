// What a seat may set out to do: a few promising plans for every decision but those of a conflict.
#pragma once

#include <cstring>

#include "../core/rollouts.hpp"
#include "playing_on.hpp"

namespace coeurdelion::lowenherz_1997 {

// The most plans that are compared.
constexpr int MOST_PLANS = 24;

// How many plans of a kind are looked at: places for castles, first steps of walls or swords, politics cards to play.
struct Widths {
    int places = 10, steps = 8, politics = 4;
};

// The plans of a seat, with what each seems to be worth in points.
struct Plans {
    Plan list[MOST_PLANS];
    int count = 0;

    void add(const Action* actions, int length, double value) {
        if (count >= MOST_PLANS) return;
        Plan& plan = list[count++];
        plan = {};
        plan.length = length < Plan::MOST_ACTIONS ? length : Plan::MOST_ACTIONS;
        for (int place = 0; place < plan.length; ++place) plan.actions[place] = actions[place];
        plan.prior = value;
    }

    void add(Action action, double value) { add(&action, 1, value); }
};

// The best places for a castle by themselves.
inline void plan_castle(const State& state, int seat, int most, Plans& plans) {
    CardsAhead ahead = cards_ahead(state);
    Valuation valuation(state.realm.land, ahead.silver);
    realm::Chances chances = closing_chances(ahead);
    realm::Path found[Cells::CAPACITY];
    int count = 0;
    for_each(castle_targets(state), [&](int cell) {
        bool is_own = state.phase.colour == seat;
        double value = is_own ? conduct::place_worth(state, seat, cell, valuation, chances)
                              : conduct::neutral_worth(state, seat, cell);
        found[count++] = {number(Verb::CASTLE, cell), value};
    });
    realm::sort(found, count);
    for (int place = 0; place < count && place < most; ++place) plans.add(found[place].action, found[place].value);
}

// Walls or swords: the most promising first steps, each with those that follow best.
inline void plan_steps(const State& state, int seat, const Outlook& outlook, const Weights& weights, int most, Plans& plans) {
    realm::Path found[foresight::MOST_PATHS], next[foresight::MOST_PATHS];
    State alone = foresight::apart(state), ends[MOST_PLANS];
    int count = foresight::paths(alone, seat, outlook, found);
    realm::sort(found, count);
    for (int place = 0; place < count && plans.count < most && place < 2 * most; ++place) {
        quick::Line line(alone);
        line.take(found[place].action);
        while (!line.is_over()) {
            int further = foresight::paths(line.after, seat, outlook, next);
            line.take(next[realm::best_of(next, further, true)].action);
        }
        bool is_new = true;
        for (int other = 0; other < plans.count; ++other) is_new &= std::memcmp(&ends[other], &line.after, sizeof(State)) != 0;
        if (!is_new) continue;
        ends[plans.count] = line.after;
        plans.add(line.actions, line.count, worth(line.after, seat, outlook, weights));
    }
}

// A row, or before it a politics card.
inline void plan_decision(const State& state, int seat, const Outlook& outlook, const Weights& weights, int most, Plans& plans) {
    conduct::Round round;
    round.begin(state, weights);
    double best = 0;
    for (int row = 1; row <= LAST_ROW; ++row) {
        if (has_chosen(state.players[seat], row)) continue;
        double promise = conduct::promise(state, seat, row, round, weights);
        best = promise > best ? promise : best;
        plans.add(number(Verb::CHOOSE, row), promise);
    }
    if (state.phase.has_played) return;
    realm::Path found[foresight::MOST_PATHS];
    int count = foresight::politics_plays(state, seat, outlook, found);
    double before = worth(state, seat, outlook);
    realm::sort(found, count);
    for (int place = 0; place < count && place < most; ++place) {
        double gain = found[place].value - before;
        plans.add(found[place].action, best + (gain < 0 ? gain : 0.5 * gain));
    }
}

// What a seat may set out to do; nothing in a conflict.
inline void find_plans(const State& state, int seat, const Weights& weights, const Widths& widths, Plans& plans) {
    switch (state.phase.kind) {
        case Kind::PLACE_CASTLE: return plan_castle(state, seat, widths.places, plans);
        case Kind::PLACE_KNIGHT:
            return for_each(first_knight_targets(state), [&](int cell) { plans.add(number(Verb::KNIGHT, cell), 0); });
        case Kind::WALLS:
        case Kind::SWORDS: return plan_steps(state, seat, look_ahead(state), weights, widths.steps, plans);
        case Kind::DECIDE: return plan_decision(state, seat, look_ahead(state), weights, widths.politics, plans);
        case Kind::RENEGADE_ARRIVES: {
            realm::Path found[foresight::MOST_PATHS];
            int count = foresight::arrivals(state, seat, look_ahead(state), found);
            realm::sort(found, count);
            for (int place = 0; place < count && place < widths.steps; ++place) plans.add(found[place].action, found[place].value);
            return;
        }
        case Kind::LOOK:
            for (int pile = 0; pile < 2; ++pile)
                if (is_open_pile(state, pile)) plans.add(number(Verb::LOOK, pile + 1), state.counts[pile]);
            return;
        case Kind::KEEP:
            for (int card = 0; card < KINDS; ++card)
                if (is_in_pile(state, state.phase.pile, card))
                    plans.add(number(Verb::TAKE, card), conduct::card_worth(state, seat, card, cards_ahead(state)));
            return;
        default: return;
    }
}

}  // namespace coeurdelion::lowenherz_1997
