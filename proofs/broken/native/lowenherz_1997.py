"""Ways to break the rules of Löwenherz 1997 in the compiled core."""

from proofs.broken.native.mutation import NativeMutation

GAME = "lowenherz-1997"
L97 = "lowenherz_1997/"
REALM = "realm/"

MUTATIONS: tuple[NativeMutation, ...] = (
    # Set-up
    NativeMutation(
        GAME, L97 + "setup.hpp", "part / PIECE_SIDE * MAP_WIDTH + part %", "part % PIECE_SIDE * MAP_WIDTH + part /"
    ),
    NativeMutation(
        GAME, L97 + "setup.hpp", "phase.pieces[place] / PIECE_TURNS == piece / PIECE_TURNS", "phase.pieces[place] == piece"
    ),
    NativeMutation(GAME, L97 + "tables.gen.hpp", "0, 3, 3, 3, 3, 5,", "0, 3, 3, 3, 5, 5,"),
    # Placing
    NativeMutation(GAME, REALM + "placing.hpp", " & grid.across(knights_on - taken, grid.edges)", ""),
    NativeMutation(
        GAME,
        L97 + "full.hpp",
        "castle_distance, realm.land.cells(realm::MEADOW)",
        "castle_distance, realm.land.meadows_and_forests()",
    ),
    NativeMutation(
        GAME, L97 + "tables.gen.hpp", "NEUTRAL_CASTLES[5] = {0, 0, 4, 3, 0}", "NEUTRAL_CASTLES[5] = {0, 0, 4, 2, 0}"
    ),
    # Rounds
    NativeMutation(GAME, L97 + "round.hpp", "return count_mountains(state);", "return;"),
    NativeMutation(GAME, L97 + "round.hpp", "seat == state.first && ", ""),
    NativeMutation(GAME, L97 + "round.hpp", "        state.first = clockwise(state, state.first);\n", ""),
    NativeMutation(
        GAME,
        L97 + "round.hpp",
        "ducats / std::popcount(princes)",
        "(ducats + std::popcount(princes) - 1) / std::popcount(princes)",
    ),
    NativeMutation(
        GAME,
        L97 + "round.hpp",
        "deck.letters ? deck.count - deck.sizes[deck.letters - 1] : deck.count",
        "deck.letters ? 0 : deck.count",
    ),
    # Walls and regions
    NativeMutation(GAME, L97 + "wall.hpp", "is_banned(state, seat) ? realm::Edges::none() : ", ""),
    NativeMutation(GAME, REALM + "borders.hpp", "        returned |= grid.within(area) & realm.borders;\n", ""),
    NativeMutation(GAME, REALM + "borders.hpp", "- grid.within(in_domains(realm));", ";"),
    NativeMutation(GAME, REALM + "board.hpp", "place > 0 && realm.castle[place - 1] > castle", "false"),
    NativeMutation(GAME, REALM + "board.hpp", "(realm.allied[domain] & ~below) << 1", "(realm.allied[domain] & ~below)"),
    NativeMutation(GAME, REALM + "board.hpp", "    realm.kin -= realm.land.grid().edges_of(cell);\n", ""),
    # Knights and extensions
    NativeMutation(
        GAME,
        REALM + "knights.hpp",
        "realm.land.meadows_and_forests()) - occupied(realm)",
        "realm.land.grid().all) - occupied(realm)",
    ),
    NativeMutation(GAME, L97 + "knight.hpp", "can_pay(FOREST_KNIGHT_COST, money)", "money.ducats >= FOREST_KNIGHT_COST"),
    NativeMutation(GAME, REALM + "extension.hpp", "!are_allied(realm, domain, other) &&", ""),
    NativeMutation(GAME, REALM + "extension.hpp", "count() > garrison", "count() >= garrison"),
    NativeMutation(GAME, REALM + "extension.hpp", "        done.cut_off = left - kept;\n", ""),
    NativeMutation(GAME, L97 + "extend.hpp", "int had = cut_off[colour]", "int had = 0"),
    # Alliances and renegades
    NativeMutation(GAME, L97 + "alliance.hpp", "after_payment(money, BREAK_COST, treasures)", "money"),
    NativeMutation(GAME, REALM + "pairs.hpp", "if (!are_allied(realm, one, other)) visit", "visit"),
    NativeMutation(GAME, L97 + "renegade.hpp", "if (is_prince(state, colour)) ++", "++"),
    NativeMutation(GAME, REALM + "knights.hpp", "== together - one) found", "== together - one || together.any()) found"),
    # Money
    NativeMutation(GAME, L97 + "treasure.hpp", "    if (has_offered) money.ducats -= phase.ducats;\n", ""),
    NativeMutation(GAME, L97 + "treasure.hpp", "sum - TREASURE_VALUES.least[treasures] < price", "sum >= 0"),
    NativeMutation(GAME, L97 + "treasure.hpp", "if (rest > 0) state.", "state."),
    # Negotiations and duels
    NativeMutation(GAME, L97 + "round.hpp", "!state.rules.politics_negotiable", "true"),
    NativeMutation(GAME, L97 + "negotiation.hpp", "state.phase.made < PROPOSALS", "state.phase.made <= PROPOSALS"),
    NativeMutation(GAME, L97 + "negotiation.hpp", "begin(state, payer)", "begin(state, payee)"),
    NativeMutation(GAME, L97 + "duel.hpp", "player.bid_ducats + worth(player.bid_treasures)", "player.bid_ducats"),
    NativeMutation(GAME, L97 + "duel.hpp", "begin_duel(state, best, true)", "begin_duel(state, state.phase.princes, true)"),
    NativeMutation(GAME, L97 + "duel.hpp", "        reveal_treasures(player, player.bid_treasures);\n", ""),
    # Politics piles, treasures and parchments
    NativeMutation(GAME, L97 + "politics.hpp", "    player.looked[pile] = left + 1;\n", ""),
    NativeMutation(GAME, L97 + "politics.hpp", "    if (is_open) player.score += VALUES[card];\n", ""),
    # Regions
    NativeMutation(GAME, L97 + "region.hpp", "land.cells(TOWN)", "land.cells(MOUNTAIN)"),
    NativeMutation(GAME, L97 + "region.hpp", "MOUNTAIN_POINTS * (", "MOUNTAIN_POINTS + ("),
    # The end
    NativeMutation(GAME, L97 + "end.hpp", "    count_mountains(state);\n", ""),
    NativeMutation(GAME, L97 + "end.hpp", " && !held.is_open()", ""),
    NativeMutation(GAME, L97 + "end.hpp", "score == best && money > richest", "false"),
    # Chance, what a seat knows, and what is permitted
    NativeMutation(GAME, L97 + "chance.hpp", "card), undealt(state, card));", "card), 1);"),
    NativeMutation(GAME, L97 + "view.hpp", "held.left < looked - 1", "held.left < looked"),
    NativeMutation(GAME, L97 + "view.hpp", "    player.bid_ducats = 0;\n", ""),
    NativeMutation(
        GAME, L97 + "view.hpp", "has_looked(state, eyes, pile) ? heaps.seen[pile] : heaps.unseen", "heaps.unseen"
    ),
    NativeMutation(GAME, L97 + "view.hpp", "random.below(player.ducats + 1)", "random.below(player.ducats + 2)"),
    NativeMutation(GAME, L97 + "permits.hpp", " && !has_chosen(state.players[seat], row)", ""),
    NativeMutation(
        GAME, L97 + "random_action.hpp", "chosen = random.below(count + 1);", "chosen = random.below(count | 1);"
    ),
    # What a position is worth
    NativeMutation(GAME, L97 + "outlook.hpp", "silver = 1,", "silver = 0,"),
    NativeMutation(GAME, REALM + "evaluation/standing.hpp", "margin == -1 ? 0.17", "margin == -1 ? 0.16"),
)
