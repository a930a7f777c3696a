"""Only pages of this server may change things: origins are compared with their scheme, and a stranger's name is refused."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from coeurdelion.server.app import make_app
from coeurdelion.server.http.origins import is_own_host, origin_of
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address

PUBLIC = "https://play.example.org"
Visited = tuple[str, TestClient[Litestar]]
MACHINE = socket.gethostname().partition(".")[0].lower()


@pytest.fixture(scope="module", params=["", PUBLIC])
def visited(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    address = sqlite_address(tmp_path_factory.mktemp("origins") / "tables.db")
    with TestClient(make_app(Settings(address, public_url=request.param))) as client:
        yield request.param, client


@pytest.mark.parametrize(
    ("host", "origin", "at_home", "in_public"),
    [
        ("192.168.1.5:8000", "http://192.168.1.5:8000", True, False),
        ("[::1]:8000", "http://[::1]:8000", True, False),
        ("localhost", "http://localhost", True, False),
        ("localhost:80", "http://localhost", True, False),
        (MACHINE, f"http://{MACHINE}", True, False),
        (f"{MACHINE}.local", f"http://{MACHINE}.local", True, False),
        ("localhost", "https://localhost", False, False),
        ("localhost:8000", "http://localhost:8001", False, False),
        ("rebound.example", "http://rebound.example", False, False),
        (f"{MACHINE}.rebound.example", f"http://{MACHINE}.rebound.example", False, False),
        ("play.example.org", PUBLIC, False, True),
        ("play.example.org", PUBLIC + ":443", False, True),
        ("127.0.0.1:8000", PUBLIC, False, True),
        ("play.example.org", "http://play.example.org", False, False),
        ("play.example.org", "https://play.example.org.evil.example", False, False),
        ("localhost", "null", False, False),
        ("localhost", "", False, False),
        ("", "http://", False, False),
    ],
)
def test_which_pages_may_change_things(host: str, origin: str, at_home: bool, in_public: bool, visited: Visited) -> None:
    public_url, client = visited
    answer = client.post("/api/guest", json={"name": "Ada"}, headers={"Host": host, "Origin": origin})
    assert answer.status_code == (201 if (in_public if public_url else at_home) else 403)


def test_programs_without_an_origin_go_on(visited: Visited) -> None:
    assert visited[1].post("/api/bot", json={"name": "Robot"}, headers={"Host": "anything.example"}).status_code == 201


def test_hosts_and_origins() -> None:
    assert is_own_host("10.0.0.1")
    assert is_own_host("LOCALHOST")
    assert not is_own_host("localhost.example")
    assert origin_of("http://a:99999") is None
    assert origin_of("ftp://a") is None
    assert origin_of("HTTPS://Play.Example.org/x") == ("https", "play.example.org", 443)
