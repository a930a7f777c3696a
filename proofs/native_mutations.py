"""Break one rule after another in the compiled core and see it differ: `./dev prove native_mutations [GAME]`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from coeurdelion.native.library import CHOICE
from proofs.broken.native import MUTATIONS, NativeMutation
from tests.games.contract import PLAYERS, variants
from tests.native.cores import core
from tests.native.walks import Comparison, compare_files, walk

ROOT = Path(__file__).resolve().parent.parent
NATIVE = ROOT / "native"
DIFFERS = 3
"""The exit status of a comparison that found a difference; 1 is that of one which could not be made."""
WALKS = 3
"""Matches of every variant that a broken core is walked through, unless it differs before."""


def main() -> int:
    """Break each rule in a copy of the sources; the core that is built from it must differ from the rules."""
    if sys.argv[1:2] == ["compare"]:
        return _differs(sys.argv[2])
    chosen = [mutation for mutation in MUTATIONS if not sys.argv[1:] or mutation.game in sys.argv[1:]]
    alive = []
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for mutation, found in zip(chosen, threads.map(_found_when_broken, chosen), strict=True):
            print(f"{mutation.path:<32}{mutation.new[:48]!r:<52}{found or 'NOTHING DIFFERED'}", flush=True)
            if not found:
                alive.append(mutation.path)
    print(f"{len(chosen) - len(alive)} of {len(chosen)} broken rules were found", *alive)
    return 1 if alive else 0


def _found_when_broken(mutation: NativeMutation) -> str:
    """What differs first when a rule is broken; empty if nothing does."""
    with tempfile.TemporaryDirectory() as folder:
        sources = Path(folder) / "native"
        shutil.copytree(NATIVE, sources, ignore=shutil.ignore_patterns("__pycache__"))
        path = sources / mutation.path
        source = path.read_text("utf-8")
        assert mutation.old in source, f"{mutation.path} has changed: {mutation.old}"
        path.write_text(source.replace(mutation.old, mutation.new), "utf-8")
        name = mutation.game.replace("-", "_")
        for other in sources.glob("*.cpp"):
            if other.stem not in (name, "machine"):
                other.unlink()
        subprocess.run([sys.executable, str(sources / "build.py"), folder, "-O1"], check=True)
        done = subprocess.run(
            [sys.executable, "-m", "proofs.native_mutations", "compare", mutation.game],
            cwd=ROOT,
            env={**os.environ, CHOICE: str(Path(folder) / "core.so")},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode in (0, DIFFERS) or done.returncode < 0, done.stderr
        return done.stdout.strip() if done.returncode >= 0 else f"ended by signal {-done.returncode}"


def _differs(game: str) -> int:
    """Compare a game until something differs, and tell what; status DIFFERS if something did."""
    comparison = Comparison(core(game), Random(7), sampled=0.3)
    try:
        compare_files(comparison, every=3)
        for number in range(WALKS):
            for variant in variants():
                if variant.game.id == game:
                    walk(comparison, variant, list(PLAYERS)[number % len(PLAYERS)])
    except (AssertionError, ValueError) as difference:
        print(str(difference).partition("\n")[0][:60] or "a state differs")
        return DIFFERS
    return 0


if __name__ == "__main__":
    sys.exit(main())
