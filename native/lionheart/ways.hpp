// How many actions on an empty board bring a unit to where it can attack a square, as bots/lionheart/odds.py has it.
#pragma once

#include "field.hpp"

namespace coeurdelion::lionheart {

// A number of actions that is more than any way takes.
constexpr int UNREACHABLE = 50;

// How a unit attacks and moves; `cost` is what one move or turn takes.
struct Gait {
    Range range;
    bool mounted;
    int cost;
    friend constexpr bool operator==(const Gait&, const Gait&) = default;
};

// The gaits that there are; `of` has the number of each kind's, by the option for archers.
struct Gaits {
    Gait gaits[2 * KINDS];
    int count;
    std::uint8_t of[2][KINDS];
};

constexpr Gaits make_gaits() {
    Gaits made{};
    for (int line = 0; line < 2; ++line)
        for (int kind = 0; kind < KINDS; ++kind) {
            int cost = kind == HEAVY ? HEAVY_ACTIONS : 1;
            Gait gait{range_of(static_cast<Kind>(kind), line), KIND_NUMBERS[kind].mounted, cost};
            int number = 0;
            while (number < made.count && made.gaits[number] != gait) ++number;
            if (number == made.count) made.gaits[made.count++] = gait;
            made.of[line][kind] = number;
        }
    return made;
}

constexpr Gaits GAITS = make_gaits();

// How far apart two squares can be in rows or columns, both ways, and how far that is at most.
constexpr int FAR = ROWS[BOARDS - 1] - 1, SPAN = 2 * FAR + 1;
static_assert(COLUMNS <= FAR + 1);

// Squares numbered so that what is between two of them tells how one lies to the other.
constexpr int place(int cell) { return cell / COLUMNS * SPAN + cell % COLUMNS; }

struct Places {
    std::uint16_t of[MOST_SQUARES];
};

constexpr Places make_places() {
    Places places{};
    for (int cell = 0; cell < MOST_SQUARES; ++cell) places.of[cell] = place(cell);
    return places;
}

constexpr Places PLACES = make_places();

// The actions of a unit of a gait, by its facing and by how the square that it might attack lies to it. Nothing else
// matters: no way has to leave the board, wherever on it the two are.
struct Ways {
    std::uint8_t actions[GAITS.count][FACINGS][SPAN * SPAN];

    static constexpr int lying(int rows, int columns) { return (rows + FAR) * SPAN + columns + FAR; }

    // Those from a square, to be looked up by the place of the one to attack.
    constexpr const std::uint8_t* from(int gait, int facing, int cell) const {
        return actions[gait][facing] + lying(0, 0) - PLACES.of[cell];
    }
};

// The squares one step behind these for a unit of that facing.
constexpr Squares behind(const Field& field, int facing, Squares squares) {
    Squares found = Squares::none();
    for_each(squares, [&](int cell) {
        if (int other = field.ahead[opposite(facing)][cell]; other != OFF) found.add(other);
    });
    return found;
}

// The squares from where a unit comes straight to one of these with one move; none is beyond the target.
constexpr Squares one_move_before(const Field& field, int facing, Squares squares, bool mounted, int target) {
    Squares found = Squares::none();
    while ((squares = behind(field, facing, squares) - Squares::one(target)).any()) {
        found |= squares;
        if (!mounted) break;
    }
    return found;
}

// Notes how many actions a unit of that facing on a square needs to attack the upper left corner, and so all others that lie
// to a target as it does: with the board turned, and seen in a mirror.
constexpr void note(Ways& ways, int gait, int facing, int cell, int actions) {
    int rows = -(cell / COLUMNS), columns = -(cell % COLUMNS);
    for (int turned = 0; turned < FACINGS; ++turned, facing = (facing + 1) % FACINGS) {
        bool upright = facing == NORTH || facing == SOUTH;
        ways.actions[gait][facing][Ways::lying(rows, columns)] = actions;
        ways.actions[gait][facing][upright ? Ways::lying(rows, -columns) : Ways::lying(-rows, columns)] = actions;
        int down = columns;
        columns = -rows;
        rows = down;
    }
}

// Fills in the ways of a gait, going back from where the upper left corner can be attacked: to it squares lie in every way
// there is.
constexpr void fill_ways(Ways& ways, const Field& field, int gait) {
    constexpr int CORNER = 0;
    auto [range, mounted, cost] = GAITS.gaits[gait];
    Squares known[FACINGS] = {}, reached[FACINGS] = {};
    for (int facing = 0; facing < FACINGS; ++facing) reached[facing] = field.reach[range][opposite(facing)][CORNER];
    for (int actions = 0;; actions += cost) {
        Squares fresh[FACINGS] = {}, turned = Squares::none();
        for (int facing = 0; facing < FACINGS; ++facing) {
            fresh[facing] = reached[facing] - known[facing];
            known[facing] |= fresh[facing];
            turned |= fresh[facing];
            for_each(fresh[facing], [&](int cell) { note(ways, gait, facing, cell, actions); });
        }
        if (!turned.any()) return;
        for (int facing = 0; facing < FACINGS; ++facing)
            reached[facing] = turned | one_move_before(field, facing, fresh[facing], mounted, CORNER);
    }
}

constexpr Ways make_ways() {
    Ways ways{};
    for (auto& gait : ways.actions)
        for (auto& facing : gait)
            for (std::uint8_t& actions : facing) actions = UNREACHABLE;
    for (int gait = 0; gait < GAITS.count; ++gait) fill_ways(ways, FIELDS[BOARDS - 1], gait);
    return ways;
}

constexpr Ways WAYS = make_ways();

}  // namespace coeurdelion::lionheart
