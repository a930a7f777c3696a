"""Group commit: all writes that wait share one transaction, and each caller gets its own outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, Update, bindparam, insert, literal_column, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.store import rows
from coeurdelion.server.store.database import MAX_DETAIL_CHARACTERS, Transactions, is_connection_error
from coeurdelion.server.store.records import EntryConflict, NewEntries
from coeurdelion.server.store.schema import entries, matches

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What a caller does with the database inside the shared transaction."""
INSERT_ENTRIES = insert(entries)
UPDATE_MATCH = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(
        state=bindparam("new_state"),
        turn=bindparam("new_turn"),
        result=bindparam("new_result"),
        bots_due=bindparam("new_bots_due"),
        changed=bindparam("now"),
        revision=matches.c.revision + literal_column("1"),
    )
)
NAMED_SQLITE = sqlite.dialect(paramstyle="named")
"""Compiles statements for SQLite with named parameters, which the driver fills from dicts."""
_COMPILED: dict[Insert | Update, str] = {}
"""The statements of the hot path as SQL for SQLite."""


@dataclass(eq=False, slots=True)
class _Write:
    """A write that waits for its transaction: entries, whose rows are inserted together, or other work of a caller."""

    outcome: asyncio.Future[Any]
    match: str = ""
    new: NewEntries | None = None
    work: Work[Any] | None = None
    result: Any = field(default=None)


class Writer:
    """The one place where this process writes into the database: a queue of writes, and a task that commits them."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._queue: list[_Write] = []
        self._flushing: asyncio.Task[None] | None = None

    async def append(self, match: str, new: NewEntries) -> None:
        """Append entries to a log; they are on the disk when this returns. Raises EntryConflict if others were first."""
        await self._enqueue(_Write(asyncio.get_running_loop().create_future(), match, new))

    async def submit(self, work: Work[Result]) -> Result:
        """The result of work done in a transaction that is on the disk when this returns."""
        result: Result = await self._enqueue(_Write(asyncio.get_running_loop().create_future(), work=work))
        return result

    async def close(self) -> None:
        """Commit what still waits, then let go of the database."""
        if self._flushing:
            await self._flushing
        self._transactions.close()

    async def _enqueue(self, write: _Write) -> Any:
        self._queue.append(write)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await write.outcome

    async def _flush(self) -> None:
        """Commit until the queue is empty; what comes during a commit goes into the next transaction."""
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[_Write]) -> None:
        """Commit a batch in one transaction; if one of its writes fails, retry each in a transaction of its own."""
        try:
            with metrics.COMMIT_SECONDS.time():
                await self._transactions.run(partial(_execute_batch, batch))
        except Exception as error:  # each caller gets its own
            if is_connection_error(error):
                metrics.FAILED_COMMITS.inc()
                for write in batch:
                    _fail(write, _refusal(error))
            elif len(batch) == 1:
                _fail(batch[0], EntryConflict() if isinstance(error, IntegrityError) and batch[0].new else error)
            else:
                for write in batch:
                    await self._commit([write])
        else:
            metrics.WRITES.inc(len(batch))
            for write in batch:
                if not write.outcome.done():
                    write.outcome.set_result(write.result)


def _execute_batch(batch: Sequence[_Write], connection: Connection) -> None:
    """Everything in a batch: the entries of all logs at once, then other work in order."""
    logs = [(write.match, write.new) for write in batch if write.new]
    if logs:
        _execute(connection, INSERT_ENTRIES, [row for match, new in logs for row in rows.from_entries(match, new.entries)])
        _execute(connection, UPDATE_MATCH, [_match_values(match, new) for match, new in logs])
    for write in batch:
        if write.work:
            write.result = write.work(connection)


def _execute(connection: Connection, statement: Insert | Update, values: list[dict[str, Any]]) -> None:
    """Execute a statement of the hot path for some rows; for SQLite, without SQLAlchemy's work for each execution."""
    if connection.dialect.name != "sqlite":
        connection.execute(statement, values)
        return
    if statement not in _COMPILED:
        _COMPILED[statement] = str(statement.compile(dialect=NAMED_SQLITE, column_keys=list(values[0])))
    connection.exec_driver_sql(_COMPILED[statement], values)


def _match_values(match: str, new: NewEntries) -> dict[str, Any]:
    return {
        "match": match,
        "new_state": new.state,
        "new_turn": new.turn,
        "new_result": new.result,
        "new_bots_due": new.bots_due,
        "now": new.entries[-1].at,
    }


def _refusal(error: BaseException) -> Refused:
    """That something was not stored, with the database's own message and nothing of what was to be written."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    detail = str(reason).splitlines()[0][:MAX_DETAIL_CHARACTERS] if str(reason) else ""
    return Refused("store", "not-stored", detail=detail)


def _fail(write: _Write, error: BaseException) -> None:
    if not write.outcome.done():
        write.outcome.set_exception(error)
