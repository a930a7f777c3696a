// What a position is worth to those who search: how likely a side wins, from the terms of the evaluation with weights that were
// learnt (bots/lionheart/weights.toml).
#pragma once

#include <algorithm>
#include <bit>

#include "evaluation.hpp"

namespace coeurdelion::lionheart {

// What of the terms a side has on the board, beside its units; the rest of `Term` compares both sides.
enum Asset { ASSET_KING, ASSET_THREATS, ASSET_ARROWS, ASSET_HUNT, ASSET_ADVANCE, ASSET_FACING, ASSET_FOOTING, ASSET_BRIBES, ASSETS };

// The numbers that are learnt, as Python gives them, all as plain doubles.
struct Weights {
    double now[ASSETS];    // what one unit of each counts for the side to move, in figures of infantry; the King: a share of his fall
    double later[ASSETS];  // and for the side that has moved
    double worth[KINDS];   // of a figure of each kind
    double spare;          // the share of figures that roll no dice
    double to_move;        // what it counts to be to move
    double scale;          // how much likelier a victory is for one figure of infantry, in logits
    double patience;       // turns without a loss after which a side is twice as eager as at first
};

// What is the same for a whole search: weights, and what follows from them.
struct Values {
    Weights weights;
    double worths[BASE_NUMBERS], gains[BASE_NUMBERS][BASE_NUMBERS];
    double eager[2];  // how eager each side is to come to blows
};

// What an attack wins on average of figures, in whole ones of the kind attacked, and of terror.
struct Spoils {
    double dicing[BASE_NUMBERS][BASE_NUMBERS], spare[BASE_NUMBERS][BASE_NUMBERS], terror[BASE_NUMBERS][BASE_NUMBERS];
};

constexpr int dicing(int figures) { return figures < FULL_FIGURES ? figures : FULL_FIGURES; }

constexpr Spoils make_spoils() {
    Spoils spoils{};
    for (int own = 1; own <= BASE.count; ++own)
        for (int other = 1; other <= BASE.count; ++other) {
            Unit unit = unit_of(own, GOLD, NORTH), target = unit_of(other, SILVER, NORTH);
            int before = figures_of(target);
            for_each_effect(unit, target, [&](double chance, Effect done) {
                int lost_dicing = dicing(before) - dicing(before - done.losses);
                spoils.dicing[own][other] += chance * lost_dicing;
                spoils.spare[own][other] += chance * (done.losses - lost_dicing);
                spoils.terror[own][other] += chance * done.terror;
            });
        }
    return spoils;
}

constexpr Spoils SPOILS = make_spoils();

inline void prepare(Values& values, const Weights& weights) {
    values.weights = weights;
    values.weights.now[ASSET_KING] = std::clamp(weights.now[ASSET_KING], 0.0, 1.0);
    values.eager[GOLD] = values.eager[SILVER] = 1.0;
    values.worths[0] = 0.0;
    for (int base = 1; base <= BASE.count; ++base) {
        double worth = weights.worth[BASE.kinds[base]], figures = BASE.figures[base];
        values.worths[base] = worth * (dicing(figures) + weights.spare * (figures - dicing(figures)));
        for (int own = 1; own <= BASE.count; ++own)
            values.gains[own][base] = worth * (SPOILS.dicing[own][base] + weights.spare * SPOILS.spare[own][base]) +
                                      TERROR_WORTH * SPOILS.terror[own][base];
    }
}

// The square roots of small numbers.
struct Roots {
    double of[BASE_NUMBERS];
};

constexpr Roots make_roots() {
    Roots roots{};
    for (int n = 1; n < BASE_NUMBERS; ++n) {
        double root = n;
        for (int times = 0; times < 20; ++times) root = (root + n / root) / 2;
        roots.of[n] = root;
    }
    return roots;
}

constexpr Roots ROOTS = make_roots();

// How likely a unit fells the King, and what it wins of others, as `add_targets` says it of the squire.
inline void add_targets(const Values& values, const State& state, Unit unit, Squares now, Squares soon, int throne, Best& kings,
                        Best& gains) {
    double king[2] = {}, gain[2] = {};
    const double* wins = values.gains[base_of(unit)];
    for_each(now | soon, [&](int target) {
        bool at_once = now.has(target);
        Unit other = state.board[target];
        if (target == throne) {
            king[1] = strike(unit, other).all;
            king[0] = at_once ? king[1] : 0.0;
            return;
        }
        double won = wins[base_of(other)];
        if (won > gain[1]) gain[1] = won;
        if (at_once && won > gain[0]) gain[0] = won;
    });
    kings.add(king[0], king[1]);
    gains.add(gain[0], gain[1]);
}

// What a side has, were it to move, nothing where there is no King to fight; `menace` says the same for the squire.
inline void look(const Values& values, const State& state, int seat, double* found) {
    Foes foes = foes_of(state, seat);
    Best kings, gains;
    for (int asset = 0; asset < ASSETS; ++asset) found[asset] = 0.0;
    if (foes.throne == OFF) return;
    double each = 1.0 / foes.count;
    for_each(state.armies[seat], [&](int cell) {
        Unit unit = state.board[cell];
        Squares now = foes.squares & reached(state, unit, cell), soon = foes.squares & after_an_action(state, unit, cell);
        if ((now | soon).any()) add_targets(values, state, unit, now, soon, foes.throne, kings, gains);
        if (kind_of(unit) == KING) {
            if (soon.any()) found[ASSET_BRIBES] = bribes_within(state, soon, foes.throne);
            return;
        }
        if (now.any()) {
            if (kind_of(unit) == ARCHERS)
                for_each(now, [&](int target) {
                    found[ASSET_ARROWS] += values.gains[base_of(unit)][base_of(state.board[target])];
                });
            if (stands_badly(state, unit, cell)) found[ASSET_FOOTING] += flight(state, unit, now) * values.worths[base_of(unit)];
        }
        found[ASSET_HUNT] += ROOTS.of[figures_of(unit)] * NEARNESS.of[needed(state, unit, cell, foes.throne)];
        found[ASSET_ADVANCE] += NEARNESS.of[nearest(state, unit, cell, foes)];
        found[ASSET_FACING] += each * (foes.squares & before(state, unit, cell)).count();
    });
    found[ASSET_KING] = kings.either();
    found[ASSET_THREATS] = gains.total();
}

// The exponential function, from the four operations alone, so that it is the same everywhere.
inline double exponential(double x) {
    if (x < -700) return 0.0;
    if (x > 700) x = 700;
    constexpr double LOG2_E = 1.4426950408889634, LN_2 = 0.6931471805599453;
    double whole = static_cast<double>(static_cast<long long>(x * LOG2_E + (x < 0 ? -0.5 : 0.5)));
    double rest = x - whole * LN_2, sum = 1.0;
    for (int n = 10; n; --n) sum = 1.0 + sum * rest / n;
    return sum * std::bit_cast<double>(static_cast<std::uint64_t>(1023 + static_cast<long long>(whole)) << 52);
}

// How likely the seat that has just moved wins; a draw is half of that.
inline double chance_of(const Values& values, const State& state, int seat) {
    if (state.phase == OVER) return state.winners ? state.winners >> seat & 1 ? 1.0 : 0.0 : 0.5;
    const Weights& weights = values.weights;
    double own[ASSETS], other[ASSETS], sum = -weights.to_move;
    look(values, state, seat, own);
    look(values, state, 1 - seat, other);
    for_each(state.armies[seat], [&](int cell) { sum += values.worths[base_of(state.board[cell])]; });
    for_each(state.armies[1 - seat], [&](int cell) { sum -= values.worths[base_of(state.board[cell])]; });
    double eager = values.eager[seat], their = values.eager[1 - seat];
    own[ASSET_HUNT] *= eager;
    own[ASSET_ADVANCE] *= eager;
    other[ASSET_HUNT] *= their;
    other[ASSET_ADVANCE] *= their;
    other[ASSET_THREATS] /= eager;
    other[ASSET_ARROWS] /= eager;
    for (int asset = ASSET_THREATS; asset < ASSETS; ++asset) sum += weights.later[asset] * own[asset] - weights.now[asset] * other[asset];
    sum += weights.later[ASSET_KING] * own[ASSET_KING];
    double falls = weights.now[ASSET_KING] * other[ASSET_KING];
    return (1.0 - falls) / (1.0 + exponential(-weights.scale * sum));
}

}  // namespace coeurdelion::lionheart
