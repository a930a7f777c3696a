"""Finished matches: their files, their positions with all secrets open, and whether they were honest."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, Parameter

from coeurdelion.core import Refused
from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.security import address_of
from coeurdelion.server.replays.retelling import MAX_FRAMES
from coeurdelion.server.replays.types import Explanations, Frames, Position, Retold, Verdict, WinningChances
from coeurdelion.server.sanitizer import is_match_id
from coeurdelion.server.store import OVER, Store, StoredMatch
from coeurdelion.server.table.explanations import explanation

AnyRequest = Request[Any, Any, Any]
REASONS_PAGE_ENTRIES = 100
"""Entries of bots in one answer."""
MAX_ENTRY = 2**31 - 1
"""The largest number of an entry that databases can compare with."""


async def finished(store: Store, name: str) -> StoredMatch:
    """A match that is over, noted as opened; any other is refused, since its secrets are not open yet."""
    match = await store.match(name) if is_match_id(name) else None
    if match is None:
        raise NotFoundException(name)
    if match.state != OVER:
        raise Refused("table", "not-over")
    store.touch_opened(match)
    return match


async def ask(services: Services, request: AnyRequest, match: StoredMatch, job: str, *numbers: int) -> bytes:
    """What the replay pool answers about a finished match, in the turn of the address that asks."""
    return await services.replays.about(services.registry.store, match, address_of(request), job, *numbers)


async def _answer(services: Services, request: AnyRequest, name: str, job: str, *numbers: int) -> Response[Any]:
    """The JSON of the replay pool as it is."""
    match = await finished(services.registry.store, name)
    return Response(await ask(services, request, match, job, *numbers), media_type=MediaType.JSON)


@get("/api/matches/{match:str}/file", responses=ERROR_RESPONSES)
async def match_file(services: NamedDependency[Services], request: AnyRequest, match: FromPath[str]) -> Response[str]:
    """A finished match as a file that anyone can replay and verify."""
    stored = await finished(services.registry.store, match)
    text = msgspec.json.decode(await ask(services, request, stored, "file"), type=str)
    headers = {"Content-Disposition": f'attachment; filename="{stored.id}.match"'}
    return Response(text, headers=headers, media_type=MediaType.TEXT)


@get("/api/matches/{match:str}/verify", responses=ERROR_RESPONSES)
async def verify_match(services: NamedDependency[Services], request: AnyRequest, match: FromPath[str]) -> Response[Verdict]:
    """Whether a finished match was played by the rules, with the chance that its seed commits to."""
    return await _answer(services, request, match, "verify")


@get("/api/matches/{match:str}/replay/{entry:int}", responses=ERROR_RESPONSES)
async def position(
    services: NamedDependency[Services], request: AnyRequest, match: FromPath[str], entry: FromPath[int]
) -> Response[Position]:
    """The position after an entry of a finished match, with all secrets open; -1 is the beginning."""
    return await _answer(services, request, match, "position", entry)


@get("/api/matches/{match:str}/replay", responses=ERROR_RESPONSES)
async def retold(services: NamedDependency[Services], request: AnyRequest, match: FromPath[str]) -> Response[Retold]:
    """A finished match at once, all secrets open: its entries, its events, and what proves its chance."""
    return await _answer(services, request, match, "replay")


@get("/api/matches/{match:str}/frames/{entry:int}", responses=ERROR_RESPONSES)
async def frames_from(
    services: NamedDependency[Services],
    request: AnyRequest,
    match: FromPath[str],
    entry: FromPath[int],
    count: Annotated[int, Parameter(ge=1, le=MAX_FRAMES)] = MAX_FRAMES,
) -> Response[Frames]:
    """The positions of a finished match from an entry on, with all secrets open; those that were taken back are left out."""
    return await _answer(services, request, match, "frames", entry, count)


@get("/api/matches/{match:str}/chances", responses=ERROR_RESPONSES)
async def chances_over(
    services: NamedDependency[Services], request: AnyRequest, match: FromPath[str]
) -> Response[WinningChances]:
    """How likely each seat was to win a finished match, turn by turn, and the turns that changed that most."""
    return await _answer(services, request, match, "chances")


@get("/api/matches/{match:str}/reasons/{entry:int}", responses=ERROR_RESPONSES)
async def reasons_from(
    services: NamedDependency[Services],
    match: FromPath[str],
    entry: FromPath[int],
    count: Annotated[int, Parameter(ge=1, le=REASONS_PAGE_ENTRIES)] = REASONS_PAGE_ENTRIES,
) -> Explanations:
    """What the bots of a finished match had in mind, from an entry on: why they made so many entries of theirs."""
    store = services.registry.store
    stored = await finished(store, match)
    rows = await store.reasons(stored.id, min(max(0, entry), MAX_ENTRY), limit=count + 1)
    following = rows[count].number if len(rows) > count else None
    return Explanations([explanation(row) for row in rows[:count]], following)


HANDLERS = [match_file, verify_match, position, retold, frames_from, chances_over, reasons_from]
