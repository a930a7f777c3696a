// Looking ahead in Löwenherz 2003: the steps a seat would take for a symbol of a card, and what they lead to, as
// bots/lowenherz_2003/foresight.py has it.
#pragma once

#include "../realm/evaluation/search.hpp"
#include "evaluation.hpp"
#include "rules.hpp"

namespace coeurdelion::lowenherz_2003::foresight {

using realm::Path;

// The most extensions that are looked at, the most promising ones.
constexpr int MAX_EXTENSIONS = 10;
// The most extensions that are looked at with a second cell.
constexpr int MAX_DEEPENED = 4;
// A card has no more steps than this.
constexpr int MOST_STEPS = 8;

// So many actions are looked at at the same time.
constexpr int MOST_PATHS = rules::MOST_LEGAL + 1;

// Whether a card is being played, so that its next step is to be chosen.
constexpr bool is_step(Step step) { return Step::BORDERS <= step && step <= Step::ALLIANCE; }

// What a step is followed by with another choice that belongs to it: the two knights of a deserter.
constexpr bool is_deserting(Step step) { return step == Step::DESERTER_ARRIVES || step == Step::DESERTER_LEAVES; }

// Of some actions those that are wanted, in their order; how many.
template <class Wanted>
int keep(Action* actions, int count, Wanted is_wanted) {
    int kept = 0;
    for (int number = 0; number < count; ++number)
        if (is_wanted(actions[number])) actions[kept++] = actions[number];
    return kept;
}

// The most promising extensions, the best first; how many.
inline int keep_promising(const realm::Scene& scene, const Outlook& outlook, Action* actions, int count) {
    realm::CellWorth worth = cell_worth(outlook.survey.valuation);
    Path promises[MOST_PATHS];
    for (int number = 0; number < count; ++number) {
        int domain = realm::domain_named(scene.realm, first_word(actions[number]));
        promises[number] = {actions[number], realm::extension_promise(scene, domain, second_word(actions[number]), worth)};
    }
    realm::sort(promises, count);
    int kept = count < MAX_EXTENSIONS ? count : MAX_EXTENSIONS;
    for (int number = 0; number < kept; ++number) actions[number] = promises[number].action;
    return kept;
}

// Of the actions that are legal those that may do good, one step at least; how many.
inline int worth_a_look(const State& state, int seat, const Outlook& outlook, Action* actions, int count) {
    realm::Scene scene(state.realm);
    Action first = count ? actions[0] : action(Verb::NOTHING);
    int steps = keep(actions, count, [](Action step) { return verb_of(step) != Verb::DONE; }), kept = steps;
    bool may_end = steps < count;
    if (state.phase.step == Step::BORDERS) {
        realm::Edges useful = realm::useful_edges(scene, seat, outlook.survey);
        kept = keep(actions, steps, [&](Action step) { return useful.has(edge_of(step)); });
    } else if (state.phase.step == Step::KNIGHTS) {
        Cells useful = realm::useful_cells(scene, seat, outlook.survey);
        kept = keep(actions, steps, [&](Action step) { return useful.has(first_word(step)); });
    } else if (state.phase.step == Step::EXTENSION) {
        kept = keep_promising(scene, outlook, actions, steps);
    }
    if (!kept && count) actions[kept++] = first;
    if (may_end && verb_of(actions[kept - 1]) != Verb::DONE) actions[kept++] = action(Verb::DONE);
    return kept;
}

int paths(const State& state, int seat, const Outlook& outlook, Path* found);

// What an action leads to is worth to a seat; a deserter is followed to its end.
inline double value_of(const State& state, int seat, const Outlook& outlook, Action action) {
    State after = state;
    rules::apply(after, state.phase.seat, action);
    if (is_deserting(after.phase.step)) {
        Path following[MOST_PATHS];
        int count = paths(after, seat, outlook, following);
        return count ? following[realm::best_of(following, count, after.phase.seat == seat)].value : 0;
    }
    double tidy = verb_of(action) == Verb::BORDER ? realm::tidiness(state.realm, edge_of(action)) : 0;
    return worth(after, seat, outlook) + tidy;
}

// The value of the first cell of an extension, by the best cell that can follow it.
inline double deepened(const State& state, int seat, const Outlook& outlook, const Path& path) {
    State after = state;
    rules::apply(after, state.phase.seat, path.action);
    if (after.phase.step != Step::EXTENSION) return path.value;
    Path following[MOST_PATHS];
    int count = paths(after, seat, outlook, following);
    double best = count ? following[realm::best_of(following, count, true)].value : path.value;
    return best > path.value ? best : path.value;
}

// Where the legal actions lead that are worth a look, and what that is worth to a seat; how many. The state is one in which
// a step of a card is to be chosen.
inline int paths(const State& state, int seat, const Outlook& outlook, Path* found) {
    Action actions[MOST_PATHS];
    int count = worth_a_look(state, seat, outlook, actions, rules::legal(state, state.phase.seat, actions));
    for (int number = 0; number < count; ++number)
        found[number] = {actions[number], value_of(state, seat, outlook, actions[number])};
    if (state.phase.step != Step::EXTENSION || state.phase.left < EXTENSION_CELLS) return count;
    realm::sort(found, count);
    for (int number = 0; number < count && number < MAX_DEEPENED; ++number)
        found[number].value = deepened(state, seat, outlook, found[number]);
    return count;
}

// Takes the steps of a card as a seat would, and as another would where it has to choose, until all is done; calls
// `visit(value)` after each.
template <class Visit>
void play_out(State& state, int seat, const Outlook& outlook, Visit visit) {
    Path found[MOST_PATHS];
    while (is_step(state.phase.step)) {
        int mover = state.phase.seat, count = paths(state, seat, outlook, found);
        if (!count) return;
        Path best = found[realm::best_of(found, count, mover == seat)];
        if (verb_of(best.action) == Verb::DONE) return;
        rules::apply(state, mover, best.action);
        visit(best.value);
    }
}

// What a symbol would bring a seat now, `gains` after one of its steps, after two, and so on; of a deserter, an extension or
// an alliance only after all. How many, none if it could not be used.
inline int foresee(State state, int seat, const Outlook& outlook, Way way, double* gains) {
    bool is_counted = way.symbol == Symbol::BORDERS || way.symbol == Symbol::KNIGHTS;
    Player& player = state.players[seat];
    player.ducats = player.ducats / 2 > 1 ? player.ducats / 2 : 1;
    await(state, play::step_of(way.symbol), seat);
    state.phase.left = play::steps_of(way);
    Action actions[rules::MOST_LEGAL];
    if (!rules::legal(state, seat, actions)) return 0;
    double before = worth(state, seat, outlook);
    int count = 0;
    play_out(state, seat, outlook, [&](double value) {
        if (count == MOST_STEPS || !is_counted) count = 0;
        gains[count++] = value - before;
    });
    while (is_counted && count && count < way.count) {
        gains[count] = gains[count - 1];
        ++count;
    }
    return count;
}

}  // namespace coeurdelion::lowenherz_2003::foresight
