// The steps of a card that a quick player takes: only the most promising ones are looked at.
#pragma once

#include <algorithm>

#include "claims.hpp"
#include "foresight.hpp"

namespace coeurdelion::lowenherz_2003 {

// Some steps of a card in a row, and what they are worth to whom they are of.
struct Row {
    static constexpr int MOST = 4;

    Action actions[MOST];
    int length;
    double value;

    void add(Action action) {
        if (length < MOST) actions[length++] = action;
    }
};

// How many ways of each kind are looked at.
struct Breadth {
    int edges, closings, knights, extensions, seconds, pairs;
};
constexpr Breadth QUICK = {3, 2, 2, 4, 2, 4};

// What a seat would do with a card; every position that is valued is counted.
struct Hunt {
    const Outlook& outlook;
    const double* weights;
    Breadth breadth;
    int seat;
    std::int64_t& nodes;

    double value(const State& state) const {
        ++nodes;
        return worth(state, seat, outlook, weights);
    }

    // Calls `visit(row)` for rows of steps that begin where a step of a card is to be chosen.
    template <class Visit>
    void rows(const State& state, Visit visit) const {
        switch (state.phase.step) {
            case Step::BORDERS: return borders(state, visit);
            case Step::KNIGHTS: return knights(state, visit);
            case Step::EXTENSION: return extensions(state, visit);
            case Step::DESERTION: return desertions(state, visit);
            case Step::ALLIANCE:
                return realm::for_each_open_alliance(state.realm, state.phase.seat, [&](int one, int other) {
                    try_out(state, action(Verb::ALLY, state.realm.castle[one], state.realm.castle[other]), visit);
                });
            case Step::DESERTER_ARRIVES:
                return for_some(desert::arrival_targets(state), state.realm.land, breadth.pairs, [&](int cell) {
                    try_out(state, action(Verb::KNIGHT, cell), visit);
                });
            case Step::DESERTER_LEAVES:
                return for_each(desert::removal_targets(state), [&](int cell) {
                    try_out(state, action(Verb::REMOVE, cell), visit);
                });
            default: return;
        }
    }

  private:
    // A row of one action.
    template <class Visit>
    void try_out(const State& state, Action action, Visit visit) const {
        State after = state;
        rules::apply(after, state.phase.seat, action);
        visit(Row{{action}, 1, value(after)});
    }

    // The first cells of some, meadows before forests.
    template <class Visit>
    static void for_some(const Cells& cells, const realm::Land& land, int most, Visit visit) {
        for (const Cells& kind : {cells - land.cells(FOREST), cells & land.cells(FOREST)})
            for_each(kind, [&](int cell) {
                if (most-- > 0) visit(cell);
            });
    }

    // The edges that promise most, the best first; how many.
    int promising(const State& state, const Claims& claims, realm::Path* found) const {
        realm::Edges wanted = claims.wanted() & realm::border_targets(state.realm);
        int count = 0, most = breadth.edges;
        for_each(wanted, [&](int edge) {
            double gain = claims.gain(edge);
            int place = count;
            if (count == most && found[count - 1].value >= gain) return;
            if (count == most) --place;
            else ++count;
            for (; place > 0 && found[place - 1].value < gain; --place) found[place] = found[place - 1];
            found[place] = {border_action(edge), gain};
        });
        return count;
    }

    // Goes on with a row as long as it can, each step the best of those that promise most.
    template <class Visit>
    void follow(State state, Row row, Visit visit) const {
        while (state.phase.step == Step::BORDERS && row.length < Row::MOST) {
            Claims claims(realm::Scene(state.realm), seat, state.seats, outlook);
            realm::Path found[MOST_EDGES];
            int count = promising(state, claims, found);
            if (!count) return;
            State best;
            double most = 0;
            for (int number = 0; number < count; ++number) {
                State after = state;
                rules::apply(after, state.phase.seat, found[number].action);
                double worth = value(after) + realm::tidiness(state.realm, edge_of(found[number].action));
                if (number && worth <= most) continue;
                most = worth;
                best = after;
                row.actions[row.length] = found[number].action;
            }
            ++row.length;
            row.value = most;
            state = best;
            visit(row);
        }
    }

    template <class Visit>
    void borders(const State& state, Visit visit) const {
        follow(state, Row{}, visit);
        Claims claims(realm::Scene(state.realm), seat, state.seats, outlook);
        const Claims::Area* closings[realm::MOST_SITES * realm::SHAPES];
        int count = 0;
        for (int number = 0; number < claims.count; ++number)
            for (int place = 0; place < claims.sites[number].areas && claims.sites[number].share > 0; ++place) {
                const Claims::Area& area = claims.sites[number].area[place];
                if (1 < area.count && area.count <= state.phase.left) closings[count++] = &area;
            }
        std::stable_sort(closings, closings + count, [](auto one, auto other) { return one->value > other->value; });
        for (int number = 0; number < count && number < breadth.closings; ++number) {
            State after = state;
            Row row{};
            for_each(closings[number]->missing, [&](int edge) {
                if (after.phase.step != Step::BORDERS || !realm::border_targets(after.realm).has(edge)) return;
                row.add(border_action(edge));
                rules::apply(after, state.phase.seat, border_action(edge));
            });
            if (!row.length) continue;
            row.value = value(after);
            visit(row);
            follow(after, row, visit);
        }
    }

