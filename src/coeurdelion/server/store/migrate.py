"""Bringing a database to the schema of this version, all or nothing."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from coeurdelion.core import Refused

FIRST = "0001"
"""The schema of databases from before schemas had numbers."""
LOCK = 0x436F6575
"""The lock that keeps two processes from changing a PostgreSQL schema at once."""


def upgrade(connection: Connection, name: str) -> bool:
    """Bring a database to the newest schema, inside the transaction at hand; False if it was there already."""
    _lock(connection)
    if is_current(connection, name):
        return False
    config = _config(connection)
    if _is_before_numbers(connection):
        command.stamp(config, FIRST)
    command.upgrade(config, "head")
    return True


def is_current(connection: Connection, name: str) -> bool:
    """Whether a database has the newest schema; one that is newer, or not ours, is refused."""
    found = MigrationContext.configure(connection).get_current_revision()
    steps = ScriptDirectory.from_config(_config(connection))
    known = {step.revision for step in steps.walk_revisions()}
    if found is None and not _is_before_numbers(connection) and inspect(connection).get_table_names():
        raise Refused("store", "no-database", database=name, detail="")
    if found is not None and found not in known:
        raise Refused("store", "newer-schema", database=name, found=found, known=str(steps.get_current_head()))
    return found == steps.get_current_head()


def _is_before_numbers(connection: Connection) -> bool:
    tables = inspect(connection).get_table_names()
    return {"matches", "seats", "entries"} <= set(tables) and "alembic_version" not in tables


def _lock(connection: Connection) -> None:
    """Let nobody else change anything; SQLite would otherwise begin its transaction too late."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("coeurdelion.server.migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
