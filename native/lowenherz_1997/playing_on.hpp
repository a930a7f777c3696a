// Playing on in a world that hides nothing, everybody by the quick conduct, for some rounds; and judging where that leads.
#pragma once

#include "../core/play.hpp"
#include "conduct.hpp"

namespace coeurdelion::lowenherz_1997 {

// What one unit of worth counts in logits at the end, and by which share less each round before (bots/lowenherz_1997/winning.toml).
constexpr double SHARPNESS = 0.1463, FADING = 0.13;

// Goes on with a match, each seat by its weights.
class Course {
public:
    // `luck` is that of each round: the same cards and moods in all courses of one luck.
    Course(const State& state, const Weights* const* weights, std::uint64_t luck) : luck(luck) {
        for (int seat = 0; seat < state.rules.players; ++seat) {
            believes[seat] = weights[seat];
            like[seat] = seat;
            for (int other = seat - 1; other >= 0; --other)
                if (weights[other] == weights[seat]) like[seat] = other;
        }
    }

    // The next decision, or all of an action.
    void step(State& state, Random& random) {
        if (to_act(state) & CHANCE_BIT) return decide_chance(state, random);
        int seat = next_seat(to_act(state));
        if (!is_begun && state.card) begin(state);
        const conduct::Round& round = round_of(seat);
        switch (state.phase.kind) {
            case Kind::PLACE_CASTLE: return apply(state, seat, conduct::castle_place(state, seat, random));
            case Kind::PLACE_KNIGHT: return apply(state, seat, conduct::first_knight(state, random));
            case Kind::DECIDE: return apply(state, seat, conduct::chosen_row(state, seat, round, *believes[seat], random));
            case Kind::RENEGADE_ARRIVES: return apply(state, seat, conduct::arrival(state, seat));
            case Kind::NEGOTIATION: return settle(state, 1u << state.phase.seat | 1u << state.phase.other, true, random);
            case Kind::DUEL: return settle(state, state.phase.princes, false, random);
            case Kind::LOOK: return apply(state, seat, conduct::looked(state));
            case Kind::KEEP: return apply(state, seat, conduct::kept_card(state, seat, round.outlook.ahead));
            default: return act(state, seat);
        }
    }

private:
    const Weights* believes[MOST_SEATS];
    int like[MOST_SEATS];  // the first seat with the same weights
    conduct::Round rounds[MOST_SEATS];
    bool is_begun = false;
    std::uint64_t luck;

    const conduct::Round& round_of(int seat) const { return rounds[like[seat]]; }

    void begin(const State& state) {
        for (int seat = 0; seat < state.rules.players; ++seat)
            if (like[seat] == seat) rounds[seat].begin(state, *believes[seat]);
        is_begun = true;
    }

    // A round begins with luck that depends on nothing that was done before.
    void decide_chance(State& state, Random& random) {
        is_begun = false;
        if (state.phase.kind == Kind::TURN_UP) random = Random::stream(luck, state.deck.count);
        decide(state, random);
    }

    void settle(State& state, unsigned princes, bool can_talk, Random& random) const {
        double gains[MOST_SEATS] = {};
        for (int seat = 0; seat < state.rules.players; ++seat) gains[seat] = round_of(seat).gains[seat][state.row];
        conduct::settle(state, princes, can_talk, gains, rounds[0].outlook.ahead.rounds, random);
    }

    // All that is left of the walls or swords.
    void act(State& state, int seat) const {
        quick::Line line = quick::act(state, {seat, round_of(seat).outlook, *believes[seat]});
        for (int place = 0; place < line.count; ++place) apply(state, seat, line.actions[place]);
        if (foresight::is_acting(line.after.phase.kind)) apply(state, seat, number(Verb::DONE));
    }
};

// More decisions than any match has: only what is no real state goes on for longer.
constexpr std::int64_t MOST_DECISIONS = 2000;

// Plays a match on until so many more rounds are over, or to its end; how many decisions that took.
inline std::int64_t play_on(State& state, Course& course, int rounds, Random& random) {
    std::int64_t taken = 0;
    int last = state.round + rounds;
    while (to_act(state) && taken < MOST_DECISIONS && !(state.phase.kind == Kind::TURN_UP && state.round >= last)) {
        course.step(state, random);
        ++taken;
    }
    return taken;
}

// How likely each seat is to win, by what the state is worth to it.
inline void chances(const State& state, const Weights& weights, double* found) {
    int seats = state.rules.players;
    double worths[MOST_SEATS], best = -1e18, total = 0;
    if (state.phase.kind == Kind::OVER) {
        for (int seat = 0; seat < seats; ++seat)
            found[seat] = state.phase.winners >> seat & 1 ? 1.0 / std::popcount(state.phase.winners) : 0.0;
        return;
    }
    Outlook outlook = look_ahead(state);
    double sharpness = SHARPNESS * std::exp(-FADING * outlook.ahead.rounds);
    for (int seat = 0; seat < seats; ++seat) {
        worths[seat] = worth(state, seat, outlook, weights);
        best = worths[seat] > best ? worths[seat] : best;
    }
    for (int seat = 0; seat < seats; ++seat) total += found[seat] = std::exp(sharpness * (worths[seat] - best));
    for (int seat = 0; seat < seats; ++seat) found[seat] /= total;
}

}  // namespace coeurdelion::lowenherz_1997