    template <class Visit>
    void knights(State state, Visit visit) const {
        Row row{};
        while (state.phase.step == Step::KNIGHTS && row.length < Row::MOST) {
            realm::Scene scene(state.realm);
            Cells targets = knight::targets(state, seat, state.players[seat].ducats), looked = Cells::none();
            State best;
            double most = 0;
            bool any = false;
            auto look = [&](int cell) {
                if (looked.has(cell)) return;
                looked.add(cell);
                State after = state;
                rules::apply(after, seat, action(Verb::KNIGHT, cell));
                double worth = value(after);
                if (any && worth <= most) return;
                any = true;
                most = worth;
                best = after;
                row.actions[row.length] = action(Verb::KNIGHT, cell);
            };
            for (int domain = 0; domain < state.realm.domains; ++domain)
                if (state.realm.colour[domain] == seat)
                    for_some(targets & state.realm.cells[domain], state.realm.land, breadth.knights, look);
            realm::for_each_open_site(scene, outlook.survey, seat, [&](const realm::Site&, const realm::Prospect& prospect) {
                for_some(targets & prospect.cells, state.realm.land, 1, look);
            });
            if (!any && !row.length) for_some(targets, state.realm.land, 1, look);
            if (!any) return;
            ++row.length;
            row.value = most;
            state = best;
            visit(row);
        }
    }

    // The extensions that promise most, the best first; how many.
    int extensions(const State& state, int most, realm::Path* found) const {
        realm::Scene scene(state.realm);
        realm::CellWorth worth = cell_worth(outlook.survey.valuation);
        int count = 0;
        for (int domain = 0; domain < state.realm.domains; ++domain) {
            if (!extend::is_chosen(state, seat, domain)) continue;
            for_each(realm::extension_targets(state.realm, domain), [&](int cell) {
                double promise = realm::extension_promise(scene, domain, cell, worth);
                int place = count;
                if (count == most && found[count - 1].value >= promise) return;
                if (count == most) --place;
                else ++count;
                for (; place > 0 && found[place - 1].value < promise; --place) found[place] = found[place - 1];
                found[place] = {action(Verb::EXTEND, state.realm.castle[domain], cell), promise};
            });
        }
        return count;
    }

    template <class Visit>
    void extensions(const State& state, Visit visit) const {
        realm::Path first[MOST_EDGES], second[MOST_EDGES];
        int count = extensions(state, breadth.extensions, first);
        for (int number = 0; number < count; ++number) {
            State after = state;
            rules::apply(after, seat, first[number].action);
            visit(Row{{first[number].action}, 1, value(after)});
            if (after.phase.step != Step::EXTENSION) continue;
            int following = extensions(after, breadth.seconds, second);
            for (int next = 0; next < following; ++next) {
                State end = after;
                rules::apply(end, seat, second[next].action);
                visit(Row{{first[number].action, second[next].action}, 2, value(end)});
            }
        }
    }

    template <class Visit>
    void desertions(const State& state, Visit visit) const {
        Action list[rules::MOST_LEGAL];
        Actions actions{list, rules::MOST_LEGAL};
        rules::list_deserters(state, seat, actions);
        int left = breadth.pairs;
        for (int number = 0; number < actions.count && left; ++number) {
            bool is_other = !number || first_word(list[number]) != first_word(list[number - 1]) ||
                            second_word(list[number]) != second_word(list[number - 1]);
            if (!is_other) continue;
            --left;
            State after = state;
            Row row{{list[number]}, 1, 0};
            rules::apply(after, seat, list[number]);
            for_some(desert::arrival_targets(after), state.realm.land, 1, [&](int cell) {
                row.add(action(Verb::KNIGHT, cell));
                rules::apply(after, seat, action(Verb::KNIGHT, cell));
            });
            if (after.phase.step == Step::DESERTER_LEAVES) {
                int mover = after.phase.seat;
                Action leaves = action(Verb::REMOVE, desert::removal_targets(after).lowest());
                if (mover == seat) row.add(leaves);
                rules::apply(after, mover, leaves);
            }
            row.value = value(after);
            visit(row);
        }
    }

    static constexpr int MOST_EDGES = 16;
};

}  // namespace coeurdelion::lowenherz_2003
