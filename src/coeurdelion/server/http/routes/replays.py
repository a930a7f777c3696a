"""Finished matches: their files, their positions with all secrets open, and whether they were honest."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath, Parameter

from coeurdelion.core import Refused
from coeurdelion.match.record import read_record
from coeurdelion.match.verify import verify
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import Verdict
from coeurdelion.server.store import OVER
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.replay import MAX_FRAMES, frames, position_after, retell
from coeurdelion.server.table.replay_types import Frames, Position, Retold
from coeurdelion.server.table.table import Table


async def finished_table(registry: TableRegistry, match: str) -> Table:
    """The table of a match that is over; any other is refused, since its secrets are not open yet."""
    table = await registry.get(match)
    if table.stored.state != OVER:
        raise Refused("table", "not-over")
    return table


@get("/api/matches/{match:str}/file", responses=ERROR_RESPONSES)
async def match_file(registry: NamedDependency[TableRegistry], match: FromPath[str]) -> Response[str]:
    """A finished match as a file that anyone can replay and verify."""
    table = await finished_table(registry, match)
    headers = {"Content-Disposition": f'attachment; filename="{table.stored.id}.match"'}
    return Response(table.file(), headers=headers, media_type=MediaType.TEXT)


@get("/api/matches/{match:str}/verify", responses=ERROR_RESPONSES)
async def verify_match(registry: NamedDependency[TableRegistry], match: FromPath[str]) -> Verdict:
    """Whether a finished match was played by the rules, with the chance that its seed commits to."""
    table = await finished_table(registry, match)
    verdict = await asyncio.to_thread(verify, read_record(table.file()))
    answer, why = verdict.answer.value, verdict.why
    if why is None:
        return Verdict(answer, "", "", {}, verdict.entry)
    return Verdict(answer, why.rule, why.reason, dict(why.params), verdict.entry)


@get("/api/matches/{match:str}/replay/{entry:int}", responses=ERROR_RESPONSES)
async def position(registry: NamedDependency[TableRegistry], match: FromPath[str], entry: FromPath[int]) -> Position:
    """The position after an entry of a finished match, with all secrets open; -1 is the beginning."""
    table = await finished_table(registry, match)
    return await asyncio.to_thread(position_after, table.journal, entry)


@get("/api/matches/{match:str}/replay", responses=ERROR_RESPONSES)
async def retold(registry: NamedDependency[TableRegistry], match: FromPath[str]) -> Retold:
    """A finished match at once, all secrets open: its entries, its events, and what proves its chance."""
    table = await finished_table(registry, match)
    return await asyncio.to_thread(retell, table.journal)


@get("/api/matches/{match:str}/frames/{entry:int}", responses=ERROR_RESPONSES)
async def frames_from(
    registry: NamedDependency[TableRegistry],
    match: FromPath[str],
    entry: FromPath[int],
    count: Annotated[int, Parameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
) -> Frames:
    """The positions of a finished match from an entry on, with all secrets open; those that were taken back are left out."""
    table = await finished_table(registry, match)
    return await asyncio.to_thread(frames, table.journal, entry, count)


HANDLERS = [match_file, verify_match, position, retold, frames_from]
