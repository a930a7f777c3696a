"""Connections are bounded also without a web server in front: how many, how large, how slow."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.server.http.connections.raw import GET, ask, connection, read_to_end, status
from tests.server.postgres import free_port
from tests.server.process import Server, Visitor, serving

HERE, ELSEWHERE = "127.0.0.1", "127.0.9.9"
MOST, MOST_PER_ADDRESS = 12, 6
LIMITS = {
    "connections": MOST,
    "connections-per-address": MOST_PER_ADDRESS,
    "header-timeout-s": 1,
    "body-timeout-s": 1,
    "idle-timeout-s": 1,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    options = [f"--limit={name}={number}" for name, number in LIMITS.items()]
    with serving(tmp_path_factory.mktemp("bounds") / "tables.db", *options) as running:
        yield running


def refused(server: Server, limit: str) -> int:
    """How often something was refused because of a limit."""
    found = re.search(rf'coeurdelion_limited_total{{limit="{limit}"}} (\d+)', httpx.get(f"{server.address}/metrics").text)
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


def test_a_web_server_in_front_has_as_many_connections_as_there_are(tmp_path: Path) -> None:
    options = [f"--limit=connections-per-address={MOST_PER_ADDRESS}", "--public-url", "http://localhost:1234"]
    port = free_port()
    with ExitStack() as stack:
        stack.callback(Server(tmp_path / "tables.db", port, *options).kill)
        for _ in range(2 * MOST_PER_ADDRESS):
            assert status(stack.enter_context(connection(port, GET)).recv(65536)) == 200
        for _ in range(MOST_PER_ADDRESS):
            assert status(stack.enter_context(connection(port, GET, ELSEWHERE)).recv(65536)) == 200
        assert ask(port, source=ELSEWHERE) in (503, 0)


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
