"""Match files from elsewhere: replayed within a time limit, then stored as finished matches."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

from litestar import Request, post
from litestar.params import JSONBody

from coeurdelion.core import Refused, replay
from coeurdelion.match.chance import new_seed
from coeurdelion.match.digest import digest
from coeurdelion.match.record import Record, read_record
from coeurdelion.match.table_state import result_of_match
from coeurdelion.server.http.accounts import known
from coeurdelion.server.http.errors import ANSWERS
from coeurdelion.server.http.types import Import, MatchMade
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import IMPORT, OVER, StoredEntry, StoredMatch, StoredSeat
from coeurdelion.server.table.registry import Tables
from coeurdelion.server.table.seats import BOT

AnyRequest = Request[Any, Any, Any]
REPLAY_TIME = 5.0
"""Seconds that the replay of a file from elsewhere may take."""
LEVEL_LENGTH = 20


@post("/api/import", responses=ANSWERS)
async def import_match(request: AnyRequest, data: JSONBody[Import]) -> MatchMade:
    """Keep a match file from elsewhere, to be replayed and forked; marked, and never counted as played here."""
    tables: Tables = request.app.state.tables
    caller = await known(request)
    record = await asyncio.to_thread(_checked, data.file)
    match = imported(record, caller.guest)
    await tables.store.add_match(match, int(time.time()), _entries(record))
    return MatchMade(match.id, {})


def _checked(text: str) -> Record:
    """The match of a file, replayed within its time; refused with the line if it is none."""
    record = read_record(text)
    record.match.start()
    until = time.monotonic() + REPLAY_TIME
    if not record.match.log:
        raise Refused("match", "nothing-played")
    lines = iter(record.lines)
    line = next(lines)
    try:
        for _ in replay(record.match):
            if time.monotonic() > until:
                raise Refused("match", "too-long")
            line = next(lines, line)
    except Refused as wrong:
        raise Refused(wrong.rule, wrong.reason, **wrong.params | {"line": line}) from None
    return record


def imported(record: Record, owner: str) -> StoredMatch:
    """A match from elsewhere as it is stored."""
    match = record.match
    seats = [_seat(number, colour, match.names[number]) for number, colour in enumerate(match.colours)]
    return StoredMatch(
        id=secrets.token_hex(6),
        game=match.game.id,
        version=match.game.version,
        options=match.options,
        seed=bytes.fromhex(record.seed) if record.seed else new_seed(),
        seats=tuple(
            seat._replace(nonce=nonce) for seat, nonce in zip(seats, record.nonces or ("",) * len(seats), strict=True)
        ),
        owner=owner,
        origin={"kind": IMPORT, "seedless": not record.seed, "commitment": record.commit},
        position=match.position,
        state=OVER,
        result=str(result_of_match(record.match) or ""),
    )


def _seat(number: int, colour: str, name: str) -> StoredSeat:
    """A seat of somewhere else: nobody here holds it."""
    level = sanitize(name.removeprefix("bot:"), LEVEL_LENGTH) if name.startswith("bot:") else ""
    return StoredSeat(number, colour, BOT if level else "person", "" if level else sanitize(name), level, None, None, "")


def _entries(record: Record) -> list[StoredEntry]:
    """The entries of a file as they are stored, the last with a digest of the state."""
    now, state = int(time.time()), None
    for step in replay(record.match):
        state = step.state
    last = len(record.match.log) - 1
    last_digest = digest(record.match.game, state)
    return [
        StoredEntry(number, entry, None, now, last_digest if number == last else "")
        for number, entry in enumerate(record.match.log)
    ]


HANDLERS = [import_match]
