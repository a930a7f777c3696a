"""What an operator does with a store beside serving it, also while it is served."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TypeVar

from coeurdelion.server.store import Store

Outcome = TypeVar("Outcome")


async def with_store(address: str, work: Callable[[Store], Coroutine[None, None, Outcome]]) -> Outcome:
    """Open a store, do something with it, and close it."""
    store = Store.at(address)
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
