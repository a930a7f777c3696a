"""Which HTTP protocol the server runs: the bounded one, or uvicorn's own where the bounded one cannot be trusted."""

from __future__ import annotations

from typing import Any

import structlog

from coeurdelion.server.http.connections.bounds import Bounds

PLAIN = "httptools"
"""uvicorn's own protocol, without bounds."""
logger = structlog.get_logger()


def choose_http_protocol(bounds: Bounds) -> Any:
    """What uvicorn's `http` setting shall be; the plain fallback is logged with the assumptions that do not hold."""
    try:
        from coeurdelion.server.http.connections.bounded_protocol import bounded_protocol, broken_assumptions

        broken = broken_assumptions()
    except Exception as error:  # whatever another version of uvicorn does, the server must start
        broken = [f"{type(error).__name__}: {error}"]
    else:
        if not broken:
            return bounded_protocol(bounds)
    logger.warning("connection-bounds-off", broken=broken)
    return PLAIN
