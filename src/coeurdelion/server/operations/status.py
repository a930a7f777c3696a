"""What operators ask a running server: whether it is well, and how it does."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from sqlalchemy import text

from coeurdelion.server import metrics
from coeurdelion.server.table.registry import Tables

READING = [HttpMethod.GET, HttpMethod.HEAD]
PATIENCE = 2
"""Seconds within which the database has to answer."""


@route("/health", http_method=READING, include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether the database answers."""
    tables: Tables = request.app.state.tables
    try:
        async with asyncio.timeout(PATIENCE), tables.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
    except Exception:  # whatever it is, the answer is the same
        return Response({"status": "database"}, status_code=503)
    return Response({"status": "ok"})


@route("/metrics", http_method=READING, media_type=MediaType.TEXT, include_in_schema=False)
async def measured() -> bytes:
    """What Prometheus reads."""
    return metrics.render()


HANDLERS = (health, measured)
