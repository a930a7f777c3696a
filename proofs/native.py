"""The compiled core against the rules, move by move: `./dev prove native [ACTIONS]`, of each game; a million if not told.

Before that, a core with AddressSanitizer and UBSan is walked and given garbage.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from rich.progress import Progress

from coeurdelion.native.library import CHOICE
from tests.games.contract import PLAYERS, variants
from tests.native.cores import IDS, core
from tests.native.garbage import call_all
from tests.native.walks import Comparison, compare_files, walk

ROOT = Path(__file__).resolve().parent.parent
SANITIZED_STATES = 30_000
"""So many states of random bytes, and of matches with some bytes changed, are given to the sanitized core of each game."""
SAMPLED_IN_FILES, SAMPLED_IN_MATCHES = 0.3, 0.03
"""How often worlds are dealt, terms are compared and random steps are taken; everything else is compared at every step."""


def main() -> int:
    """Sanitizers, then walks, in all processors."""
    if sys.argv[1:2] == ["sanitized"]:
        return _walk_sanitized()
    most = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    if _run_sanitized():
        return 1
    for game in IDS:
        comparison = Comparison(core(game), Random(game), SAMPLED_IN_FILES)
        print(f"{game}: no room for {compare_files(comparison) or 'none'} of the scenarios", flush=True)
    return _walk_all(most)


def _walk_all(most: int) -> int:
    """Compare matches of every variant until so many actions of each game were compared."""
    done: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool, Progress() as bar:
        tasks = {game: bar.add_task(game, total=most) for game in IDS}
        seed = 0
        while any(done[game] < most for game in IDS):
            wanted = [(number, players) for number in _variants_of(done, most) for players in PLAYERS]
            for game, states, actions in pool.map(_prove, [(*one, seed) for one in wanted]):
                done[game] += actions
                done[f"{game} states"] += states
                bar.update(tasks[game], completed=min(done[game], most))
            seed += 1
    for name, count in sorted(done.items()):
        print(f"{count:>9} {name}")
    return 0


def _variants_of(done: Counter[str], most: int) -> Iterator[int]:
    """The numbers of the variants whose game has not been compared often enough."""
    yield from (number for number, variant in enumerate(variants()) if done[variant.game.id] < most)


def _prove(job: tuple[int, str, int]) -> tuple[str, int, int]:
    """One match, compared all along: its game, and how many states and actions were compared."""
    number, players, _ = job
    variant = variants()[number]
    comparison = Comparison(core(variant.game.id), Random(f"{job}"), SAMPLED_IN_MATCHES)
    walk(comparison, variant, players)
    return variant.game.id, comparison.states, comparison.actions


def _run_sanitized() -> int:
    """Walk and garble with a core that notices every read or write out of bounds and all undefined behaviour."""
    with tempfile.TemporaryDirectory() as folder:
        flags = ("-O1", "-g", "-fsanitize=address,undefined", "-fno-sanitize-recover=all", "-fno-omit-frame-pointer")
        subprocess.run([sys.executable, "native/build.py", folder, *flags], cwd=ROOT, check=True)
        compiler = os.environ.get("CXX") or "c++"
        found = subprocess.run([compiler, "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
        environment = {
            **os.environ,
            CHOICE: str(Path(folder) / "core.so"),
            "LD_PRELOAD": found.stdout.strip(),
            "ASAN_OPTIONS": "detect_leaks=0",  # Python's own
        }
        done = subprocess.run([sys.executable, "-m", "proofs.native", "sanitized"], cwd=ROOT, env=environment, check=False)
        return done.returncode


def _walk_sanitized() -> int:
    for game in IDS:
        rng, one = Random(game), core(game)
        compare_files(Comparison(one, rng), every=7)
        for _ in range(SANITIZED_STATES):
            call_all(game, rng.randbytes(one.state_size), rng)
        garbled = 0
        while garbled < SANITIZED_STATES:
            garbled += _garble(game, rng)
        print(f"{game}: {SANITIZED_STATES} states of random bytes and {garbled} garbled ones, no complaint", flush=True)
    return 0


def _garble(game: str, rng: Random) -> int:
    """Play a match at random in the core, and ask everything about its states with some wrong bytes; how many there were."""
    one = core(game)
    variant = rng.choice([variant for variant in variants() if variant.game.id == game])
    data = one.packing.pack(one.game.start(one.game.colours[: variant.players], variant.options))
    asked = 0
    while seats := one.to_act(data):
        wrong = bytearray(data)
        for _ in range(rng.randrange(5)):
            wrong[rng.randrange(len(wrong))] = rng.randrange(256)
        call_all(game, bytes(wrong), rng)
        asked += 1
        seat = rng.choice(seats)
        choices = list(one.odds(data)) if seat < 0 else one.legal(data, seat)
        after = one.apply(data, seat, rng.choice(choices))
        assert after is not None
        data = after
    return asked


if __name__ == "__main__":
    sys.exit(main())
