"""What operators ask a running server: whether it is well, and how it does."""

from __future__ import annotations

import asyncio

from litestar import HttpMethod, MediaType, Response, route
from litestar.di import NamedDependency
from sqlalchemy import text

from coeurdelion.server import metrics
from coeurdelion.server.store import Store

READING = [HttpMethod.GET, HttpMethod.HEAD]
PATIENCE = 2
"""Seconds within which the database has to answer."""


@route("/health", http_method=READING, include_in_schema=False)
async def health(store: NamedDependency[Store]) -> Response[dict[str, str]]:
    """Whether the database answers."""
    try:
        async with asyncio.timeout(PATIENCE), store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:  # whatever it is, the answer is the same
        return Response({"status": "database"}, status_code=503)
    return Response({"status": "ok"})


@route("/metrics", http_method=READING, media_type=MediaType.TEXT, include_in_schema=False)
async def measured() -> bytes:
    """What Prometheus reads."""
    return metrics.exposed()


HANDLERS = (health, measured)
