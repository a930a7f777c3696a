"""Break one rule after another and see a scenario fail: `./dev prove mutations [PREFIX]`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from proofs.mutants import Mutation, lionheart

ROOT = Path(__file__).resolve().parent.parent
L03 = "games/lowenherz_2003/"
REALM = "games/realm/"


LOWENHERZ_2003 = [
    Mutation("L03-SETUP-2", L03 + "table.toml", "4 = 3 }", "4 = 4 }"),
    Mutation("L03-SETUP-3", L03 + "cards.toml", '"B.B3" = { price = 6, sale = 4', '"B.B3" = { price = 6, sale = 5'),
    Mutation("L03-SETUP-5", L03 + "table.toml", "3 = 40", "3 = 50"),
    Mutation(
        "L03-PLACE-1",
        L03 + "place.py",
        "realm.land.cells(MEADOW) & ~occupied",
        "realm.land.cells(MEADOW + FOREST) & ~occupied",
    ),
    Mutation("L03-PLACE-2", L03 + "place.py", " & realm.land.grid.touching(_room(realm), 0)", ""),
    Mutation("L03-PLACE-3", L03 + "place.py", "castle, steps - 1)", "castle, steps - 2)"),
    Mutation("L03-PLACE-4", L03 + "place.py", "        steps -= 1\n", "        return 1\n"),
    Mutation("L03-PLACE-6", L03 + "place.py", "step = 1 if options.clockwise else -1", "step = 1"),
    Mutation("L03-TURN-2", L03 + "turn.py", "len(player.secret) + len(player.known) < HAND", "False"),
    Mutation("L03-TURN-3", L03 + "turn.py", "events.append(TurnSkipped(following))", "return begin_turn(state, following)"),
    Mutation("L03-TURN-4", L03 + "turn.py", "idle=state.idle + 1 if phase.sold else 0", "idle=0"),
    Mutation("L03-MARKET-1", L03 + "turn.py", "player.ducats + card.sale", "player.ducats + card.price"),
    Mutation("L03-MARKET-2", L03 + "turn.py", "card == phase.sold and state.market[card.number] == 1", "False"),
    Mutation("L03-PLAY-1", L03 + "play.py", "_replace(ducats=left)", "_replace(ducats=player.ducats)"),
    Mutation("L03-PLAY-3", L03 + "play.py", "if not _possible(state, seat, symbol, left):", "if False:"),
    Mutation("L03-PLAY-4", L03 + "play.py", "    if not begun(phase):\n", "    if False:\n"),
    Mutation("L03-BORDER-2", REALM + "borders.py", "realm.borders | realm.inner | realm.kin", "realm.borders | realm.kin"),
    Mutation("L03-BORDER-3", REALM + "borders.py", "realm.borders | realm.inner | realm.kin", "realm.borders | realm.inner"),
    Mutation("L03-BORDER-4", REALM + "borders.py", "    if not realm.supply:\n        return 0\n", ""),
    Mutation("L03-DOMAIN-1", REALM + "borders.py", "castle.bit_count() == 1", "castle.bit_count() >= 1"),
    Mutation("L03-DOMAIN-2", L03 + "table.toml", "village = 3", "village = 2"),
    Mutation("L03-DOMAIN-3", REALM + "borders.py", "returned |= board.within(area) & realm.borders", "returned |= 0"),
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
        "L03-EXTEND-1",
        L03 + "extend.py",
        "Extension(seat, phase.left - 1, domain.castle)",
        "Extension(seat, phase.left - 1, None)",
    ),
    Mutation("L03-EXTEND-3", REALM + "extension.py", " & ~(occupied(realm) & ~realm.knights[colour])", ""),
    Mutation(
        "L03-EXTEND-4", REALM + "extension.py", "        other.colour != domain.colour\n        and not", "        not"
    ),
    Mutation("L03-EXTEND-5", REALM + "extension.py", ".bit_count() > garrison", ".bit_count() >= garrison"),
    Mutation("L03-EXTEND-6", REALM + "extension.py", "        and not are_allied(realm, domain, other)\n", ""),
    Mutation("L03-EXTEND-8", REALM + "extension.py", "return not added & realm.kin and", "return"),
    Mutation("L03-EXTEND-9", L03 + "extend.py", "-worth_to(state, loser, 1 << cell)", "0"),
    Mutation("L03-EXTEND-10", L03 + "extend.py", "-worth_to(state, loser, part)", "0"),
    Mutation("L03-DESERT-1", L03 + "domain.py", "    if not neighbours(realm, one, two):\n", "    if False:\n"),
    Mutation("L03-DESERT-2", L03 + "desert.py", "reserve=player.reserve + 1", "reserve=player.reserve"),
    Mutation("L03-DESERT-3", REALM + "knights.py", "if not cut_off_without(realm, domain, cell)", "if True"),
    Mutation(
        "L03-DESERT-4", L03 + "desert.py", "    if not domain.cells >> board.cell(action.cell) & 1:\n", "    if False:\n"
    ),
    Mutation("L03-DESERT-5", L03 + "desert.py", "seat if remover is None else remover", "seat"),
    Mutation("L03-ALLY-1", L03 + "ally.py", "    if are_allied(state.realm, one, other):\n", "    if False:\n"),
    Mutation("L03-MINE-1", L03 + "turn.py", "player.ducats + len(mines)", "player.ducats + 1"),
    Mutation("L03-MINE-2", L03 + "table.toml", "monopoly_mines = 3", "monopoly_mines = 4"),
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
    Mutation("L03-TWO-2", L03 + "domain.py", "if two.colour == seat:", "if owner(state, two.colour) in (seat, None):"),
]
MUTATIONS = LOWENHERZ_2003 + lionheart.MUTATIONS


RUN = """
import sys
from pathlib import Path
from coeurdelion.scenario import read_scenario, run_scenario
for name in sys.argv[1:]:
    if run_scenario(read_scenario(Path(name).read_text("utf-8"))):
        print(Path(name).stem)
