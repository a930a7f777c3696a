"""Connections are bounded also without a web server in front: how many, how large, how slow."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from coeurdelion.server.http.connections.bounds import Bounds
from coeurdelion.server.network_address import trusted_hosts
from coeurdelion.server.settings import Limits
from tests.server.http.connections.raw import GET, ask, connection, read_to_end, status
from tests.server.process import Server, Visitor, serving

ELSEWHERE, SOMEWHERE = "127.0.9.9", "127.0.9.10"
MOST, MOST_PER_ADDRESS = 12, 6
LIMITS = {
    "connections": MOST,
    "connections-per-address": MOST_PER_ADDRESS,
    "header-timeout-s": 1,
    "body-timeout-s": 1,
    "idle-timeout-s": 1,
    "request-burst-per-address": 200,
    "request-rate-per-address": 1,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = [f"--limit={name}={number}" for name, number in LIMITS.items()]
    folder = tmp_path_factory.mktemp("bounds")
    with (folder / "log").open("w") as log, serving(folder / "tables.db", *options, log=log) as running:
        yield running


def refused(server: Server, limit: str) -> int:
    """How often something was refused because of a limit."""
    transport = httpx.HTTPTransport(local_address="127.0.9.11")
    with httpx.Client(transport=transport) as client:
        metrics = client.get(f"{server.address}/metrics").text
    found = re.search(rf'coeurdelion_limited_total{{limit="{limit}"}} (\d+)', metrics)
    return int(found.group(1)) if found else 0


@pytest.mark.parametrize("sent", [b"", b"GET /health HT", GET[:-2]], ids=["nothing", "a line", "all but the end"])
def test_a_request_whose_head_does_not_come_is_given_up(sent: bytes, server: Server) -> None:
    began = time.monotonic()
    with connection(server.port, sent) as made:
        assert status(read_to_end(made)) == 408
    assert time.monotonic() - began >= LIMITS["header-timeout-s"]
    assert refused(server, "header-timeout-s")


def test_empty_lines_keep_no_connection_open(server: Server) -> None:
    with connection(server.port, GET) as made:
        assert status(made.recv(65536)) == 200
        made.sendall(b"\r\n")
        assert status(read_to_end(made)) == 408


def test_a_request_whose_body_does_not_come_is_given_up(server: Server) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    with connection(server.port, head + b"{") as made:
        read_to_end(made)
    assert refused(server, "body-timeout-s")


def test_a_connection_without_requests_is_closed(server: Server) -> None:
    with connection(server.port, GET) as made:
        assert status(read_to_end(made)) == 200


@pytest.mark.parametrize(
    ("lines", "limit"),
    [
        (b"".join(b"X-%d: y\r\n" % number for number in range(101)), "headers"),
        (b"X: " + b"y" * 17_000 + b"\r\n", "header-bytes"),
        (b"X: " + b"y" * 300_000, "header-bytes"),
    ],
    ids=["many", "large", "without end"],
)
def test_a_head_that_is_too_large_is_refused(lines: bytes, limit: str, server: Server) -> None:
    before = refused(server, limit)
    assert ask(server.port, GET[:-2] + lines + b"\r\n") in (431, 0)  # the connection may be reset before it is read
    assert refused(server, limit) == before + 1
    assert ask(server.port, GET[:-2] + b"X: y\r\n" * 99 + b"\r\n") == 200


def test_one_address_has_only_so_many_connections(server: Server) -> None:
    with ExitStack() as stack:
        for _ in range(MOST_PER_ADDRESS):
            stack.enter_context(connection(server.port, GET, ELSEWHERE)).recv(65536)
        assert ask(server.port, source=ELSEWHERE) in (503, 0)
        assert ask(server.port) == 200
    assert refused(server, "connections-per-address")


class Counted:
    """A connection that does nothing."""

    transport = asyncio.Transport()

    def check_timeouts(self, now: float) -> None:
        """It has no timeouts."""


async def test_a_web_server_in_front_has_as_many_connections_as_there_are() -> None:
    bounds = Bounds(Limits(connections_per_address=2), 100, trusted_hosts("127.0.0.1"))
    assert [bounds.open(Counted(), "127.0.0.1") for _ in range(5)] == [True] * 5
    assert [bounds.open(Counted(), "2001:db8::1"), bounds.open(Counted(), "2001:db8::2")] == [True, True]
    assert not bounds.open(Counted(), "2001:db8::3"), "one /64 is one address"
    assert bounds.open(Counted(), "2001:db8:0:1::1")


def test_handshakes_are_charged_before_anything_is_read(server: Server) -> None:
    upgrade = b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    handshake = GET.replace(b"/health", b"/ws/m")[:-2] + upgrade + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    statuses = [ask(server.port, handshake, SOMEWHERE) for _ in range(LIMITS["request-burst-per-address"] // 5 + 1)]
    assert statuses == [101] * (len(statuses) - 1) + [429]
    assert ask(server.port) == 200


def test_an_upload_that_breaks_off_leaves_no_line(server: Server) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    with connection(server.port, head + b"{"):
        pass
    assert ask(server.port) == 200
    folder = Path("/" + server.database.partition("///")[2]).parent
    assert "exception" not in (folder / "log").read_text()


def test_all_addresses_together_have_only_so_many_connections(server: Server) -> None:
    with ExitStack() as stack:
        for number in range(MOST):
            stack.enter_context(connection(server.port, GET, f"127.0.8.{1 + number}")).recv(65536)
        assert ask(server.port) in (503, 0)
    assert refused(server, "connections")


def test_a_websocket_is_counted_as_long_as_it_is_open(server: Server) -> None:
    ada = Visitor(server, "Ada")
    match = ada.make("me", "here")["id"]
    sockets = [ada.watch(match) for _ in range(MOST_PER_ADDRESS - 1)]
    for socket in sockets:
        socket.next("update")
    ada.http.close()
    time.sleep(2 * LIMITS["idle-timeout-s"])  # they outlast every timeout of a request
    with connection(server.port, GET) as last:
        last.recv(65536)
        assert ask(server.port) in (503, 0)
    for socket in sockets:
        socket.close()
    assert ask(server.port) == 200
