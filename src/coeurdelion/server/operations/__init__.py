"""What an operator does with a store beside serving it, also while it is served."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from coeurdelion.core import Refused
from coeurdelion.server.store import Store, database

Outcome = TypeVar("Outcome")


async def with_store(address: str, work: Callable[[Store], Coroutine[None, None, Outcome]], *, new: bool = True) -> Outcome:
    """Open a store, which must be there unless it may be new, do something with it, and close it."""
    url = database.address(address)
    if not new and url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Refused("store", "no-database", database=database.shown(url), detail="")
    store = Store(url)
    try:
        await store.open()
        return await work(store)
    finally:
        await store.close()


async def migrate(address: str) -> bool:
    """Bring a database to the schema of this version; False if it had it."""
    store = Store.at(address)
    try:
        return await store.upgrade()
    finally:
        await store.close()
