// Looking ahead in Löwenherz 1997: the steps a seat would take for an action, and what they lead to, as
// bots/lowenherz_1997/foresight.py has it.
#pragma once

#include "../realm/evaluation/search.hpp"
#include "apply.hpp"
#include "evaluation.hpp"

namespace coeurdelion::lowenherz_1997::foresight {

using realm::Path;

// The most extensions that are looked at, the most promising ones.
constexpr int MAX_EXTENSIONS = 9;
// The most steps of swords that are looked at with what can follow them.
constexpr int MAX_DEEPENED = 3;
// No action has more walls or swords than this.
constexpr int MOST_STEPS = 8;
// So many actions are looked at at the same time.
constexpr int MOST_PATHS = 2048;

// Actions to look at.
struct Steps {
    Action list[MOST_PATHS];
    int count = 0;

    void add(Action action) {
        if (count < MOST_PATHS) list[count++] = action;
    }
};

// Whether walls or swords are being used, so that the next step is to be chosen.
constexpr bool is_acting(Kind kind) { return kind == Kind::WALLS || kind == Kind::SWORDS; }

// The state in which nothing follows an action, so that only the action itself counts.
constexpr State apart(State state) {
    state.row = LAST_ROW;
    return state;
}

// The payment that gives away least, for a forest that ducats alone do not pay.
constexpr unsigned cheapest(int price, const Purse& money) {
    unsigned best = EVERY_TREASURE + 1;
    for_each_payment(price, money, [&](unsigned treasures) {
        if (best > EVERY_TREASURE || worth(treasures) < worth(best)) best = treasures;
    });
    return best;
}

// The knights that can be placed on these cells, each in the way that gives away least: first those that ducats pay for.
inline void add_knights(const State& state, const Cells& cells, const Purse& money, Steps& steps) {
    Cells forests = money.ducats >= FOREST_KNIGHT_COST ? Cells::none() : cells & state.realm.land.cells(realm::FOREST);
    for_each(cells - forests, [&](int cell) { steps.add(number(Verb::KNIGHT, cell)); });
    if (!forests.any()) return;
    unsigned treasures = cheapest(FOREST_KNIGHT_COST, money);
    for_each(forests, [&](int cell) { steps.add(number(Verb::KNIGHT, cell, 0, treasures)); });
}

// The most promising extensions.
inline void add_extensions(const State& state, int seat, const realm::Scene& scene, const Outlook& outlook, Steps& steps) {
    realm::CellWorth worth = cell_worth(outlook.survey.valuation);
    Path promises[MOST_PATHS];
    int count = 0;
    for_each_extension(state, seat, [&](int castle, int cell) {
        int region = realm::domain_named(state.realm, castle);
        if (count < MOST_PATHS)
            promises[count++] = {number(Verb::EXTEND, castle, cell), realm::extension_promise(scene, region, cell, worth)};
    });
    realm::sort(promises, count);
    for (int place = 0; place < count && place < MAX_EXTENSIONS; ++place) steps.add(promises[place].action);
}

// Of the walls or the uses of swords those that may do good, and the one to do nothing.
inline void add_useful(const State& state, int seat, const Outlook& outlook, Steps& steps) {
    realm::Scene scene(state.realm);
    if (state.phase.kind == Kind::WALLS) {
        realm::Edges useful = realm::useful_edges(scene, seat, outlook.survey) & wall_targets(state, seat);
        for_each(useful, [&](int edge) { steps.add(number(Verb::WALL, edge)); });
    } else {
        Purse money = purse(state, seat);
        Cells useful = realm::useful_cells(scene, seat, outlook.survey) & sword_targets(state, seat, money);
        add_knights(state, useful, money, steps);
        add_extensions(state, seat, scene, outlook, steps);
    }
    steps.add(number(Verb::DONE));
}

// What an action leads to is worth to a seat.
inline double value_of(const State& state, int seat, const Outlook& outlook, Action action) {
    State after = state;
    apply(after, seat, action);
    double tidy = verb_of(action) == Verb::WALL ? realm::tidiness(state.realm, amount_of(action)) : 0;
    return worth(after, seat, outlook) + tidy;
}

// Where such actions lead, each by itself; how many.
inline int single_steps(const State& state, int seat, const Outlook& outlook, const Steps& steps, Path* found) {
    for (int place = 0; place < steps.count; ++place)
        found[place] = {steps.list[place], value_of(state, seat, outlook, steps.list[place])};
    return steps.count;
}

// The value of a step of swords, by the best one that can follow it.
inline double deepened(const State& state, int seat, const Outlook& outlook, const Path& path) {
    State after = state;
    apply(after, seat, path.action);
    if (after.phase.kind != Kind::SWORDS || after.phase.seat != seat) return path.value;
    Steps steps;
    Path following[MOST_PATHS];
    add_useful(after, seat, outlook, steps);
    int count = single_steps(after, seat, outlook, steps, following);
    double best = following[realm::best_of(following, count, true)].value;
    return best > path.value ? best : path.value;
}

// Where the walls, or the uses of swords, lead that are worth a look, and what that is worth to the seat that acts; how
// many. The state is set apart.
inline int paths(const State& state, int seat, const Outlook& outlook, Path* found) {
    Steps steps;
    add_useful(state, seat, outlook, steps);
    int count = single_steps(state, seat, outlook, steps, found);
    if (state.phase.kind != Kind::SWORDS) return count;
    realm::sort(found, count);
    for (int place = 0; place < count && place < MAX_DEEPENED; ++place)
        found[place].value = deepened(state, seat, outlook, found[place]);
    return count;
}

// Takes the steps of an action as a seat would, until all is done.
inline void play_out(State& state, int seat, const Outlook& outlook) {
    Path found[MOST_PATHS];
    while (is_acting(state.phase.kind) && state.phase.seat == seat) {
        int count = paths(state, seat, outlook, found);
        Path best = found[realm::best_of(found, count, true)];
        if (verb_of(best.action) == Verb::DONE) return;
        apply(state, seat, best.action);
    }
}

// What so many walls or swords would bring a seat now, if nothing followed.
inline double foresee(State state, int seat, const Outlook& outlook, Row action) {
    bool has_swords = action.kind == RowKind::SWORDS;
    state = apart(state);
    Phase& phase = wait_for(state, has_swords ? Kind::SWORDS : Kind::WALLS, seat);
    phase.left = action.amount;
    phase.may_extend = has_swords;
    double before = worth(state, seat, outlook);
    play_out(state, seat, outlook);
    return worth(state, seat, outlook) - before;
}

// Where it leads to end an alliance and then take the best steps of the swords at hand.
inline double value_of_break(State state, int seat, const Outlook& outlook, Action action) {
    apply(state, seat, action);
    play_out(state, seat, outlook);
    return worth(state, seat, outlook);
}

// Where the knight of a renegade can go; how many.
inline int arrivals(const State& state, int seat, const Outlook& outlook, Path* found) {
    Steps steps;
    Purse money = purse(state, seat);
    add_knights(state, arrival_targets(state, money), money, steps);
    return single_steps(state, seat, outlook, steps, found);
}

// Where it leads to play a politics card; a renegade is seen to the knight that follows.
inline double value_of_politics(State state, int seat, const Outlook& outlook, Action action) {
    apply(state, seat, action);
    if (state.phase.kind != Kind::RENEGADE_ARRIVES) return worth(state, seat, outlook);
    Path found[MOST_PATHS];
    int count = arrivals(state, seat, outlook, found);
    return count ? found[realm::best_of(found, count, true)].value : worth(state, seat, outlook);
}

// The politics cards that a seat to decide could play, each in the way that gives away least, and where they lead; how many.
inline int politics_plays(const State& state, int seat, const Outlook& outlook, Path* found) {
    Steps steps;
    const std::uint8_t* castle = state.realm.castle;
    if (holds(state.players[seat], ALLIANCE))
        realm::for_each_open_alliance(state.realm, seat, [&](int one, int other) {
            steps.add(number(Verb::ALLIANCE, castle[one], castle[other]));
        });
    for_each_renegade(state, seat, [&](int one, int other, int cell, unsigned treasures) {
        Action action = renegade(castle[one], castle[other], cell, treasures);
        Action last = steps.count ? steps.list[steps.count - 1] : NO_ACTION;
        if ((last & ~EVERY_TREASURE) != (action & ~EVERY_TREASURE)) return steps.add(action);
        if (worth(treasures) < worth(treasures_of(last))) steps.list[steps.count - 1] = action;
    });
    for (int place = 0; place < steps.count; ++place)
        found[place] = {steps.list[place], value_of_politics(state, seat, outlook, steps.list[place])};
    return steps.count;
}

// Where those steps lead that a seat to act is asked for: walls and swords if nothing follows them, places for a renegade,
// politics cards; how many.
inline int next_steps(const State& state, int seat, const Outlook& outlook, Path* found) {
    if (state.phase.seat != seat) return 0;
    switch (state.phase.kind) {
        case Kind::WALLS:
        case Kind::SWORDS: return paths(apart(state), seat, outlook, found);
        case Kind::RENEGADE_ARRIVES: return arrivals(state, seat, outlook, found);
        case Kind::DECIDE: return state.phase.has_played ? 0 : politics_plays(state, seat, outlook, found);
        default: return 0;
    }
}

}  // namespace coeurdelion::lowenherz_1997::foresight
