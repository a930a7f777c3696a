// Sets of cells as bits, on boards of up to 192 cells. Bit `row * width + column`, as in core/grid.py.
#pragma once

#include <bit>
#include <cstdint>

namespace coeurdelion {

struct Cells {
    static constexpr int WORDS = 3;
    static constexpr int CAPACITY = 64 * WORDS;

    std::uint64_t words[WORDS];

    static constexpr Cells none() { return {{0, 0, 0}}; }

    static constexpr Cells one(int cell) {
        Cells cells = none();
        cells.words[cell >> 6] = std::uint64_t{1} << (cell & 63);
        return cells;
    }

    // The first so many cells.
    static constexpr Cells first(int count) {
        Cells cells = none();
        for (int word = 0; word < WORDS; ++word) {
            int left = count - 64 * word;
            cells.words[word] = left >= 64 ? ~std::uint64_t{0} : left > 0 ? (std::uint64_t{1} << left) - 1 : 0;
        }
        return cells;
    }

    constexpr bool has(int cell) const { return words[cell >> 6] >> (cell & 63) & 1; }
    constexpr bool any() const { return (words[0] | words[1] | words[2]) != 0; }
    constexpr int count() const { return std::popcount(words[0]) + std::popcount(words[1]) + std::popcount(words[2]); }

    // The lowest cell of a set that has one.
    constexpr int lowest() const {
        if (words[0]) return std::countr_zero(words[0]);
        if (words[1]) return 64 + std::countr_zero(words[1]);
        return 128 + std::countr_zero(words[2]);
    }

    constexpr void add(int cell) { words[cell >> 6] |= std::uint64_t{1} << (cell & 63); }
    constexpr void remove(int cell) { words[cell >> 6] &= ~(std::uint64_t{1} << (cell & 63)); }

    // The lowest cell, which is taken out of the set.
    constexpr int take() {
        int cell = lowest();
        remove(cell);
        return cell;
    }

    friend constexpr bool operator==(const Cells&, const Cells&) = default;
    friend constexpr Cells operator&(const Cells& a, const Cells& b) {
        return {{a.words[0] & b.words[0], a.words[1] & b.words[1], a.words[2] & b.words[2]}};
    }
    friend constexpr Cells operator|(const Cells& a, const Cells& b) {
        return {{a.words[0] | b.words[0], a.words[1] | b.words[1], a.words[2] | b.words[2]}};
    }
    friend constexpr Cells operator^(const Cells& a, const Cells& b) {
        return {{a.words[0] ^ b.words[0], a.words[1] ^ b.words[1], a.words[2] ^ b.words[2]}};
    }
    // The cells of one set that are not in the other.
    friend constexpr Cells operator-(const Cells& a, const Cells& b) {
        return {{a.words[0] & ~b.words[0], a.words[1] & ~b.words[1], a.words[2] & ~b.words[2]}};
    }
    constexpr Cells& operator&=(const Cells& other) { return *this = *this & other; }
    constexpr Cells& operator|=(const Cells& other) { return *this = *this | other; }
    constexpr Cells& operator-=(const Cells& other) { return *this = *this - other; }

    // Shifts by 1 to 63 places, which is more than any board is wide.
    friend constexpr Cells operator<<(const Cells& a, int by) {
        return {{a.words[0] << by, a.words[1] << by | a.words[0] >> (64 - by), a.words[2] << by | a.words[1] >> (64 - by)}};
    }
    friend constexpr Cells operator>>(const Cells& a, int by) {
        return {{a.words[0] >> by | a.words[1] << (64 - by), a.words[1] >> by | a.words[2] << (64 - by), a.words[2] >> by}};
    }
};

// Calls `visit(cell)` for every cell of a set, the lowest first.
template <class Visit>
constexpr void for_each(const Cells& cells, Visit visit) {
    for (int word = 0; word < Cells::WORDS; ++word)
        for (std::uint64_t left = cells.words[word]; left; left &= left - 1) visit(64 * word + std::countr_zero(left));
}

// The cell that has so many others of the set below it.
constexpr int nth(const Cells& cells, int n) {
    for (int word = 0; word < Cells::WORDS; ++word) {
        std::uint64_t left = cells.words[word];
        int count = std::popcount(left);
        if (n >= count) {
            n -= count;
            continue;
        }
        for (; n; --n) left &= left - 1;
        return 64 * word + std::countr_zero(left);
    }
    return -1;
}

}  // namespace coeurdelion
