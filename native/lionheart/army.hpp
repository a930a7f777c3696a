// Armies: the basic one, built ones, what a built one may hold (LH-SETUP-3, LH-SETUP-4, LH-ARMY, LH-MASS).
#pragma once

#include "state.hpp"

namespace coeurdelion::lionheart {

// One base of an army: its number, and its square.
struct Placed {
    std::uint8_t base, cell;
};

constexpr Placed placed(Kind kind, int figures, int cell) {
    return {static_cast<std::uint8_t>(base_number(kind, figures)), static_cast<std::uint8_t>(cell)};
}

// All bases of an army (LH-ARMY-1).
struct BuiltArmy {
    Placed bases[BASES];
};

// The basic army in its array, on the home rows of a seat (LH-SETUP-3, LH-SETUP-4).
constexpr BuiltArmy basic_army(const Field& field, int seat) {
    BuiltArmy army{};
    int count = 0;
    for (int row = 0; row < HOME_ROWS; ++row)
        for (int column = 0; column < COLUMNS; ++column) {
            Drawn drawn = BASIC_ARMY[row][column];
            if (!drawn.figures) continue;
            int line = seat == GOLD ? field.rows - HOME_ROWS + row : HOME_ROWS - 1 - row;
            army.bases[count++] = placed(drawn.kind, drawn.figures, line * COLUMNS + column);
        }
    return army;
}

// The most figures on a base of a kind (LH-ARMY-3, LH-MASS-1).
constexpr int most_on_base(const State& state, int kind) {
    return state.massed ? KIND_NUMBERS[kind].massed : KIND_NUMBERS[kind].most;
}

// Whether an army breaks no rule: each base on a square of its own on the home rows, the King on his, none with too many or
// too few figures, no more of a kind than there are (LH-SETUP-2, LH-ARMY, LH-MASS-1).
constexpr bool is_army(const State& state, int seat, const BuiltArmy& army) {
    const Field& field = field_of(state);
    Squares taken = Squares::none();
    int used[KINDS] = {};
    for (Placed placed : army.bases) {
        if (placed.base < 1 || placed.base > BASE.count || placed.cell >= field.size) return false;
        if (!field.homes[seat].has(placed.cell) || taken.has(placed.cell)) return false;
        taken.add(placed.cell);
        int kind = BASE.kinds[placed.base], figures = BASE.figures[placed.base];
        if (kind == KING && placed.cell != field.thrones[seat]) return false;
        if (figures < KIND_NUMBERS[kind].least || figures > most_on_base(state, kind)) return false;
        used[kind] += figures;
    }
    for (int kind = 0; kind < KINDS; ++kind)
        if (used[kind] > KIND_NUMBERS[kind].available) return false;
    return used[KING] > 0;
}

// The army of a seat as it stands on the board, with nobody on the places of bases that it has not.
constexpr BuiltArmy standing_army(const State& state, int seat) {
    BuiltArmy army{};
    int count = 0;
    for_each(state.armies[seat], [&](int cell) {
        std::uint8_t base = base_of(state.board[cell]);
        if (count < BASES) army.bases[count++] = {base, static_cast<std::uint8_t>(cell)};
    });
    return army;
}

// Puts an army on the field, facing the enemy (LH-ARMY-2).
constexpr void deploy(State& state, int seat, const BuiltArmy& army) {
    for (Placed placed : army.bases) put(state, placed.cell, unit_of(placed.base, seat, FORWARD[seat]));
}

// An army is in; once both are, they come to light, and chance rolls for who begins (LH-ARMY-1).
constexpr void build(State& state, int seat, const BuiltArmy& army) {
    deploy(state, seat, army);
    state.built[seat] = IN;
    if (state.built[1 - seat] == MISSING) return;
    state.built[GOLD] = state.built[SILVER] = MISSING;
    state.phase = ROLL_FOR_FIRST;
}

// A random army that breaks no rule.
constexpr BuiltArmy any_army(const State& state, int seat, Random& random) {
    const Field& field = field_of(state);
    int throne = field.thrones[seat], left[KINDS];
    for (int kind = 0; kind < KINDS; ++kind) left[kind] = kind == KING ? 0 : KIND_NUMBERS[kind].available;
    Squares free = field.homes[seat] - Squares::one(throne);
    BuiltArmy army{};
    army.bases[0] = placed(KING, KIND_NUMBERS[KING].most, throne);
    for (int number = 1; number < BASES; ++number) {
        int cell = nth(free, random.below(free.count()));
        free.remove(cell);
        Kind kinds[KINDS];
        int count = 0;
        for (int kind = 0; kind < KINDS; ++kind)
            if (left[kind] >= KIND_NUMBERS[kind].least) kinds[count++] = static_cast<Kind>(kind);
        Kind kind = kinds[random.below(count)];
        int least = KIND_NUMBERS[kind].least, most = most_on_base(state, kind);
        int figures = least + random.below((most < left[kind] ? most : left[kind]) - least + 1);
        left[kind] -= figures;
        army.bases[number] = placed(kind, figures, cell);
    }
    return army;
}

}  // namespace coeurdelion::lionheart
