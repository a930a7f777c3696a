"""The rules of Löwenherz 1997, each broken in one way."""

from proofs.broken.mutation import AREAS_CLOSED, IN_FRAME, REALM, ZONES_JOIN, Mutation

L97 = "games/lowenherz_1997/"

MUTATIONS = [
    Mutation("L97-SETUP-1", REALM + "board.py", IN_FRAME, "True"),
    Mutation("L97-SETUP-1", L97 + "pieces.toml", '"MMFMM"]', '"MMFM."]'),
    Mutation("L97-SETUP-2", L97 + "numbers.toml", "ducats = 12", "ducats = 11"),
    Mutation(
        "L97-SETUP-3",
        L97 + "round.py",
        "    if action.card not in top_cards(state.deck):\n",
        "    state = state._replace(deck=tuple(sorted(state.deck, key=lambda cards: action.card not in cards)))\n"
        "    if action.card not in top_cards(state.deck):\n",
    ),
    Mutation("L97-SETUP-3", L97 + "cards.toml", ', "king"]', "]", test="test_the_cards_are_those_of_the_box"),
    Mutation(
        "L97-SETUP-4",
        L97 + "numbers.toml",
        "sizes = [6, 7]",
        "sizes = [7, 6]",
        test="test_chance_sets_up_in_the_published_order",
    ),
    Mutation(
        "L97-SETUP-4",
        L97 + "cards.toml",
        "alliance = 3",
        "alliance = 4",
        test="test_chance_sets_up_in_the_published_order",
    ),
    Mutation("L97-SETUP-5", L97 + "numbers.toml", "walls = 100", "walls = 99"),
    Mutation("L97-SETUP-5", L97 + "cards.py", "ROWS = (1, 2, 3)", "ROWS = (1, 2)"),
    Mutation(
        "L97-SETUP-6",
        L97 + "show.py",
        '        "summary": SUMMARY,\n',
        '        "summary": {},\n',
        test="test_the_view_says_the_letter_of_the_card_turned_up_last_and_the_summary_card",
    ),
    Mutation("L97-SETUP-6", L97 + "numbers.toml", "larger = 12", "larger = 9"),
    Mutation("L97-BASIC-1", L97 + "pieces.py", "    return close_areas(realm, grid.all_cells).realm", "    return realm"),
    Mutation("L97-BASIC-2", L97 + "pieces.py", "[[colour for colour in COLOURS if colour not in colours]]", "[[]]"),
    Mutation(
        "L97-FULL-1",
        REALM + "tiles.py",
        "TURNS = range(4)",
        "TURNS = range(1)",
        test="test_chance_sets_up_in_the_published_order",
    ),
    Mutation(
        "L97-FULL-1",
        REALM + "tiles.py",
        "for name in sorted(tiles.drawn) if name not in used for turn",
        "for name in sorted(tiles.drawn) for turn",
        test="test_a_piece_is_laid_once",
    ),
    Mutation("L97-FULL-2", L97 + "full.py", "KNIGHTS_ON = MEADOW", 'KNIGHTS_ON = MEADOW + "F"'),
    Mutation("L97-FULL-3", L97 + "numbers.toml", "castle_distance = 6", "castle_distance = 7"),
    Mutation("L97-FULL-4", L97 + "numbers.toml", "neutral_castles = { 2 = 4, 3 = 3", "neutral_castles = { 2 = 4, 3 = 2"),
    Mutation(
        "L97-FULL-5",
        L97 + "full.py",
        "next_card(state._replace(realm=closure.realm))",
        "next_card(state._replace(realm=closure.realm, first=clockwise(state, state.first)[1]))",
    ),
    Mutation("L97-TWO-1", L97 + "numbers.toml", "neutral_castles = { 2 = 4", "neutral_castles = { 2 = 2"),
    Mutation("L97-TWO-2", L97 + "numbers.toml", "decisions = { 2 = 2", "decisions = { 2 = 1"),
    Mutation("L97-ROUND-1", L97 + "round.py", "phase=TurnUp(any(state.deck))", "phase=TurnUp(False)"),
    Mutation("L97-ROUND-2", L97 + "round.py", "[SilverFound(), *mountain_events(state)]", "[SilverFound()]"),
    Mutation("L97-ROUND-3", L97 + "round.py", "if action.card == KING:", "if False:"),
    Mutation("L97-ROUND-4", L97 + "round.py", "    if row in state.chosen[seat]:\n", "    if False:\n"),
    Mutation("L97-ROUND-5", L97 + "rules.py", "    if state.phase.has_played:\n", "    if False:\n"),
    Mutation("L97-ROUND-6", L97 + "round.py", "not princes or (action", "not princes and (action"),
    Mutation("L97-ROUND-7", L97 + "rules.py", "Walls() | Swords() | Look() | Keep():", "Walls() | Swords() | Look():"),
    Mutation("L97-ROUND-7", L97 + "act.py", "Choices((*more, DONE), mask", "Choices(more, mask"),
    Mutation("L97-ROUND-8", L97 + "round.py", "first=clockwise(state, state.first)[1]", "first=state.first"),
    Mutation("L97-ACT-1", L97 + "round.py", "each = ducats // len(princes)", "each = ducats"),
    Mutation("L97-ACT-2", L97 + "act.py", "Walls(seat, int(action[1]))", "Walls(seat, 2)"),
    Mutation("L97-ACT-3", L97 + "act.py", "    if not phase.left:\n", "    if False:\n"),
    Mutation("L97-ACT-4", L97 + "act.py", "Swords(seat, left, False, castle", "Swords(seat, left, True, castle"),
    Mutation("L97-ACT-5", L97 + "politics.py", "    if not state.piles[number - 1][card.number]:\n", "    if False:\n"),
    Mutation(
        "L97-ACT-6",
        L97 + "rules.py",
        "    players = moved(state.players, events)\n",
        "    players = state.players if isinstance(state.phase, Walls) else moved(state.players, events)\n",
    ),
    Mutation("L97-CONFLICT-1", L97 + "negotiation.py", "len(princes) == 2 and", "len(princes) >= 2 and"),
    Mutation("L97-CONFLICT-2", L97 + "negotiation.py", "if is_offer and action.ducats > own:", "if False:"),
    Mutation("L97-CONFLICT-3", L97 + "numbers.toml", "proposals = 10", "proposals = 11"),
    Mutation("L97-CONFLICT-4", L97 + "negotiation.py", " and (not is_politics or state.options.politics_negotiable)", ""),
    Mutation("L97-CONFLICT-5", L97 + "duel.py", "    if action.ducats > player.ducats:\n", "    if False:\n"),
    Mutation("L97-CONFLICT-6", L97 + "duel.py", "    if phase.again:\n", "    if False:\n"),
    Mutation(
        "L97-CONFLICT-7",
        L97 + "duel.py",
        "    state = state._replace(phase=phase)\n    if phase.awaited:\n",
        "    state = _pay_bid(state, seat, Bid(action.ducats, action.treasures))._replace(phase=phase)\n"
        "    if phase.awaited:\n",
    ),
    Mutation(
        "L97-CONFLICT-7",
        L97 + "view.py",
        "bid if bid is None or who == seat else HIDDEN_BID",
        "bid",
        test="test_entries_are_read_as_each_may_know_them",
    ),
    Mutation("L97-WALL-1", REALM + "borders.py", "    if realm.borders >> edge & 1:\n", "    if False:\n"),
    Mutation("L97-WALL-2", REALM + "borders.py", "    if realm.kin >> edge & 1:\n", "    if False:\n"),
    Mutation("L97-WALL-3", REALM + "borders.py", "    if realm.inner >> edge & 1:\n", "    if False:\n"),
    Mutation(
        "L97-WALL-4", L97 + "wall.py", "return bool(castles) and not castles & ~cells_of(state.realm, seat)", "return False"
    ),
    Mutation(
        "L97-WALL-5", REALM + "borders.py", '    if not realm.supply:\n        return Fault("no-borders-left", {})\n', ""
    ),
    Mutation("L97-WALL-6", REALM + "borders.py", AREAS_CLOSED, ZONES_JOIN + AREAS_CLOSED),
    Mutation("L97-REGION-1", REALM + "borders.py", "castle.bit_count() == 1", "castle.bit_count() >= 1"),
    Mutation("L97-REGION-2", L97 + "numbers.toml", "[10, 5]", "[10, 6]"),
    Mutation("L97-REGION-3", REALM + "borders.py", "returned |= board.within(area) & realm.borders", "returned |= 0"),
    Mutation(
        "L97-KNIGHT-1", REALM + "knights.py", "    if not realm.land.cells(MEADOW + FOREST) & bit:\n", "    if False:\n"
    ),
    Mutation("L97-KNIGHT-2", L97 + "numbers.toml", "forest_knight = 5", "forest_knight = 4"),
    Mutation(
        "L97-KNIGHT-3",
        REALM + "knights.py",
        "    if not board.touching(pieces(realm, colour), realm.borders) & bit:\n",
        "    if False:\n",
    ),
    Mutation(
        "L97-KNIGHT-4",
        L97 + "knight.py",
        "    if not state.players[seat].reserve:\n        raise",
        "    if False:\n        raise",
    ),
    Mutation(
        "L97-KNIGHT-5",
        L97 + "act.py",
        "    if not phase.left:\n",
        "    grid, own = state.realm.land.grid, state.realm.knights[seat]\n"
        "    is_second = phase.left < int(row_of(state.card, state.row)[1])\n"
        "    if not phase.left or (is_second and not grid.beside(1 << grid.cell(action.cell)) & own):\n",
    ),
    Mutation("L97-EXTEND-1", L97 + "extend.py", "CELLS = 2", "CELLS = 3"),
    Mutation("L97-EXTEND-2", REALM + "extension.py", "    if not board.beside(domain.cells) & bit:\n", "    if False:\n"),
    Mutation(
        "L97-EXTEND-3",
        REALM + "extension.py",
        "    if occupied(realm) & ~pieces(realm, domain.colour) & bit:\n",
        "    if False:\n",
    ),
    Mutation(
        "L97-EXTEND-4",
        REALM + "extension.py",
        '        return Fault("cell-in-own-domain", {"cell": name, "other": board.cells[other.castle]})\n',
        "        return None\n",
    ),
    Mutation("L97-EXTEND-5", REALM + "extension.py", ".bit_count() > garrison", ".bit_count() >= garrison"),
    Mutation("L97-EXTEND-6", REALM + "extension.py", "        and not are_allied(realm, domain, other)\n", ""),
    Mutation(
        "L97-EXTEND-7",
        REALM + "extension.py",
        "    other = domain_at(realm, cell)\n    if other is None or _may_enter(realm, domain, other):\n",
        "    other = domain_at(realm, cell) or domain\n"
        "    if (other is domain and garrison(realm, domain)) or _may_enter(realm, domain, other):\n",
    ),
    Mutation("L97-EXTEND-8", REALM + "extension.py", "    if added & realm.kin:\n", "    if False:\n"),
    Mutation("L97-EXTEND-9", L97 + "extend.py", "(cell,), -points * is_prince, seat)", "(cell,), 0, seat)"),
    Mutation("L97-EXTEND-10", L97 + "extend.py", "had = before.get(loser.colour, 0)", "had = 0"),
    Mutation("L97-EXTEND-11", REALM + "borders.py", AREAS_CLOSED, ZONES_JOIN + AREAS_CLOSED),
    Mutation(
        "L97-POLITICS-1",
        L97 + "alliance.py",
        "    if not holds(state.players[seat], ALLIANCE):\n        raise",
        "    if False:\n        raise",
    ),
    Mutation("L97-POLITICS-2", L97 + "alliance.py", "    if are_allied(state.realm, one, other):\n", "    if False:\n"),
    Mutation("L97-POLITICS-3", L97 + "treasure.py", "every.ducats - tied.ducats", "every.ducats"),
    Mutation(
        "L97-POLITICS-4", L97 + "renegade.py", "    if not _room(state, seat, one, purse(paid, seat)):\n", "    if False:\n"
    ),
    Mutation(
        "L97-POLITICS-5",
        REALM + "knights.py",
        "    if held := cut_off_without(realm, domain, cell):\n",
        "    if held := 0:\n",
    ),
    Mutation(
        "L97-POLITICS-6",
        L97 + "renegade.py",
        "return FOREST_KNIGHT_COST if state.realm.land.terrain[cell] == FOREST else 0",
        "return 0",
    ),
    Mutation(
        "L97-POLITICS-7",
        L97 + "treasure.py",
        "return not treasures or sum(treasures) - min(treasures) < price",
        "return True",
    ),
    Mutation("L97-POLITICS-8", L97 + "end.py", "if held.card.is_parchment and not held.is_open", "if False"),
    Mutation("L97-END-1", L97 + "end.py", "[*mountain_events(state), *_parchments(state)]", "[*_parchments(state)]"),
    Mutation("L97-END-2", L97 + "end.py", "return money.ducats + sum(money.treasures)", "return money.ducats"),
]
