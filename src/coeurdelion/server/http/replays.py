"""Finished matches: their files, their positions with all secrets open, whether they were honest; files from elsewhere."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, Parameter

from coeurdelion.core import Refused, replay
from coeurdelion.match.chance import new_seed
from coeurdelion.match.digest import digest
from coeurdelion.match.record import Record, read_record
from coeurdelion.match.table_state import result_of_match
from coeurdelion.match.verify import verify
from coeurdelion.server.http.accounts import known
from coeurdelion.server.http.errors import ANSWERS
from coeurdelion.server.http.types import Frames, Import, MatchMade, Position, Retold, Verdict
from coeurdelion.server.sanitizer import sanitize
from coeurdelion.server.store import IMPORT, OVER, StoredEntry, StoredMatch, StoredSeat
from coeurdelion.server.table.registry import Tables
from coeurdelion.server.table.replay import MAX_FRAMES, frames, position_after, retell
from coeurdelion.server.table.seats import BOT
from coeurdelion.server.table.table import Table

AnyRequest = Request[Any, Any, Any]
REPLAY_TIME = 5.0
"""Seconds that the replay of a file from elsewhere may take."""
LEVEL_LENGTH = 20


async def _finished(request: AnyRequest, match: str) -> Table:
    """The table of a match that has ended; before, nobody sees anything of it here."""
    table: Table = await request.app.state.tables.get(match)
    if table.stored.state != OVER:
        raise Refused("table", "not-over")
    return table


@get("/api/matches/{match:str}/file", responses=ANSWERS)
async def match_file(request: AnyRequest, match: FromPath[str]) -> Response[str]:
    """A finished match as a file that anyone can replay and verify."""
    table = await _finished(request, match)
    headers = {"Content-Disposition": f'attachment; filename="{table.stored.id}.match"'}
    return Response(table.file(), headers=headers, media_type=MediaType.TEXT)


@get("/api/matches/{match:str}/verify", responses=ANSWERS)
async def verify_match(request: AnyRequest, match: FromPath[str]) -> Verdict:
    """Whether a finished match was played by the rules, with the chance that its seed commits to."""
    table = await _finished(request, match)
    verdict = await asyncio.to_thread(verify, read_record(table.file()))
    answer, why = verdict.answer.value, verdict.why
    if why is None:
        return Verdict(answer, "", "", {}, verdict.entry)
    return Verdict(answer, why.rule, why.reason, dict(why.params), verdict.entry)


@get("/api/matches/{match:str}/replay/{entry:int}", responses=ANSWERS)
async def position(request: AnyRequest, match: FromPath[str], entry: FromPath[int]) -> Position:
    """The position after an entry of a finished match, with all secrets open; -1 is the beginning."""
    table = await _finished(request, match)
    return await asyncio.to_thread(position_after, table.journal, entry)


@get("/api/matches/{match:str}/replay", responses=ANSWERS)
async def retold(request: AnyRequest, match: FromPath[str]) -> Retold:
    """A finished match at once, all secrets open: its entries, its events, and what proves its chance."""
    table = await _finished(request, match)
    return await asyncio.to_thread(retell, table.journal)


@get("/api/matches/{match:str}/frames/{entry:int}", responses=ANSWERS)
async def frames_from(
    request: AnyRequest,
    match: FromPath[str],
    entry: FromPath[int],
    count: Annotated[int, Parameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
) -> Frames:
    """The positions of a finished match from an entry on, with all secrets open; those that were taken back are left out."""
    table = await _finished(request, match)
    return await asyncio.to_thread(frames, table.journal, entry, count)


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


HANDLERS = [match_file, verify_match, position, retold, frames_from, import_match]
