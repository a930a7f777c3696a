"""Where the files lie that tests read."""

from pathlib import Path

TESTS = Path(__file__).resolve().parent
ROOT = TESTS.parent
SOURCE = ROOT / "src" / "coeurdelion"
DOCS = ROOT / "docs"
DATABASES = TESTS / "databases"
MATCHES = TESTS / "matches"
SCENARIOS = TESTS / "scenarios"
EXAMPLES = SOURCE / "learn" / "examples"
"""The scenarios that are packaged."""


def scenario_files() -> list[Path]:
    """Every scenario, packaged or not."""
    return sorted([*SCENARIOS.rglob("*.toml"), *EXAMPLES.rglob("*.toml")])
