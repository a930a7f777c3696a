// What a compiled game offers; each is a struct with a plain value `State` and static functions, as core/game.py says it of modules.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>

#include "random.hpp"

namespace coeurdelion {

// A line of notation as a number; each game says in its actions.hpp how it is put together.
using Action = std::uint32_t;
// In every game the number of no action.
constexpr Action NO_ACTION = 0;

constexpr int CHANCE = -1;
// Whose eyes: a seat, or nobody's at the table.
constexpr int SPECTATOR = -2;
// Who is to act, as bits: one for each seat, and this one for chance.
constexpr std::uint32_t CHANCE_BIT = 1u << 7;

// What chance may do, and how likely: its weight among all that it may do.
struct Outcome {
    Action action;
    std::uint32_t weight;
};

template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> && std::is_standard_layout_v<typename G::State> &&
    std::has_unique_object_representations_v<typename G::State> && sizeof(typename G::State) <= 1536 &&
    requires(typename G::State& state, const typename G::State& same, Action* actions, Outcome* outcomes, Random& random,
             std::int32_t* numbers, double* terms) {
        { G::MAX_LEGAL } -> std::convertible_to<int>;
        { G::MAX_OUTCOMES } -> std::convertible_to<int>;
        { G::TERMS.size() } -> std::convertible_to<std::size_t>;  // the names of the terms of its evaluation
        // Whether all numbers of a state are within what the other functions rely on; the only one that takes any bytes.
        { G::is_well_formed(same) } -> std::same_as<bool>;
        { G::players(same) } -> std::same_as<int>;
        { G::to_act(same) } -> std::same_as<std::uint32_t>;  // nobody when the match is over
        // All that a seat may do, as many as are returned; also for a seat that is not to act.
        { G::legal(same, 0, actions) } -> std::same_as<int>;
        // Whether an action, any number, is among those, or among what chance (CHANCE) may do.
        { G::permits(same, 0, Action{}) } -> std::same_as<bool>;
        { G::apply(state, 0, Action{}) } -> std::same_as<void>;  // only what is permitted
        { G::odds(same, outcomes) } -> std::same_as<int>;
        { G::decide(state, random) } -> std::same_as<void>;  // chance does one thing, as likely as it is
        { G::redact(state, 0) } -> std::same_as<void>;  // leaves what a seat may know
        { G::deal(state, 0, random) } -> std::same_as<void>;  // fills in what it may not know, at random
        { G::scores(same, numbers) } -> std::same_as<void>;
        { G::winners(same) } -> std::same_as<int>;  // a bit for each; -1 while the match goes on
        { G::evaluate(same, 0, terms) } -> std::same_as<void>;  // the terms of a state that hides nothing, for a seat
    };

}  // namespace coeurdelion
