// What a position is worth to a seat, as terms with names and weights: as bots/lionheart/evaluation.py has it, each sum in
// the same order.
#pragma once

#include <array>
#include <cmath>

#include "attack.hpp"
#include "move.hpp"
#include "odds.hpp"
#include "ways.hpp"

namespace coeurdelion::lionheart {

enum Term {
    TERM_WON,
    TERM_FIGURES,
    TERM_KING,
    TERM_THREATS,
    TERM_ARROWS,
    TERM_HUNT,
    TERM_ADVANCE,
    TERM_FACING,
    TERM_FOOTING,
    TERM_BRIBES,
    TERM_COUNT,
};

constexpr std::array<const char*, TERM_COUNT> TERM_NAMES = {"won",  "figures", "king",   "threats", "arrows",
                                                            "hunt", "advance", "facing", "footing", "bribes"};
// What one unit of each term counts, in figures of infantry.
constexpr double WEIGHTS[TERM_COUNT] = {1000.0, 1.0, 70.0, 0.75, 0.3, 0.35, 0.25, 0.4, 1.0, 1.0};
// What it counts to be able to do something only after the other's turn, as a share of what it counts now.
constexpr double LATER_SHARE = 0.35;
// What an enemy counts that is one action further away, as a share.
constexpr double ACTION_SHARE = 0.85;
// What a threat to the enemy King counts, as a share of one to the own King: he will ride away.
constexpr double CHECK_SHARE = 0.05;
// What an attack that takes both actions of a turn counts, as a share of one that takes one.
constexpr double TWO_ACTION_SHARE = 0.6;
// Turns without a loss after which a seat is twice as eager as at first.
constexpr int EAGERNESS_TURNS = 6;
// A side whose balance, in figures of infantry, is not above this does not grow more eager.
constexpr double MIN_EAGER_BALANCE = -3.0;

// What an enemy counts, by the actions that a unit needs to attack it; multiplied in longer numbers, so that each is rounded
// once, like a power.
struct Nearness {
    double of[UNREACHABLE + 1];
};

constexpr Nearness make_nearness() {
    Nearness nearness{};
    long double counts = 1.0;
    for (double& one : nearness.of) {
        one = static_cast<double>(counts);
        counts *= ACTION_SHARE;
    }
    return nearness;
}

constexpr Nearness NEARNESS = make_nearness();

// What a side could do to the other in one turn; bots/lionheart/evaluation.py says what each number means.
struct Menace {
    double king, gain, arrows, bribe, hunt, advance, facing, footing;
};

// The best that two units can do as they stand, or one unit with both actions.
struct Best {
    double first = 0.0, second = 0.0, prepared = 0.0;

    // What one more unit can do with one action, and with two.
    void add(double now, double soon) {
        if (now > first) {
            second = first;
            first = now;
        } else if (now > second) {
            second = now;
        }
        if (soon > prepared) prepared = soon;
    }

    // What is done on the whole.
    double total() const {
        double both = first + second, alone = TWO_ACTION_SHARE * prepared;
        return alone > both ? alone : both;
    }

