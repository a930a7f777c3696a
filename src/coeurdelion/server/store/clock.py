"""The clock of the database."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, func, literal


def database_time(dialect: str) -> ColumnElement[Any]:
    """The seconds since 1970 that all processes agree on: PostgreSQL's own, or those of the machine an SQLite file is on."""
    if dialect == "sqlite":
        return literal(time.time())
    return func.extract("epoch", func.clock_timestamp())
