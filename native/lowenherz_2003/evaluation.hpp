// What a position of Löwenherz 2003 is worth to a seat, as terms with names and weights, as
// bots/lowenherz_2003/evaluation.py has it.
#pragma once

#include <array>

#include "../realm/evaluation/standing.hpp"
#include "outlook.hpp"

namespace coeurdelion::lowenherz_2003 {

// The terms in their order.
namespace term {
enum : int { WON, POINTS, PROSPECTS, ROOM, PRESSURE, GARRISON, INCOME, MONOPOLY, DUCATS, BONUS };
}

inline constexpr std::array<const char*, 10> TERMS = {"won",      "points", "prospects", "room",   "pressure",
                                                      "garrison", "income", "monopoly",  "ducats", "bonus"};
// What one unit of each term counts, in points.
constexpr double WEIGHTS[TERMS.size()] = {1000.0, 1.0, 0.42, 0.19, 0.5, 0.6, 0.28, 1.2, 0.35, 1.2};

// What the mines of one kind count on the way to a monopoly (L03-MINE-2).
constexpr double MONOPOLY_PROGRESS[MONOPOLY_MINES] = {0.0, 0.2, 1.0};
// What land two steps away counts, as a share of what land beside a domain does.
constexpr double FAR_SHARE = 0.45;
// The ducats that a turn can use: more than the turns to come can use are worth nothing.
constexpr int DUCATS_PER_TURN = 4;
// The most turns whose income counts.
constexpr int MAX_INCOME_TURNS = 12;
// With fewer rounds to come by the cards, the bonus for ducats at the end counts.
constexpr int BONUS_ROUNDS = 6;

// What a ducat counts, and for how many ducats that holds: the first, the next, the rest.
struct DucatWorth {
    double share;
    int width;
};
constexpr DucatWorth DUCAT_WORTH[] = {{1.0, 8}, {0.5, 8}, {0.15, 999}};

inline realm::CellWorth cell_worth(const Valuation& valuation) {
    return {{valuation.cities(), valuation.villages(), valuation.mines(), valuation.forests()},
            {CITY_POINTS, VILLAGE_POINTS, MINE_WORTH, FOREST_POINTS}};
}

// Ducats, the first counting most, and no more than the turns after this one can use.
constexpr double useful(int ducats, int turns) {
    int usable = DUCATS_PER_TURN * (turns - 1);
    if (ducats > usable) ducats = usable;
    double counted = 0;
    for (const DucatWorth& step : DUCAT_WORTH) {
        int some = ducats < step.width ? ducats : step.width;
        counted += step.share * some;
        ducats -= some;
    }
    return counted;
}

// What each would get for ducats if the match ended now (L03-END-3).
constexpr void bonuses(const int* ducats, int seats, double* points) {
    int most = 0, next = 0;
    for (int seat = 0; seat < seats; ++seat)
        if (ducats[seat] > most) most = ducats[seat];
    for (int seat = 0; seat < seats; ++seat)
        if (ducats[seat] > next && ducats[seat] < most) next = ducats[seat];
    for (int seat = 0; seat < seats; ++seat) {
        bool has_most = ducats[seat] > 0 && ducats[seat] == most, has_next = ducats[seat] > 0 && ducats[seat] == next;
        points[seat] = has_most ? MOST_DUCATS_POINTS : has_next ? NEXT_DUCATS_POINTS : 0;
    }
}

// The terms of ducats: what they can buy, and their bonus at the end.
inline void money_terms(const int* ducats, int seats, int seat, TimeLeft time, double* terms) {
    double near = 1 - (time.rounds - 1) / static_cast<double>(BONUS_ROUNDS), points[MOST_PLAYERS];
    bonuses(ducats, seats, points);
    terms[term::DUCATS] = useful(ducats[seat], time.turns);
    terms[term::BONUS] = near > 0 ? near * realm::lead(points, seats, seat) : 0.0;
}

// What domains and knights are worth beside their points, and mines: a number for each seat in every field.
struct Standing {
    double room[MOST_PLAYERS], pressure[MOST_PLAYERS], garrison[MOST_PLAYERS], income[MOST_PLAYERS], monopoly[MOST_PLAYERS];
};

inline Standing standing(const realm::Scene& scene, const Valuation& valuation, int seats) {
    Standing found;
    realm::CellWorth worth = cell_worth(valuation);
    realm::rooms(scene, worth, realm::ALL_CELLS, FAR_SHARE, found.room);
    // An extension takes two cells (L03-EXTEND-10).
    auto cut_loss = [&](int domain, const Cells& near, const Cells& free) {
        Cells cells = near | (scene.grid.beside(near) & free);
        return realm::worst_cut(scene, domain, cells, worth, [&](const Cells& cell, const Cells& zone) {
            return worth.best(cell | zone, realm::ALL_CELLS);
        });
    };
    realm::pressures(scene, worth, cut_loss, found.pressure);
    Cells mines[MINES];
    for (int mine = 0; mine < MINES; ++mine) mines[mine] = scene.realm.land.cells(FIRST_MINE + mine);
    for (int seat = 0; seat < seats; ++seat) {
        found.garrison[seat] = realm::held(scene.realm, seat);
        found.income[seat] = found.monopoly[seat] = 0;
        Cells own = realm::cells_of(scene.realm, seat);
        for (const Cells& kind : mines) {
            int count = (own & kind).count();
            found.income[seat] += count > 0;
            if (count < MONOPOLY_MINES) found.monopoly[seat] += MONOPOLY_PROGRESS[count];
        }
    }
    return found;
}

// What the terms of a state are made from: a number for each seat.
struct Assets {
    double points[MOST_PLAYERS], prospects[MOST_PLAYERS];
    int ducats[MOST_PLAYERS];
    Standing stands;
};

// The assets of a state, but for the prospects that its sites give each seat.
inline Assets assets(const State& state, const realm::Scene& scene, const Valuation& valuation) {
    Assets found;
    for (int seat = 0; seat < state.seats; ++seat) {
        found.points[seat] = state.players[seat].score;
        found.ducats[seat] = state.players[seat].ducats;
    }
    found.stands = standing(scene, valuation, state.seats);
    return found;
}

// The terms of a state that has these assets.
inline void terms_of(const State& state, const Assets& assets, TimeLeft time, int seat, double* terms) {
    int seats = state.seats, turns = time.turns < MAX_INCOME_TURNS ? time.turns : MAX_INCOME_TURNS;
    const Standing& stands = assets.stands;
    terms[term::WON] = realm::victory(state.phase.step == Step::OVER ? state.phase.winners : 0, seat);
    terms[term::POINTS] = realm::lead(assets.points, seats, seat, realm::BEST_RIVAL_SHARE);
    terms[term::PROSPECTS] = realm::lead(assets.prospects, seats, seat);
    terms[term::ROOM] = realm::lead(stands.room, seats, seat);
    terms[term::PRESSURE] = realm::lead(stands.pressure, seats, seat);
    terms[term::GARRISON] = realm::lead(stands.garrison, seats, seat);
    terms[term::INCOME] = realm::lead(stands.income, seats, seat) * turns;
    terms[term::MONOPOLY] = realm::lead(stands.monopoly, seats, seat);
    money_terms(assets.ducats, seats, seat, time, terms);
}

// The assets of a state by the outlook of an earlier state.
inline Assets foreseen_assets(const State& state, const Outlook& outlook) {
    realm::Scene scene(state.realm);
    Assets found = assets(state, scene, outlook.survey.valuation);
    realm::prospects(scene, outlook.survey, found.prospects);
    return found;
}

// What some terms are worth, in points.
inline double weighed(const double* terms, const double* weights) {
    double sum = 0;
    for (std::size_t term = 0; term < TERMS.size(); ++term) sum += weights[term] * terms[term];
    return sum;
}

// What a state is worth to a seat, in points, by the outlook of an earlier state.
inline double worth(const State& state, int seat, const Outlook& outlook, const double* weights = WEIGHTS) {
    double terms[TERMS.size()];
    terms_of(state, foreseen_assets(state, outlook), {outlook.turns, outlook.rounds}, seat, terms);
    return weighed(terms, weights);
}

// What a state is worth to each seat, in points, by the outlook of an earlier state.
inline void worths(const State& state, const Outlook& outlook, const double* weights, double* found) {
    Assets assets = foreseen_assets(state, outlook);
    for (int seat = 0; seat < state.seats; ++seat) {
        double terms[TERMS.size()];
        terms_of(state, assets, {outlook.turns, outlook.rounds}, seat, terms);
        found[seat] = weighed(terms, weights);
    }
}

// What a state has for a seat, less what it has for the others, by its own outlook.
inline void evaluate(const State& state, int seat, double* found) {
    realm::Scene scene(state.realm);
    Valuation valuation(state.realm.land);
    TimeLeft time = time_left(state);
    Assets has = assets(state, scene, valuation);
    realm::prospects_now(scene, valuation, closing_chances(time.turns), has.prospects);
    terms_of(state, has, time, seat, found);
}

}  // namespace coeurdelion::lowenherz_2003