    // How likely one of two succeeds.
    double either() const {
        double one = first + second - first * second;
        return prepared > one ? prepared : one;
    }
};

// The enemies of a side, looked at once for all its units.
struct Foes {
    Squares squares;
    int throne, count;
    std::uint16_t places[MOST_UNITS];
};

inline Foes foes_of(const State& state, int seat) {
    Foes foes{state.armies[1 - seat], king_square(state, 1 - seat), 0, {}};
    for_each(foes.squares, [&](int cell) { foes.places[foes.count++] = PLACES.of[cell]; });
    return foes;
}

// The squares that a unit can attack with its second action, when it moves or turns first.
inline Squares after_an_action(const State& state, Unit unit, int cell) {
    if (kind_of(unit) == HEAVY) return Squares::none();
    const Field& field = field_of(state);
    Range range = range_of(kind_of(unit), state.line);
    Squares found = field.any_way[range][cell];
    for_each_way(state, unit, cell, [&](int to) { found |= field.reach[range][facing_of(unit)][to]; });
    return found;
}

inline int gait_of(const State& state, Unit unit) { return GAITS.of[state.line][kind_of(unit)]; }

// How many actions on an empty board bring a unit to where it can attack one of its enemies.
inline int nearest(const State& state, Unit unit, int cell, const Foes& foes) {
    const std::uint8_t* actions = WAYS.from(gait_of(state, unit), facing_of(unit), cell);
    int least = UNREACHABLE;
    for (int foe = 0; foe < foes.count; ++foe) {
        int needed = actions[foes.places[foe]];
        least = needed < least ? needed : least;
    }
    return least;
}

// The same for one square.
inline int needed(const State& state, Unit unit, int cell, int target) {
    return WAYS.from(gait_of(state, unit), facing_of(unit), cell)[PLACES.of[target]];
}

// Whether panic would be the end of a unit: the edge, an enemy or the King behind it (LH-PANIC-4).
inline bool stands_badly(const State& state, Unit unit, int cell) {
    int behind = field_of(state).ahead[opposite(facing_of(unit))][cell];
    if (behind == OFF) return true;
    Unit other = state.board[behind];
    return other != NOBODY && (owner_of(other) != owner_of(unit) || kind_of(other) == KING);
}

// What the mercenaries are worth that a King can reach and bribe in one turn (LH-MERC-3, LH-MERC-4).
inline double bribes_within(const State& state, Squares reached, int their_king) {
    double found = 0.0;
    for_each(reached, [&](int cell) {
        Unit other = state.board[cell];
        if (found || kind_of(other) != MERCENARIES) return;
        int ahead = field_of(state).ahead[facing_of(other)][cell];
        if (ahead == OFF || ahead != their_king) found = 2 * worth(other);
    });
    return found;
}

// How likely a unit fells the King, and what it wins of others, at once and after an action.
inline void add_targets(const State& state, Unit unit, Squares now, Squares soon, int throne, Best& kings, Best& gains) {
    double king[2] = {}, gain[2] = {};
    for_each(now | soon, [&](int target) {
        const Strike& odds = strike(unit, state.board[target]);
        bool at_once = now.has(target);
        if (target == throne) {
            king[0] = at_once ? odds.all : 0.0;
            king[1] = odds.all;
            return;
        }
        if (odds.gain > gain[1]) gain[1] = odds.gain;
        if (at_once && odds.gain > gain[0]) gain[0] = odds.gain;
    });
    kings.add(king[0], king[1]);
    gains.add(gain[0], gain[1]);
}

// What attacks on all of some squares win.
inline double gains_of(const State& state, Unit unit, Squares targets) {
    double sum = 0.0;
    for_each(targets, [&](int target) { sum += strike(unit, state.board[target]).gain; });
    return sum;
}

// How likely a unit flees when it attacks whom it can.
inline double flight(const State& state, Unit unit, Squares targets) {
    return strike(unit, state.board[targets.lowest()]).flees;
}

// The squares in front of a unit.
inline Squares before(const State& state, Unit unit, int cell) { return field_of(state).before[facing_of(unit)][cell]; }

// What a side could do to the other if it were to move; both have their King.
inline Menace menace(const State& state, int seat) {
    Foes foes = foes_of(state, seat);
    Best kings, gains;
    Menace found{};
    for_each(state.armies[seat], [&](int cell) {
        Unit unit = state.board[cell];
        Squares now = foes.squares & reached(state, unit, cell), soon = foes.squares & after_an_action(state, unit, cell);
        if ((now | soon).any()) add_targets(state, unit, now, soon, foes.throne, kings, gains);
        if (kind_of(unit) == KING) {
            found.bribe = bribes_within(state, soon, foes.throne);
            return;
        }
        if (now.any() && kind_of(unit) == ARCHERS) found.arrows += gains_of(state, unit, now);
        if (now.any() && stands_badly(state, unit, cell)) found.footing += flight(state, unit, now) * worth(unit);
        found.hunt += std::sqrt(figures_of(unit)) * NEARNESS.of[needed(state, unit, cell, foes.throne)];
        found.advance += NEARNESS.of[nearest(state, unit, cell, foes)];
        found.facing += static_cast<double>((foes.squares & before(state, unit, cell)).count()) / foes.count;
    });
    found.king = kings.either();
    found.gain = gains.total();
    return found;
}

// What the units of a seat are worth, less those of the other.
inline double balance(const State& state, int seat) {
    double sum = 0.0;
    for_each(state.armies[GOLD] | state.armies[SILVER], [&](int cell) {
        double worth_of_one = worth(state.board[cell]);
        sum += owner_of(state.board[cell]) == seat ? worth_of_one : -worth_of_one;
    });
    return sum;
}

// How eager a seat is to come to blows: the more, the longer nobody has fallen, unless it is far behind (LH-END-2).
inline double eagerness(const State& state, int seat) {
    return balance(state, seat) > MIN_EAGER_BALANCE ? 1 + static_cast<double>(state.quiet) / EAGERNESS_TURNS : 1.0;
}

// The terms of a position, without their weights, when the other is to move. When the match is over only who has won counts;
// where a King is missing all the same, nothing does.
inline void terms(const State& state, int seat, double eager, double* values) {
    for (int term = 0; term < TERM_COUNT; ++term) values[term] = 0.0;
    if (state.phase == OVER) {
        values[TERM_WON] = state.winners ? state.winners >> seat & 1 ? 1.0 : -1.0 : 0.0;
        return;
    }
    if (king_square(state, GOLD) == OFF || king_square(state, SILVER) == OFF) return;
    Menace own = menace(state, seat), other = menace(state, 1 - seat);
    values[TERM_FIGURES] = balance(state, seat);
    values[TERM_KING] = CHECK_SHARE * own.king - other.king / std::sqrt(eager);
    values[TERM_THREATS] = LATER_SHARE * own.gain - other.gain / eager;
    values[TERM_ARROWS] = LATER_SHARE * own.arrows - other.arrows / eager;
    values[TERM_HUNT] = eager * own.hunt - other.hunt;
    values[TERM_ADVANCE] = eager * own.advance - other.advance;
    values[TERM_FACING] = own.facing - other.facing;
    values[TERM_FOOTING] = other.footing - own.footing;
    values[TERM_BRIBES] = LATER_SHARE * own.bribe - other.bribe;
}

// What a position is worth to a seat of this eagerness by some weights of the terms, when the other is to move.
inline double evaluate(const State& state, int seat, double eager, const double* weights) {
    double values[TERM_COUNT], sum = 0.0;
    terms(state, seat, eager, values);
    for (int term = 0; term < TERM_COUNT; ++term) sum += weights[term] * values[term];
    return sum;
}

}  // namespace coeurdelion::lionheart
