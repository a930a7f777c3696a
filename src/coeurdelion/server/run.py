"""Starting the server: one process, one SQLite file."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from coeurdelion.server.app import make_app

LARGEST_MESSAGE = 16 * 1024
"""Bytes that one message of a browser may have."""
PATIENCE = 3
"""Seconds that open connections have to end when the server stops."""


def run(host: str, port: int, data: Path, ready: Callable[[str], None], *, show: bool = False) -> None:
    """Serve until interrupted; `ready` is told the address, a free port if 0 was asked for."""
    data.parent.mkdir(parents=True, exist_ok=True)
    listening = socket.create_server((host, port))
    address = f"http://{host}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(data),
        ws="websockets-sansio",
        loop="uvloop",
        http="httptools",
        timeout_graceful_shutdown=PATIENCE,
        ws_max_size=LARGEST_MESSAGE,
        log_level="warning",
    )
    server = _Server(config, lambda: _tell(address, ready, show))
    asyncio.run(server.serve([listening]))


def _tell(address: str, ready: Callable[[str], None], show: bool) -> None:
    ready(address)
    if show:
        webbrowser.open(address)


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()
