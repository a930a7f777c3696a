"""Break one rule after another and see a scenario fail: `./dev prove mutations [PREFIX]`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from proofs.broken import MUTATIONS
from proofs.broken.mutation import Mutation
from tests.paths import scenario_files

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "coeurdelion"


RUN = """
import sys
from pathlib import Path
from coeurdelion.match.scenario import read_scenario, run_scenario
for name in sys.argv[1:]:
    try:
        failed = run_scenario(read_scenario(Path(name).read_text("utf-8")))
    except Exception as error:
        failed = [error]
    if failed:
        print(Path(name).stem)
"""


def main() -> int:
    """Break each rule in a copy of the package; what shows the rule must fail there, and hold as things are."""
    chosen = [mutation for mutation in MUTATIONS if mutation.rule.startswith(tuple(sys.argv[1:]) or "")]
    _check_unbroken(chosen)
    alive = []
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        for mutation, failed in zip(chosen, threads.map(_failing_when_broken, chosen), strict=True):
            print(f"{mutation.rule:<16}{mutation.path:<36}{failed or 'NO SCENARIO FAILED'}", flush=True)
            if not failed:
                alive.append(mutation.rule)
    print(f"{len(chosen) - len(alive)} of {len(chosen)} broken rules were found", *alive)
    return 1 if alive else 0


def _check_unbroken(chosen: list[Mutation]) -> None:
    """Fail if anything that shows one of the rules does not hold as things are."""
    scenarios = {path for mutation in chosen if not mutation.test for path in scenarios_of(mutation.rule)}
    failed = _failing_scenarios(PACKAGE.parent, sorted(scenarios))
    tests = {mutation.test for mutation in chosen if mutation.test}
    failed += " ".join(name for name in sorted(tests) if _failing_test(PACKAGE.parent, name))
    assert not failed, f"fails unbroken: {failed}"


def scenarios_of(rule: str) -> list[Path]:
    """The scenarios that show a rule."""
    return [path for path, text in _scenarios().items() if f'"{rule}"' in text]


def files_with_test(name: str) -> list[Path]:
    """The files that have a test of this name."""
    return [path for path, text in _tests().items() if f"\ndef {name}(" in text]


@cache
def _scenarios() -> dict[Path, str]:
    """All scenarios with what they say."""
    return {path: path.read_text("utf-8") for path in scenario_files()}


@cache
def _tests() -> dict[Path, str]:
    """The files that have tests, with what they say."""
    return {path: path.read_text("utf-8") for path in sorted((ROOT / "tests").glob("**/test_*.py"))}


def _failing_when_broken(mutation: Mutation) -> str:
    """What fails when a rule is broken."""
    with tempfile.TemporaryDirectory() as folder:
        package = Path(folder) / PACKAGE.name
        # Compiled files come along, as nearly all still fit; the built web app is large and not needed.
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static"))
        path = package / mutation.path
        source = path.read_text("utf-8")
        assert mutation.old in source, f"{mutation.rule}: {mutation.path} has changed"
        path.write_text(source.replace(mutation.old, mutation.new), "utf-8")
        if mutation.test:
            return _failing_test(Path(folder), mutation.test)
        return _failing_scenarios(Path(folder), scenarios_of(mutation.rule))


def _failing_scenarios(source: Path, scenarios: list[Path]) -> str:
    """Which of the scenarios fail with the package of a folder; one that cannot even be imported proves nothing."""
    run = _run(source, "-c", RUN, *map(str, scenarios))
    assert run.returncode == 0, run.stderr
    return " ".join(run.stdout.split())


def _failing_test(source: Path, name: str) -> str:
    """The name of a test if it fails with the package of a folder; not if it cannot be run."""
    (path,) = files_with_test(name)
    run = _run(source, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"{path}::{name}")
    assert run.returncode in (0, 1), run.stdout + run.stderr
    return name if run.returncode else ""


def _run(source: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Python run with the package of a folder."""
    env = os.environ | {"PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


if __name__ == "__main__":
    sys.exit(main())
