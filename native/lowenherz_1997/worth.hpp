// What money and politics cards are worth in Löwenherz 1997, in points, as money.py and evaluation.py of its bots have it.
#pragma once

#include "outlook.hpp"
#include "politics.hpp"

namespace coeurdelion::lowenherz_1997 {

// The ducats that a round can use: more than the rounds to come can use are worth nothing.
constexpr int DUCATS_PER_ROUND = 4;
// The worth of an alliance or a renegade in hand, in points, while there is time to play it.
constexpr double ALLIANCE_WORTH = 1.2, RENEGADE_WORTH = 2.0;
// With fewer rounds to come cards in hand count in proportion.
constexpr int HAND_ROUNDS = 4;

// The worth of a ducat in points, and for how many ducats it holds: the first, the next, and so on.
struct DucatWorth {
    double worth;
    int width;
};
constexpr DucatWorth DUCAT_WORTH[] = {{0.5, 8}, {0.35, 10}, {0.18, 14}, {0.06, 999}};

// The ducats of a prince, treasures at face value.
constexpr int money(const Player& player) {
    int ducats = player.ducats;
    for (int place = 0; place < player.cards; ++place)
        if (is_treasure(player.hand[place].card())) ducats += VALUES[player.hand[place].card()];
    return ducats;
}

// What so many ducats are worth with `rounds` to come, in points.
constexpr double purse_worth(int ducats, int rounds) {
    int usable = DUCATS_PER_ROUND * (rounds + 1);
    if (ducats > usable) ducats = usable;
    double counted = 0;
    for (const DucatWorth& step : DUCAT_WORTH) {
        int some = ducats < step.width ? ducats : step.width;
        counted += step.worth * some;
        ducats -= some;
    }
    return counted;
}

// What a politics card that is no money is worth in hand.
constexpr double kept(int card, const CardsAhead& ahead) {
    double time = ahead.rounds < HAND_ROUNDS ? ahead.rounds / static_cast<double>(HAND_ROUNDS) : 1.0;
    double worth = card == ALLIANCE ? ALLIANCE_WORTH : card == RENEGADE ? RENEGADE_WORTH : 0.0;
    return (is_parchment(card) ? VALUES[card] : 0) + worth * time;
}

// What the politics cards in a hand are worth, treasures apart; open parchments have counted already.
constexpr double in_hand(const Player& player, const CardsAhead& ahead) {
    double sum = 0;
    for (int place = 0; place < player.cards; ++place) {
        Held held = player.hand[place];
        if (held.card() < KINDS && !(held.is_open() && is_parchment(held.card()))) sum += kept(held.card(), ahead);
    }
    return sum;
}

}  // namespace coeurdelion::lowenherz_1997
