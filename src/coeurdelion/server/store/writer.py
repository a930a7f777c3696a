"""Group commit: all writes that wait share one transaction, and each caller gets its own outcome."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Insert, String, Update, any_, bindparam, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.store import rows
from coeurdelion.server.store.database import (
    Transactions,
    error_detail,
    is_connection_error,
    is_database_error,
    is_serialization_error,
)
from coeurdelion.server.store.records import EntryConflict, NewEntries
from coeurdelion.server.store.schema import entries, matches, reasons

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What a caller does with the database inside the shared transaction; it is called again if the transaction is retried."""
MAX_ATTEMPTS = 8
"""How often a transaction is tried that the database ends because of another one: a deadlock, or no serial order."""
MIN_BACKOFF_S, MAX_BACKOFF_S = 0.005, 0.3
"""The shortest and the longest delay before such a transaction is retried; the delay doubles each time, with jitter."""
LOCK_MATCHES = (
    select(matches.c.id)
    .where(matches.c.id == any_(bindparam("ids", type_=postgresql.ARRAY(String))))
    .order_by(matches.c.id)
    .with_for_update()
)
"""Locks rows one after the other in the order of their ids, on PostgreSQL."""
INSERT_ENTRIES = insert(entries)
INSERT_REASONS = insert(reasons)
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


logger = structlog.get_logger()


@dataclass(eq=False, slots=True)
class _Write:
    """A write that waits for its transaction: entries, whose rows are inserted together, or other work of a caller.

    It touches only matches that it names, so that all can be locked before the first is changed.
    """

    outcome: asyncio.Future[Any]
    matches: tuple[str, ...]
    new: NewEntries | None = None
    work: Work[Any] | None = None
    result: Any = field(default=None)


class Writer:
    """The one place where this process writes into the database: a queue of writes, and a task that commits them."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._queue: list[_Write] = []
        self._flushing: asyncio.Task[None] | None = None
        self.is_failing = False
        """Whether the last commit failed because of the database, and none has succeeded since."""

    async def append(self, match: str, new: NewEntries) -> None:
        """Append entries to a log; they are on the disk when this returns. Raises EntryConflict if others were first."""
        await self._enqueue(_Write(asyncio.get_running_loop().create_future(), (match,), new))

    async def submit(self, work: Work[Result], *touched: str) -> Result:
        """The result of work done in a transaction that is on the disk when this returns.

        The work may change these matches and what refers to them, no others. On PostgreSQL their rows are locked before.
        """
        write = _Write(asyncio.get_running_loop().create_future(), tuple(sorted(touched)), work=work)
        result: Result = await self._enqueue(write)
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
        """Commit a batch in one transaction; if that fails, retry each of its writes in a transaction of its own.

        Without a connection nobody is retried: whether the transaction was committed is not known then.
        """
        error = await self._try_to_commit(batch)
        if error is None or is_connection_error(error) or len(batch) == 1:
            self._conclude(batch, error)
            return
        for number, write in enumerate(batch):
            error = await self._try_to_commit([write])
            if error and is_connection_error(error):
                self._conclude(batch[number:], error)
                break
            self._conclude([write], error)

    def _conclude(self, batch: Sequence[_Write], error: Exception | None) -> None:
        """Tell everyone in a batch what became of it."""
        if error:
            self._note_failure(error)
        else:
            metrics.WRITES.inc(len(batch))
        for write in batch:
            if write.outcome.done():  # its caller was cancelled
                continue
            if error:
                write.outcome.set_exception(_outcome(write, error))
            else:
                write.outcome.set_result(write.result)

    async def _try_to_commit(self, batch: Sequence[_Write]) -> Exception | None:
        """Commit a batch, retried while other transactions are in its way; what was raised, None if it is on the disk."""
        for attempt in range(MAX_ATTEMPTS):
            try:
                with metrics.COMMIT_SECONDS.time():
                    await self._transactions.run(partial(_execute_batch, batch))
            except Exception as error:  # each caller gets its own
                if not is_serialization_error(error) or attempt == MAX_ATTEMPTS - 1:
                    return error
                metrics.RETRIED_COMMITS.inc()
                await asyncio.sleep(_backoff_s(attempt))
            else:
                self.is_failing = False
                break
        return None

    def _note_failure(self, error: Exception) -> None:
        """Count and log what the database refused; other failures are the callers' own."""
        if is_database_error(error) and not isinstance(error, IntegrityError):
            self.is_failing = True
            metrics.FAILED_COMMITS.inc()
            logger.error("not-stored", error=type(error).__name__, detail=error_detail(error))


def _backoff_s(attempt: int) -> float:
    """The delay before the next attempt, between half and one and a half of its step, so that two do not meet again."""
    return min(MIN_BACKOFF_S * 2.0**attempt, MAX_BACKOFF_S) * random.uniform(0.5, 1.5)


def _outcome(write: _Write, error: Exception) -> Exception:
    """What a caller is told: a conflict, its own error, or that nothing was stored, without the words of the database."""
    if isinstance(error, IntegrityError):
        return EntryConflict() if write.new else error
    return Refused("store", "not-stored") if is_database_error(error) else error


def _execute_batch(batch: Sequence[_Write], connection: Connection) -> None:
    """Everything in a batch: the entries of all logs at once, then other work by match, at last what touches no match.

    All processes lock rows in this order, so that none waits for another that waits for it.
    """
    if len(batch) > 1 or batch[0].work:  # entries of one log need no lock: their key decides
        _lock(connection, {match for write in batch for match in write.matches})
    logs = sorted(((write.matches[0], write.new) for write in batch if write.new), key=lambda log: log[0])
    if logs:
        _execute(connection, INSERT_ENTRIES, [row for match, new in logs for row in rows.from_entries(match, new.entries)])
        if told := [row for match, new in logs for row in rows.from_reasons(match, new.reasons)]:
            _execute(connection, INSERT_REASONS, told)
        _execute(connection, UPDATE_MATCH, [_match_values(match, new) for match, new in logs])
    for write in sorted(batch, key=lambda write: (not write.matches, write.matches)):
        if write.work:
            write.result = write.work(connection)


def _lock(connection: Connection, names: Iterable[str]) -> None:
    """Lock the rows of matches in the order of their ids; an SQLite file is locked as a whole."""
    if connection.dialect.name != "sqlite" and (ids := sorted(names)):
        connection.execute(LOCK_MATCHES, {"ids": ids})


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
