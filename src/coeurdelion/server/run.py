"""Starting the server: check settings and database, listen, announce the address, serve until told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import socket
import webbrowser
from collections.abc import Callable
from urllib.parse import urlsplit

import structlog
import uvicorn
import uvloop

from coeurdelion.core import Refused
from coeurdelion.server import logs
from coeurdelion.server.app import make_app
from coeurdelion.server.cluster.bus import Bus, bus_address
from coeurdelion.server.http.websockets.protocol import choose_protocol
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import parse_database
from coeurdelion.server.store.file_lock import serve_alone

MAX_MESSAGE_BYTES = 4 * 1024
"""A longer message of a browser closes its socket."""
SHUTDOWN_TIMEOUT_S = 2
"""Seconds that open connections have to end when the server stops."""
STARTED_POLL_S = 0.01
"""Seconds between two looks whether uvicorn has started: it has no event for it."""
WILDCARD_HOSTS = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1", "127.0.0.1"),
    "::": (socket.AF_INET6, "2001:db8::1", "::1"),
}
"""Hosts that stand for every address of this machine: their family, an address outside, and the loopback address."""
GC_THRESHOLDS = (5_000, 3, 10_000)
"""Thresholds of Python's garbage collector for its three generations."""
logger = structlog.get_logger()


def run(settings: Settings, ready: Callable[[str], None], *, show: bool = False) -> None:
    """Serve until interrupted; `ready` gets the address, with a free port if 0 was asked for."""
    logs.set_up(settings.log)
    check(settings)
    with serve_alone(settings.database):
        asyncio.run(_check_database(settings))
        _listen_and_serve(settings, ready, show)


def _listen_and_serve(settings: Settings, ready: Callable[[str], None], show: bool) -> None:
    listening = _listen(settings.host, settings.port)
    address = settings.public_url or f"http://{_url_host(settings.host)}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(settings),
        ws=choose_protocol(),
        http="httptools",
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # it would cost much memory and time for each socket
        log_config=None,
        access_log=False,
        server_header=False,
    )
    _set_up_garbage_collection()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(uvicorn.Server(config), listening, lambda: _announce(address, ready, show)))
    logger.info("stopped")


def check(settings: Settings) -> None:
    """Refuse addresses that cannot work."""
    parse_database(settings.database)
    Bus(bus_address(settings))
    parts = urlsplit(settings.public_url)
    if settings.public_url and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise Refused("server", "bad-public-url", text=settings.public_url[:80])


def _set_up_garbage_collection() -> None:
    """Collect often and little: states have no cycles, and a full collection would stop every table for long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


async def _check_database(settings: Settings) -> None:
    """Refuse a database that cannot be used, before anything listens."""
    store = Store.at(settings.database)
    try:
        await store.check_integrity()
        await store.open()
    finally:
        await store.close()


def _listen(host: str, port: int) -> socket.socket:
    """A listening socket; refused if the port or the host cannot be used."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refused("server", "port-taken", port=str(port)) from None
        if error.errno == errno.EACCES:
            raise Refused("server", "port-forbidden", port=str(port)) from None
        raise Refused("server", "bad-host", host=host) from None


def _url_host(host: str) -> str:
    """A host as a URL names it; for a wildcard, the address of this machine in its network."""
    if host in WILDCARD_HOSTS:
        host = _own_address(*WILDCARD_HOSTS[host])
    return f"[{host}]" if ":" in host else host


def _own_address(family: socket.AddressFamily, outside: str, loopback: str) -> str:
    """The address from which this machine would reach one outside; the loopback address if it is in no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((outside, 9))  # this only chooses a route, and sends nothing
            return str(asked.getsockname()[0])
    except OSError:
        return loopback


async def _serve(server: uvicorn.Server, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Serve on a socket until told to stop; announced once the server has started, and stopped if that fails."""
    announcing = asyncio.create_task(_announce_once_started(server, announce))
    await server.serve([listening])
    announcing.cancel()
    await asyncio.wait([announcing])  # unlike awaiting it, this does not take a cancellation of the server for the task's
    if not announcing.cancelled():
        announcing.result()


async def _announce_once_started(server: uvicorn.Server, announce: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(STARTED_POLL_S)
    try:
        announce()
    except BaseException:
        server.should_exit = True
        raise


def _announce(address: str, ready: Callable[[str], None], show: bool) -> None:
    logger.info("started", address=address)
    ready(address)
    if show:
        webbrowser.open(address)
