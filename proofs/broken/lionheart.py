"""Ways to break the rules of Lionheart."""

from proofs.broken.mutation import Mutation

LH = "games/lionheart/"

MUTATIONS = [
    Mutation("LH-SETUP-1", LH + "field.py", "homes=(home << board.size - COLUMNS * HOME_ROWS, home)", "homes=(home, home)"),
    Mutation("LH-SETUP-2", LH + "army.py", "if square in squares[:number]:", "if False:"),
    Mutation("LH-SETUP-3", LH + "table.toml", "a4 n2 k1 n2 a4", "a4 n2 k1 n2 a3"),
    Mutation("LH-SETUP-4", LH + "table.toml", "a4 n2 k1 n2 a4", "n2 a4 k1 a4 n2"),
    Mutation("LH-SETUP-5", LH + "setup.py", "    if axes == phase.axes:\n", "    if False:\n"),
    Mutation("LH-SETUP-5", LH + "setup.py", "0 if phase.axes > axes else 1", "1 if phase.axes > axes else 0"),
    Mutation("LH-TURN-1", LH + "table.toml", "\nactions = 2", "\nactions = 3"),
    Mutation("LH-TURN-2", LH + "attack.py", "    if state.attacked >> cell & 1:\n", "    if False:\n"),
    Mutation("LH-TURN-3", LH + "rules.py", "            found.append(END)\n", ""),
    Mutation("LH-MOVE-1", LH + "field.py", "(0, 1), (1, 0), (0, -1))", "(0, -1), (1, 0), (0, 1))"),
    Mutation("LH-MOVE-2", LH + "move.py", "if steps > 1 and not mover.kind.mounted:", "if False:"),
    Mutation("LH-MOVE-3", LH + "move.py", "    for square in way[:steps]:\n", "    for square in way[steps - 1 : steps]:\n"),
    Mutation("LH-MOVE-4", LH + "move.py", "    if facing == turner.facing:\n", "    if False:\n"),
    Mutation("LH-ATTACK-1", LH + "attack.py", "    if found.owner == attacker.owner:\n", "    if False:\n"),
    Mutation(
        "LH-ATTACK-2", LH + "table.toml", "most = 2\ndice = 2\ntoughness = 2\nmounted", "most = 2\ntoughness = 2\nmounted"
    ),
    Mutation("LH-ATTACK-3", LH + "table.toml", 'strikes = "arrow"', 'strikes = "axe"'),
    Mutation("LH-ATTACK-4", LH + "dice.py", "hits // target.kind.toughness", "-(-hits // target.kind.toughness)"),
    Mutation("LH-ATTACK-5", LH + "field.py", "range(1, 4), range(-1, 2)", "range(1, 3), range(-1, 2)"),
    Mutation("LH-ATTACK-5", LH + "field.py", '_area if archers == "area" else _line', "_area"),
    Mutation("LH-ATTACK-6", LH + "dice.py", "    if lone and hits and not again:\n", "    if False:\n"),
    Mutation("LH-ATTACK-6", LH + "dice.py", "unit.figures == 1 and unit.kind.dice == 1", "unit.figures == 1"),
    Mutation("LH-ATTACK-7", LH + "attack.py", "target.facing) if left else None)", "target.facing))"),
    Mutation("LH-PANIC-1", LH + "dice.py", "int(panics == dice and", "int(panics > 0 and"),
    Mutation("LH-PANIC-1", LH + "attack.py", "(attacker.facing + 2) % 4", "attacker.facing"),
    Mutation("LH-PANIC-2", LH + "dice.py", "kind not in (KING, MERCENARIES))", "kind is not MERCENARIES)"),
    Mutation("LH-PANIC-3", LH + "panic.py", "faller.figures, direction)", "faller.figures, faller.facing)"),
    Mutation("LH-PANIC-4", LH + "panic.py", " and other.kind is not KING:", ":"),
    Mutation("LH-PANIC-4", LH + "panic.py", "lost = fate if cell == chain[-1] else", "lost = fate if cell else"),
    Mutation("LH-ARMY-1", LH + "army.py", "    if len(bases) < BASES:\n", "    if False:\n"),
    Mutation("LH-ARMY-2", LH + "army.py", "if base.kind is KING and base.cell != throne:", "if False:"),
    Mutation("LH-ARMY-3", LH + "army.py", "    if figures > kind.available:\n", "    if False:\n"),
    Mutation("LH-HEAVY-1", LH + "table.toml", "heavy_actions = 2", "heavy_actions = 1"),
    Mutation("LH-HEAVY-2", LH + "table.toml", 'reach = "around"', 'reach = "ahead"'),
    Mutation("LH-PEASANT-1", LH + "dice.py", "most if most >= faces.count(PANIC) else 0", "most"),
    Mutation(
        "LH-PEASANT-1", LH + "dice.py", "max(faces.count(AXE), faces.count(ARROW))", "faces.count(AXE) + faces.count(ARROW)"
    ),
    Mutation("LH-PEASANT-2", LH + "dice.py", "    if kind is PEASANTS:\n        return panics\n", ""),
    Mutation("LH-MERC-1", LH + "table.toml", "least = 2\nmost = 2\ndice = 2", "least = 2\nmost = 2\ndice = 1"),
    Mutation("LH-MERC-2", LH + "dice.py", "panics if unit.kind is MERCENARIES", "1 if unit.kind is MERCENARIES and panics"),
    Mutation("LH-MERC-2", LH + "dice.py", "target.kind not in (KING, MERCENARIES) else 0", "target.kind is not KING else 0"),
    Mutation("LH-MERC-3", LH + "merc.py", "    if not state.moved >> cell & 1:\n", "    if False:\n"),
    Mutation("LH-MERC-3", LH + "merc.py", "hired.figures, hired.facing))", "hired.figures, (hired.facing + 2) % 4))"),
    Mutation("LH-MERC-4", LH + "merc.py", "    if _is_watched(state, target):\n", "    if False:\n"),
    Mutation("LH-MASS-1", LH + "table.toml", "massed = 10", "massed = 11"),
    Mutation("LH-MASS-1", LH + "dice.py", "min(MOST_DICE, unit.kind.dice * unit.figures)", "unit.kind.dice * unit.figures"),
    Mutation("LH-END-1", LH + "end.py", 'return "army" if army.bit_count() == 1 else ""', 'return ""'),
    Mutation("LH-END-1", LH + "end.py", "for seat in (1 - actor, actor):", "for seat in (actor, 1 - actor):"),
    Mutation("LH-END-2", LH + "table.toml", "quiet_turns = 60", "quiet_turns = 62"),
]
