// What the look-aheads of both games share at the border to Python; they stand beside the tables of core/interface.hpp.
#pragma once

#include "../../core/interface.hpp"
#include "search.hpp"

namespace coeurdelion::realm {

// Whether two states are of matches on boards of one size, with a seat.
template <Game G>
bool are_alike(const void* one, const void* other, std::int32_t seat) {
    using Checked = coeurdelion::Checked<G>;
    if (!Checked::has_seat(one, seat) || !Checked::has_seat(other, seat)) return false;
    const auto &first = Checked::read(one), &second = Checked::read(other);
    const Land &land = first.realm.land, &other_land = second.realm.land;
    return G::players(first) == G::players(second) && land.width == other_land.width && land.size == other_land.size;
}

// Hands over paths as actions and values; how many.
inline std::int32_t hand_over(const Path* found, int count, Action* actions, double* values) {
    for (int number = 0; number < count; ++number) {
        actions[number] = found[number].action;
        values[number] = found[number].value;
    }
    return count;
}

}  // namespace coeurdelion::realm

#define COEURDELION_LOOK_AHEAD extern "C" __attribute__((visibility("default"))) std::int32_t
