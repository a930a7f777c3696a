"""Bringing a database to the schema of this version, all or nothing."""

from __future__ import annotations

from importlib.resources import files

from sqlalchemy import Connection, inspect

from coeurdelion.core import Refused

FIRST, NEWEST = "0001", "0003"
"""The schema of databases from before schemas had numbers, and that of this version."""
LOCK = 0x436F6575
"""The lock that keeps two processes from changing a PostgreSQL schema at once."""


def upgrade(connection: Connection, name: str) -> bool:
    """Bring a database to the newest schema, inside the transaction at hand; False if it was there already."""
    _lock(connection)
    if is_current(connection, name):
        return False
    from alembic import command  # it takes a while to load, and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("coeurdelion.server.store.migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if _is_before_numbers(connection):
        command.stamp(config, FIRST)
    command.upgrade(config, NEWEST)
    return True


def is_current(connection: Connection, name: str) -> bool:
    """Whether a database has the newest schema; one that is newer, or not ours, is refused."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables and not _is_before_numbers(connection):
            raise Refused("store", "no-database", database=name, detail="")
        return False
    found = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    if found > NEWEST:
        raise Refused("store", "newer-schema", database=name, found=found, known=NEWEST)
    return found == NEWEST


def _is_before_numbers(connection: Connection) -> bool:
    tables = inspect(connection).get_table_names()
    return {"matches", "seats", "entries"} <= set(tables) and "alembic_version" not in tables


def _lock(connection: Connection) -> None:
    """Let nobody else change anything; SQLite would otherwise begin its transaction too late."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
