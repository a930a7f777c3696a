"""All SQL is in the store: no other module knows the libraries that speak to the database."""

from __future__ import annotations

import ast

from tests.paths import SOURCE

DATABASE_LIBRARIES = {"aiosqlite", "alembic", "asyncpg", "sqlalchemy", "sqlite3"}
STORE = SOURCE / "server" / "store"


def test_only_the_store_imports_what_speaks_to_a_database() -> None:
    found = {}
    for path in SOURCE.rglob("*.py"):
        if path.is_relative_to(STORE):
            continue
        nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
        names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
        names += [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
        if used := {name.partition(".")[0] for name in names} & DATABASE_LIBRARIES:
            found[str(path.relative_to(SOURCE))] = used
    assert found == {}
