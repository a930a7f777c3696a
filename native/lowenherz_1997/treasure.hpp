// Money: ducats, and treasures that pay without change (L97-POLITICS-7).
#pragma once

#include "politics.hpp"

namespace coeurdelion::lowenherz_1997 {

// The money of a prince: ducats, and treasures as bits.
struct Purse {
    int ducats;
    unsigned treasures;
};

// What sets of treasures are worth, by their bits, and the least of each.
struct TreasureValues {
    std::uint8_t sum[EVERY_TREASURE + 1];
    std::uint8_t least[EVERY_TREASURE + 1];
};

constexpr TreasureValues treasure_values() {
    TreasureValues values{};
    for (unsigned treasures = 1; treasures <= EVERY_TREASURE; ++treasures) {
        for (int treasure = TREASURES - 1; treasure >= 0; --treasure) {
            if (!(treasures >> treasure & 1)) continue;
            values.sum[treasures] += VALUES[FIRST_TREASURE + treasure];
            values.least[treasures] = VALUES[FIRST_TREASURE + treasure];
        }
    }
    return values;
}

inline constexpr TreasureValues TREASURE_VALUES = treasure_values();

constexpr int worth(unsigned treasures) { return TREASURE_VALUES.sum[treasures]; }
constexpr int worth(const Purse& money) { return money.ducats + worth(money.treasures); }

// All the money of a prince.
constexpr Purse whole_purse(const Player& player) { return {player.ducats, treasures_in(player)}; }

// The money at hand: what lies in a sealed bid or in a standing offer is not (L97-POLITICS-3).
constexpr Purse purse(const State& state, int seat) {
    const Player& player = state.players[seat];
    const Phase& phase = state.phase;
    Purse money = whole_purse(player);
    if (player.bid == Sealed::BID) {
        money.ducats -= player.bid_ducats;
        money.treasures &= ~player.bid_treasures;
    }
    bool has_offered = phase.kind == Kind::NEGOTIATION && phase.last == Proposed::OFFER && phase.other == seat;
    if (has_offered) money.ducats -= phase.ducats;
    return money;
}

// Whether so much money is there, treasures included.
constexpr bool can_pay(int price, const Purse& money) { return worth(money) >= price; }

// Whether these treasures pay a price, each of them needed beside the others, and ducats the rest (L97-POLITICS-7).
constexpr bool is_payment(int price, const Purse& money, unsigned treasures) {
    if (treasures & ~money.treasures) return false;
    int sum = TREASURE_VALUES.sum[treasures];
    return (!treasures || sum - TREASURE_VALUES.least[treasures] < price) && money.ducats + sum >= price;
}

// Calls `visit(treasures)` for every way to pay.
template <class Visit>
constexpr void for_each_payment(int price, const Purse& money, Visit visit) {
    for (unsigned treasures = 0; treasures <= money.treasures; ++treasures)
        if (is_payment(price, money, treasures)) visit(treasures);
}

// The money left after a payment.
constexpr Purse after_payment(const Purse& money, int price, unsigned treasures) {
    int rest = price - worth(treasures);
    return {money.ducats - (rest > 0 ? rest : 0), money.treasures & ~treasures};
}

// A payment to the bank.
constexpr void pay(State& state, int seat, int price, unsigned treasures) {
    int rest = price - worth(treasures);
    if (rest > 0) state.players[seat].ducats -= rest;
    discard_treasures(state, seat, treasures);
}

}  // namespace coeurdelion::lowenherz_1997
