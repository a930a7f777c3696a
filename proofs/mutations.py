"""Break one rule after another and see a scenario fail: `./dev prove mutations [PREFIX]`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from proofs.broken import MUTATIONS
from proofs.broken.mutation import Mutation

ROOT = Path(__file__).resolve().parent.parent


RUN = """
import sys
from pathlib import Path
from coeurdelion.match.scenario import read_scenario, run_scenario
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
        print(f"{mutation.rule:<16}{mutation.path:<36}{failed or 'NO SCENARIO FAILED'}", flush=True)
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
