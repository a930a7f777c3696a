// Random actions, most of them picked without listing what else could be done.
#pragma once

#include "legal.hpp"

namespace coeurdelion::lowenherz_1997 {

// A random one of the answers in a negotiation.
constexpr Action random_talk(const State& state, int seat, Random& random) {
    int accepts = may_accept(state), asks = may_propose(state) ? MOST_ASKED + 1 : 0;
    int offers = may_propose(state) ? state.players[seat].ducats + 1 : 0;
    int chosen = random.below(1 + accepts + asks + offers);
    if (chosen < asks) return number(Verb::ASK, chosen);
    if (chosen < asks + offers) return number(Verb::OFFER, chosen - asks);
    return chosen == asks + offers ? number(Verb::FIGHT) : number(Verb::ACCEPT, state.phase.ducats);
}

// A random one of the bids that a prince can make.
constexpr Action random_bid(const Purse& money, Random& random) {
    int ducats = random.below(money.ducats + 1);
    return number(Verb::BID, ducats, 0, money.treasures & random.below(EVERY_TREASURE + 1));
}

// A random one of the walls that a prince can place, or `done`.
constexpr Action random_wall(const State& state, int seat, Random& random) {
    realm::Edges targets = wall_targets(state, seat);
    int count = targets.count(), chosen = random.below(count + 1);
    return chosen < count ? number(Verb::WALL, realm::nth(targets, chosen)) : number(Verb::DONE);
}

// A random one of the cells for a castle, NO_ACTION if there is none.
constexpr Action random_castle(const State& state, Random& random) {
    Cells targets = castle_targets(state);
    return targets.any() ? number(Verb::CASTLE, nth(targets, random.below(targets.count()))) : NO_ACTION;
}

// A random one of the legal actions of a seat, each as likely; NO_ACTION if there is none.
inline Action random_action(const State& state, int seat, Random& random) {
    if (to_act(state) >> seat & 1 && !has_alliances(state)) {
        if (state.phase.kind == Kind::WALLS) return random_wall(state, seat, random);
        if (state.phase.kind == Kind::DUEL) return random_bid(whole_purse(state.players[seat]), random);
        if (state.phase.kind == Kind::NEGOTIATION) return random_talk(state, seat, random);
        if (state.phase.kind == Kind::PLACE_CASTLE) return random_castle(state, random);
    }
    Action actions[MAX_LEGAL];
    int count = legal(state, seat, actions);
    return count ? actions[random.below(count)] : NO_ACTION;
}

}  // namespace coeurdelion::lowenherz_1997
