// The dice: their odds, what they do in an attack, and which rolls the rules cannot tell apart.
#pragma once

#include "actions.hpp"
#include "state.hpp"

namespace coeurdelion::lionheart {

// How many dice show each face.
struct Roll {
    std::uint8_t shown[FACES];
};

// So many dice show no more different rolls than these.
constexpr int MOST_ROLLS = (MOST_DICE + 1) * (MOST_DICE + 2) / 2;

// All that so many dice can show, the order of faces apart, in the order of games/lionheart/dice.py, with its weight
// (LH-SETUP-6).
struct Rolls {
    int count, total;
    Roll rolls[MOST_ROLLS];
    int weights[MOST_ROLLS];
};

// How many orders of faces show this, by the sides of the die that do.
constexpr int weight_of(Roll roll) {
    int weight = 1, dice = 0;
    for (int face = 0; face < FACES; ++face)
        for (int shown = 1; shown <= roll.shown[face]; ++shown) weight = weight * ++dice / shown;
    for (int face = 0; face < FACES; ++face)
        for (int shown = 0; shown < roll.shown[face]; ++shown) weight *= SIDES[face];
    return weight;
}

constexpr Rolls make_rolls(int dice) {
    Rolls made{};
    for (int arrows = dice; arrows >= 0; --arrows)
        for (int axes = dice - arrows; axes >= 0; --axes) {
            Roll roll{};
            roll.shown[ARROW] = arrows;
            roll.shown[AXE] = axes;
            roll.shown[PANIC] = dice - arrows - axes;
            made.weights[made.count] = weight_of(roll);
            made.total += made.weights[made.count];
            made.rolls[made.count++] = roll;
        }
    return made;
}

constexpr Rolls ROLLS[MOST_DICE + 1] = {make_rolls(0), make_rolls(1), make_rolls(2), make_rolls(3), make_rolls(4)};
static_assert(MOST_DICE == 4);

// For every way in which so many dice can fall the number of what they show.
struct Falls {
    std::uint8_t rolls[ROLLS[MOST_DICE].total];
};

constexpr Falls make_falls(int dice) {
    Falls falls{};
    int fall = 0;
    for (int roll = 0; roll < ROLLS[dice].count; ++roll)
        for (int times = 0; times < ROLLS[dice].weights[roll]; ++times) falls.rolls[fall++] = roll;
    return falls;
}

constexpr Falls FALLS[MOST_DICE + 1] = {make_falls(0), make_falls(1), make_falls(2), make_falls(3), make_falls(4)};

// What a roll does: figures the target loses, squares the attacker and the target retreat, whether to roll again.
struct Effect {
    std::uint8_t losses, flight, terror;
    bool again;
    friend constexpr bool operator==(const Effect&, const Effect&) = default;
};

// Whether one figure with one die attacks what only two hits remove, and so must hit twice (LH-ATTACK-6).
constexpr bool is_lone(Unit unit, Unit target) {
    return figures_of(unit) == 1 && numbers_of(unit).dice == 1 && numbers_of(target).toughness > 1;
}

// How many dice a unit rolls against another (LH-ATTACK-2, LH-ATTACK-6, LH-MASS-1).
constexpr int dice_of(Unit unit, Unit target) {
    int dice = numbers_of(unit).dice * figures_of(unit);
    return is_lone(unit, target) ? 1 : dice < MOST_DICE ? dice : MOST_DICE;
}

// How many hits a roll counts for a kind; for peasants the face that shows most hits, unless that is panic (LH-ATTACK-3,
// LH-PEASANT-1).
constexpr int count_hits(Kind kind, Roll roll) {
    int arrows = roll.shown[ARROW], axes = roll.shown[AXE], most = axes > arrows ? axes : arrows;
    switch (KIND_NUMBERS[kind].strikes) {
        case Strikes::AXE: return axes;
        case Strikes::ARROW: return arrows;
        default: return most >= roll.shown[PANIC] ? most : 0;
    }
}

// How many squares the attacker retreats by its own dice (LH-PANIC-1, LH-PANIC-2, LH-PEASANT-2).
constexpr std::uint8_t flight(Kind kind, int panics, int dice) {
    if (kind == PEASANTS) return panics;
    return panics == dice && kind != KING && kind != MERCENARIES;
}

// What a roll of a unit against another does (LH-ATTACK-3, LH-ATTACK-4, LH-PANIC-1, LH-PEASANT-2, LH-MERC-2).
constexpr Effect effect(Unit unit, Unit target, Roll roll, int dice, bool again) {
    Kind kind = kind_of(unit), other = kind_of(target);
    int hits = count_hits(kind, roll), figures = figures_of(target), panics = roll.shown[PANIC];
    bool lone = is_lone(unit, target);
    if (lone && hits && !again) return {0, 0, 0, true};
    int removed = lone ? hits : hits / numbers_of(target).toughness;
    std::uint8_t losses = removed < figures ? removed : figures, runs = flight(kind, panics, dice);
    bool frightens = kind == MERCENARIES && losses < figures && other != KING && other != MERCENARIES;
    return {losses, runs, static_cast<std::uint8_t>(frightens ? panics : 0), false};
}

// How many dice are to be rolled now.
constexpr int dice_awaited(const State& state) {
    return state.phase == ROLL_FOR_ATTACK ? state.dice : state.phase == ROLL_FOR_FIRST ? MOST_DICE : 0;
}

// What the rules see of a roll: for the first turn gold's axes, of silver's whether they are more, fewer or as many
// (LH-SETUP-5); in an attack its effect.
constexpr Effect seen(const State& state, Roll roll) {
    if (state.phase == ROLL_FOR_ATTACK)
        return effect(state.board[state.cell], state.board[state.target], roll, state.dice, state.again);
    std::uint8_t axes = roll.shown[AXE];
    if (state.seat == GOLD) return {axes, 0, 0, false};
    return {0, axes > state.axes, axes < state.axes, false};
}

// The number of the first roll that the rules do not tell apart from one.
constexpr int first_alike(const State& state, int roll) {
    const Rolls& all = ROLLS[dice_awaited(state)];
    Effect effect = seen(state, all.rolls[roll]);
    int first = 0;
    while (seen(state, all.rolls[first]) != effect) ++first;
    return first;
}

constexpr Action number(Roll roll) { return number(Verb::ROLL, roll.shown[ARROW], roll.shown[AXE]); }

// The roll that a permitted number stands for.
constexpr Roll roll_of(const State& state, Action action) {
    Roll roll{};
    roll.shown[ARROW] = first_of(action);
    roll.shown[AXE] = second_of(action);
    roll.shown[PANIC] = dice_awaited(state) - first_of(action) - second_of(action);
    return roll;
}

// The rolls that the rules can tell apart, one for each group, with the weight of its group; how many they are.
constexpr int odds(const State& state, Outcome* outcomes) {
    int dice = dice_awaited(state), count = 0;
    if (dice == 0) return 0;
    const Rolls& all = ROLLS[dice];
    int places[MOST_ROLLS];
    for (int roll = 0; roll < all.count; ++roll) {
        int first = first_alike(state, roll);
        if (first == roll) {
            places[roll] = count;
            outcomes[count++] = {number(all.rolls[roll]), 0};
        }
        outcomes[places[first]].weight += all.weights[roll];
    }
    return count;
}

// Whether a number is one of those rolls.
constexpr bool is_outcome(const State& state, Action action) {
    Outcome outcomes[MOST_ROLLS];
    int count = odds(state, outcomes);
    for (int n = 0; n < count; ++n)
        if (outcomes[n].action == action) return true;
    return false;
}

// One of those rolls, as likely as it is.
constexpr Action rolled(const State& state, Random& random) {
    int dice = dice_awaited(state);
    const Rolls& all = ROLLS[dice];
    return number(all.rolls[first_alike(state, FALLS[dice].rolls[random.below(all.total)])]);
}

}  // namespace coeurdelion::lionheart
