"""Starting the server: first see that everything is there, then listen until told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn

from coeurdelion.core import Refused
from coeurdelion.server import logs
from coeurdelion.server.app import make_app
from coeurdelion.server.http.websocket_protocol import choose_protocol
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store

LARGEST_MESSAGE = 4 * 1024
"""Bytes that one message of a browser may have."""
PATIENCE = 2
"""Seconds that open connections have to end when the server stops."""
EVERYWHERE = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1", "127.0.0.1"),
    "::": (socket.AF_INET6, "2001:db8::1", "::1"),
}
"""Hosts that stand for every address of this machine: their kind, some far address, and the nearest."""
logger = structlog.get_logger()


def run(settings: Settings, ready: Callable[[str], None], *, show: bool = False) -> None:
    """Serve until interrupted; `ready` is told the address, a free port if 0 was asked for."""
    logs.set_up(settings.log)
    settings.check()
    asyncio.run(_check_database(settings))
    listening = _listen(settings.host, settings.port)
    address = settings.public_url or f"http://{_named(settings.host)}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(settings),
        ws=choose_protocol(),
        loop="uvloop",
        http="httptools",
        timeout_graceful_shutdown=PATIENCE,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # it would cost much memory and time for each socket
        log_config=None,
        access_log=False,
        server_header=False,
    )
    server = _Server(config, lambda: _tell(address, ready, show))
    _collect_in_portions()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))
    logger.info("stopped")


def _collect_in_portions() -> None:
    """Look for garbage in small portions: states have no cycles, and a long look keeps everyone waiting."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 3, 10_000)


async def _check_database(settings: Settings) -> None:
    """Refuse a database that cannot be used, before anything listens."""
    store = Store.at(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    """A socket that listens; refused if the port or the host cannot be had."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("server", "port-taken", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise Refused("server", "port-forbidden", port=str(port)) from None
        raise Refused("server", "bad-host", host=host) from None


def _named(host: str) -> str:
    """A host as an address names it; for one that listens everywhere, what others on the network call this machine."""
    if host in EVERYWHERE:
        host = _own_address(*EVERYWHERE[host])
    return f"[{host}]" if ":" in host else host


def _own_address(family: socket.AddressFamily, far: str, near: str) -> str:
    """The address from which this machine would talk to a far one; the near one if it is in no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((far, 9))  # this chooses a way, and sends nothing
            return str(asked.getsockname()[0])
    except OSError:
        return near


def _tell(address: str, ready: Callable[[str], None], show: bool) -> None:
    logger.info("started", address=address)
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
