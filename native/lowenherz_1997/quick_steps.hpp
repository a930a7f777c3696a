// Walls and swords as a player takes them without long thought: the best of a few ideas, again and again. This is how everybody
// acts when plans are played on.
#pragma once

#include "foresight.hpp"
#include "weights.hpp"

namespace coeurdelion::lowenherz_1997::quick {

using realm::Edges;

// The most extensions that are looked at.
constexpr int MOST_EXTENSIONS = 4;

// Who acts, by which outlook and weights.
struct Eyes {
    int seat;
    const Outlook& outlook;
    const Weights& weights;

    double worth(const State& state) const { return lowenherz_1997::worth(state, seat, outlook, weights); }
};

// Some actions in a row, and the state that they lead to.
struct Line {
    static constexpr int MOST_ACTIONS = 2 * foresight::MOST_STEPS;

    State after;
    Action actions[MOST_ACTIONS];
    int count = 0;

    explicit Line(const State& state) : after(state) {}

    void take(Action action) {
        if (count >= MOST_ACTIONS) return;
        actions[count++] = action;
        lowenherz_1997::apply(after, after.phase.seat, action);
    }

    bool is_over() const { return !foresight::is_acting(after.phase.kind) || count >= MOST_ACTIONS; }
};

// The best idea found so far, and what it is worth; at first to do nothing.
struct Idea {
    Line line;
    double value;
    bool is_found = false;

    void consider(const Line& found, double worth) {
        if (worth <= value) return;
        line = found;
        value = worth;
        is_found = true;
    }
};

// Places walls on some of these edges as long as there are any left, those first that help elsewhere too.
inline void place_some(Line& line, const Edges& wanted, const Edges& liked) {
    for (const Edges& edges : {wanted & liked, wanted - liked})
        for_each(edges, [&](int edge) {
            if (line.after.phase.kind == Kind::WALLS && wall_targets(line.after, line.after.phase.seat).has(edge))
                line.take(number(Verb::WALL, edge));
        });
}

// The best use of some of the walls left: towards an area of an own castle, or one that shuts another in.
inline void take_walls(const Line& before, const Eyes& eyes, Idea& idea) {
    const State& state = before.after;
    realm::Scene scene(state.realm);
    const auto& survey = eyes.outlook.survey;
    Edges targets = wall_targets(state, eyes.seat), own = Edges::none(), twice = Edges::none(), others = Edges::none();
    for (int number = 0; number < survey.count; ++number) {
        const realm::Site& site = survey.sites[number];
        if (scene.taken.has(site.castle)) continue;
        Edges rims = Edges::none();
        for (int area = 0; area < site.count; ++area) rims |= site.areas[area].rim;
        if (site.colour == eyes.seat) {
            twice |= own & rims;
            own |= rims;
        } else {
            others |= rims;
        }
    }
    if (!targets.any()) return;
    for (int number = 0; number < survey.count; ++number) {
        const realm::Site& site = survey.sites[number];
        if (site.colour != eyes.seat || scene.taken.has(site.castle)) continue;
        for (int place = 0; place < site.count; ++place) {
            const realm::Area& area = site.areas[place];
            bool is_whole = !(area.cells & scene.taken).any();
            Edges rim = is_whole ? area.rim : realm::rest_of(scene, site.castle, area, survey.valuation).rim;
            Edges missing = rim - state.realm.borders;
            if (missing.count() >= survey.chances.limit || (missing & scene.firm).any()) continue;
            Line line = before;
            place_some(line, missing & targets, twice);
            idea.consider(line, eyes.worth(line.after));
        }
    }
    for_each((others - own) & targets, [&](int edge) {
        if (!realm::closes(state.realm, scene.grid, edge)) return;
        Line line = before;
        line.take(number(Verb::WALL, edge));
        idea.consider(line, eyes.worth(line.after));
    });
}

// The best place for a knight: one in each own region, and one in the best area of each castle without any.
inline void take_knights(const Line& before, const Eyes& eyes, const realm::Scene& scene, Idea& idea) {
    const State& state = before.after;
    Purse money = purse(state, eyes.seat);
    Cells targets = sword_targets(state, eyes.seat, money), forests = state.realm.land.cells(realm::FOREST);
    if (!targets.any()) return;
    auto try_one = [&](const Cells& cells) {
        Cells found = cells & targets;
        if (!found.any()) return;
        Cells cheap = found - forests;
        bool is_free = cheap.any();
        unsigned treasures = is_free || money.ducats >= FOREST_KNIGHT_COST ? 0 : foresight::cheapest(FOREST_KNIGHT_COST, money);
        Line line = before;
        line.take(number(Verb::KNIGHT, is_free ? cheap.lowest() : found.lowest(), 0, treasures));
        idea.consider(line, eyes.worth(line.after));
    };
    for (int region = 0; region < state.realm.domains; ++region)
        if (state.realm.colour[region] == eyes.seat) try_one(state.realm.cells[region]);
    realm::for_each_open_site(scene, eyes.outlook.survey, eyes.seat,
                              [&](const realm::Site&, const realm::Prospect& best) { try_one(best.cells); });
}

// The best of the most promising extensions, by what each is worth with a second cell that looks good.
inline void take_extensions(const Line& before, const Eyes& eyes, const realm::Scene& scene, Idea& idea) {
    const State& state = before.after;
    realm::CellWorth worth = cell_worth(eyes.outlook.survey.valuation);
    realm::Path best[MOST_EXTENSIONS + 1];
    int count = 0;
    for_each_extension(state, eyes.seat, [&](int castle, int cell) {
        int region = realm::domain_named(state.realm, castle);
        double promise = realm::extension_promise(scene, region, cell, worth);
        int place = count < MOST_EXTENSIONS ? count++ : MOST_EXTENSIONS;
        for (; place && best[place - 1].value < promise; --place) best[place] = best[place - 1];
        best[place] = {number(Verb::EXTEND, castle, cell), promise};
    });
    for (int place = 0; place < count; ++place) {
        Line line = before;
        line.take(best[place].action);
        idea.consider(line, eyes.worth(line.after));
    }
}

// Takes the best next use of the walls or swords left; false if there is none that is better than to stop.
inline bool step(Line& line, const Eyes& eyes) {
    Idea idea{line, eyes.worth(line.after)};
    if (line.after.phase.kind == Kind::WALLS) {
        take_walls(line, eyes, idea);
    } else {
        realm::Scene scene(line.after.realm);
        take_knights(line, eyes, scene, idea);
        take_extensions(line, eyes, scene, idea);
    }
    if (idea.is_found) line = idea.line;
    return idea.is_found;
}

// All steps of the walls or swords that a seat has, as if nothing followed them.
inline Line act(const State& state, const Eyes& eyes) {
    Line line(foresight::apart(state));
    while (!line.is_over() && step(line, eyes)) {
    }
    return line;
}

// What so many walls or swords would bring now, if nothing followed.
inline double gain(State state, const Eyes& eyes, lowenherz_1997::Row action) {
    bool has_swords = action.kind == RowKind::SWORDS;
    double had = eyes.worth(state);
    Phase& phase = wait_for(state, has_swords ? Kind::SWORDS : Kind::WALLS, eyes.seat);
    phase.left = action.amount;
    phase.may_extend = has_swords;
    return eyes.worth(act(state, eyes).after) - had;
}

}  // namespace coeurdelion::lowenherz_1997::quick
