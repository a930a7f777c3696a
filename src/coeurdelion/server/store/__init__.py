"""All SQL of the server, for SQLite and PostgreSQL: guests, matches, seats, chat, leases, and logs, which only grow."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from coeurdelion.server.store.records import (
    DEFAULT_GRACE_S,
    FORK,
    IMPORT,
    OPEN,
    OVER,
    PLAYING,
    POSITION,
    ChatLine,
    EntryConflict,
    NewEntries,
    Seated,
    StoredEntry,
    StoredMatch,
    StoredReasons,
    StoredSeat,
    origin_of_rematch,
    rematch_of,
)

if TYPE_CHECKING:
    from coeurdelion.server.store.address import sqlite_address
    from coeurdelion.server.store.quotas import Quota
    from coeurdelion.server.store.store import Store

_WITH_SQLALCHEMY = {"Quota": "quotas", "Store": "store", "sqlite_address": "address"}


def __getattr__(name: str) -> Any:
    """What needs SQLAlchemy is loaded when it is asked for: a process that only reads records starts without it."""
    if name not in _WITH_SQLALCHEMY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WITH_SQLALCHEMY[name]}"), name)


__all__ = [
    "DEFAULT_GRACE_S",
    "FORK",
    "IMPORT",
    "OPEN",
    "OVER",
    "PLAYING",
    "POSITION",
    "ChatLine",
    "EntryConflict",
    "NewEntries",
    "Quota",
    "Seated",
    "Store",
    "StoredEntry",
    "StoredMatch",
    "StoredReasons",
    "StoredSeat",
    "origin_of_rematch",
    "rematch_of",
    "sqlite_address",
]