"""


def main() -> int:
    """Break each rule in a copy of the package; a scenario that shows the rule must fail there, and hold as things are."""
    alive = []
    chosen = [mutation for mutation in MUTATIONS if mutation.rule.startswith(tuple(sys.argv[1:]) or "")]
    for mutation in chosen:
        shown = _scenarios(mutation.rule)
        assert not _failing(ROOT / "src", shown), f"{mutation.rule}: fails unbroken"
        failed = _failing_when_broken(mutation, shown)
        print(f"{mutation.rule:<14}{mutation.path:<36}{failed or 'NO SCENARIO FAILED'}", flush=True)
        if not failed:
            alive.append(mutation.rule)
    print(f"{len(chosen) - len(alive)} of {len(chosen)} broken rules were found", *alive)
    return 1 if alive else 0


def _scenarios(rule: str) -> list[Path]:
    """The scenarios that show a rule."""
    paths = sorted((ROOT / "tests" / "scenarios").rglob("*.toml"))
    return [path for path in paths if f'"{rule}"' in path.read_text("utf-8")]


def _failing_when_broken(mutation: Mutation, scenarios: list[Path]) -> str:
    """The scenarios that fail, or the error they run into, when a rule is broken."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / "coeurdelion"
        shutil.copytree(ROOT / "src" / "coeurdelion", package, ignore=shutil.ignore_patterns("__pycache__"))
        path = package / mutation.path
        source = path.read_text("utf-8")
        assert mutation.old in source, f"{mutation.rule}: {mutation.path} has changed"
        path.write_text(source.replace(mutation.old, mutation.new), "utf-8")
        return _failing(Path(folder), scenarios)


def _failing(source: Path, scenarios: list[Path]) -> str:
    """Which of the scenarios fail with the package of a folder."""
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", RUN, *map(str, scenarios)]
    run = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    return " ".join(run.stdout.split()) or (run.stderr.strip().split("\n")[-1] if run.returncode else "")


if __name__ == "__main__":
    sys.exit(main())
