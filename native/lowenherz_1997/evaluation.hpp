// What a position of Löwenherz 1997 is worth to a seat, as terms with names and weights, as
// bots/lowenherz_1997/evaluation.py has it.
#pragma once

#include <array>

#include "../realm/evaluation/standing.hpp"
#include "worth.hpp"

namespace coeurdelion::lowenherz_1997 {

// The terms in their order.
namespace term {
enum : int { WON, POINTS, PROSPECTS, SILVER, ROOM, PRESSURE, GARRISON, DUCATS, POLITICS };
}

inline constexpr std::array<const char*, 9> TERMS = {"won",      "points",   "prospects", "silver",  "room",
                                                     "pressure", "garrison", "ducats",    "politics"};
// What one unit of each term counts, in points.
constexpr double WEIGHTS[TERMS.size()] = {1000.0, 1.0, 0.75, SILVER_SHARE, 0.2, 0.5, 0.5, 1.0, 1.0};

// What land two steps away counts, as a share of what land beside a region does.
constexpr double FAR_SHARE = 0.4;
// With fewer swords to come land and knights count in proportion.
constexpr int BUSY_SWORDS = 4;

// What a cell of each kind is worth to the region that takes it.
inline realm::CellWorth cell_worth(const Valuation& valuation) {
    double mountain = CELL_POINTS + SILVER_SHARE * valuation.silver, town = CELL_POINTS + TOWN_POINTS;
    realm::CellWorth worth = {{valuation.towns(), valuation.mountains(), valuation.open_land(), Cells::none()},
                              {town, mountain, CELL_POINTS, 0}};
    if (mountain > town) {
        worth.cells[0] = valuation.mountains();
        worth.cells[1] = valuation.towns();
        worth.worth[0] = mountain;
        worth.worth[1] = town;
    }
    return worth;
}

// What regions and knights are worth beside their points: a number for each seat in every field.
struct Standing {
    double silver[MOST_SEATS], room[MOST_SEATS], pressure[MOST_SEATS], garrison[MOST_SEATS];
};

inline Standing standing(const realm::Scene& scene, const Valuation& valuation, const CardsAhead& ahead) {
    Standing found;
    realm::CellWorth worth = cell_worth(valuation);
    int reach = realm::LOOT_CELLS * ahead.swords;
    realm::rooms(scene, worth, reach > 1 ? reach : 1, FAR_SHARE, found.room);
    // With a cell goes all that this cuts off from the castle (L97-EXTEND-10).
    auto cut_loss = [&](int region, const Cells& near, const Cells&) {
        return realm::worst_cut(scene, region, near, worth, [&](const Cells& cell, const Cells& zone) {
            return valuation.points(zone) + valuation.silver_of(zone) + worth.best(cell, 1);
        });
    };
    realm::pressures(scene, worth, cut_loss, found.pressure);
    for (int seat = 0; seat < scene.realm.colours - 1; ++seat) {
        found.silver[seat] = (realm::cells_of(scene.realm, seat) & valuation.mountains()).count();
        found.garrison[seat] = realm::held(scene.realm, seat);
    }
    return found;
}

// The terms of a state with the prospects that its sites give each seat.
inline void terms_with(const State& state, const realm::Scene& scene, const Valuation& valuation, const CardsAhead& ahead,
                       const double* prospects, int seat, double* terms) {
    int seats = state.rules.players;
    double points[MOST_SEATS];
    for (int other = 0; other < seats; ++other) points[other] = state.players[other].score;
    Standing stands = standing(scene, valuation, ahead);
    double activity = ahead.swords < BUSY_SWORDS ? ahead.swords / static_cast<double>(BUSY_SWORDS) : 1.0;
    terms[term::WON] = realm::victory(state.phase.kind == Kind::OVER ? state.phase.winners : 0, seat);
    terms[term::POINTS] = realm::lead(points, seats, seat, realm::BEST_RIVAL_SHARE);
    terms[term::PROSPECTS] = realm::lead(prospects, seats, seat);
    terms[term::SILVER] = realm::lead(stands.silver, seats, seat, realm::BEST_RIVAL_SHARE) * ahead.silver;
    terms[term::ROOM] = realm::lead(stands.room, seats, seat) * activity;
    terms[term::PRESSURE] = realm::lead(stands.pressure, seats, seat) * activity;
    terms[term::GARRISON] = realm::lead(stands.garrison, seats, seat) * activity;
    terms[term::DUCATS] = purse_worth(money(state.players[seat]), ahead.rounds);
    terms[term::POLITICS] = in_hand(state.players[seat], ahead);
}

// What a state has for a seat, less what it has for the others, by the outlook of an earlier state.
inline void terms(const State& state, int seat, const Outlook& outlook, double* found) {
    realm::Scene scene(state.realm);
    double prospects[MOST_SEATS];
    realm::prospects(scene, outlook.survey, prospects);
    terms_with(state, scene, outlook.survey.valuation, outlook.ahead, prospects, seat, found);
}

// What a state is worth to a seat, in points, by the outlook of an earlier state.
inline double worth(const State& state, int seat, const Outlook& outlook) {
    double found[TERMS.size()], sum = 0;
    terms(state, seat, outlook, found);
    for (std::size_t term = 0; term < TERMS.size(); ++term) sum += WEIGHTS[term] * found[term];
    return sum;
}

// What a state has for a seat, less what it has for the others, by its own outlook.
inline void evaluate(const State& state, int seat, double* found) {
    realm::Scene scene(state.realm);
    CardsAhead ahead = cards_ahead(state);
    Valuation valuation(state.realm.land, ahead.silver);
    double prospects[MOST_SEATS];
    realm::prospects_now(scene, valuation, closing_chances(ahead), prospects);
    terms_with(state, scene, valuation, ahead, prospects, seat, found);
}

}  // namespace coeurdelion::lowenherz_1997
