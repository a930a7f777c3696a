"""The rules of Löwenherz 2003, each broken in one way."""

from proofs.broken.mutation import AREAS_CLOSED, IN_FRAME, REALM, ZONES_JOIN, Mutation

L03 = "games/lowenherz_2003/"

MUTATIONS = [
    Mutation("L03-SETUP-1", REALM + "board.py", IN_FRAME, "True"),
    Mutation("L03-SETUP-1", L03 + "tiles.toml", '"R/0", "5/0"', '"5/0", "R/0"'),
    Mutation("L03-SETUP-2", L03 + "numbers.toml", "4 = 3 }", "4 = 4 }"),
    Mutation("L03-SETUP-3", L03 + "cards.toml", '"B.B3" = { price = 6, sale = 4', '"B.B3" = { price = 6, sale = 5'),
    Mutation("L03-SETUP-4", L03 + "numbers.toml", "borders = 100", "borders = 99"),
    Mutation("L03-SETUP-5", L03 + "numbers.toml", "3 = 40", "3 = 50"),
    Mutation(
        "L03-PLACE-1",
        REALM + "placing.py",
        "realm.land.cells(MEADOW) & ~occupied",
        "realm.land.cells(MEADOW + 'F') & ~occupied",
    ),
    Mutation("L03-PLACE-2", REALM + "placing.py", " & realm.land.grid.touching(_room(realm, knights_on), 0)", ""),
    Mutation("L03-PLACE-3", REALM + "placing.py", "castle, steps - 1)", "castle, steps - 2)"),
    Mutation("L03-PLACE-4", REALM + "placing.py", "        steps -= 1\n", "        return 1\n"),
    Mutation(
        "L03-PLACE-5",
        L03 + "place.py",
        "phase=Placed(seat))",
        "phase=Placed((seat + 1) % len(state.players)))",
    ),
    Mutation("L03-PLACE-5", L03 + "turn.py", "following = (seat + step) % count", "following = (seat - step) % count"),
    Mutation("L03-PLACE-6", L03 + "place.py", "step = 1 if options.clockwise else -1", "step = 1"),
    Mutation(
        "L03-TURN-1",
        L03 + "turn.py",
        "state, begun = begin_turn(state, following)\n",
        "state, begun = begin_turn(state, seat)[0]._replace(phase=UseCard(following)), []\n",
    ),
    Mutation("L03-TURN-2", L03 + "turn.py", "len(player.secret) + len(player.known) < HAND", "False"),
    Mutation("L03-TURN-3", L03 + "turn.py", "events.append(TurnSkipped(following))", "return begin_turn(state, following)"),
    Mutation("L03-TURN-4", L03 + "turn.py", "idle=state.idle + 1 if phase.sold else 0", "idle=0"),
    Mutation("L03-MARKET-1", L03 + "turn.py", "player.ducats + card.sale", "player.ducats + card.price"),
    Mutation("L03-MARKET-2", L03 + "turn.py", "card == phase.sold and state.market[card.number] == 1", "False"),
    Mutation(
        "L03-MARKET-3",
        L03 + "turn.py",
        "known=tuple(sorted((*player.known, card))))",
        "known=tuple(sorted((*player.known, card))), ducats=player.ducats - card.price)",
    ),
    Mutation("L03-PLAY-1", L03 + "play.py", "_replace(ducats=left)", "_replace(ducats=player.ducats)"),
    Mutation(
        "L03-PLAY-2",
        L03 + "play.py",
        '        raise refused("L03-PLAY-2", "choose-symbol", card=card.code, symbols=card.symbols)\n',
        "        return card.symbols[0]\n",
    ),
    Mutation("L03-PLAY-2", L03 + "play.py", "    if action.symbol not in card.symbols:\n", "    if False:\n"),
    Mutation("L03-PLAY-3", L03 + "play.py", "if not _possible(state, seat, symbol, left):", "if False:"),
    Mutation("L03-PLAY-4", L03 + "play.py", "    if not begun(phase):\n", "    if False:\n"),
    Mutation(
        "L03-PLAY-5",
        L03 + "rules.py",
        "    if any(isinstance(event, Scoring) for event in events):\n",
        "    if isinstance(state.phase, CardUsed) and any(isinstance(event, Scoring) for event in events):\n",
    ),
    Mutation("L03-BORDER-1", REALM + "borders.py", "realm.borders | realm.inner | realm.kin", "realm.inner | realm.kin"),
    Mutation("L03-BORDER-2", REALM + "borders.py", "realm.borders | realm.inner | realm.kin", "realm.borders | realm.kin"),
    Mutation("L03-BORDER-3", REALM + "borders.py", "realm.borders | realm.inner | realm.kin", "realm.borders | realm.inner"),
    Mutation("L03-BORDER-4", REALM + "borders.py", "    if not realm.supply:\n        return 0\n", ""),
    Mutation(
        "L03-BORDER-5",
        L03 + "border.py",
        "    if not border_targets(realm) >> edge & 1:\n",
        "    if not realm.land.grid.flood(1 << realm.land.grid.sides[edge][0], realm.borders) & sum(realm.castles):\n"
        "        realm = realm._replace(supply=0)\n"
        "    if not border_targets(realm) >> edge & 1:\n",
    ),
    Mutation(
        "L03-BORDER-5",
        L03 + "border.py",
        "    if closure.made:\n",
        "    closure = closure._replace(made=tuple(domain for domain in closure.made if domain.colour == seat))\n"
        "    if closure.made:\n",
    ),
    Mutation("L03-BORDER-6", REALM + "borders.py", AREAS_CLOSED, ZONES_JOIN + AREAS_CLOSED),
    Mutation("L03-DOMAIN-1", REALM + "borders.py", "castle.bit_count() == 1", "castle.bit_count() >= 1"),
    Mutation("L03-DOMAIN-2", L03 + "numbers.toml", "village = 3", "village = 2"),
    Mutation("L03-DOMAIN-3", REALM + "borders.py", "returned |= board.within(area) & realm.borders", "returned |= 0"),
    Mutation(
        "L03-DOMAIN-4",
        REALM + "board.py",
        "return realm.knights[domain.colour] & domain.cells",
        "return _union(realm.knights) & domain.cells",
    ),
    Mutation(
        "L03-DOMAIN-4",
        REALM + "borders.py",
        "colour = next(c for c, own in enumerate(realm.castles) if own & castle)",
        "colour = max(range(len(realm.castles)), key=lambda c: (realm.knights[c] & area).bit_count())",
    ),
    Mutation("L03-DOMAIN-5", L03 + "mine.py", "if has and not had:", "if has:"),
    Mutation("L03-KNIGHT-1", REALM + "knights.py", "reached & realm.land.cells(MEADOW + FOREST)", "reached"),
    Mutation(
        "L03-KNIGHT-2",
        L03 + "knight.py",
        "cost = FOREST_KNIGHT_COST if realm.land.terrain[cell] == FOREST else 0",
        "cost = 0",
    ),
    Mutation(
        "L03-KNIGHT-3",
        REALM + "knights.py",
        "touching(pieces(realm, colour), realm.borders)\n",
        "touching(pieces(realm, colour), 0)\n",
    ),
    Mutation("L03-KNIGHT-4", L03 + "knight.py", "    if not state.players[seat].reserve:\n        return 0\n", ""),
    Mutation(
        "L03-KNIGHT-5",
        L03 + "knight.py",
        "    following = Knights(",
        "    grid, own = state.realm.land.grid, state.realm.knights[seat]\n"
        "    if phase.begun and not grid.beside(1 << grid.cell(action.cell)) & own:\n"
        '        raise refused("L03-KNIGHT-4", "no-knight-left")\n'
        "    following = Knights(",
    ),
    Mutation(
        "L03-EXTEND-1",
        L03 + "extend.py",
        "Extension(seat, phase.left - 1, domain.castle)",
        "Extension(seat, phase.left - 1, None)",
    ),
    Mutation(
        "L03-EXTEND-2",
        REALM + "extension.py",
        "targets = board.beside(domain.cells) &",
        "targets = board.all_cells & ~domain.cells &",
    ),
    Mutation("L03-EXTEND-3", REALM + "extension.py", " & ~(occupied(realm) & ~realm.knights[colour])", ""),
    Mutation(
        "L03-EXTEND-4", REALM + "extension.py", "        other.colour != domain.colour\n        and not", "        not"
    ),
    Mutation("L03-EXTEND-5", REALM + "extension.py", ".bit_count() > garrison", ".bit_count() >= garrison"),
    Mutation("L03-EXTEND-6", REALM + "extension.py", "        and not are_allied(realm, domain, other)\n", ""),
    Mutation(
        "L03-EXTEND-7",
        REALM + "extension.py",
        "    for other in realm.domains:\n        if targets & other.cells and not",
        "    if not garrison(realm, domain):\n"
        "        targets &= sum(other.cells for other in realm.domains)\n"
        "    for other in realm.domains:\n        if targets & other.cells and not",
    ),
    Mutation("L03-EXTEND-8", REALM + "extension.py", "return not added & realm.kin and", "return"),
    Mutation("L03-EXTEND-9", L03 + "extend.py", "-worth_to(state, loser, 1 << cell)", "0"),
    Mutation("L03-EXTEND-10", L03 + "extend.py", "-worth_to(state, loser, part)", "0"),
    Mutation(
        "L03-EXTEND-11",
        L03 + "extend.py",
        "    done = extend(realm, domain, cell)\n",
        "    if phase.castle is not None and any(other.cells >> cell & 1 for other in realm.domains):\n"
        "        raise refused_by(state, extension_fault(realm, domain, domain.castle))\n"
        "    done = extend(realm, domain, cell)\n",
    ),
    Mutation("L03-DESERT-1", REALM + "pairs.py", "    if not neighbours(realm, one, two):\n", "    if False:\n"),
    Mutation("L03-DESERT-2", L03 + "desert.py", "reserve=player.reserve + 1", "reserve=player.reserve"),
    Mutation("L03-DESERT-3", REALM + "knights.py", "if not cut_off_without(realm, domain, cell)", "if True"),
    Mutation(
        "L03-DESERT-4", L03 + "desert.py", "    if not domain.cells >> board.cell(action.cell) & 1:\n", "    if False:\n"
    ),
    Mutation("L03-DESERT-5", L03 + "desert.py", "seat if remover is None else remover", "seat"),
    Mutation(
        "L03-DESERT-6",
        L03 + "desert.py",
        "and garrison(realm, one) and garrison(realm, other)",
        "and garrison(realm, one) and garrison(realm, other).bit_count() > 1",
    ),
    Mutation(
        "L03-DESERT-6",
        REALM + "pairs.py",
        "if other.colour != colour and neighbours(realm, one, other):",
        "if other.colour != colour and neighbours(realm, one, other) and not are_allied(realm, one, other):",
    ),
    Mutation("L03-ALLY-1", L03 + "ally.py", "    if are_allied(state.realm, one, other):\n", "    if False:\n"),
    Mutation(
        "L03-ALLY-2",
        REALM + "board.py",
        "return (one.castle, other.castle) if one.castle < other.castle else (other.castle, one.castle)",
        "return (one.castle, other.castle)",
    ),
    Mutation(
        "L03-ALLY-3",
        REALM + "extension.py",
        "        borders=borders,\n        supply=",
        "        allied=frozenset(\n"
        "            (one, two) for one, two in realm.allied if board.beside(domains[one].cells) & domains[two].cells\n"
        "        ),\n"
        "        borders=borders,\n        supply=",
    ),
    Mutation("L03-MINE-1", L03 + "turn.py", "player.ducats + len(mines)", "player.ducats + 1"),
    Mutation("L03-MINE-2", L03 + "numbers.toml", "monopoly_mines = 3", "monopoly_mines = 4"),
    Mutation("L03-END-1", L03 + "end.py", "player.score >= state.king", "player.score > state.king"),
    Mutation("L03-END-2", L03 + "turn.py", "if any(state.deck) and len", "if len"),
    Mutation("L03-END-3", L03 + "end.py", "for player in state.players if player.ducats}", "for player in state.players}"),
    Mutation(
        "L03-END-4",
        L03 + "end.py",
        "(state.players[seat].score, state.players[seat].ducats)",
        "(state.players[seat].score, 0)",
    ),
    Mutation(
        "L03-TWO-1", L03 + "place.py", "PlaceCastle(following[0], options.neutral)", "PlaceCastle(seat, options.neutral)"
    ),
    Mutation("L03-TWO-2", REALM + "pairs.py", "if two.colour == colour:", "if two.colour in (colour, 2):"),
]
