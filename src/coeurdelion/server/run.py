"""Starting the server: check settings and database, listen, announce the address, serve until told to stop."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import structlog
import uvicorn
import uvloop
from prometheus_client import start_http_server

from coeurdelion.core import Refused
from coeurdelion.server import logs
from coeurdelion.server.app import make_app
from coeurdelion.server.cluster.bus import Bus, bus_address
from coeurdelion.server.http.connections.acceptor import Acceptor
from coeurdelion.server.http.connections.bounds import Bounds
from coeurdelion.server.http.connections.descriptors import connections_within, raise_descriptor_limit
from coeurdelion.server.http.connections.protocol import choose_http_protocol
from coeurdelion.server.http.websockets.protocol import choose_protocol
from coeurdelion.server.http.websockets.session import MAX_MESSAGE_BYTES
from coeurdelion.server.metrics import REGISTRY
from coeurdelion.server.network_address import trusted_hosts
from coeurdelion.server.settings import LOCAL_HOSTS, Settings
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import parse_database
from coeurdelion.server.store.file_lock import serve_alone

SHUTDOWN_TIMEOUT_S = 2
"""Seconds that open connections have to end when the server stops."""
STARTED_POLL_S = 0.01
"""Seconds between two looks whether uvicorn has started: it has no event for it."""
WILDCARD_HOSTS = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1", "127.0.0.1"),
    "::": (socket.AF_INET6, "2001:db8::1", "::1"),
}
"""Hosts that stand for every address of this machine: their family, an address outside, and the loopback address."""
STOPPING_POLL_S = 0.05
"""Seconds between two looks whether uvicorn stops."""
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
    show_metrics(settings)
    address = settings.public_url or f"http://{_url_host(settings.host)}:{listening.getsockname()[1]}"
    config = uvicorn.Config(
        make_app(settings),
        ws=choose_protocol(),
        http=choose_http_protocol(_bounds(settings)),
        forwarded_allow_ips=_proxies(),
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


def _proxies() -> str:
    """The addresses of web servers in front of this one, as uvicorn reads them."""
    return os.environ.get("FORWARDED_ALLOW_IPS", LOCAL_HOSTS[0])


def _bounds(settings: Settings) -> Bounds:
    """The bounds of connections: fewer than descriptors, and of a web server in front of this one as many as there are."""
    connections = connections_within(raise_descriptor_limit(), settings.limits.connections)
    return Bounds(settings.limits, connections, trusted_hosts(_proxies() if settings.public_url else ""))


def show_metrics(settings: Settings) -> None:
    """Show the metrics at a port of their own, if there shall be one; refused if it cannot be used."""
    if not settings.metrics_port:
        return
    with _refusing(settings.metrics_host, settings.metrics_port):
        start_http_server(settings.metrics_port, settings.metrics_host, REGISTRY)


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
    with _refusing(host, port):
        return socket.create_server((host, port), family=family)


@contextmanager
def _refusing(host: str, port: int) -> Iterator[None]:
    """Refuse a port or a host at which one cannot listen."""
    try:
        yield
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
    opening = asyncio.create_task(_open_once_started(server, listening, announce))
    try:
        await server.serve([])
    finally:
        opening.cancel()
        await asyncio.wait([opening])  # unlike awaiting it, this does not take a cancellation of the server for the task's
    if not opening.cancelled():
        opening.result()


async def _open_once_started(server: uvicorn.Server, listening: socket.socket, announce: Callable[[], None]) -> None:
    """Accept connections from the moment that the server has started until it stops."""
    while not server.started:
        await asyncio.sleep(STARTED_POLL_S)
    acceptor = Acceptor(listening, lambda: _new_protocol(server))
    acceptor.start()
    try:
        announce()
        while not server.should_exit:
            await asyncio.sleep(STOPPING_POLL_S)
    except BaseException:
        server.should_exit = True
        raise
    finally:
        acceptor.stop()


def _new_protocol(server: uvicorn.Server) -> asyncio.Protocol:
    """The protocol of a new connection, as uvicorn makes it."""
    config = server.config
    made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
        config=config, server_state=server.server_state, app_state=server.lifespan.state
    )
    return made


def _announce(address: str, ready: Callable[[str], None], show: bool) -> None:
    logger.info("started", address=address)
    ready(address)
    if show:
        webbrowser.open(address)
