// Lionheart as plain C functions: the table that every game has, and what only this one offers.

#include "lionheart/game.hpp"

#include "core/interface.hpp"
#include "lionheart/contest.hpp"
#include "lionheart/foresight.hpp"
#include "lionheart/search.hpp"

COEURDELION_EXPORT(lionheart, coeurdelion::lionheart::Lionheart)

#define EXPORTED extern "C" __attribute__((visibility("default"))) std::int32_t

namespace {

using namespace coeurdelion;
using namespace coeurdelion::lionheart;
using Border = Checked<Lionheart>;

// What searches of one thread remember, each of its own.
Memory& memory() {
    static thread_local Memory remembered{};
    return remembered;
}

// Whether a player can play: the weights are numbers, and bases are worth something.
bool is_player(const Player& player) {
    if (player.brain < BY_CHANCE || player.brain > BY_SEARCH || player.nodes < 0 || player.ms < 0) return false;
    const double* numbers = reinterpret_cast<const double*>(player.weights);
    for (std::size_t n = 0; n < sizeof(Weights) / sizeof(double); ++n)
        if (!std::isfinite(numbers[n])) return false;
    return player.weights->patience > 0;
}

}  // namespace

// A seat's army is built, one that has no number: for each base its number and its square. 0 if it breaks a rule, and
// nothing changes.
EXPORTED lionheart_build_army(void* state, std::int32_t seat, const std::uint8_t* bases) {
    if (!Border::has_seat(state, seat)) return MALFORMED;
    State& built = Border::write(state);
    BuiltArmy army{};
    for (int base = 0; base < BASES; ++base) army.bases[base] = {bases[2 * base], bases[2 * base + 1]};
    if (built.phase != BUILD_ARMIES || built.built[seat] != MISSING || !is_army(built, seat, army)) return 0;
    build(built, seat, army);
    return 1;
}

// The terms of a state that hides nothing, for a seat of any eagerness above 0.
EXPORTED lionheart_evaluate_eager(const void* state, std::int32_t seat, double eager, double* values) {
    if (!Border::has_seat(state, seat)) return MALFORMED;
    terms(Border::read(state), seat, eager, values);
    return 1;
}

// What each of some actions of a seat with orders is worth by some weights of the terms with the best second one, in room for as
// many paths as there are actions; how many there are, 0 if one of the actions is not permitted.
EXPORTED lionheart_paths(const void* state, std::int32_t seat, const Action* actions, std::int32_t count, const double* weights,
                         Path* found) {
    if (!Border::has_seat(state, seat)) return MALFORMED;
    const State& before = Border::read(state);
    if (before.phase != ORDERS || count < 0 || count > MAX_LEGAL) return 0;
    for (int n = 0; n < count; ++n)
        if (!permits(before, seat, actions[n])) return 0;
    return paths(before, seat, actions, count, weights, found);
}

// What a search of a seat with orders finds, of at most so many positions and milliseconds (0 for any); 0 if it has none to
// give. The same `nodes` without a time limit and the same seed find the same.
EXPORTED lionheart_search(const void* state, std::int32_t seat, const Player* player, std::uint64_t seed, Found* found) {
    if (!Border::has_seat(state, seat) || !is_player(*player)) return MALFORMED;
    const State& before = Border::read(state);
    if (before.phase != ORDERS || before.seat != seat) return 0;
    Search search(*player->weights, {player->nodes, player->ms}, memory());
    *found = search.best(before, player->taste, seed);
    return 1;
}

// Plays a match to its end between two players; who wins, as bits.
EXPORTED lionheart_contest(const void* state, const Player* players, std::uint64_t seed) {
    if (!Border::is_state(state) || !is_player(players[GOLD]) || !is_player(players[SILVER])) return MALFORMED;
    State played = Border::read(state);
    contest(played, players, seed, memory());
    return played.winners;
}
