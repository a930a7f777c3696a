// How players play on when plans are compared: as the squire would, but quickly. Everyone plays so, in a world that hides nothing, by
// the outlook of the decision that is thought about.
#pragma once

#include <algorithm>
#include <cmath>

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

// What a seat believes of the areas that castles could get, so that a border on an edge is quickly valued.
struct Claims {
    struct Area {
        realm::Edges missing;
        int count;
        double value;
    };
    struct Site {
        double share, best;  // how much it counts for the seat, below 0 for another's
        int areas;
        Area area[realm::SHAPES];
    };

    const realm::Chances& chances;
    int count = 0;
    Site sites[realm::MOST_SITES];

    Claims(const realm::Scene& scene, int seat, int seats, const Outlook& outlook) : chances(outlook.survey.chances) {
        for (int number = 0; number < outlook.survey.count; ++number) {
            const realm::Site& site = outlook.survey.sites[number];
            if (site.colour >= seats || scene.taken.has(site.castle)) continue;
            Site& claim = sites[count++];
            claim = {site.colour == seat ? 1.0 : -1.0 / (seats - 1), 0, 0, {}};
            for (int place = 0; place < site.count; ++place) {
                const realm::Area& area = site.areas[place];
                if ((area.cells & scene.taken).any())
                    add(scene, site, realm::rest_of(scene, site.castle, area, outlook.survey.valuation), claim);
                else
                    add(scene, site, area, claim);
            }
        }
    }

    // What a border on an edge would change.
    double gain(int edge) const {
        double sum = 0;
        for (int number = 0; number < count; ++number) {
            const Site& site = sites[number];
            double best = site.best;
            for (int place = 0; place < site.areas; ++place) {
                const Area& area = site.area[place];
                if (!area.missing.has(edge)) continue;
                double value = chances.of[area.count - 1] * area.value;
                if (value > best) best = value;
            }
            sum += site.share * (best - site.best);
        }
        return sum;
    }

    // All edges that bring an own castle nearer to an area.
    realm::Edges wanted() const {
        realm::Edges found = realm::Edges::none();
        for (int number = 0; number < count; ++number)
            for (int place = 0; place < sites[number].areas && sites[number].share > 0; ++place)
                found |= sites[number].area[place].missing;
        return found;
    }

