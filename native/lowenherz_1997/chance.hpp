// What chance can do, and how likely (L97-FULL-1, L97-FULL-2, L97-SETUP-4, L97-ROUND-1).
#pragma once

#include "setup.hpp"

namespace coeurdelion::lowenherz_1997 {

// Calls `visit(action, weight)` for everything that chance can do now: equal cards count together.
template <class Visit>
constexpr void for_each_outcome(const State& state, Visit visit) {
    switch (state.phase.kind) {
        case Kind::LAY_PIECES:
            for (int piece = 0; piece < PIECES * PIECE_TURNS; ++piece)
                if (!is_laid(state.phase, piece)) visit(number(Verb::PIECE, piece), 1);
            return;
        case Kind::CHOOSE_FIRST:
            for (int seat = 0; seat < state.rules.players; ++seat) visit(number(Verb::FIRST, seat), 1);
            return;
        case Kind::FILL_PILES:
            for (int card = 0; card < KINDS; ++card)
                if (undealt(state, card) > 0) visit(number(Verb::FILLED, next_pile(state) + 1, card), undealt(state, card));
            return;
        case Kind::TURN_UP: {
            const Deck& deck = state.deck;
            for (int place = top_letter(deck), next; place < deck.count; place = next) {
                for (next = place + 1; next < deck.count && deck.cards[next] == deck.cards[place];) ++next;
                visit(number(Verb::TURNED_UP, deck.cards[place] - 1), next - place);
            }
            return;
        }
        default:
            return;
    }
}

// Whether chance can do this now.
constexpr bool chance_may(const State& state, Action action) {
    bool found = false;
    for_each_outcome(state, [&](Action outcome, int) { found |= outcome == action; });
    return found;
}

// Chance does what it can do.
constexpr void apply_chance(State& state, Action action) {
    switch (verb_of(action)) {
        case Verb::PIECE:
            return lay_piece(state, first_of(action));
        case Verb::FIRST:
            return choose_first(state, first_of(action));
        case Verb::FILLED:
            return fill_pile(state, second_of(action));
        case Verb::TURNED_UP:
            return turned_up(state, first_of(action) + 1);
        default:
            return;
    }
}

// Chance does one thing, as likely as it is.
constexpr void decide(State& state, Random& random) {
    const Deck& deck = state.deck;
    if (state.phase.kind == Kind::TURN_UP) {
        if (!deck.count) return;
        int top = top_letter(deck);
        return turned_up(state, deck.cards[top + random.below(deck.count - top)]);
    }
    std::uint32_t total = 0;
    for_each_outcome(state, [&](Action, std::uint32_t weight) { total += weight; });
    std::uint32_t left = random.below(total);
    Action chosen = NO_ACTION;
    for_each_outcome(state, [&](Action action, std::uint32_t weight) {
        if (chosen == NO_ACTION && left < weight) chosen = action;
        left -= chosen == NO_ACTION ? weight : 0;
    });
    apply_chance(state, chosen);
}

}  // namespace coeurdelion::lowenherz_1997
