"""Behind TLS the session cookie belongs to this host alone, and whoever has the one of before keeps their seats."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from coeurdelion.server.app import make_app
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address

NAME = "__Host-guest"


def visiting(database: Path, public_url: str) -> TestClient[Litestar]:
    return TestClient(make_app(Settings(sqlite_address(database), public_url=public_url)))


@pytest.fixture
def before(tmp_path: Path) -> tuple[Path, str, str]:
    """A database with a guest from the time without TLS: its file, the guest's id, and the cookie."""
    database = tmp_path / "tables.db"
    with visiting(database, "") as client:
        answer = client.post("/api/guest", json={"name": "Ada"})
        assert "strict-transport-security" not in answer.headers
        return database, answer.json()["id"], client.cookies["guest"]


@pytest.fixture
def client(before: tuple[Path, str, str]) -> Iterator[TestClient[Litestar]]:
    with visiting(before[0], "https://play.example.org") as found:
        yield found


def set_cookies(answer: object) -> dict[str, str]:
    lines = answer.headers.get_list("set-cookie")  # type: ignore[attr-defined]
    return {line.partition("=")[0]: line for line in lines}


def test_a_new_guest_gets_a_cookie_of_this_host_alone(client: TestClient[Litestar]) -> None:
    answer = client.post("/api/guest", json={"name": "Grace"})
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    (line,) = set_cookies(answer).values()
    assert line.startswith(f"{NAME}=")
    words = {word.strip().lower() for word in line.split(";")[1:]}
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= words
    assert not [word for word in words if word.startswith("domain")]
    token = line.partition("=")[2].partition(";")[0]
    assert client.get("/api/guest", headers={"Cookie": f"{NAME}={token}"}).json() == answer.json()


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_the_cookie_of_before_is_exchanged(method: str, client: TestClient[Litestar], before: tuple[Path, str, str]) -> None:
    _, guest, token = before
    body = {"name": "Ada"} if method == "POST" else None
    answer = client.request(method, "/api/guest", headers={"Cookie": f"guest={token}"}, json=body)
    assert answer.json()["id"] == guest
    given = set_cookies(answer)
    assert given[NAME].startswith(f"{NAME}={token};")
    assert "max-age=0" in given["guest"].lower()
    again = client.get("/api/guest", headers={"Cookie": f"{NAME}={token}"})
    assert again.json()["id"] == guest
    assert not set_cookies(again)


def test_the_new_cookie_counts_where_both_come(client: TestClient[Litestar], before: tuple[Path, str, str]) -> None:
    made = client.post("/api/guest", json={"name": "Grace"})
    token = set_cookies(made)[NAME].partition("=")[2].partition(";")[0]
    client.cookies.clear()
    both = client.get("/api/guest", headers={"Cookie": f"guest={before[2]}; {NAME}={token}"})
    assert both.json() == made.json()
    assert NAME not in set_cookies(both)


def test_without_tls_only_the_plain_cookie_counts(before: tuple[Path, str, str]) -> None:
    database, guest, token = before
    with visiting(database, "") as client:
        assert client.get("/api/guest", headers={"Cookie": f"{NAME}={token}"}).status_code == 401
        answer = client.get("/api/guest", headers={"Cookie": f"guest={token}"})
        assert answer.json()["id"] == guest
        assert not set_cookies(answer)
