// The compiled rules of Löwenherz 1997, as Python calls them.
#include "core/interface.hpp"
#include "lowenherz_1997/contest.hpp"
#include "lowenherz_1997/foresight.hpp"
#include "lowenherz_1997/game.hpp"
#include "lowenherz_1997/outcomes.hpp"
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

namespace {

using Border = coeurdelion::Checked<Game>;

// Whether a player can search: its limits and weights are numbers that make sense.
bool is_searcher(const Searcher& player) {
    if (player.nodes < 0 || player.ms < 0 || player.rounds < 0 || !(player.prior_tries >= 0)) return false;
    const double* numbers = reinterpret_cast<const double*>(player.weights);
    for (std::size_t n = 0; n < sizeof(Weights) / sizeof(double); ++n)
        if (!std::isfinite(numbers[n])) return false;
    return true;
}

bool is_asked(const void* known, std::int32_t seat, const Searcher& player) {
    return Border::has_seat(known, seat) && is_searcher(player) && (player.nodes || player.ms);
}

}  // namespace

// The best plan that a seat to act finds, of at most so many positions and milliseconds (0 for any); 0 if it finds none, as in
// a conflict. The same `nodes` without a time limit and the same seed find the same.
COEURDELION_LOOK_AHEAD lowenherz_1997_search(const void* known, std::int32_t seat, const Searcher* player, std::uint64_t seed,
                                             Found* found) {
    if (!is_asked(known, seat, *player)) return MALFORMED;
    const State& state = Border::read(known);
    if (!(to_act(state) >> seat & 1)) return 0;
    *found = search(state, seat, *player, seed);
    return found->length > 0;
}

// What it brings each seat that a prince of the conflict acts rather than nobody, for every seat as that prince; 0 if there is
// no conflict.
COEURDELION_LOOK_AHEAD lowenherz_1997_outcomes(const void* known, std::int32_t seat, const Searcher* player, std::uint64_t seed,
                                               double (*gains)[MOST_SEATS]) {
    if (!is_asked(known, seat, *player)) return MALFORMED;
    const State& state = Border::read(known);
    if (!contenders(state)) return 0;
    outcomes(state, seat, *player, seed, gains);
    return 1;
}

// Plays a match to its end between players, one for each seat; who wins, as bits.
COEURDELION_LOOK_AHEAD lowenherz_1997_contest(const void* state, const Searcher* players, std::uint64_t seed) {
    if (!Border::is_state(state)) return MALFORMED;
    State played = Border::read(state);
    for (int seat = 0; seat < played.rules.players; ++seat)
        if (!is_searcher(players[seat])) return MALFORMED;
    contest(played, players, seed);
    return played.phase.winners;
}
