// How everybody behaves when plans are played on: quickly, and sensibly by the same worth of every action, for which rows are
// chosen and fought for. Negotiations and duels are settled at once, by what acting is worth to each and what each has.
#pragma once

#include "quick_steps.hpp"

namespace coeurdelion::lowenherz_1997::conduct {

// How differently the same prince may value the same action: a share up or down at most.
constexpr double MOOD = 0.12;
// How often a negotiation is broken off.
constexpr double DUELS = 0.25;
// Rows that promise less than the best by so many points are half as likely.
constexpr double TEMPERATURE = 0.6;
// How differently the others are expected to choose, in points.
constexpr double RIVAL_TEMPERATURE = 1.5;
// So many cells are looked at for a castle.
constexpr int MOST_PLACES = 6;

// A number from 0 to below 1.
inline double lot(Random& random) { return static_cast<double>(random.next() >> 11) / (std::uint64_t{1} << 53); }

// What it costs a prince to part with some ducats, in points.
inline double cost(const Player& player, int ducats, int rounds) {
    int all = money(player);
    return purse_worth(all, rounds) - purse_worth(all > ducats ? all - ducats : 0, rounds);
}

// The most ducats that a gain of points is worth to a prince.
inline int limit(const Player& player, double gain, int rounds) {
    if (gain <= 0) return 0;
    int most = money(player);
    while (most && cost(player, most, rounds) > gain) --most;
    return most;
}

// What a politics card is worth to a seat that takes it.
inline double card_worth(const State& state, int seat, int card, const CardsAhead& ahead) {
    if (is_treasure(card)) return -cost(state.players[seat], -VALUES[card], ahead.rounds);
    return kept(card, ahead);
}

// The best card of a pile for a seat, by its number, and what it is worth; none in an empty pile.
struct BestCard {
    int card = realm::NOBODY;
    double worth = 0;
};

inline BestCard best_card(const State& state, int seat, int pile, const CardsAhead& ahead) {
    BestCard best;
    for (int card = 0; card < KINDS; ++card) {
        if (!is_in_pile(state, pile, card)) continue;
        double value = card_worth(state, seat, card, ahead);
        if (best.card == realm::NOBODY || value > best.worth) best = {card, value};
    }
    return best;
}

// What a round is played by: an outlook, and what each row of the card would bring each prince who acts alone.
struct Round {
    Outlook outlook;
    double gains[MOST_SEATS][LAST_ROW + 1];

    void begin(const State& state, const Weights& weights) {
        outlook = look_ahead(state);
        for (int row = 1; row <= LAST_ROW; ++row)
            for (int seat = 0; seat < state.rules.players; ++seat) gains[seat][row] = gain(state, seat, row, weights);
    }

