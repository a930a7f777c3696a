// Löwenherz 2003, compiled.
#include "core/interface.hpp"
#include "lowenherz_2003/foresight.hpp"
#include "lowenherz_2003/game.hpp"
#include "lowenherz_2003/search.hpp"
#include "lowenherz_2003/self_play.hpp"
#include "realm/evaluation/exported.hpp"

COEURDELION_EXPORT(lowenherz_2003, coeurdelion::lowenherz_2003::Game)

using namespace coeurdelion::lowenherz_2003;
using coeurdelion::MALFORMED;

// Where the steps of a card lead that are worth a look, and what that is worth to a seat by the outlook of `root`; how many.
COEURDELION_LOOK_AHEAD lowenherz_2003_paths(const void* root, const void* state, std::int32_t seat,
                                            coeurdelion::Action* actions, double* values) {
    if (!coeurdelion::realm::are_alike<Game>(root, state, seat)) return MALFORMED;
    const State &from = *static_cast<const State*>(root), &now = *static_cast<const State*>(state);
    if (!foresight::is_step(now.phase.step)) return 0;
    coeurdelion::realm::Path found[foresight::MOST_PATHS];
    return coeurdelion::realm::hand_over(found, foresight::paths(now, seat, look_ahead(from), found), actions, values);
}

// What a symbol would bring a seat by the outlook of `root`: after one of its steps, after two, and so on; how many numbers.
COEURDELION_LOOK_AHEAD lowenherz_2003_foresee(const void* root, const void* state, std::int32_t seat, std::int32_t symbol,
                                              std::int32_t count, double* gains) {
    if (!coeurdelion::realm::are_alike<Game>(root, state, seat)) return MALFORMED;
    if (symbol < 0 || symbol > static_cast<int>(Symbol::ALLIANCE)) return MALFORMED;
    if (count < 1 || count > foresight::MOST_STEPS) return MALFORMED;
    const State &from = *static_cast<const State*>(root), &now = *static_cast<const State*>(state);
    Way way = {static_cast<Symbol>(symbol), static_cast<std::uint8_t>(count)};
    return foresight::foresee(now, seat, look_ahead(from), way, gains);
}

// What a search of a seat finds that has to do one of some actions: the best plan that it knows for one of them. A plan without
// actions if it has none for any. The same nodes without a time limit and the same seed find the same.
COEURDELION_LOOK_AHEAD lowenherz_2003_search(const void* known, std::int32_t seat, const coeurdelion::Action* actions,
                                             std::int32_t count, const Thinker* thinker, std::uint64_t seed, Found* found) {
    if (!coeurdelion::Checked<Game>::has_seat(known, seat) || !is_thinker(*thinker) || count < 0) return MALFORMED;
    *found = search(*static_cast<const State*>(known), seat, actions, count, *thinker, seed);
    return 1;
}

// Plays a match between two to its end, everyone by the quick policy; the positions at the beginning of its turns, as many as there
// is room for.
COEURDELION_LOOK_AHEAD lowenherz_2003_self_play(const void* state, const double* weights, std::uint64_t seed, Lesson* lessons,
                                                std::int32_t room) {
    if (!coeurdelion::Checked<Game>::is_state(state) || room < 0) return MALFORMED;
    State played = *static_cast<const State*>(state);
    return played.seats == 2 ? self_play(played, weights, seed, lessons, room) : 0;
}
