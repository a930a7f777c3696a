"""Schema migrations: bringing a database to the schema of this version, all or nothing."""

from __future__ import annotations

from importlib.resources import files

from sqlalchemy import Connection, inspect

from coeurdelion.core import Refused

FIRST, NEWEST = "0001", "0005"
"""The schema that databases without a version table have, and the schema of this version."""
MIGRATION_LOCK_KEY = 0x436F6575
"""The PostgreSQL advisory lock that keeps two processes from migrating at once."""


def upgrade(connection: Connection, name: str) -> bool:
    """Migrate a database to the newest schema, inside the caller's transaction; False if it had it already."""
    _lock(connection)
    if is_current(connection, name):
        return False
    from alembic import command  # imported here because it loads slowly and is rarely needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("coeurdelion.server.store.migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if _has_no_version(connection):
        command.stamp(config, FIRST)
    command.upgrade(config, NEWEST)
    return True


def is_current(connection: Connection, name: str) -> bool:
    """Whether a database has the newest schema; refused if its schema is newer, or it is not a database of ours."""
    tables = inspect(connection).get_table_names()
    if "alembic_version" not in tables:
        if tables and not _has_no_version(connection):
            raise Refused("store", "no-database", database=name, detail="")
        return False
    found = str(connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
    if found > NEWEST:
        raise Refused("store", "newer-schema", database=name, found=found, known=NEWEST)
    return found == NEWEST


def _has_no_version(connection: Connection) -> bool:
    """Whether a database is ours, from before there was a version table."""
    tables = inspect(connection).get_table_names()
    return {"matches", "seats", "entries"} <= set(tables) and "alembic_version" not in tables


def _lock(connection: Connection) -> None:
    """Keep other processes from migrating; SQLite would otherwise lock the file only at the first write."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK_KEY})")
