// What is worked out once for a decision in Löwenherz 1997: the cards to come, and the areas that castles could get, as
// bots/lowenherz_1997/outlook.py has it.
#pragma once

#include "../realm/evaluation/sites.hpp"
#include "region.hpp"

namespace coeurdelion::lowenherz_1997 {

// What a mountain counts, in points, for each time that mountains will bring points: it may be lost before.
constexpr double SILVER_SHARE = 0.85;
// The worth in points of having a region at all, from which to extend.
constexpr double REGION_WORTH = 1.5;
// An area that misses this many walls, or more, is not considered.
constexpr int MAX_MISSING_WALLS = 16;
constexpr double CLOSING_EXPONENT = 1.6;

// The cards to come: rounds, how often mountains will bring points, and a prince's share of walls and swords.
struct CardsAhead {
    int rounds, silver, walls, swords;
};

// How many walls or swords the rows of a card after one of them bring.
constexpr int symbols(int card, RowKind kind, int after = 0) {
    int count = 0;
    for (int row = after; row < 3; ++row)
        if (ROWS[card][row].kind == kind) count += ROWS[card][row].amount;
    return count;
}

// A fraction as a whole number, to the even one from the middle.
constexpr int rounded(int count, int of) {
    int whole = count / of, rest = 2 * (count % of);
    return rest > of || (rest == of && whole % 2) ? whole + 1 : whole;
}

// The cards still to come, what is left of the one turned up included. A card of the last letter, which holds the king, is
// turned up with a chance of one half, so all is counted in halves.
constexpr CardsAhead cards_ahead(const State& state) {
    const Deck& deck = state.deck;
    int rounds = 0, silver = 1, walls = 0, swords = 0;
    for (int place = 0; place < deck.count; ++place) {
        int card = deck.cards[place] - 1, chance = place < deck.sizes[0] ? 1 : 2;
        silver += card == SILVER;
        if (card == SILVER || card == KING) continue;
        rounds += chance;
        walls += chance * symbols(card, RowKind::WALLS);
        swords += chance * symbols(card, RowKind::SWORDS);
    }
    if (state.card) {
        walls += 2 * symbols(state.card - 1, RowKind::WALLS, state.row);
        swords += 2 * symbols(state.card - 1, RowKind::SWORDS, state.row);
    }
    int shares = 2 * state.rules.players;
    return {rounded(rounds, 2), silver, rounded(walls, shares), rounded(swords, shares)};
}

// How areas are found and valued, if mountains will bring points `silver` times.
struct Valuation {
    static constexpr realm::Shape SHAPES[realm::SHAPES] = {
        {false, 1, 3}, {true, 2, 2}, {true, 3, 3}, {true, 2, 3}, {true, 3, 4},
    };

    realm::Gain gains[realm::MOST_GAINS];
    int silver;

    Valuation() = default;
    Valuation(const realm::Land& land, int silver)
        : gains{{land.meadows_and_forests(), 1}, {land.cells(MOUNTAIN), 4}, {land.cells(TOWN), 9}, {}}, silver(silver) {}

    const Cells& open_land() const { return gains[0].cells; }
    const Cells& mountains() const { return gains[1].cells; }
    const Cells& towns() const { return gains[2].cells; }

    // What a region of these cells brings when it arises (L97-REGION-2).
    int points(const Cells& cells) const { return size_points(cells.count()) + TOWN_POINTS * (cells & towns()).count(); }

    // What the mountains among some cells will bring.
    double silver_of(const Cells& cells) const { return SILVER_SHARE * silver * (cells & mountains()).count(); }

    // The area of some cells with its worth.
    realm::Area appraise(const realm::Grid& grid, const Cells& cells) const {
        int counted = points(cells);
        return {cells, grid.around(cells), counted, counted + silver_of(cells) + REGION_WORTH};
    }
};

inline realm::Chances closing_chances(const CardsAhead& ahead) {
    return realm::closing_chances(MAX_MISSING_WALLS, 1.5 + ahead.walls, CLOSING_EXPONENT);
}

// The castles without regions, and the cards to come.
struct Outlook {
    realm::Survey<Valuation> survey;
    CardsAhead ahead;
};

// The outlook of a state.
inline Outlook look_ahead(const State& state) {
    Outlook outlook;
    outlook.ahead = cards_ahead(state);
    Valuation valuation(state.realm.land, outlook.ahead.silver);
    realm::survey(state.realm, valuation, closing_chances(outlook.ahead), outlook.survey);
    return outlook;
}

}  // namespace coeurdelion::lowenherz_1997
