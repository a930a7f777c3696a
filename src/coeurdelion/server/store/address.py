"""Addresses of databases: parsed, made from a file, and shown without their password."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from coeurdelion.core import Refused

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
"""The driver of each kind of database that we support."""
MAX_SHOWN_CHARACTERS = 80
"""Characters of a wrong address that its refusal repeats."""


def parse_url(text: str, reason: str) -> URL:
    """The parts of any address; if it has none, refused for that reason, without what could be a password."""
    try:
        return make_url(text)
    except ArgumentError:
        raise Refused("store", reason, text=text.partition(":")[0][:MAX_SHOWN_CHARACTERS]) from None


def parse_database(text: str) -> URL:
    """The address of a database with its driver; refused if we do not support its kind."""
    url = parse_url(text, "bad-address")
    kind = url.get_backend_name()
    if kind not in DRIVERS or (kind == "sqlite" and not url.database):
        raise Refused("store", "bad-address", text=kind[:MAX_SHOWN_CHARACTERS])
    return url.set(drivername=DRIVERS[kind])


def sqlite_address(path: Path) -> str:
    """The address of an SQLite file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def is_sqlite(url: URL) -> bool:
    """Whether a database is an SQLite file; else it is on a PostgreSQL server."""
    return url.get_backend_name() == "sqlite"


def postgres_dsn(url: URL) -> str:
    """The address of a PostgreSQL server as its own drivers take it, with the password."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


def display_name(url: URL) -> str:
    """The name of a database in messages: the path of a file, else the address without its password."""
    if is_sqlite(url):
        return str(url.database)
    return url.set(drivername="postgresql", query={}).render_as_string(hide_password=True)
