// The rules as the functions of a game: what is legal, what chance can do, what an action leads to.
#pragma once

#include "play.hpp"
#include "setup.hpp"

namespace coeurdelion::lowenherz_2003::rules {

constexpr int MOST_LEGAL = 1024;
constexpr int MOST_OUTCOMES = (TILES - 1) * TURNS;
constexpr int MOST_WAYS = 3 * 2 * HAND_ROOM;

// The cells that a seat, asked for one, may name, and the verb for it; NOTHING where it is not asked for a cell alone.
struct CellChoice {
    Verb verb;
    Cells cells;
};

constexpr CellChoice cell_choice(const State& state, int seat) {
    switch (state.phase.step) {
        case Step::PLACE_CASTLE: return {Verb::CASTLE, place::castle_targets(state)};
        case Step::PLACE_KNIGHT: return {Verb::KNIGHT, place::knight_targets(state)};
        case Step::KNIGHTS: return {Verb::KNIGHT, knight::targets(state, seat, state.players[seat].ducats)};
        case Step::DESERTER_ARRIVES: return {Verb::KNIGHT, desert::arrival_targets(state)};
        case Step::DESERTER_LEAVES: return {Verb::REMOVE, desert::removal_targets(state)};
        default: return {Verb::NOTHING, Cells::none()};
    }
}

// Whether the steps of a card may end here (L03-PLAY-4).
constexpr bool may_end(const State& state) {
    Step step = state.phase.step;
    return state.phase.is_set && (step == Step::BORDERS || step == Step::KNIGHTS || step == Step::EXTENSION);
}

// Whether a seat is to act.
constexpr bool is_asked(const State& state, int seat) { return to_act(state) == 1u << seat; }

// Every card to sell, and every way to play one that can be paid (L03-TURN-1, L03-PLAY-1, L03-PLAY-2).
constexpr void list_cards(const State& state, int seat, Actions& actions) {
    const Player& player = state.players[seat];
    for (std::uint64_t kinds = kinds_held(player); kinds; kinds &= kinds - 1) {
        int kind = std::countr_zero(kinds);
        actions.add(action(Verb::SELL, kind));
        if (CARDS[kind].price > player.ducats) continue;
        for (int way = 0; way < CARDS[kind].ways; ++way) actions.add(action(Verb::PLAY, kind, way));
    }
}

// Whether a card of that list can be sold or played (L03-PLAY-3).
constexpr bool is_usable(const State& state, int seat, Action action) {
    return verb_of(action) == Verb::SELL || play::can_play(state, seat, first_word(action), second_word(action));
}

constexpr void list_usable(const State& state, int seat, Actions& actions) {
    list_cards(state, seat, actions);
    int count = 0;
    for (int n = 0; n < actions.count; ++n)
        if (is_usable(state, seat, actions.list[n])) actions.list[count++] = actions.list[n];
    actions.count = count;
}

// Draw, or take what lies in the market (L03-TURN-2, L03-MARKET-2).
constexpr void list_refills(const State& state, Actions& actions) {
    actions.add(action(Verb::DRAW));
    for (int kind = 0; kind < KINDS; ++kind)
        if (turn::can_take(state, kind)) actions.add(action(Verb::TAKE, kind));
}

// Every extension (L03-EXTEND-1).
constexpr void list_extensions(const State& state, int seat, Actions& actions) {
    for (int domain = 0; domain < state.realm.domains; ++domain) {
        if (!extend::is_chosen(state, seat, domain)) continue;
        int castle = state.realm.castle[domain];
        for_each(realm::extension_targets(state.realm, domain),
                 [&](int cell) { actions.add(action(Verb::EXTEND, castle, cell)); });
    }
}

// Every deserter that can be called, with the knight to go where the player chooses it (L03-DESERT-5).
constexpr void list_deserters(const State& state, int seat, Actions& actions) {
    const realm::Realm& realm = state.realm;
    Cells room = knight::targets(state, seat, state.players[seat].ducats);
    realm::for_each_pair(realm, seat, [&](int one, int other) {
        if (!desert::is_open(state, room, one, other)) return;
        int castle = realm.castle[one], other_castle = realm.castle[other];
        if (state.opponent_removes) return actions.add(action(Verb::DESERT, castle, other_castle, NO_KNIGHT));
        for_each(realm::removable_knights(realm, other),
                 [&](int cell) { actions.add(action(Verb::DESERT, castle, other_castle, cell)); });
    });
}

// Every alliance of an own domain with a neighbour that is not allied yet (L03-ALLY-1).
constexpr void list_alliances(const State& state, int seat, Actions& actions) {
    const realm::Realm& realm = state.realm;
    realm::for_each_open_alliance(realm, seat, [&](int one, int other) {
        actions.add(action(Verb::ALLY, realm.castle[one], realm.castle[other]));
    });
}

// What this seat may do now, beside naming a cell or an edge.
constexpr void list_others(const State& state, int seat, Actions& actions) {
    switch (state.phase.step) {
        case Step::USE_CARD: return list_usable(state, seat, actions);
        case Step::REFILL: return list_refills(state, actions);
        case Step::EXTENSION: return list_extensions(state, seat, actions);
        case Step::DESERTION: return list_deserters(state, seat, actions);
        case Step::ALLIANCE: return list_alliances(state, seat, actions);
        default: return;
    }
}

// What this seat may do now; nothing if it is not to act.
constexpr int legal(const State& state, int seat, Action* list) {
    Actions actions{list, MOST_LEGAL};
    if (!is_asked(state, seat)) return 0;
    if (state.phase.step == Step::BORDERS)
        for_each(realm::border_targets(state.realm), [&](int edge) { actions.add(border_action(edge)); });
    CellChoice choice = cell_choice(state, seat);
    for_each(choice.cells, [&](int cell) { actions.add(action(choice.verb, cell)); });
    list_others(state, seat, actions);
    if (may_end(state)) actions.add(action(Verb::DONE));
    return actions.count;
}

// One of a set of choices, and perhaps DONE, each as likely; NOTHING if there is none.
template <class Set, class Coded>
constexpr Action pick(const Set& choices, bool may_end, Random& random, Coded coded) {
    int count = choices.count(), number = random.below(count + may_end);
    return number < count ? coded(nth(choices, number)) : may_end ? action(Verb::DONE) : action(Verb::NOTHING);
}

// A card to sell or to play, each way that is possible as likely: of all the first in a random order that is.
constexpr Action random_card_use(const State& state, int seat, Random& random) {
    Action list[MOST_WAYS] = {};
    Actions actions{list, MOST_WAYS};
    list_cards(state, seat, actions);
    while (actions.count) {
        Action& picked = list[random.below(actions.count)];
        if (is_usable(state, seat, picked)) return picked;
        picked = list[--actions.count];
    }
    return action(Verb::NOTHING);
}

// One of the actions that are legal for a seat, each as likely; NOTHING if there is none.
constexpr Action random_action(const State& state, int seat, Random& random) {
    if (!is_asked(state, seat)) return action(Verb::NOTHING);
    switch (state.phase.step) {
        case Step::USE_CARD: return random_card_use(state, seat, random);
        case Step::BORDERS: return pick(realm::border_targets(state.realm), state.phase.is_set, random, border_action);
        case Step::PLACE_CASTLE:
        case Step::PLACE_KNIGHT:
        case Step::KNIGHTS:
        case Step::DESERTER_ARRIVES:
        case Step::DESERTER_LEAVES: {
            CellChoice choice = cell_choice(state, seat);
            return pick(choice.cells, may_end(state), random, [&](int cell) { return action(choice.verb, cell); });
        }
        default: {
            Action list[MOST_LEGAL];
            int count = legal(state, seat, list);
            return count ? list[random.below(count)] : action(Verb::NOTHING);
        }
    }
}

// Whether the three words of an action are such as its verb takes.
constexpr bool is_action(Action number) {
    int one = first_word(number), two = second_word(number), three = third_word(number);
    switch (verb_of(number)) {
        case Verb::CASTLE:
        case Verb::KNIGHT:
        case Verb::REMOVE: return one < Cells::CAPACITY && !two && !three;
        case Verb::SELL:
        case Verb::TAKE:
        case Verb::DRAWN: return one < KINDS && !two && !three;
        case Verb::PLAY: return one < KINDS && two < CARDS[one].ways && !three;
        case Verb::BORDER: return one < Cells::CAPACITY && two < 2 && !three;
        case Verb::EXTEND:
        case Verb::ALLY: return one < Cells::CAPACITY && two < Cells::CAPACITY && !three;
        case Verb::DESERT:
            return one < Cells::CAPACITY && two < Cells::CAPACITY && (three < Cells::CAPACITY || three == NO_KNIGHT);
        case Verb::TILE: return one < TILES * TURNS && !two && !three;
        case Verb::FIRST: return one < MOST_PLAYERS && !two && !three;
        case Verb::DRAW:
        case Verb::DONE: return !one && !two && !three;
        default: return false;
    }
}

// Whether a deserter can be called so (L03-DESERT-1, L03-DESERT-3 … 5).
constexpr bool permits_deserter(const State& state, int seat, int castle, int other_castle, int cell) {
    const realm::Realm& realm = state.realm;
    int one = realm::domain_named(realm, castle), other = realm::domain_named(realm, other_castle);
    Cells room = knight::targets(state, seat, state.players[seat].ducats);
    if (!realm::is_pair(realm, seat, one, other) || !desert::is_open(state, room, one, other)) return false;
    if (state.opponent_removes || cell == NO_KNIGHT) return state.opponent_removes && cell == NO_KNIGHT;
    return realm::removable_knights(realm, other).has(cell);
}

// Whether chance may do this.
constexpr bool permits_chance(const State& state, Action number) {
    int word = first_word(number);
    switch (state.phase.step) {
        case Step::LAY_TILES: return verb_of(number) == Verb::TILE && setup::tiles_left(state) >> word / TURNS & 1;
        case Step::CHOOSE_FIRST: return verb_of(number) == Verb::FIRST && word < state.seats;
        case Step::DEAL_CARDS:
        case Step::DRAW_CARD:
            return verb_of(number) == Verb::DRAWN && state.deck[word] && CARDS[word].letter == top_letter(state.deck);
        default: return false;
    }
}

// Whether a seat, or chance, may do this now.
constexpr bool permits(const State& state, int seat, Action number) {
    if (!is_action(number)) return false;
    if (seat == CHANCE) return permits_chance(state, number);
    if (!is_asked(state, seat)) return false;
    Verb verb = verb_of(number);
    int one = first_word(number), two = second_word(number);
    if (verb == Verb::DONE) return may_end(state);
    switch (state.phase.step) {
        case Step::USE_CARD:
            return (verb == Verb::SELL || verb == Verb::PLAY) && kinds_held(state.players[seat]) >> one & 1 &&
                   is_usable(state, seat, number);
        case Step::REFILL: return verb == Verb::DRAW || (verb == Verb::TAKE && turn::can_take(state, one));
        case Step::BORDERS: return verb == Verb::BORDER && realm::border_targets(state.realm).has(edge_of(number));
        case Step::EXTENSION: {
            int domain = verb == Verb::EXTEND ? realm::domain_named(state.realm, one) : NOBODY;
            return domain != NOBODY && extend::is_chosen(state, seat, domain) &&
                   realm::extension_targets(state.realm, domain).has(two);
        }
        case Step::DESERTION: return verb == Verb::DESERT && permits_deserter(state, seat, one, two, third_word(number));
        case Step::ALLIANCE: {
            int domain = realm::domain_named(state.realm, one), other = realm::domain_named(state.realm, two);
            return verb == Verb::ALLY && realm::is_pair(state.realm, seat, domain, other) &&
                   !realm::are_allied(state.realm, domain, other);
        }
        default: {
            CellChoice choice = cell_choice(state, seat);
            return verb == choice.verb && choice.cells.has(one);
        }
    }
}

// Everything chance can do now, with its weight: equal cards count together.
constexpr int odds(const State& state, Outcome* outcomes) {
    int count = 0;
    auto add = [&](Action action, int weight) { outcomes[count++] = {action, static_cast<std::uint32_t>(weight)}; };
    switch (state.phase.step) {
        case Step::LAY_TILES:
            for (std::uint32_t left = setup::tiles_left(state); left; left &= left - 1)
                for (int turn = 0; turn < TURNS; ++turn) add(action(Verb::TILE, std::countr_zero(left) * TURNS + turn), 1);
            break;
        case Step::CHOOSE_FIRST:
            for (int seat = 0; seat < state.seats; ++seat) add(action(Verb::FIRST, seat), 1);
            break;
        case Step::DEAL_CARDS:
        case Step::DRAW_CARD: {
            int letter = top_letter(state.deck);
            if (letter == LETTERS) break;
            for (int kind = FIRST_OF[letter]; kind < FIRST_OF[letter + 1]; ++kind)
                if (state.deck[kind]) add(action(Verb::DRAWN, kind), state.deck[kind]);
            break;
        }
        default: break;
    }
    return count;
}

// A step of a card, and what follows; whether it scored (L03-PLAY-4).
constexpr bool act_by_card(State& state, int seat, Action number) {
    int one = first_word(number), two = second_word(number);
    switch (state.phase.step) {
        case Step::BORDERS: return border::place(state, edge_of(number));
        case Step::KNIGHTS: knight::stand(state, seat, one); return false;
        default:
            extend::take(state, realm::domain_named(state.realm, one), two);
            state.phase.castle = one;
            return true;
    }
}

// The state after an action of chance.
constexpr void apply_chance(State& state, Action number) {
    int word = first_word(number);
    switch (state.phase.step) {
        case Step::LAY_TILES: return setup::tile(state, word);
        case Step::CHOOSE_FIRST: return setup::deal_cards(state, word);
        case Step::DEAL_CARDS: return setup::dealt(state, word);
        case Step::DRAW_CARD: return turn::drawn(state, word);
        default: return;
    }
}

// The state after an action that is permitted; NOTHING changes nothing.
constexpr void apply(State& state, int seat, Action number) {
    int one = first_word(number), two = second_word(number);
    switch (verb_of(number)) {
        case Verb::NOTHING: return;
        case Verb::TILE:
        case Verb::FIRST:
        case Verb::DRAWN: return apply_chance(state, number);
        case Verb::SELL: return turn::sell(state, seat, one);
        case Verb::PLAY: return play::play(state, seat, one, two);
        case Verb::DRAW: return turn::draw(state, seat);
        case Verb::TAKE: return turn::take(state, seat, one);
        case Verb::DONE: return turn::end_of_card(state, seat);
        case Verb::CASTLE: return place::castle(state, one);
        case Verb::DESERT: return desert::call(state, one, two, third_word(number));
        case Verb::ALLY:
            realm::ally(state.realm, realm::domain_named(state.realm, one), realm::domain_named(state.realm, two));
            return turn::end_of_card(state, seat);
        case Verb::REMOVE: {
            int winner = state.phase.other_seat;
            desert::leave(state, realm::domain_named(state.realm, state.phase.other_castle), one);
            return turn::end_of_card(state, winner);
        }
        default: break;
    }
    if (state.phase.step == Step::PLACE_KNIGHT) return place::knight(state, seat, one);
    if (state.phase.step == Step::DESERTER_ARRIVES) {
        if (desert::arrive(state, seat, one)) turn::end_of_card(state, seat);
        return;
    }
    if (act_by_card(state, seat, number) && end::king_reached(state)) return;
    play::after_step(state, seat);
}

// Chance does one thing, as likely as it is.
constexpr void decide(State& state, Random& random) {
    switch (state.phase.step) {
        case Step::LAY_TILES: {
            std::uint32_t left = setup::tiles_left(state);
            for (int before = random.below(std::popcount(left)); before; --before) left &= left - 1;
            return setup::tile(state, std::countr_zero(left) * TURNS + random.below(TURNS));
        }
        case Step::CHOOSE_FIRST: return setup::deal_cards(state, random.below(state.seats));
        case Step::DEAL_CARDS: turn::give_at_random(state, random); return setup::deal_on(state);
        case Step::DRAW_CARD: turn::give_at_random(state, random); return turn::next_turn(state, state.phase.seat);
        default: return;
    }
}

}  // namespace coeurdelion::lowenherz_2003::rules
