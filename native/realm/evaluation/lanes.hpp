// Rows of small numbers in wide registers: a byte for each cell, and in one register the same row of several windows.
//
// The only file with more than plain C++: vectors as GCC and Clang have them.
#pragma once

#include <cstdint>
#include <cstring>

#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace coeurdelion::realm {

#ifdef __AVX2__
constexpr int REGISTER = 32;
#else
constexpr int REGISTER = 16;
#endif

using Bytes = std::uint8_t __attribute__((vector_size(REGISTER)));
using Words = std::uint64_t __attribute__((vector_size(REGISTER)));

// All bytes the same.
inline Bytes fill(std::uint8_t byte) { return Bytes{} + byte; }

inline Bytes least(Bytes a, Bytes b) { return a < b ? a : b; }
inline Bytes equal(Bytes a, Bytes b) { return reinterpret_cast<Bytes>(a == b); }

inline bool any(Bytes bytes) {
    Words words = reinterpret_cast<Words>(bytes);
    std::uint64_t all = 0;
    for (int n = 0; n < REGISTER / 8; ++n) all |= words[n];
    return all != 0;
}

// In each sixteen bytes every number goes one place on, or back; zeros come in.
#if defined(__AVX2__)
inline Bytes onward(Bytes row) { return reinterpret_cast<Bytes>(_mm256_bslli_epi128(reinterpret_cast<__m256i>(row), 1)); }
inline Bytes backward(Bytes row) { return reinterpret_cast<Bytes>(_mm256_bsrli_epi128(reinterpret_cast<__m256i>(row), 1)); }
#elif defined(__SSE2__)
inline Bytes onward(Bytes row) { return reinterpret_cast<Bytes>(_mm_bslli_si128(reinterpret_cast<__m128i>(row), 1)); }
inline Bytes backward(Bytes row) { return reinterpret_cast<Bytes>(_mm_bsrli_si128(reinterpret_cast<__m128i>(row), 1)); }
#else
inline Bytes onward(Bytes row) {
    return __builtin_shufflevector(row, Bytes{}, 16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14);
}
inline Bytes backward(Bytes row) {
    return __builtin_shufflevector(row, Bytes{}, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
}
#endif

// The rows of windows with at most ROW columns, so many beside each other in a register. Every number goes one column on;
// zeros come in.
template <int ROW>
struct Rows {
    static_assert(ROW == 8 || ROW == 16);
    static constexpr int LANES = REGISTER / ROW;

    static Bytes eastward(Bytes row) {
        if constexpr (ROW == 16) return onward(row);
        return reinterpret_cast<Bytes>(reinterpret_cast<Words>(row) << 8);
    }
    static Bytes westward(Bytes row) {
        if constexpr (ROW == 16) return backward(row);
        return reinterpret_cast<Bytes>(reinterpret_cast<Words>(row) >> 8);
    }
};

// One window's part of a row, of so many columns as the number has bytes, the first lowest.
template <class Part>
Part part_of(const Bytes& row, int lane) {
    Part part;
    std::memcpy(&part, reinterpret_cast<const char*>(&row) + lane * sizeof part, sizeof part);
    return part;
}

template <class Part>
void set_part(Bytes& row, int lane, Part part) {
    std::memcpy(reinterpret_cast<char*>(&row) + lane * sizeof part, &part, sizeof part);
}

}  // namespace coeurdelion::realm
