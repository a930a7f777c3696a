"""Match files from elsewhere: checked by the replay pool, then stored as finished matches."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.schema.types import MAX_FILE_LENGTH, Import, MatchMade
from coeurdelion.server.http.security import address_of
from coeurdelion.server.people.sessions import Caller
from coeurdelion.server.replays.files import Imported
from coeurdelion.server.store import Quota, StoredEntry

MAX_UPLOAD_BYTES = 2 * MAX_FILE_LENGTH
"""Body size limit of an upload: a match file, with room for JSON's escapes."""


@post("/api/import", responses=ERROR_RESPONSES, request_max_body_size=MAX_UPLOAD_BYTES)
async def import_match(
    services: NamedDependency[Services],
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    data: JSONBody[Import],
) -> MatchMade:
    """Keep a match file from elsewhere, to be replayed and forked; marked, and never counted as played here."""
    answer = await services.replays.read_file(data.file, address_of(request))
    imported = msgspec.json.decode(answer, type=Imported)
    match = imported.match._replace(owner=caller.guest)
    kept = Quota("imports", services.limits.imports_per_guest)
    await services.registry.store.add_import(match, int(time.time()), await read_entries(imported.pages), kept)
    return MatchMade(match.id, {}, str(match.origin["commitment"]), "none")


async def read_entries(pages: Sequence[msgspec.Raw]) -> list[StoredEntry]:
    """The entries of all pages; others are served between two of them."""
    entries: list[StoredEntry] = []
    for page in pages:
        entries += msgspec.json.decode(page, type=list[StoredEntry])
        await asyncio.sleep(0)
    return entries


HANDLERS = [import_match]
