"""All SQL of the server, for SQLite and PostgreSQL: guests, matches, seats, chat, leases, and logs, which only grow."""

from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.store.quotas import Quota
from coeurdelion.server.store.records import (
    DEFAULT_GRACE_S,
    FORK,
    IMPORT,
    OPEN,
    OVER,
    PLAYING,
    ChatLine,
    EntryConflict,
    NewEntries,
    Seated,
    StoredEntry,
    StoredMatch,
    StoredSeat,
    origin_of_rematch,
    rematch_of,
)
from coeurdelion.server.store.store import Store

__all__ = [
    "DEFAULT_GRACE_S",
    "FORK",
    "IMPORT",
    "OPEN",
    "OVER",
    "PLAYING",
    "ChatLine",
    "EntryConflict",
    "NewEntries",
    "Quota",
    "Seated",
    "Store",
    "StoredEntry",
    "StoredMatch",
    "StoredSeat",
    "origin_of_rematch",
    "rematch_of",
    "sqlite_address",
]
