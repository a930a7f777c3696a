"""Match files from elsewhere: replayed within a time limit, then stored as finished matches."""

from __future__ import annotations

import asyncio
import secrets
import time

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from coeurdelion.core import Refused, replay
from coeurdelion.match.chance import new_seed
from coeurdelion.match.digest import digest
from coeurdelion.match.record import Record, read_record, seating_text
from coeurdelion.match.table_state import result_of_match
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import Import, MatchMade
from coeurdelion.server.people.sessions import Caller
from coeurdelion.server.sanitizer import BOT_PREFIX, begins_like_bot, sanitize
from coeurdelion.server.store import IMPORT, OVER, Quota, StoredEntry, StoredMatch, StoredSeat
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.seats import BOT

REPLAY_TIMEOUT_S = 5.0
"""Seconds that the replay of an uploaded file may take."""
MAX_LEVEL_LENGTH = 20
"""Characters of a bot's level that are kept."""


@post("/api/import", responses=ERROR_RESPONSES)
async def import_match(
    registry: NamedDependency[TableRegistry], caller: NamedDependency[Caller], data: JSONBody[Import]
) -> MatchMade:
    """Keep a match file from elsewhere, to be replayed and forked; marked, and never counted as played here."""
    record = await asyncio.to_thread(_read_checked, data.file)
    match = imported(record, caller.guest)
    kept = Quota("imports", registry.limits.imports_per_guest)
    await registry.store.add_match(match, int(time.time()), _entries(record), kept)
    return MatchMade(match.id, {}, record.commit, "none")


def _read_checked(text: str) -> Record:
    """The match of a file, replayed within the timeout; a wrong one is refused with the number of its wrong line."""
    record = read_record(text)
    record.match.start()
    deadline = time.monotonic() + REPLAY_TIMEOUT_S
    if not record.match.log:
        raise Refused("match", "nothing-played")
    lines = iter(record.lines)
    line = next(lines)
    try:
        for _ in replay(record.match):
            if time.monotonic() > deadline:
                raise Refused("match", "too-long")
            line = next(lines, line)
    except Refused as wrong:
        raise Refused(wrong.rule, wrong.reason, **wrong.params | {"line": line}) from None
    return record


def imported(record: Record, owner: str) -> StoredMatch:
    """An uploaded match as it is stored."""
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
        places=seating_text(record.seating),
        result=str(result_of_match(record.match) or ""),
    )


def _seat(number: int, colour: str, name: str) -> StoredSeat:
    """A seat of an uploaded match: no guest of this server holds it."""
    level = sanitize(name.removeprefix(BOT_PREFIX), MAX_LEVEL_LENGTH) if name.startswith(BOT_PREFIX) else ""
    kept = "" if begins_like_bot(name) else sanitize(name)  # the file of this match must not make a bot of a person
    return StoredSeat(number, colour, BOT if level else "person", kept, level, None, None, "")


def _entries(record: Record) -> list[StoredEntry]:
    """The entries of an uploaded match as they are stored, the last with a digest of the state after it."""
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