  private:
    void add(const realm::Scene& scene, const realm::Site& site, const realm::Area& area, Site& claim) const {
        realm::Edges missing = area.rim - scene.realm.borders;
        int left = missing.count();
        if (!left || left >= chances.limit || (missing & scene.firm).any()) return;
        int knights = (scene.realm.knights[site.colour] & area.cells).count();
        double value = area.worth + realm::GARRISON_SHARE * realm::firmness(knights);
        claim.area[claim.areas++] = {missing, left, value};
        if (chances.of[left] * value > claim.best) claim.best = chances.of[left] * value;
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

// How everyone plays on.
struct Policy {
    Outlook outlook;
    const double* weights;
    std::int64_t nodes = 0;

    Policy(const State& state, const double* weights) : outlook(look_ahead(state)), weights(weights), surveyed(outlook.turns) {}

    // Plays until so many turns have begun, or the match is over.
    void play_on(State& state, int turns, Random& luck) {
        while (true) {
            switch (state.phase.step) {
                case Step::OVER: return;
                case Step::USE_CARD:
                    if (turns-- <= 0) return;
                    use_card(state);
                    break;
                case Step::REFILL: refill(state); break;
                case Step::PLACE_CASTLE:
                case Step::PLACE_KNIGHT: return;
                default:
                    if (to_act(state) & CHANCE_BIT) rules::decide(state, luck);
                    else take_steps(state);
            }
        }
    }

    // Whatever time is left is taken from a state.
    void tell_time(const State& state) {
        auto [turns, rounds] = time_left(state);
        outlook.turns = turns;
        outlook.rounds = rounds;
        if (turns == surveyed) return;
        surveyed = turns;
        outlook.survey.chances = closing_chances(turns);
    }

  private:
    int surveyed;

    void use_card(State& state) {
        int seat = state.phase.seat;
        tell_time(state);
        Hunt hunt{outlook, weights, QUICK, seat, nodes};
        Uses uses(state, hunt);
        const Player& player = state.players[seat];
        std::uint8_t hand[2 * HAND_ROOM];
        int count = list_hand(player, hand), income = mine::income(state.realm, seat);
        Action best = action(Verb::NOTHING);
        Way way{};
        double most = 0;
        auto consider = [&](Action action, double value) {
            if (verb_of(best) != Verb::NOTHING && value <= most) return false;
            best = action;
            most = value;
            return true;
        };
        for (int place = 0; place < count; ++place) {
            int kind = hand[place];
            consider(action(Verb::SELL, kind), uses.sale(kind, player.ducats) +
                                                   uses.following(hand, count, place, player.ducats + CARDS[kind].sale + income));
            for (int number = 0; number < CARDS[kind].ways; ++number) {
                double value;
                if (!play::can_play(state, seat, kind, number) || !uses.play(kind, number, player.ducats, value)) continue;
                value += uses.following(hand, count, place, player.ducats - CARDS[kind].price + income);
                if (consider(action(Verb::PLAY, kind, number), value)) way = CARDS[kind].way[number];
            }
        }
        bool is_played = verb_of(best) == Verb::PLAY;
        Row row = is_played ? uses.row(way) : Row{};
        rules::apply(state, seat, best);
        for (int number = 0; number < row.length && foresight::is_step(state.phase.step); ++number) {
            if (!rules::permits(state, seat, row.actions[number])) break;
            rules::apply(state, seat, row.actions[number]);
        }
        if (is_played && foresight::is_step(state.phase.step)) end_card(state, seat);
    }

    // Ends a card where its best row ends; steps that have to be taken are.
    void end_card(State& state, int seat) {
        if (state.phase.seat == seat && rules::may_end(state)) return rules::apply(state, seat, action(Verb::DONE));
        take_steps(state);
    }

    void take_steps(State& state) {
        while (foresight::is_step(state.phase.step)) {
            int mover = state.phase.seat;
            tell_time(state);
            Hunt hunt{outlook, weights, QUICK, mover, nodes};
            Row best{};
            hunt.rows(state, [&](const Row& row) {
                if (!best.length || row.value > best.value) best = row;
            });
            if (rules::may_end(state) && (!best.length || best.value < hunt.value(state))) best = Row{{action(Verb::DONE)}, 1, 0};
            if (!best.length) {
                Action list[rules::MOST_LEGAL];
                if (!rules::legal(state, mover, list)) return;
                best = Row{{list[0]}, 1, 0};
            }
            rules::apply(state, mover, best.actions[0]);
            for (int number = 1; number < best.length && foresight::is_step(state.phase.step); ++number)
                if (rules::permits(state, mover, best.actions[number])) rules::apply(state, mover, best.actions[number]);
        }
    }

    void refill(State& state) {
        int seat = state.phase.seat;
        bool any = false;
        for (int kind = 0; kind < KINDS; ++kind) any |= turn::can_take(state, kind);
        if (!any) return rules::apply(state, seat, action(Verb::DRAW));
        tell_time(state);
        Hunt hunt{outlook, weights, QUICK, seat, nodes};
        Uses uses(state, hunt);
        int income = mine::income(state.realm, seat);
        Action best = action(Verb::DRAW);
        double most = uses.drawing(income);
        for (int kind = 0; kind < KINDS; ++kind) {
            if (!turn::can_take(state, kind)) continue;
            double value = uses.keeping(kind, income);
            if (value <= most) continue;
            most = value;
            best = action(Verb::TAKE, kind);
        }
        rules::apply(state, seat, best);
    }
};

}  // namespace coeurdelion::lowenherz_2003
