// What is worked out once for a decision in Löwenherz 2003: the turns left, and the areas that castles could get, as
// bots/lowenherz_2003/outlook.py has it.
#pragma once

#include "../realm/evaluation/sites.hpp"
#include "cards.hpp"

namespace coeurdelion::lowenherz_2003 {

// The worth of a mine in points, beside those of forests, villages and the city.
constexpr double MINE_WORTH = 2.9;
// The worth in points of having a domain at all, from which to extend.
constexpr double DOMAIN_WORTH = 1.2;
constexpr int POINTS_PER_TURN = 2;
constexpr double BORDERS_PER_TURN = 1.2;
// An area that misses this many borders, or more, is not considered.
constexpr int MAX_MISSING_BORDERS = 14;
constexpr double CLOSING_EXPONENT = 1.05;

// How areas are found and valued.
struct Valuation {
    static constexpr realm::Shape SHAPES[realm::SHAPES] = {
        {false, 1, 3}, {true, 3, 2}, {true, 3, 3}, {true, 5, 3}, {true, 5, 4},
    };

    realm::Gain gains[realm::MOST_GAINS];

    Valuation() = default;
    explicit Valuation(const realm::Land& land)
        : gains{{land.cells(FOREST), 2}, {land.cells(VILLAGE), 6}, {land.cells(CITY), 10}, {land.planes[2], 4}} {}

    const Cells& forests() const { return gains[0].cells; }
    const Cells& villages() const { return gains[1].cells; }
    const Cells& cities() const { return gains[2].cells; }
    const Cells& mines() const { return gains[3].cells; }

    // The points of these cells in a domain (L03-DOMAIN-2).
    int points(const Cells& cells) const {
        return FOREST_POINTS * (cells & forests()).count() + VILLAGE_POINTS * (cells & villages()).count() +
               CITY_POINTS * (cells & cities()).count();
    }

    // The area of some cells with its worth.
    realm::Area appraise(const realm::Grid& grid, const Cells& cells) const {
        int counted = points(cells);
        return {cells, grid.around(cells), counted, counted + MINE_WORTH * (cells & mines()).count() + DOMAIN_WORTH};
    }
};

// The turns that each player may still have, and the rounds that the cards alone would last.
struct TimeLeft {
    int turns, rounds;
};

constexpr TimeLeft time_left(const State& state) {
    int cards = 0, best = state.players[0].score;
    for (int count : state.deck) cards += count;
    for (int seat = 0; seat < state.seats; ++seat) {
        cards += hand_size(state.players[seat]);
        if (state.players[seat].score > best) best = state.players[seat].score;
    }
    int rounds = cards / state.seats, rest = 2 * (cards % state.seats);
    if (rest > state.seats || (rest == state.seats && rounds % 2)) ++rounds;  // to the even number from the middle
    if (rounds < 1) rounds = 1;
    int turns = 2 + ((state.king - best) >> 1);
    static_assert(POINTS_PER_TURN == 2);
    return {turns < rounds ? turns : rounds, rounds};
}

inline realm::Chances closing_chances(int turns) {
    return realm::closing_chances(MAX_MISSING_BORDERS, 1 + BORDERS_PER_TURN * turns, CLOSING_EXPONENT);
}

// The sites, the turns that each player may still have, and the rounds that the cards alone would last.
struct Outlook {
    realm::Survey<Valuation> survey;
    int turns, rounds;
};

// The outlook of a state.
inline Outlook look_ahead(const State& state) {
    Outlook outlook;
    auto [turns, rounds] = time_left(state);
    outlook.turns = turns;
    outlook.rounds = rounds;
    realm::survey(state.realm, Valuation(state.realm.land), closing_chances(turns), outlook.survey);
    return outlook;
}

}  // namespace coeurdelion::lowenherz_2003
