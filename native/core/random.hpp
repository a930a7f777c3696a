// A small generator of random numbers: splitmix64, which any seed starts well.
#pragma once

#include <cstdint>

namespace coeurdelion {

struct Random {
    std::uint64_t state;

    explicit constexpr Random(std::uint64_t seed) : state(seed) {}

    // For the n-th of many that begin with one seed: streams that have nothing to do with each other.
    static constexpr Random stream(std::uint64_t seed, std::uint64_t n) {
        Random mixed(seed + 0x632be59bd9b4e019 * (n + 1));
        return Random(mixed.next());
    }

    constexpr std::uint64_t next() {
        std::uint64_t z = (state += 0x9e3779b97f4a7c15);
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        return z ^ z >> 31;
    }

    // A number from 0 to below `count`; the bias is below 2**-32.
    constexpr std::uint32_t below(std::uint32_t count) { return (next() >> 32) * count >> 32; }
};

}  // namespace coeurdelion
