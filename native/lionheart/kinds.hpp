// The kinds of units, and a unit on its square.
#pragma once

#include "tables.gen.hpp"

namespace coeurdelion::lionheart {

enum Facing { NORTH, EAST, SOUTH, WEST };
constexpr int FACINGS = 4;
constexpr int GOLD = 0, SILVER = 1;
// Where the enemy of each seat is: gold plays upwards, silver downwards (LH-SETUP-1).
constexpr Facing FORWARD[] = {NORTH, SOUTH};

constexpr Facing opposite(int facing) { return static_cast<Facing>(facing ^ 2); }

// A base with its figures, of one side, with its facing (LH-SETUP-2): bits 0 and 1 are the facing, bit 2 the owner, bits 3
// to 7 the number of the base. Bases are numbered from 1, kind by kind, those of a kind by their figures, so that one figure
// less is one less.
using Unit = std::uint8_t;
constexpr Unit NOBODY = 0;
constexpr int OWNER_SHIFT = 2, BASE_SHIFT = 3;
constexpr int FACING_BITS = 3, OWNER_BIT = 1 << OWNER_SHIFT;
constexpr int BASE_NUMBERS = 1 << (8 - BASE_SHIFT);

// The kind of NOBODY.
constexpr Kind NO_KIND = static_cast<Kind>(KINDS);

// What the number of a base stands for; `first` is the lowest number of each kind.
struct Bases {
    std::uint8_t first[KINDS], kinds[BASE_NUMBERS], figures[BASE_NUMBERS];
    int count;
};

constexpr Bases make_bases() {
    Bases bases{};
    bases.kinds[0] = NO_KIND;
    for (int kind = 0; kind < KINDS; ++kind) {
        bases.first[kind] = bases.count + 1;
        for (int figures = 1; figures <= KIND_NUMBERS[kind].massed; ++figures) {
            ++bases.count;
            bases.kinds[bases.count] = kind;
            bases.figures[bases.count] = figures;
        }
    }
    return bases;
}

constexpr Bases BASE = make_bases();
static_assert(BASE.count < BASE_NUMBERS);

constexpr int base_number(Kind kind, int figures) { return BASE.first[kind] + figures - 1; }

constexpr Unit unit_of(int base, int owner, int facing) { return base << BASE_SHIFT | owner << OWNER_SHIFT | facing; }
constexpr int base_of(Unit unit) { return unit >> BASE_SHIFT; }
constexpr int owner_of(Unit unit) { return unit >> OWNER_SHIFT & 1; }
constexpr int facing_of(Unit unit) { return unit & FACING_BITS; }
constexpr Kind kind_of(Unit unit) { return static_cast<Kind>(BASE.kinds[base_of(unit)]); }
constexpr int figures_of(Unit unit) { return BASE.figures[base_of(unit)]; }
constexpr const KindNumbers& numbers_of(Unit unit) { return KIND_NUMBERS[kind_of(unit)]; }

constexpr Unit facing(Unit unit, int facing) { return (unit & ~FACING_BITS) | facing; }
constexpr Unit owned_by(Unit unit, int owner) { return (unit & ~OWNER_BIT) | owner << OWNER_SHIFT; }

// A unit with fewer figures, but one at least.
constexpr Unit fewer(Unit unit, int losses) { return unit - (losses << BASE_SHIFT); }

// Whether a number is that of a unit.
constexpr bool is_unit(Unit unit) { return 1 <= base_of(unit) && base_of(unit) <= BASE.count; }

}  // namespace coeurdelion::lionheart
