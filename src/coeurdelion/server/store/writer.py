"""Group commit: everything that waits goes into one transaction, and each caller gets its own outcome."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Insert, Update, bindparam, insert, literal_column, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.store import rows
from coeurdelion.server.store.database import Transactions, is_out_of_reach
from coeurdelion.server.store.records import Added, Taken
from coeurdelion.server.store.schema import entries, matches

Result = TypeVar("Result")
Work = Callable[[Connection], Result]
"""What is done with the database inside a transaction."""
ADD = insert(entries)
STAND = (
    update(matches)
    .where(matches.c.id == bindparam("match"))
    .values(
        state=bindparam("now_state"),
        turn=bindparam("now_turn"),
        result=bindparam("now_result"),
        changed=bindparam("now"),
        revision=matches.c.revision + literal_column("1"),
    )
)

_PREPARED: dict[Insert | Update, tuple[str, tuple[str, ...]]] = {}


@dataclass(eq=False, slots=True)
class _Waiting:
    """Something to be written, and who waits for it: rows of logs, which are written together, or any other work."""

    outcome: asyncio.Future[Any]
    match: str = ""
    added: Added | None = None
    work: Work[Any] | None = None
    result: Any = field(default=None)


class Writer:
    """The one place where this process writes into the database."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions
        self._waiting: list[_Waiting] = []
        self._flushing: asyncio.Task[None] | None = None

    async def add(self, match: str, added: Added) -> None:
        """Write new entries; they are on the disk when this returns. Raises Taken if another writer was quicker."""
        await self._wait(_Waiting(asyncio.get_running_loop().create_future(), match, added))

    async def do(self, work: Work[Result]) -> Result:
        """Do something in a transaction that is on the disk when this returns."""
        result: Result = await self._wait(_Waiting(asyncio.get_running_loop().create_future(), work=work))
        return result

    async def close(self) -> None:
        """Write what still waits, and let go of the database."""
        if self._flushing:
            await self._flushing
        self._transactions.close()

    async def _wait(self, waiting: _Waiting) -> Any:
        self._waiting.append(waiting)
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        return await waiting.outcome

    async def _flush(self) -> None:
        """Write as long as something waits; what comes meanwhile goes into the next transaction."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._settle(batch)
        finally:
            self._flushing = None

    async def _settle(self, batch: Sequence[_Waiting]) -> None:
        """Write a batch in one transaction; if something in it cannot be written, each by itself."""
        try:
            with metrics.COMMIT_SECONDS.time():
                await self._transactions.run(partial(_write, batch))
        except Exception as error:  # each caller is told its own
            if is_out_of_reach(error):
                metrics.FAILED_COMMITS.inc()
                for waiting in batch:
                    _fail(waiting, _refusal(error))
            elif len(batch) == 1:
                _fail(batch[0], Taken() if isinstance(error, IntegrityError) and batch[0].added else error)
            else:
                for waiting in batch:
                    await self._settle([waiting])
        else:
            metrics.WRITES.inc(len(batch))
            for waiting in batch:
                if not waiting.outcome.done():
                    waiting.outcome.set_result(waiting.result)


def _write(batch: Sequence[_Waiting], connection: Connection) -> None:
    """Everything in a batch: the rows of all logs at once, then the rest one after the other."""
    logs = [(waiting.match, waiting.added) for waiting in batch if waiting.added]
    if logs:
        _execute(connection, ADD, [row for match, added in logs for row in rows.of_entries(match, added.entries)])
        _execute(connection, STAND, [_standing(match, added) for match, added in logs])
    for waiting in batch:
        if waiting.work:
            waiting.result = waiting.work(connection)


def _execute(connection: Connection, statement: Insert | Update, some: list[dict[str, Any]]) -> None:
    """Execute a statement for some rows; for SQLite it is prepared once, because these are nearly all that is written."""
    if connection.dialect.name != "sqlite":
        connection.execute(statement, some)
        return
    if statement not in _PREPARED:
        compiled = statement.compile(dialect=connection.dialect, column_keys=list(some[0]))
        _PREPARED[statement] = str(compiled), tuple(compiled.positiontup or ())
    text, names = _PREPARED[statement]
    connection.exec_driver_sql(text, [tuple([row[name] for name in names]) for row in some])


def _standing(match: str, added: Added) -> dict[str, Any]:
    now = added.entries[-1].at
    return {"match": match, "now_state": added.state, "now_turn": added.turn, "now_result": added.result, "now": now}


def _refusal(error: BaseException) -> Refused:
    """That something could not be stored, with the database's own words and nothing of what was to be written."""
    reason = error.orig if isinstance(error, DBAPIError) else error
    return Refused("store", "not-stored", detail=str(reason).splitlines()[0][:200] if str(reason) else "")


def _fail(waiting: _Waiting, error: BaseException) -> None:
    if not waiting.outcome.done():
        waiting.outcome.set_exception(error)
