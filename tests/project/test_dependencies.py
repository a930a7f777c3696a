"""Modules depend in one direction only, and the rules on nothing but the standard library."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

from tests.paths import SOURCE

LAYERS = [
    ["core"],
    ["games.options", "games.phases", "games.rulebook", "games.toml_tables"],
    ["games.realm"],
    ["games.lionheart", "games.lowenherz_1997", "games.lowenherz_2003"],
    ["games"],
    ["draw", "text"],
    ["match"],
    ["bots"],
    ["bench.rules", "engine", "terminal"],
    ["generate", "server"],
    ["bench"],
    ["cli"],
]
RULES = {"games.lionheart", "games.lowenherz_1997", "games.lowenherz_2003"}
PURE = {name for layer in LAYERS for name in layer if name == "core" or name.startswith("games")}
FORBIDDEN = {"random", "time", "datetime", "logging", "secrets", "socket", "subprocess", "threading"}


def modules() -> dict[str, Path]:
    """Every module of the package by its name below the package."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(part for part in parts if part != "__init__")] = path
    found.pop("")
    return found


def unit(module: str) -> str:
    """The named unit a module belongs to: the longest that it begins with."""
    names = [name for layer in LAYERS for name in layer]
    fitting = [name for name in names if module == name or module.startswith(name + ".")]
    assert fitting, f"{module} has no layer"
    return max(fitting, key=len)


def layer_of(name: str) -> int:
    return next(number for number, layer in enumerate(LAYERS) if name in layer)


def imports(path: Path) -> set[str]:
    """The modules that a file imports, by their full names."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_no_arrow_is_reversed() -> None:
    known = modules()
    for module, path in known.items():
        for name in imports(path):
            other = name.removeprefix("coeurdelion.")
            if name.startswith("coeurdelion.") and other in known and unit(other) != unit(module):
                assert layer_of(unit(other)) <= layer_of(unit(module)), f"{module} imports {other}"
                if unit(module) in RULES:
                    assert unit(other) not in RULES, f"{module} imports another game"


def test_the_rules_use_the_standard_library_only_and_no_clock_or_dice() -> None:
    for module, path in modules().items():
        if unit(module) not in PURE:
            continue
        for name in imports(path):
            top = name.partition(".")[0]
            assert top in sys.stdlib_module_names or top == "coeurdelion", f"{module} imports {name}"
            assert top not in FORBIDDEN or name in ("random", "random.Random"), f"{module} imports {name}"
