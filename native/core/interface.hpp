// What Python calls, as a table of plain C functions for each game: everything that comes in is checked here, and nothing behind
// this line is ever told nonsense.
#pragma once

#include <memory>

#include "batch.hpp"
#include "monte_carlo.hpp"

namespace coeurdelion {

// The answer to bytes that are no state, to seats that a match does not have, and to numbers out of bounds.
constexpr std::int32_t MALFORMED = -1;
// The winners while a match goes on; -1 is MALFORMED.
constexpr std::int32_t GOES_ON = -2;

struct Interface {
    std::int32_t state_size, max_legal, max_outcomes, terms;
    const char* const* term_names;
    std::int32_t (*is_well_formed)(const void* state);
    std::int32_t (*to_act)(const void* state);
    std::int32_t (*legal)(const void* state, std::int32_t seat, Action* actions);
    std::int32_t (*permits)(const void* state, std::int32_t seat, Action action);
    std::int32_t (*apply)(void* state, std::int32_t seat, Action action);
    std::int32_t (*odds)(const void* state, Outcome* outcomes);
    std::int32_t (*decide)(void* state, std::uint64_t seed);
    std::int32_t (*redact)(void* state, std::int32_t seat);
    std::int32_t (*deal)(void* state, std::int32_t seat, std::uint64_t seed);
    std::int32_t (*scores)(const void* state, std::int32_t* scores);
    std::int32_t (*winners)(const void* state);
    std::int32_t (*evaluate)(const void* state, std::int32_t seat, double* terms);
    std::int64_t (*perft)(const void* state, std::int32_t depth);
    std::int32_t (*playouts)(const void* known, std::int32_t seat, std::int64_t count, std::int32_t plies, const double* weights,
                             double* worths, std::uint64_t seed, std::int32_t threads);
    std::int32_t (*batch_seats)(const void* states, std::int64_t count, std::int8_t* seats, std::int32_t threads);
    std::int32_t (*batch_legal)(const void* states, std::int64_t count, const std::int8_t* seats, Action* actions,
                                std::int32_t* counts, std::int32_t threads);
    std::int32_t (*batch_step)(void* states, std::int64_t count, const std::int8_t* seats, const Action* actions,
                               std::int8_t* results, std::uint64_t seed, std::int32_t threads);
    std::int32_t (*batch_play)(void* states, std::int64_t count, std::int64_t steps, std::int64_t* done, std::uint64_t seed,
                               std::int32_t threads);
    std::int32_t (*batch_evaluate)(const void* states, std::int64_t count, const std::int8_t* seats, const double* weights,
                                   double* worths, std::int32_t threads);
    std::int32_t (*monte_carlo)(const void* known, std::int32_t seat, const Action* actions, std::int32_t count,
                                const MonteCarlo* limits);
};

template <Game G>
struct Checked {
    using State = typename G::State;

    static const State& read(const void* state) { return *static_cast<const State*>(state); }
    static State& write(void* state) { return *static_cast<State*>(state); }

    static bool is_state(const void* state) { return G::is_well_formed(read(state)); }
    static bool has_seat(const void* state, int seat) { return is_state(state) && 0 <= seat && seat < G::players(read(state)); }
    static bool has_actor(const void* state, int seat) { return seat == CHANCE ? is_state(state) : has_seat(state, seat); }
    static bool has_eyes(const void* state, int seat) { return seat == SPECTATOR ? is_state(state) : has_seat(state, seat); }

    static bool are_states(const void* states, std::int64_t count, const std::int8_t* seats = nullptr) {
        for (std::int64_t n = 0; n < count; ++n) {
            const State* state = static_cast<const State*>(states) + n;
            if (!(seats ? has_seat(state, seats[n]) : is_state(state))) return false;
        }
        return true;
    }

    static std::int32_t is_well_formed(const void* state) { return is_state(state); }

    static std::int32_t to_act(const void* state) {
        return is_state(state) ? static_cast<std::int32_t>(G::to_act(read(state))) : MALFORMED;
    }

    static std::int32_t legal(const void* state, std::int32_t seat, Action* actions) {
        return has_seat(state, seat) ? G::legal(read(state), seat, actions) : MALFORMED;
    }

    static std::int32_t permits(const void* state, std::int32_t seat, Action action) {
        return has_actor(state, seat) ? G::permits(read(state), seat, action) : MALFORMED;
    }

    static std::int32_t apply(void* state, std::int32_t seat, Action action) {
        std::int32_t permitted = permits(state, seat, action);
        if (permitted == 1) G::apply(write(state), seat, action);
        return permitted;
    }

    static std::int32_t odds(const void* state, Outcome* outcomes) {
        return is_state(state) ? G::odds(read(state), outcomes) : MALFORMED;
    }

    static std::int32_t decide(void* state, std::uint64_t seed) {
        if (!is_state(state)) return MALFORMED;
        Random random(seed);
        settle<G>(write(state), random);
        return 1;
    }

    static std::int32_t redact(void* state, std::int32_t seat) {
        if (!has_eyes(state, seat)) return MALFORMED;
        G::redact(write(state), seat);
        return 1;
    }

    static std::int32_t deal(void* state, std::int32_t seat, std::uint64_t seed) {
        if (!has_eyes(state, seat)) return MALFORMED;
        Random random(seed);
        G::deal(write(state), seat, random);
        return 1;
    }

