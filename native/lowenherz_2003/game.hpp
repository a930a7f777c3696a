// Löwenherz 2003 as the functions of `coeurdelion::Game`.
#pragma once

#include "evaluation.hpp"
#include "rules.hpp"
#include "view.hpp"
#include "well_formed.hpp"

namespace coeurdelion::lowenherz_2003 {

struct Game {
    using State = lowenherz_2003::State;
    static constexpr int MAX_LEGAL = rules::MOST_LEGAL;
    static constexpr int MAX_OUTCOMES = rules::MOST_OUTCOMES;
    static constexpr auto TERMS = lowenherz_2003::TERMS;

    static constexpr bool is_well_formed(const State& state) { return lowenherz_2003::is_well_formed(state); }
    static constexpr int players(const State& state) { return state.seats; }
    static constexpr std::uint32_t to_act(const State& state) { return lowenherz_2003::to_act(state); }
    static constexpr int legal(const State& state, int seat, Action* actions) { return rules::legal(state, seat, actions); }
    static constexpr bool permits(const State& state, int seat, Action action) {
        return rules::permits(state, seat, action);
    }
    static constexpr void apply(State& state, int seat, Action action) { rules::apply(state, seat, action); }
    static constexpr int odds(const State& state, Outcome* outcomes) { return rules::odds(state, outcomes); }
    static constexpr void decide(State& state, Random& random) { rules::decide(state, random); }
    static constexpr void redact(State& state, int eyes) { view::redact(state, eyes); }
    static constexpr void deal(State& state, int, Random& random) { view::deal(state, random); }
    static constexpr Action random_action(const State& state, int seat, Random& random) {
        return rules::random_action(state, seat, random);
    }

    static constexpr void scores(const State& state, std::int32_t* scores) {
        for (int seat = 0; seat < state.seats; ++seat) scores[seat] = state.players[seat].score;
    }
    static constexpr int winners(const State& state) { return state.phase.step == Step::OVER ? state.phase.winners : -1; }
    static void evaluate(const State& state, int seat, double* terms) { lowenherz_2003::evaluate(state, seat, terms); }
};

}  // namespace coeurdelion::lowenherz_2003
