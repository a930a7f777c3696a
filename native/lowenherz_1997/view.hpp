// What a seat may know: everything but the politics cards of others, piles not looked at, and sealed bids.
#pragma once

#include "treasure.hpp"

namespace coeurdelion::lowenherz_1997 {

// Whether a seat saw a card in its pile before it was taken.
constexpr bool was_seen(const State& state, int seat, Held held) {
    if (seat == SPECTATOR || !held.pile()) return false;
    int looked = state.players[seat].looked[held.pile() - 1];
    return looked && held.left < looked - 1;
}

// Whether a seat has looked at a pile.
constexpr bool has_looked(const State& state, int seat, int pile) {
    return seat != SPECTATOR && state.players[seat].looked[pile];
}

// Calls `visit(held)` for every politics card that was ever taken.
template <class Visit>
constexpr void for_each_taken(const State& state, Visit visit) {
    for (int seat = 0; seat < state.rules.players; ++seat)
        for (int place = 0; place < state.players[seat].cards; ++place) visit(state.players[seat].hand[place]);
    for (int place = 0; place < state.gone_count; ++place) visit(state.gone[place]);
}

// The piles become what they held when a seat last looked, the card kept left out; nothing if it never did.
constexpr void redact_piles(State& state, int seat) {
    for (int pile = 0; pile < 2; ++pile)
        if (!has_looked(state, seat, pile))
            for (std::uint8_t& count : state.piles[pile]) count = 0;
    for_each_taken(state, [&](Held held) {
        if (was_seen(state, seat, held)) ++state.piles[held.pile() - 1][held.card()];
    });
}

// The cards of a hand that are not open, and the bid, are hidden (L97-CONFLICT-7).
constexpr void redact_player(Player& player) {
    for (int place = 0; place < player.cards; ++place)
        if (!player.hand[place].is_open()) player.hand[place] = player.hand[place].with_card(HIDDEN_CARD);
    if (player.bid != Sealed::BID) return;
    player.bid = Sealed::HIDDEN;
    player.bid_ducats = 0;
    player.bid_treasures = 0;
}

// Leaves what a seat, or a spectator, may know; a finished match is open to everyone.
constexpr void redact(State& state, int eyes) {
    if (state.is_known || state.phase.kind == Kind::OVER) return;
    state.is_known = true;
    redact_piles(state, eyes);
    for (int seat = 0; seat < state.rules.players; ++seat)
        if (seat != eyes) redact_player(state.players[seat]);
}

// Hidden cards, from which they are drawn one by one.
struct Heap {
    int counts[KINDS];
    int total;

    constexpr void add(int card, int count) {
        int before = counts[card];
        counts[card] = before + count > 0 ? before + count : 0;
        total += counts[card] - before;
    }

    // A card at random, which is taken out; any if the heap has none, which no real one lacks.
    constexpr int draw(Random& random) {
        if (!total) return 0;
        int place = random.below(total--), card = 0;
        for (; place >= counts[card]; ++card) place -= counts[card];
        --counts[card];
        return card;
    }
};

// The hidden cards: first those that the seat has not seen, then what it saw in each pile and is hidden now.
struct Heaps {
    Heap unseen;
    Heap seen[2];

    constexpr Heaps(const State& state, int seat) : unseen{}, seen{} {
        for (int card = 0; card < KINDS; ++card) {
            unseen.add(card, state.pool[card] - state.piles[0][card] - state.piles[1][card]);
            for (int pile = 0; pile < 2; ++pile) seen[pile].add(card, state.piles[pile][card]);
        }
        for_each_taken(state, [&](Held held) {
            if (held.card() != HIDDEN_CARD) of(state, seat, held).add(held.card(), -1);
        });
    }

    // The heap that a card of a hand comes from.
    constexpr Heap& of(const State& state, int seat, Held held) {
        return was_seen(state, seat, held) ? seen[held.pile() - 1] : unseen;
    }
};

// The hidden cards of hands and piles are dealt at random among those that the seat must think possible.
constexpr void deal_politics(State& state, int eyes, Random& random) {
    Heaps heaps(state, eyes);
    for (int seat = 0; seat < state.rules.players; ++seat) {
        Player& player = state.players[seat];
        for (int place = 0; place < player.cards; ++place) {
            Held& held = player.hand[place];
            Heap& heap = heaps.of(state, eyes, held);
            if (held.card() == HIDDEN_CARD) held = held.with_card(heap.draw(random));
        }
    }
    for (int pile = 0; pile < 2; ++pile) {
        Heap& heap = has_looked(state, eyes, pile) ? heaps.seen[pile] : heaps.unseen;
        for (std::uint8_t& count : state.piles[pile]) count = 0;
        for (int drawn = 0; drawn < state.counts[pile]; ++drawn) ++state.piles[pile][heap.draw(random)];
    }
}

// The hidden bids are chosen at random among what each prince could bid.
constexpr void deal_bids(State& state, Random& random) {
    for (int seat = 0; seat < state.rules.players; ++seat) {
        Player& player = state.players[seat];
        if (player.bid != Sealed::HIDDEN) continue;
        player.bid = Sealed::BID;
        player.bid_ducats = random.below(player.ducats + 1);
        player.bid_treasures = treasures_in(player) & random.below(EVERY_TREASURE + 1);
    }
}

// Fills in what a seat, or a spectator, may not know, at random.
constexpr void deal(State& state, int eyes, Random& random) {
    if (!state.is_known) return;
    deal_politics(state, eyes, random);
    deal_bids(state, random);
    state.is_known = false;
}

}  // namespace coeurdelion::lowenherz_1997
