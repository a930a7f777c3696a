// Sets of squares as bits, on boards of up to 128 squares. Bit `row * COLUMNS + column`, as in core/grid.py.
#pragma once

#include <bit>
#include <cstdint>

namespace coeurdelion::lionheart {

struct Squares {
    std::uint64_t low, high;

    static constexpr Squares none() { return {0, 0}; }

    static constexpr Squares one(int cell) {
        std::uint64_t bit = std::uint64_t{1} << (cell & 63);
        return cell < 64 ? Squares{bit, 0} : Squares{0, bit};
    }

    // The first so many squares, at least 64.
    static constexpr Squares first(int count) { return {~std::uint64_t{0}, (std::uint64_t{1} << (count - 64)) - 1}; }

    constexpr bool has(int cell) const { return (cell < 64 ? low : high) >> (cell & 63) & 1; }
    constexpr bool any() const { return (low | high) != 0; }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }

    // The lowest square of a set that has one.
    constexpr int lowest() const { return low ? std::countr_zero(low) : 64 + std::countr_zero(high); }

    constexpr void add(int cell) { *this |= one(cell); }
    constexpr void remove(int cell) { *this -= one(cell); }

    friend constexpr bool operator==(const Squares&, const Squares&) = default;
    friend constexpr Squares operator&(Squares a, Squares b) { return {a.low & b.low, a.high & b.high}; }
    friend constexpr Squares operator|(Squares a, Squares b) { return {a.low | b.low, a.high | b.high}; }
    // The squares of one set that are not in the other.
    friend constexpr Squares operator-(Squares a, Squares b) { return {a.low & ~b.low, a.high & ~b.high}; }
    constexpr Squares& operator&=(Squares other) { return *this = *this & other; }
    constexpr Squares& operator|=(Squares other) { return *this = *this | other; }
    constexpr Squares& operator-=(Squares other) { return *this = *this - other; }
};

// Calls `visit(cell)` for every square of a set, the lowest first.
template <class Visit>
constexpr void for_each(Squares squares, Visit visit) {
    for (std::uint64_t left = squares.low; left; left &= left - 1) visit(std::countr_zero(left));
    for (std::uint64_t left = squares.high; left; left &= left - 1) visit(64 + std::countr_zero(left));
}

// The square that has so many others of the set below it.
constexpr int nth(Squares squares, int n) {
    int count = std::popcount(squares.low);
    std::uint64_t left = n < count ? squares.low : squares.high;
    for (int skipped = n < count ? n : n - count; skipped; --skipped) left &= left - 1;
    return (n < count ? 0 : 64) + std::countr_zero(left);
}

}  // namespace coeurdelion::lionheart