    double gain(const State& state, int seat, int row, const Weights& weights) const {
        if (!state.card) return 0;
        Row action = ROWS[state.card - 1][row - 1];
        switch (action.kind) {
            case RowKind::DUCATS:
                return -cost(state.players[seat], -action.amount, outlook.ahead.rounds) * weights.terms[term::DUCATS];
            case RowKind::POLITICS: {
                double one = best_card(state, seat, 0, outlook.ahead).worth, other = best_card(state, seat, 1, outlook.ahead).worth;
                return weights.card * (one > other ? one : other);
            }
            case RowKind::NONE: return 0;
            default: return quick::gain(state, {seat, outlook, weights}, action);
        }
    }
};

// How likely a seat wins an action that so many others want, by the money that all have.
inline double winning_chance(const State& state, int seat, int others, double contested) {
    double rest = 0;
    for (int other = 0; other < state.rules.players; ++other)
        if (other != seat) rest += money(state.players[other]) + 1;
    double own = money(state.players[seat]) + 1;
    return contested * own / (own + others * rest / (state.rules.players - 1));
}

// How much a gain of another counts against a seat.
inline double share_of_harm(const State& state, int seat, int other) {
    int best = 0, others = state.rules.players - 1;
    bool is_first = true;
    for (int rival = 0; rival < state.rules.players; ++rival)
        if (rival != seat && (is_first || state.players[rival].score > best)) best = state.players[rival].score, is_first = false;
    return (state.players[other].score == best ? realm::BEST_RIVAL_SHARE : 0) + (1 - realm::BEST_RIVAL_SHARE) / others;
}

// What a row promises a seat that chooses it now, by who has chosen it already and who may yet.
inline double promise(const State& state, int seat, int row, const Round& round, const Weights& weights) {
    Row action = ROWS[state.card - 1][row - 1];
    double alone = round.gains[seat][row], harm = 0, counts[MOST_SEATS + 1] = {1};
    int already = 0, more = 0;
    for (int other = 0; other < state.rules.players; ++other)
        if (other != seat && has_chosen(state.players[other], row)) {
            ++already;
            double harmed = share_of_harm(state, seat, other) * round.gains[other][row];
            harm = harmed > harm ? harmed : harm;
        }
    for (int other = clockwise(state, seat); other != state.first; other = clockwise(state, other)) {
        double total = 0, wanted = 0;
        for (int one = 1; one <= LAST_ROW; ++one) {
            double weight = std::exp(round.gains[other][one] / RIVAL_TEMPERATURE);
            total += weight;
            if (one == row) wanted = weight;
        }
        double chance = wanted / total;
        ++more;
        for (int count = more; count >= 0; --count)
            counts[count] = counts[count] * (1 - chance) + (count ? counts[count - 1] * chance : 0);
    }
    double sum = 0;
    for (int count = 0; count <= more; ++count) {
        int others = already + count;
        double gets = alone;
        if (others && action.kind == RowKind::DUCATS)
            gets = -cost(state.players[seat], -(action.amount / (others + 1)), round.outlook.ahead.rounds);
        else if (others)
            gets = alone * winning_chance(state, seat, others, weights.contested);
        sum += counts[count] * gets;
    }
    return sum + (action.kind == RowKind::DUCATS ? 0 : weights.denial * harm);
}

// The row that a seat chooses, by lot between those that promise nearly the most.
inline Action chosen_row(const State& state, int seat, const Round& round, const Weights& weights, Random& random) {
    double promises[LAST_ROW + 1], best = -1e9;
    for (int row = 1; row <= LAST_ROW; ++row) {
        if (has_chosen(state.players[seat], row)) continue;
        promises[row] = promise(state, seat, row, round, weights);
        best = promises[row] > best ? promises[row] : best;
    }
    double total = 0, chances[LAST_ROW + 1] = {};
    for (int row = 1; row <= LAST_ROW; ++row)
        if (!has_chosen(state.players[seat], row)) total += chances[row] = std::exp2((promises[row] - best) / TEMPERATURE);
    double left = lot(random) * total;
    int row = 1;
    while (row < LAST_ROW && (left >= chances[row] || chances[row] == 0)) left -= chances[row++];
    while (has_chosen(state.players[seat], row)) --row;
    return number(Verb::CHOOSE, row);
}

// A prince acts and pays so much, to another or, where that is nobody, to the bank.
inline void let_act(State& state, int actor, int payee, int ducats) {
    for (Player& player : state.players) {
        player.bid = Sealed::NONE;
        player.bid_ducats = 0;
        player.bid_treasures = 0;
    }
    Player& payer = state.players[actor];
    int paid = ducats < payer.ducats ? ducats : payer.ducats;
    payer.ducats -= paid;
    if (payee != realm::NOBODY) state.players[payee].ducats += paid;
    begin(state, actor);
}

// A conflict of princes, as bits, is settled: the one who would pay most acts, and pays about
// what the next would.
inline void settle(State& state, unsigned princes, bool can_talk, const double* gains, int rounds, Random& random) {
    int first = realm::NOBODY, second = realm::NOBODY;
    double most = -1, next = -1;
    for (int seat = 0; seat < state.rules.players; ++seat) {
        if (!(princes >> seat & 1)) continue;
        double mood = 1 - MOOD + 2 * MOOD * lot(random);
        double price = mood * (0.01 + limit(state.players[seat], gains[seat], rounds));
        if (price > most) {
            next = most, second = first;
            most = price, first = seat;
        } else if (price > next) {
            next = price, second = seat;
        }
    }
    bool is_agreed = can_talk && lot(random) >= DUELS;
    let_act(state, first, is_agreed ? second : realm::NOBODY, static_cast<int>(next + 0.5));
}

// The pile with more cards.
inline Action looked(const State& state) { return number(Verb::LOOK, state.counts[1] > state.counts[0] ? 2 : 1); }

// The best card of the pile.
inline Action kept_card(const State& state, int seat, const CardsAhead& ahead) {
    BestCard best = best_card(state, seat, state.phase.pile, ahead);
    return best.card == realm::NOBODY ? number(Verb::DONE) : number(Verb::TAKE, best.card);
}

// Where the knight of a renegade goes.
inline Action arrival(const State& state, int seat) {
    Purse money = purse(state, seat);
    Action found = NO_ACTION;
    for_each_knight(state, arrival_targets(state, money), money, [&](int cell, unsigned treasures) {
        if (found == NO_ACTION) found = number(Verb::KNIGHT, cell, 0, treasures);
    });
    return found;
}

// What the best area of a castle on a cell is worth.
inline double place_worth(const State& state, int seat, int cell, const Valuation& valuation, const realm::Chances& chances) {
    realm::Realm placed = state.realm;
    realm::place_castle(placed, seat, cell);
    realm::Ground ground(placed, valuation.gains);
    realm::Enclosures enclosures(ground);
    realm::Areas areas;
    enclosures.add(Valuation::SHAPES, cell, areas);
    enclosures.finish();
    realm::Site site{cell, seat, 0, {}};
    for (int shape = 0; shape < realm::SHAPES; ++shape)
        if (areas[shape].any()) site.areas[site.count++] = valuation.appraise(ground.grid, areas[shape]);
    return realm::best_area(realm::Scene(placed), site, valuation, chances).value;
}

inline int steps(const realm::Grid& grid, int one, int other) {
    int rows = one / grid.width - other / grid.width, columns = one % grid.width - other % grid.width;
    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

// How many steps nearer a neutral castle on a cell would stand to another's castle than to an own one.
inline double neutral_worth(const State& state, int seat, int cell) {
    constexpr int FAR_STEPS = 4;
    realm::Grid grid = state.realm.land.grid();
    int own = FAR_STEPS, others = 99;
    for (int colour = 0; colour < state.rules.players; ++colour)
        for_each(state.realm.castles[colour], [&](int castle) {
            int away = steps(grid, cell, castle);
            int& nearest = colour == seat ? own : others;
            nearest = away < nearest ? away : nearest;
        });
    return own - others;
}

// The best of a few cells for a castle.
inline Action castle_place(const State& state, int seat, Random& random) {
    Cells targets = castle_targets(state);
    if (!targets.any()) return NO_ACTION;
    CardsAhead ahead = cards_ahead(state);
    Valuation valuation(state.realm.land, ahead.silver);
    realm::Chances chances = closing_chances(ahead);
    int count = targets.count(), best = targets.lowest();
    double most = -1e9;
    for (int tried = 0; tried < MOST_PLACES; ++tried) {
        int cell = nth(targets, random.below(count));
        bool is_own = state.phase.colour == seat;
        double value = is_own ? place_worth(state, seat, cell, valuation, chances) : neutral_worth(state, seat, cell);
        if (value > most) best = cell, most = value;
    }
    return number(Verb::CASTLE, best);
}

inline Action first_knight(const State& state, Random& random) {
    Cells targets = first_knight_targets(state);
    if (!targets.any()) return NO_ACTION;
    return number(Verb::KNIGHT, nth(targets, random.below(targets.count())));
}

}  // namespace coeurdelion::lowenherz_1997::conduct
