"""What an operator does with a store beside serving it, also while it is served."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from coeurdelion.core import Refused
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import display_name, is_sqlite, parse_database

Outcome = TypeVar("Outcome")


async def with_store(address: str, work: Callable[[Store], Coroutine[None, None, Outcome]], *, new: bool = True) -> Outcome:
    """The outcome of work with an open store, which is closed afterwards; unless it may be new, it must exist."""
    url = parse_database(address)
    if not new and is_sqlite(url) and not Path(url.database or "").is_file():
        raise Refused("store", "no-database", database=display_name(url), detail="")
    store = Store(url)
    try:
        await store.open()
        return await work(store)
    finally:
        await store.close()


async def migrate(address: str) -> bool:
    """Migrate a database to the schema of this version; False if it had it."""
    store = Store.at(address)
    try:
        return await store.upgrade()
    finally:
        await store.close()
