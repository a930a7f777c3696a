"""Health check and metrics of a running server, for operators and their monitoring."""

from __future__ import annotations

import asyncio

from litestar import MediaType, Response, route
from litestar.di import NamedDependency

from coeurdelion.server import metrics
from coeurdelion.server.http.page_files import READING
from coeurdelion.server.store import Store

DATABASE_TIMEOUT_S = 2
"""Seconds within which the database has to answer a health check."""


@route("/health", http_method=READING, include_in_schema=False)
async def health(store: NamedDependency[Store]) -> Response[dict[str, str]]:
    """Whether the database answers, and whether it takes writes."""
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_S):
            await store.ping()
    except Exception:  # whatever it is, the answer is the same
        return Response({"status": "database"}, status_code=503)
    return Response({"status": "ok"}) if await _is_writable(store) else Response({"status": "read-only"}, status_code=503)


async def _is_writable(store: Store) -> bool:
    """Whether the database takes writes within the timeout."""
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT_S):
            return await store.is_writable()
    except TimeoutError:
        return False


@route("/metrics", http_method=READING, media_type=MediaType.TEXT, include_in_schema=False)
async def show_metrics() -> bytes:
    """All metrics, for Prometheus."""
    return metrics.render()


HANDLERS = (health, show_metrics)
