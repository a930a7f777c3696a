"""Uploads over HTTP: what is refused leaves nothing behind, and bodies are bounded."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from coeurdelion.games import GAMES
from tests.paths import MATCHES
from tests.server.process import Server, Visitor, serving
from tests.server.replays import hostile_files

FILE = min(MATCHES.rglob("*.match"), key=lambda path: path.stat().st_size).read_text("utf-8")
GAME = GAMES["lionheart"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("uploads") / "tables.db") as server:
        yield server


def upload(ada: Visitor, file: str) -> httpx.Response:
    return ada.http.post("/api/import", json={"file": file}, timeout=30)


def test_a_hostile_file_is_refused_and_leaves_nothing(server: Server) -> None:
    ada = Visitor(server, "Ada")
    refused = upload(ada, hostile_files.notes_and_undos(GAME))
    assert (refused.status_code, refused.json()["reason"]) == (409, "too-long")
    file, line = hostile_files.goes_on_after_its_end(GAME)
    refused = upload(ada, file)
    assert (refused.status_code, refused.json()["reason"]) == (409, "game-over")
    assert refused.json()["params"]["line"] == line
    assert ada.http.get("/api/mine").json() == []


def test_an_upload_that_is_broken_off_leaves_nothing(server: Server) -> None:
    ada = Visitor(server, "Ada")
    head = [
        "POST /api/import HTTP/1.1",
        "Host: localhost",
        f"Cookie: guest={ada.http.cookies['guest']}",
        "Content-Type: application/json",
        "Content-Length: 100000",
    ]
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.sendall("\r\n".join([*head, "", '{"file": "coeur']).encode())
    assert ada.http.get("/api/mine").json() == []
    made = upload(ada, FILE).json()["id"]
    assert [match["id"] for match in ada.http.get("/api/mine").json()] == [made]


@pytest.mark.parametrize(
    ("limit", "status", "reason"), [("replay-seconds=0", 409, "too-long"), ("replays-waiting=0", 503, "too-busy")]
)
def test_what_exceeds_a_limit_leaves_nothing(limit: str, status: int, reason: str, tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", "--limit", limit) as server:
        ada = Visitor(server, "Ada")
        refused = upload(ada, FILE)
        assert (refused.status_code, refused.json()["reason"]) == (status, reason)
        assert ada.http.get("/api/mine").json() == []


def test_only_an_upload_may_be_large(server: Server) -> None:
    ada = Visitor(server, "Ada")
    nested = "[" * 20_000 + "]" * 20_000
    for path in ("/api/matches", "/api/guest"):
        assert ada.http.post(path, json={"name": "x" * 70_000}).status_code == 413
    headers = {"Content-Type": "application/json"}
    for body in (nested, '{"file": [' + "0," * 400_000 + "0]}"):
        assert ada.http.post("/api/import", content=body, headers=headers).status_code == 400


def test_what_the_pool_answers_comes_as_json(server: Server) -> None:
    ada = Visitor(server, "Ada")
    match = upload(ada, FILE).json()["id"]
    for path in ("replay", "verify", "frames/0", "replay/0"):
        answer = ada.http.get(f"/api/matches/{match}/{path}")
        assert answer.headers["content-type"] == "application/json", path
        assert answer.json()
    assert ada.http.get(f"/api/matches/{match}/file").headers["content-type"] == "text/plain; charset=utf-8"
