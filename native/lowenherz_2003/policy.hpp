// How players play on when plans are compared: as the squire would, but quickly. Everyone plays so, in a world that hides
// nothing, by the outlook of the decision that is thought about.
#pragma once

#include "uses.hpp"

namespace coeurdelion::lowenherz_2003 {

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
                case Step::PLACE_KNIGHT:
                    if (!place(state, luck)) return;
                    if (state.phase.step == Step::USE_CARD) outlook = look_ahead(state), surveyed = outlook.turns;
                    break;
                default:
                    if (to_act(state) & CHANCE_BIT) rules::decide(state, luck);
                    else if (!take_steps(state)) return;
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

    // What the best use of a card seems worth to a seat that is to use one, in points; 0 for all others.
    double best_use(const State& state) {
        Use best;
        return state.phase.step == Step::USE_CARD && find_use(state, best) ? best.value : 0;
    }

  private:
    // So many cells are looked at for a castle.
    static constexpr int MOST_CELLS = 6;

    int surveyed;

    // A castle, or its knight, is placed: of a few cells the best one, or any; false if none is free.
    bool place(State& state, Random& luck) const {
        int seat = state.phase.seat;
        Action best = rules::random_action(state, seat, luck);
        if (verb_of(best) == Verb::NOTHING) return false;
        if (state.phase.step == Step::PLACE_CASTLE) {
            double most = promise(state, first_word(best));
            for (int more = 1; more < MOST_CELLS; ++more) {
                Action another = rules::random_action(state, seat, luck);
                double value = promise(state, first_word(another));
                if (value <= most) continue;
                most = value;
                best = another;
            }
        }
        rules::apply(state, seat, best);
        return true;
    }

    // What a castle on a cell promises whoever places it; a neutral one is best far from own castles and near those of others.
    double promise(const State& state, int cell) const {
        int seat = state.phase.seat;
        const realm::Survey<Valuation>& survey = outlook.survey;
        if (state.phase.colour == seat) return realm::prospect_at(state.realm, seat, cell, survey.valuation, survey.chances);
        constexpr int FAR_STEPS = 4;
        realm::Grid grid = state.realm.land.grid();
        int own = FAR_STEPS, others = grid.size;
        for (int colour = 0; colour < state.seats; ++colour)
            for_each(state.realm.castles[colour], [&](int castle) {
                int& nearest = colour == seat ? own : others;
                nearest = std::min(nearest, grid.steps(cell, castle));
            });
        return own - others;
    }

    // A card to sell or to play, with the steps of its symbol, and what that seems worth.
    struct Use {
        Action action;
        Row row;
        double value;
    };

    void use_card(State& state) {
        Use best;
        if (find_use(state, best)) carry_out(state, best);
    }

    // The most promising use of a card; false if there is none.
    bool find_use(const State& state, Use& best) {
        int seat = state.phase.seat;
        bool any = false;
        tell_time(state);
        Hunt hunt{outlook, weights, QUICK, seat, nodes};
        Uses uses(state, hunt);
        const Player& player = state.players[seat];
        std::uint8_t hand[2 * HAND_ROOM];
        int count = list_hand(player, hand), income = mine::income(state.realm, seat);
        auto consider = [&](const Use& use) {
            if (!any || use.value > best.value) best = use;
            any = true;
        };
        for (int place = 0; place < count; ++place) {
            int kind = hand[place];
            if (std::find(hand, hand + place, kind) != hand + place) continue;
            double later = uses.following(hand, count, place, player.ducats + CARDS[kind].sale + income);
            consider({action(Verb::SELL, kind), Row{}, uses.sale(kind, player.ducats) + later});
            for (int number = 0; number < CARDS[kind].ways; ++number) {
                double value;
                if (!play::can_play(state, seat, kind, number) || !uses.play(kind, number, player.ducats, value)) continue;
                value += uses.following(hand, count, place, player.ducats - CARDS[kind].price + income);
                consider({action(Verb::PLAY, kind, number), uses.row(CARDS[kind].way[number]), value});
            }
        }
        return any;
    }

    void carry_out(State& state, const Use& use) {
        int seat = state.phase.seat;
        rules::apply(state, seat, use.action);
        for (int number = 0; number < use.row.length && foresight::is_step(state.phase.step); ++number) {
            if (!rules::permits(state, seat, use.row.actions[number])) break;
            rules::apply(state, seat, use.row.actions[number]);
        }
        bool is_played = verb_of(use.action) == Verb::PLAY;
        if (is_played && state.phase.seat == seat && rules::may_end(state)) rules::apply(state, seat, action(Verb::DONE));
    }

    // Everyone takes steps until the card is done; false if a step cannot be taken.
    bool take_steps(State& state) {
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
                if (!rules::legal(state, mover, list)) return false;
                best = Row{{list[0]}, 1, 0};
            }
            rules::apply(state, mover, best.actions[0]);
            for (int number = 1; number < best.length && foresight::is_step(state.phase.step); ++number)
                if (rules::permits(state, mover, best.actions[number])) rules::apply(state, mover, best.actions[number]);
        }
        return true;
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
