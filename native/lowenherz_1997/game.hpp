// Löwenherz (Goldsieber 1997) as `coeurdelion::Game` asks for it.
#pragma once

#include "apply.hpp"
#include "evaluation.hpp"
#include "permits.hpp"
#include "random_action.hpp"
#include "view.hpp"
#include "well_formed.hpp"

namespace coeurdelion::lowenherz_1997 {

struct Game {
    using State = lowenherz_1997::State;

    static constexpr int MAX_LEGAL = lowenherz_1997::MAX_LEGAL;
    static constexpr int MAX_OUTCOMES = MOST_DECK > PIECES * PIECE_TURNS ? MOST_DECK : PIECES * PIECE_TURNS;
    static constexpr auto TERMS = lowenherz_1997::TERMS;

    static bool is_well_formed(const State& state) { return lowenherz_1997::is_well_formed(state); }
    static int players(const State& state) { return state.rules.players; }
    static std::uint32_t to_act(const State& state) { return lowenherz_1997::to_act(state); }
    static int legal(const State& state, int seat, Action* actions) { return lowenherz_1997::legal(state, seat, actions); }
    static bool permits(const State& state, int seat, Action action) { return lowenherz_1997::permits(state, seat, action); }
    static void apply(State& state, int seat, Action action) { lowenherz_1997::apply(state, seat, action); }
    static void decide(State& state, Random& random) { lowenherz_1997::decide(state, random); }
    static void redact(State& state, int eyes) { lowenherz_1997::redact(state, eyes); }
    static void deal(State& state, int eyes, Random& random) { lowenherz_1997::deal(state, eyes, random); }

    static Action random_action(const State& state, int seat, Random& random) {
        return lowenherz_1997::random_action(state, seat, random);
    }

    static int odds(const State& state, Outcome* outcomes) {
        int count = 0;
        for_each_outcome(state, [&](Action action, std::uint32_t weight) { outcomes[count++] = {action, weight}; });
        return count;
    }

    static void scores(const State& state, std::int32_t* scores) {
        for (int seat = 0; seat < state.rules.players; ++seat) scores[seat] = state.players[seat].score;
    }

    // A bit for each winner; -1 while the match goes on.
    static int winners(const State& state) { return state.phase.kind == Kind::OVER ? state.phase.winners : -1; }

    static void evaluate(const State& state, int seat, double* terms) { lowenherz_1997::evaluate(state, seat, terms); }
};

}  // namespace coeurdelion::lowenherz_1997
