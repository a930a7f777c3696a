// Lionheart as the functions of `Game`.
#pragma once

#include "evaluation.hpp"
#include "rules.hpp"
#include "view.hpp"
#include "well_formed.hpp"

namespace coeurdelion::lionheart {

struct Lionheart {
    using State = lionheart::State;
    static constexpr int MAX_LEGAL = lionheart::MAX_LEGAL;
    static constexpr int MAX_OUTCOMES = MOST_ROLLS;
    static constexpr auto TERMS = TERM_NAMES;

    static bool is_well_formed(const State& state) { return lionheart::is_well_formed(state); }
    static int players(const State&) { return 2; }
    static std::uint32_t to_act(const State& state) { return lionheart::to_act(state); }
    static int legal(const State& state, int seat, Action* actions) { return lionheart::legal(state, seat, actions); }
    static bool permits(const State& state, int seat, Action action) { return lionheart::permits(state, seat, action); }
    static void apply(State& state, int seat, Action action) { lionheart::apply(state, seat, action); }
    static Action random_action(const State& state, int seat, Random& random) {
        return lionheart::random_action(state, seat, random);
    }
    static int odds(const State& state, Outcome* outcomes) { return lionheart::odds(state, outcomes); }
    static void decide(State& state, Random& random) { lionheart::apply(state, CHANCE, rolled(state, random)); }
    static void redact(State& state, int seat) { lionheart::redact(state, seat); }
    static void deal(State& state, int, Random& random) { lionheart::deal(state, random); }

    // Nobody has points in this game.
    static void scores(const State&, std::int32_t* scores) { scores[GOLD] = scores[SILVER] = 0; }

    static int winners(const State& state) { return state.phase == OVER ? state.winners : -1; }

    // The terms for a seat that is as eager as it is in this state.
    static void evaluate(const State& state, int seat, double* terms) {
        lionheart::terms(state, seat, eagerness(state, seat), terms);
    }
};

static_assert(Game<Lionheart>);

// The compiler itself can follow the rules, and so can one for a GPU.
static_assert([] {
    State state{};
    Action actions[MAX_LEGAL]{};
    int count = legal(state, GOLD, actions);
    if (count != 1 || !permits(state, GOLD, actions[0])) return false;
    apply(state, GOLD, actions[0]);
    return state.built[GOLD] == IN && !is_well_formed(state);
}());

}  // namespace coeurdelion::lionheart
