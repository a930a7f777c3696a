"""Ways to break the rules of Löwenherz 2003 in the compiled core."""

from proofs.broken.native.mutation import NativeMutation

GAME = "lowenherz-2003"
L03 = "lowenherz_2003/"
REALM = "realm/"

MUTATIONS: tuple[NativeMutation, ...] = (
    # Set-up
    NativeMutation(GAME, REALM + "tiles.hpp", "SIDE + at / SIDE", "SIDE + SIDE - 1 - at / SIDE"),
    NativeMutation(GAME, L03 + "setup.hpp", "lay(state, CITY_LAID);", "lay(state, CITY_LAID + 1);"),
    NativeMutation(GAME, L03 + "tables.gen.hpp", "{1, 6, 4, 1, {{Symbol::DESERTER", "{1, 5, 4, 1, {{Symbol::DESERTER"),
    # Placing
    NativeMutation(GAME, REALM + "placing.hpp", "        if (!(sites - grown).any()) break;\n", ""),
    NativeMutation(GAME, REALM + "placing.hpp", "radius < steps", "radius <= steps"),
    NativeMutation(
        GAME,
        L03 + "place.hpp",
        "state.castle_distance, realm.land.meadows_and_forests()",
        "state.castle_distance, realm.land.cells(realm::MEADOW)",
    ),
    NativeMutation(GAME, L03 + "place.hpp", "state.clockwise ? 1 : state.seats - 1", "1"),
    NativeMutation(GAME, L03 + "place.hpp", "await_castle((seat + step) % state.seats,", "await_castle(seat,"),
    NativeMutation(GAME, L03 + "place.hpp", "if (colour < state.seats) --state.players[colour]", "--state.players[seat]"),
    NativeMutation(GAME, L03 + "place.hpp", "begin_play(state) && end::king_reached(state)", "!begin_play(state) && false"),
    NativeMutation(GAME, L03 + "place.hpp", "turn::turn_from(state, seat)", "turn::next_turn(state, seat)"),
    # Turns and the market
    NativeMutation(GAME, L03 + "turn.hpp", "step < state.seats;", "step < state.seats - 1;"),
    NativeMutation(GAME, L03 + "turn.hpp", "if (!any(state.deck) || ", "if ("),
    NativeMutation(
        GAME,
        L03 + "turn.hpp",
        "state.market[kind] > (state.phase.sold == kind + 1)",
        "state.market[kind] && state.phase.sold != kind + 1",
    ),
    NativeMutation(GAME, L03 + "turn.hpp", "state.idle >= IDLE_ROUNDS", "state.idle > IDLE_ROUNDS"),
    NativeMutation(GAME, L03 + "turn.hpp", "state.players[seat].known, kind + 1", "state.players[seat].secret, kind + 1"),
    NativeMutation(
        GAME,
        L03 + "cards.hpp",
        "if (!take_card(player.known, kind + 1)) take_card(player.secret, kind + 1);",
        "if (!take_card(player.secret, kind + 1)) take_card(player.known, kind + 1);",
    ),
    # Cards played
    NativeMutation(GAME, L03 + "rules.hpp", "CARDS[kind].price > player.ducats", "CARDS[kind].price >= player.ducats"),
    NativeMutation(GAME, L03 + "play.hpp", "return extend::is_possible(state, seat);", "return true;"),
    NativeMutation(GAME, L03 + "rules.hpp", "return state.phase.is_set && (", "return ("),
    # Borders and domains
    NativeMutation(GAME, REALM + "borders.hpp", "realm.supply <= 0", "realm.supply < 0"),
    NativeMutation(GAME, REALM + "borders.hpp", "- realm.kin - grid", "- grid"),
    NativeMutation(GAME, REALM + "borders.hpp", "castle.count() != 1", "castle.count() < 1"),
    NativeMutation(
        GAME,
        L03 + "rules.hpp",
        "return border::place(state, edge_of(number));",
        "border::place(state, edge_of(number)); return false;",
    ),
    NativeMutation(GAME, L03 + "domain.hpp", "CITY_POINTS * (cells", "VILLAGE_POINTS * (cells"),
    NativeMutation(GAME, L03 + "state.hpp", "if (colour < state.seats) state.players[colour]", "state.players[colour]"),
    NativeMutation(GAME, L03 + "border.hpp", "    mine::score_monopolies(state, before);\n", ""),
    # Mines
    NativeMutation(GAME, L03 + "mine.hpp", "return std::popcount(kinds);", "return own.count();"),
    NativeMutation(GAME, L03 + "mine.hpp", ">= MONOPOLY_MINES) found", "== MONOPOLY_MINES) found"),
    # Knights
    NativeMutation(
        GAME, REALM + "knights.hpp", "touching(pieces(realm, colour), realm.borders)", "beside(pieces(realm, colour))"
    ),
    NativeMutation(GAME, L03 + "knight.hpp", "state.realm.land.kind(cell) == FOREST", "false"),
    NativeMutation(GAME, L03 + "knight.hpp", "ducats >= FOREST_KNIGHT_COST", "ducats > FOREST_KNIGHT_COST"),
    # Extensions
    NativeMutation(GAME, REALM + "extension.hpp", "realm.colour[other] != realm.colour[domain] && ", ""),
    NativeMutation(GAME, REALM + "extension.hpp", "realm.kin - realm.borders)", "Edges::none())"),
    NativeMutation(GAME, REALM + "extension.hpp", "if (changes.removed.count() != 1) return find_joints(realm);", ""),
    NativeMutation(GAME, L03 + "extend.hpp", "-points - domain::worth(realm.land, done.cut_off)", "-points"),
    NativeMutation(GAME, L03 + "extend.hpp", "state.realm.castle[domain] == state.phase.castle", "true"),
    # Deserters and alliances
    NativeMutation(GAME, REALM + "knights.hpp", "found = knights - together", "found = Cells::none()"),
    NativeMutation(GAME, L03 + "desert.hpp", "owner < state.seats ? owner : seat", "seat"),
    NativeMutation(GAME, REALM + "board.hpp", "    realm.allied[other] |= 1u << one;\n", ""),
    # The end
    NativeMutation(GAME, L03 + "end.hpp", "score >= state.king", "score > state.king"),
    NativeMutation(GAME, L03 + "end.hpp", "one.ducats > other.ducats", "false"),
    NativeMutation(GAME, L03 + "end.hpp", "state.players[seat].ducats != 0", "true"),
    # Chance, what a seat knows, and what is permitted
    NativeMutation(GAME, L03 + "rules.hpp", "kind), state.deck[kind])", "kind), 1)"),
    NativeMutation(GAME, L03 + "rules.hpp", " && CARDS[word].letter == top_letter(state.deck)", ""),
    NativeMutation(GAME, L03 + "rules.hpp", "return state.opponent_removes && cell == NO_KNIGHT;", "return true;"),
    NativeMutation(GAME, L03 + "view.hpp", "if (seat == eyes) continue;", ""),
    NativeMutation(GAME, L03 + "view.hpp", "            ++state.deck[card - 1];\n", ""),
    NativeMutation(GAME, L03 + "view.hpp", "            --state.deck[kind];\n", ""),
    NativeMutation(GAME, L03 + "well_formed.hpp", "card < BACK + LETTERS", "card < BACK + LETTERS - 1"),
    # What a position is worth
    NativeMutation(GAME, L03 + "outlook.hpp", "MINE_WORTH = 2.9;", "MINE_WORTH = 2.8;"),
    NativeMutation(GAME, REALM + "evaluation/fronts.hpp", "knights < 6 ? knights : 6", "knights < 5 ? knights : 5"),
    NativeMutation(GAME, L03 + "evaluation.hpp", "BONUS_ROUNDS = 6", "BONUS_ROUNDS = 7"),
)