    static std::int32_t scores(const void* state, std::int32_t* scores) {
        if (!is_state(state)) return MALFORMED;
        G::scores(read(state), scores);
        return G::players(read(state));
    }

    static std::int32_t winners(const void* state) {
        if (!is_state(state)) return MALFORMED;
        std::int32_t winners = G::winners(read(state));
        return winners < 0 ? GOES_ON : winners;
    }

    static std::int32_t evaluate(const void* state, std::int32_t seat, double* terms) {
        if (!has_seat(state, seat)) return MALFORMED;
        G::evaluate(read(state), seat, terms);
        return 1;
    }

    static std::int64_t perft(const void* state, std::int32_t depth) {
        if (!is_state(state) || depth < 0 || depth > MOST_DEPTH) return MALFORMED;
        return static_cast<std::int64_t>(coeurdelion::perft<G>(read(state), depth));
    }

    static std::int32_t playouts(const void* known, std::int32_t seat, std::int64_t count, std::int32_t plies, const double* weights,
                                 double* worths, std::uint64_t seed, std::int32_t threads) {
        if (!has_seat(known, seat) || count < 0 || plies < 0) return MALFORMED;
        coeurdelion::playouts<G>(read(known), seat, count, plies, weights, worths, seed, threads);
        return 1;
    }

    static std::int32_t batch_seats(const void* states, std::int64_t count, std::int8_t* seats, std::int32_t threads) {
        if (!are_states(states, count)) return MALFORMED;
        coeurdelion::seats<G>(static_cast<const State*>(states), count, seats, threads);
        return 1;
    }

    static std::int32_t batch_legal(const void* states, std::int64_t count, const std::int8_t* seats, Action* actions,
                                    std::int32_t* counts, std::int32_t threads) {
        if (!are_states(states, count, seats)) return MALFORMED;
        coeurdelion::legal<G>(static_cast<const State*>(states), count, seats, actions, counts, threads);
        return 1;
    }

    static std::int32_t batch_step(void* states, std::int64_t count, const std::int8_t* seats, const Action* actions,
                                   std::int8_t* results, std::uint64_t seed, std::int32_t threads) {
        if (!are_states(states, count, seats)) return MALFORMED;
        coeurdelion::step<G>(static_cast<State*>(states), count, seats, actions, results, seed, threads);
        return 1;
    }

    static std::int32_t batch_play(void* states, std::int64_t count, std::int64_t steps, std::int64_t* done, std::uint64_t seed,
                                   std::int32_t threads) {
        if (!are_states(states, count)) return MALFORMED;
        coeurdelion::play<G>(static_cast<State*>(states), count, steps, done, seed, threads);
        return 1;
    }

    static std::int32_t batch_evaluate(const void* states, std::int64_t count, const std::int8_t* seats, const double* weights,
                                       double* worths, std::int32_t threads) {
        if (!are_states(states, count, seats)) return MALFORMED;
        coeurdelion::evaluate<G>(static_cast<const State*>(states), count, seats, weights, worths, threads);
        return 1;
    }

    // The place of the best of some actions that are permitted to a seat; without any limit one try of each.
    static std::int32_t monte_carlo(const void* known, std::int32_t seat, const Action* actions, std::int32_t count,
                                    const MonteCarlo* limits) {
        if (!has_seat(known, seat) || count < 1) return MALFORMED;
        if (limits->nodes < 0 || limits->ms < 0 || limits->ms > MOST_MS) return MALFORMED;
        for (std::int32_t n = 0; n < count; ++n)
            if (!G::permits(read(known), seat, actions[n])) return MALFORMED;
        MonteCarlo bounded = *limits;
        if (!bounded.nodes && !bounded.ms) bounded.nodes = 1;
        auto tries = std::make_unique<Tries[]>(count);
        return coeurdelion::monte_carlo<G>(read(known), seat, actions, count, bounded, tries.get());
    }
};

template <Game G>
constexpr Interface interface_of = {
    .state_size = sizeof(typename G::State),
    .max_legal = G::MAX_LEGAL,
    .max_outcomes = G::MAX_OUTCOMES,
    .terms = G::TERMS.size(),
    .term_names = G::TERMS.data(),
    .is_well_formed = Checked<G>::is_well_formed,
    .to_act = Checked<G>::to_act,
    .legal = Checked<G>::legal,
    .permits = Checked<G>::permits,
    .apply = Checked<G>::apply,
    .odds = Checked<G>::odds,
    .decide = Checked<G>::decide,
    .redact = Checked<G>::redact,
    .deal = Checked<G>::deal,
    .scores = Checked<G>::scores,
    .winners = Checked<G>::winners,
    .evaluate = Checked<G>::evaluate,
    .perft = Checked<G>::perft,
    .playouts = Checked<G>::playouts,
    .batch_seats = Checked<G>::batch_seats,
    .batch_legal = Checked<G>::batch_legal,
    .batch_step = Checked<G>::batch_step,
    .batch_play = Checked<G>::batch_play,
    .batch_evaluate = Checked<G>::batch_evaluate,
    .monte_carlo = Checked<G>::monte_carlo,
};

}  // namespace coeurdelion

// The table of a game, under its own name.
#define COEURDELION_EXPORT(name, G) \
    extern "C" __attribute__((visibility("default"))) const coeurdelion::Interface* name() { return &coeurdelion::interface_of<G>; }
