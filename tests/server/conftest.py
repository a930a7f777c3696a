"""What several modules of tests share: one PostgreSQL for all of them, a fresh database for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from coeurdelion.server.store import Store
from coeurdelion.server.store.address import sqlite_address
from tests.server.harness import store_at
from tests.server.postgres import Postgres, running


@pytest.fixture(scope="session")
def anyio_backend() -> tuple[str, dict[str, bool]]:
    """The event loop of asynchronous tests and fixtures: the one the server runs on."""
    return "asyncio", {"use_uvloop": True}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path / "tables.db")
    fresh: str = request.getfixturevalue("postgres").new_database()
    return fresh


@pytest.fixture
async def any_store(address: str) -> AsyncIterator[Store]:
    """An empty store on each kind of database in turn."""
    async with store_at(address) as opened:
        yield opened


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store in an SQLite file; tests of every kind of database take `any_store`."""
    async with store_at(sqlite_address(tmp_path / "tables.db")) as opened:
        yield opened
