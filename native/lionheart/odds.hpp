// What attacks bring by the odds, as bots/lionheart/odds.py has it.
#pragma once

#include "dice.hpp"

namespace coeurdelion::lionheart {

// The worth of a figure of each kind, in figures of infantry; the King's beside what the end of the match counts.
constexpr double FIGURE_WORTH[KINDS] = {
    6.0,  // KING
    3.5,  // KNIGHTS
    1.5,  // ARCHERS
    1.0,  // INFANTRY
    2.6,  // HEAVY
    0.8,  // PEASANTS
    2.4,  // MERCENARIES
};
// Figures beyond these on a base count with a share of their worth: they roll no dice.
constexpr int FULL_FIGURES = 4;
constexpr double SPARE_SHARE = 0.7;
// The worth of driving a unit back one square, in figures of infantry.
constexpr double TERROR_WORTH = 0.3;

// What a unit is worth, in figures of infantry.
constexpr double worth(Kind kind, int figures) {
    int full = figures < FULL_FIGURES ? figures : FULL_FIGURES;
    return FIGURE_WORTH[kind] * (full + SPARE_SHARE * (figures - full));
}

// The same by the number of its base; 0 for nobody.
struct Worths {
    double of[BASE_NUMBERS];
};

constexpr Worths make_worths() {
    Worths worths{};
    for (int base = 1; base <= BASE.count; ++base)
        worths.of[base] = worth(static_cast<Kind>(BASE.kinds[base]), BASE.figures[base]);
    return worths;
}

constexpr Worths WORTH = make_worths();

constexpr double worth(Unit unit) { return WORTH.of[base_of(unit)]; }

// The odds of an attack: that all fall, that the attacker flees; what it wins on average.
struct Strike {
    double all, flees, gain;
};

// Adds what one fall of the dice brings, as likely as it is.
constexpr void add(Strike& strike, Unit target, double chance, Effect done) {
    int left = figures_of(target) - done.losses;
    double kept = left ? worth(kind_of(target), left) : 0.0;
    strike.all += chance * (left == 0);
    strike.flees += chance * (done.flight > 0);
    strike.gain += chance * (worth(target) - kept + TERROR_WORTH * done.terror);
}

// One after the other all orders in which so many dice can show their faces, the last die changing first.
struct Faces {
    int dice, faces[MOST_DICE];

    constexpr bool next() {
        for (int die = dice; die--; faces[die] = 0)
            if (++faces[die] < FACES) return true;
        return false;
    }
    constexpr Roll roll() const {
        Roll roll{};
        for (int die = 0; die < dice; ++die) ++roll.shown[faces[die]];
        return roll;
    }
    constexpr int weight() const {
        int weight = 1;
        for (int die = 0; die < dice; ++die) weight *= SIDES[faces[die]];
        return weight;
    }
};

// Calls `visit(chance, effect)` for every roll of a unit against another, a lone attacker's second roll included. Sums over
// them are made in the order of bots/lionheart/odds.py, so that they are the same to the last bit.
template <class Visit>
constexpr void for_each_effect(Unit unit, Unit target, Visit visit) {
    int dice = dice_of(unit, target);
    double total = ROLLS[dice].total;
    Faces first{dice, {}};
    do {
        Effect done = effect(unit, target, first.roll(), dice, false);
        if (!done.again) {
            visit(first.weight() / total, done);
            continue;
        }
        Faces second{dice, {}};
        do {
            double chance = second.weight() / total;
            visit(chance * first.weight() / total, effect(unit, target, second.roll(), dice, true));
        } while (second.next());
    } while (first.next());
}

// The odds of an attack of every unit on every other, by the numbers of their bases.
struct StrikeTable {
    Strike of[BASE_NUMBERS][BASE_NUMBERS];
};

constexpr StrikeTable make_strikes() {
    StrikeTable strikes{};
    for (int own = 1; own <= BASE.count; ++own)
        for (int other = 1; other <= BASE.count; ++other) {
            Unit unit = unit_of(own, GOLD, NORTH), target = unit_of(other, SILVER, NORTH);
            Strike& strike = strikes.of[own][other];
            for_each_effect(unit, target, [&](double chance, Effect done) { add(strike, target, chance, done); });
        }
    return strikes;
}

constexpr StrikeTable STRIKES = make_strikes();

constexpr const Strike& strike(Unit unit, Unit target) { return STRIKES.of[base_of(unit)][base_of(target)]; }

}  // namespace coeurdelion::lionheart
