"""The rules use nothing but the standard library; which room may use which is in pyproject.toml, for import-linter."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.paths import SOURCE

FORBIDDEN = {"random", "time", "datetime", "logging", "secrets", "socket", "subprocess", "threading"}


def pure_modules() -> Iterator[Path]:
    """The modules of the rules and of what they are made of."""
    for room in ("core", "games"):
        yield from (SOURCE / room).rglob("*.py")


def imports(path: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_the_rules_use_the_standard_library_only_and_no_clock_or_dice() -> None:
    for path in pure_modules():
        for name in imports(path):
            top = name.partition(".")[0]
            assert top in sys.stdlib_module_names or top == "coeurdelion", f"{path} imports {name}"
            assert top not in FORBIDDEN or name in ("random", "random.Random"), f"{path} imports {name}"
