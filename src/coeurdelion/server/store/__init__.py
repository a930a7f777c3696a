"""What the server keeps, in SQLite or PostgreSQL: guests, matches, seats, chat, and logs, which only grow."""

from coeurdelion.server.store.records import (
    FORK,
    IMPORT,
    OPEN,
    OVER,
    PLAYING,
    Added,
    Said,
    StoredEntry,
    StoredMatch,
    StoredSeat,
    Taken,
    origin_of_rematch,
    rematch_of,
)
from coeurdelion.server.store.store import Store

__all__ = [
    "FORK",
    "IMPORT",
    "OPEN",
    "OVER",
    "PLAYING",
    "Added",
    "Said",
    "Store",
    "StoredEntry",
    "StoredMatch",
    "StoredSeat",
    "Taken",
    "origin_of_rematch",
    "rematch_of",
]
