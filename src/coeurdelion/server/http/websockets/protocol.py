"""Which WebSocket protocol the server runs: the fast one, or uvicorn's own where the fast one cannot be trusted."""

from __future__ import annotations

from typing import Any

import structlog

PLAIN = "auto"
"""uvicorn's own choice of a protocol, whose WebSockets are used by plain ASGI."""
logger = structlog.get_logger()


def choose_protocol() -> Any:
    """What uvicorn's `ws` setting shall be; the plain fallback is logged with the assumptions that do not hold."""
    try:
        from coeurdelion.server.http.websockets.fast_protocol import FastWebSocketProtocol, broken_assumptions

        broken = broken_assumptions()
    except Exception as error:  # whatever another version of uvicorn or websockets does, the server must start
        broken = [f"{type(error).__name__}: {error}"]
    else:
        if not broken:
            return FastWebSocketProtocol
    logger.warning("fast-websocket-off", broken=broken)
    return PLAIN
