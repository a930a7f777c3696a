// The compiled rules of Löwenherz 1997, as Python calls them.
#include "core/interface.hpp"
#include "lowenherz_1997/foresight.hpp"
#include "lowenherz_1997/game.hpp"
#include "realm/evaluation/exported.hpp"

COEURDELION_EXPORT(lowenherz_1997, coeurdelion::lowenherz_1997::Game)

using namespace coeurdelion::lowenherz_1997;
using coeurdelion::MALFORMED;

// Where those steps of a seat lead that are worth a look (walls and swords if nothing follows them, places for a renegade,
// politics cards), and what that is worth to it by the outlook of `root`; how many.
COEURDELION_LOOK_AHEAD lowenherz_1997_paths(const void* root, const void* state, std::int32_t seat,
                                            coeurdelion::Action* actions, double* values) {
    if (!coeurdelion::realm::are_alike<Game>(root, state, seat)) return MALFORMED;
    const State &from = *static_cast<const State*>(root), &now = *static_cast<const State*>(state);
    coeurdelion::realm::Path found[foresight::MOST_PATHS];
    return coeurdelion::realm::hand_over(found, foresight::next_steps(now, seat, look_ahead(from), found), actions, values);
}

// What so many walls, or else swords, would bring a seat by the outlook of `root`, if nothing followed.
COEURDELION_LOOK_AHEAD lowenherz_1997_foresee(const void* root, const void* state, std::int32_t seat, std::int32_t is_walls,
                                              std::int32_t count, double* gain) {
    if (!coeurdelion::realm::are_alike<Game>(root, state, seat)) return MALFORMED;
    if (count < 1 || count > foresight::MOST_STEPS) return MALFORMED;
    const State &from = *static_cast<const State*>(root), &now = *static_cast<const State*>(state);
    Row action = {is_walls ? RowKind::WALLS : RowKind::SWORDS, static_cast<std::uint8_t>(count)};
    *gain = foresight::foresee(now, seat, look_ahead(from), action);
    return 1;
}

// Where it leads, by the outlook of `root`, to end an alliance and then take the best steps of the swords at hand, if
// nothing follows them; 0 if the action is not allowed.
COEURDELION_LOOK_AHEAD lowenherz_1997_break(const void* root, const void* state, std::int32_t seat,
                                            coeurdelion::Action action, double* value) {
    if (!coeurdelion::realm::are_alike<Game>(root, state, seat)) return MALFORMED;
    const State &from = *static_cast<const State*>(root), &now = *static_cast<const State*>(state);
    if (!is_break(now, seat, action)) return 0;
    *value = foresight::value_of_break(foresight::apart(now), seat, look_ahead(from), action);
    return 1;
}
