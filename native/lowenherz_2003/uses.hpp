// What cards are worth to a quick player, by what the steps of their symbols would bring now.
#pragma once

#include <cmath>

#include "hunt.hpp"

namespace coeurdelion::lowenherz_2003 {

// The kinds of cards that a player holds, each as often as it does; how many.
inline int list_hand(const Player& player, std::uint8_t* hand) {
    int count = 0;
    for (int place = 0; place < HAND_ROOM; ++place)
        for (int card : {player.secret[place], player.known[place]})
            if (0 < card && card <= KINDS) hand[count++] = card - 1;
    return count;
}

// What a seat that is to use a card, or to take one, believes of the symbols: what each would bring now, by the number of its
// steps, and by which of them.
struct Uses {
    static constexpr int SYMBOLS = 5, MOST_COUNT = 4;
    static constexpr double NEXT_TURN_SHARE = 0.5, UNPAID_COST = 0.45;

    const State& state;
    const Hunt& hunt;
    double before;
    bool is_known[SYMBOLS][MOST_COUNT] = {};
    Row best[SYMBOLS][MOST_COUNT];
    double ducat_worth[64];

    Uses(const State& state, const Hunt& hunt) : state(state), hunt(hunt), before(hunt.value(state)) {
        for (double& one : ducat_worth) one = NAN;
    }

    // What it would be worth to have so many ducats.
    double purse(int ducats) {
        int place = ducats < 0 ? 0 : ducats > 63 ? 63 : ducats;
        double& found = ducat_worth[place];
        if (std::isnan(found)) {
            int amounts[MOST_PLAYERS];
            double terms[TERMS.size()];
            for (int other = 0; other < state.seats; ++other) amounts[other] = state.players[other].ducats;
            amounts[hunt.seat] = place;
            money_terms(amounts, state.seats, hunt.seat, {hunt.outlook.turns, hunt.outlook.rounds}, terms);
            found = hunt.weights[term::DUCATS] * terms[term::DUCATS] + hunt.weights[term::BONUS] * terms[term::BONUS];
        }
        return found;
    }

    // The best row for a way to play a card; of length 0 if there is none.
    const Row& row(Way way) {
        int symbol = static_cast<int>(way.symbol), count = way.count < MOST_COUNT ? way.count : MOST_COUNT - 1;
        Row& found = best[symbol][count];
        if (is_known[symbol][count]) return found;
        is_known[symbol][count] = true;
        found = Row{};
        State begun = state;
        Player& player = begun.players[hunt.seat];
        int ducats = player.ducats;
        player.ducats = ducats / 2 > 1 ? ducats / 2 : 1;
        if (!play::is_possible(begun, hunt.seat, way.symbol, player.ducats)) return found;
        await(begun, play::step_of(way.symbol), hunt.seat);
        begun.phase.left = play::steps_of(way);
        double unspent = purse(ducats) - purse(player.ducats);
        hunt.rows(begun, [&](const Row& row) {
            if (!found.length || row.value + unspent > found.value) {
                found = row;
                found.value += unspent;
            }
        });
        return found;
    }

    double sale(int kind, int ducats) { return purse(ducats + CARDS[kind].sale) - purse(ducats); }

    // What it brings to play a card in a way, if it can be.
    bool play(int kind, int way, int ducats, double& value) {
        if (ducats < CARDS[kind].price) return false;
        const Row& found = row(CARDS[kind].way[way]);
        if (!found.length) return false;
        value = found.value - before + purse(ducats - CARDS[kind].price) - purse(ducats);
        return true;
    }

    // The best that a card brings.
    double use(int kind, int ducats) {
        double most = sale(kind, ducats), value;
        for (int way = 0; way < CARDS[kind].ways; ++way)
            if (play(kind, way, ducats, value) && value > most) most = value;
        return most;
    }

    // What it is worth to have a card next turn.
    double keeping(int kind, int income) {
        int ducats = state.players[hunt.seat].ducats + income;
        return CARDS[kind].price <= ducats ? use(kind, ducats) : use(kind, CARDS[kind].price) - UNPAID_COST;
    }

    // What it is worth to draw the top card of the deck.
    double drawing(int income) {
        int letter = top_letter(state.deck), count = 0;
        double sum = 0;
        for (int kind = FIRST_OF[letter]; letter < LETTERS && kind < FIRST_OF[letter + 1]; ++kind)
            if (state.deck[kind]) {
                sum += state.deck[kind] * keeping(kind, income);
                count += state.deck[kind];
            }
        return count ? sum / count : 0;
    }

    // What it is worth to use the best of the other cards next turn, in parts.
    double following(const std::uint8_t* hand, int count, int without, int ducats) {
        double most = 0;
        bool any = false;
        for (int place = 0; place < count; ++place) {
            if (place == without) continue;
            double value = use(hand[place], ducats);
            if (!any || value > most) most = value;
            any = true;
        }
        return NEXT_TURN_SHARE * most;
    }
};

}  // namespace coeurdelion::lowenherz_2003
