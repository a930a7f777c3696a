"""Requests and handshakes over a limit are refused before anything is looked up, and every refusal is counted."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.routes import HTTPRoute
from litestar.testing import TestClient
from structlog.testing import capture_logs

from coeurdelion.core import Refused
from coeurdelion.server.app import make_app
from coeurdelion.server.http import admission
from coeurdelion.server.http.costs import COSTS, HANDSHAKE_COST, MATCH_COSTS, WORKED_ELSEWHERE, cost_of, takes_turn
from coeurdelion.server.metrics import LIMITED, REGISTRY
from coeurdelion.server.settings import Limits, Settings
from coeurdelion.server.store.address import sqlite_address
from tests.paths import MATCHES

SITE = {"Host": "localhost", "Origin": "http://localhost"}


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A refusal is not made to wait for."""
    monkeypatch.setattr(admission, "REFUSAL_DELAY_S", 0.01)


@contextmanager
def limited(folder: Path, **limits: int) -> Iterator[TestClient[Litestar]]:
    settings = Settings(sqlite_address(folder / "tables.db"), limits=Limits(**limits))
    with TestClient(make_app(settings)) as client:
        client.post("/api/guest", json={"name": "Ada"})
        yield client


def refused(limit: str) -> float:
    return REGISTRY.get_sample_value("coeurdelion_limited_total", {"limit": limit}) or 0


def new_table(client: TestClient[Litestar]) -> str:
    body = {"seats": [{"kind": "me"}, {"kind": "here"}], "options": {"first": 0}}
    return str(client.post("/api/matches/lowenherz-2003", json=body).json()["id"])


def close_code(client: TestClient[Litestar], match: str) -> int:
    with client.websocket_connect(f"/ws/{match}", headers=SITE) as socket, pytest.raises(WebSocketDisconnect) as closed:
        socket.receive_text(timeout=20)
    return closed.value.code


def test_a_request_is_charged_what_it_costs(tmp_path: Path) -> None:
    with limited(tmp_path, request_burst_per_session=20, request_rate_per_session=0) as client:
        statuses = [client.get("/api/mine").status_code for _ in range(6)]
        assert statuses == [200] * 5 + [429], "each costs four units"
        assert refused("request-rate-per-session")
        client.cookies.clear()
        assert client.get("/api/lobby").status_code == 200, "nobody else is refused"


def test_made_up_sessions_are_charged_to_their_address(tmp_path: Path) -> None:
    with limited(tmp_path, request_burst_per_address=30, request_rate_per_address=0) as client:
        answers = [client.get("/api/tokens", headers={"Authorization": f"Bearer {n}"}).status_code for n in range(30)]
        assert (answers[0], answers[-1]) == (401, 429)
        assert refused("request-rate-per-address")


def test_what_is_not_there_is_charged_too(tmp_path: Path) -> None:
    with limited(tmp_path, request_burst_per_session=5, request_rate_per_session=0) as client:
        assert [client.get("/nowhere").status_code for _ in range(6)] == [404] * 5 + [429]


def test_a_handshake_over_the_limit_is_refused_before_anything_is_looked_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cost_of("POST", "/api/guest") + cost_of("POST", "/api/matches/lowenherz-2003")
    burst = before + 2 * HANDSHAKE_COST
    with limited(tmp_path, request_burst_per_address=burst, request_rate_per_address=0) as client:
        match = new_table(client)
        for _ in range(2):
            with client.websocket_connect(f"/ws/{match}", headers=SITE) as socket:
                socket.receive_text(timeout=20)
        monkeypatch.delattr(client.app.state.services, "registry")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/ws/{match}", headers=SITE):
            pass


async def test_a_refused_handshake_is_answered_by_http() -> None:
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    await admission.refuse(send, "websocket.http.response")
    assert [message["type"] for message in sent] == ["websocket.http.response.start", "websocket.http.response.body"]
    assert sent[0]["status"] == 429


@pytest.mark.parametrize("limit", ["sockets", "sockets_per_address", "sockets_per_guest"])
def test_only_so_many_sockets_are_open(limit: str, tmp_path: Path) -> None:
    with limited(tmp_path, **{limit: 2}) as client, ExitStack() as stack:
        tables = [new_table(client) for _ in range(3)]
        sockets = [stack.enter_context(client.websocket_connect(f"/ws/{match}", headers=SITE)) for match in tables[:2]]
        for socket in sockets:
            socket.receive_text(timeout=20)
        with capture_logs() as lines:
            assert close_code(client, tables[2]) == 4429
        assert [line["kind"] for line in lines] == ["4429"]
        assert refused(limit.replace("_", "-"))
        open_sockets = client.app.state.services.sockets
        sockets[0].close()
        until = time.monotonic() + 20
        while open_sockets.count("sockets") > 1:
            assert time.monotonic() < until
            time.sleep(0.01)  # until the server has seen it
        with client.websocket_connect(f"/ws/{tables[2]}", headers=SITE) as socket:
            assert socket.receive_text(timeout=20)


def test_only_so_many_guests_come_from_one_address_in_an_hour(tmp_path: Path) -> None:
    with limited(tmp_path, guests_per_hour_per_address=3) as client:
        assert client.post("/api/guest", json={"name": "Ada Lovelace"}).status_code == 201, "a new name is no new guest"
        client.cookies.clear()
        assert client.post("/api/guest", json={"name": "Grace"}).status_code == 201
        assert client.post("/api/bot", json={"name": "Robot"}).status_code == 201
        client.cookies.clear()
        assert client.post("/api/guest", json={"name": "Eve"}).status_code == 429
        assert client.post("/api/bot", json={"name": "Robot"}).status_code == 429
        assert refused("guests-per-hour-per-address") == 2


@pytest.mark.parametrize("whose", ["guest", "address"])
def test_only_so_many_files_are_imported_in_an_hour(whose: str, tmp_path: Path) -> None:
    file = (MATCHES / "lionheart" / "king-eliminated.match").read_text("utf-8")
    with limited(tmp_path, **{f"imports_per_hour_per_{whose}": 2}) as client:
        answers = [client.post("/api/import", json={"file": file}).status_code for _ in range(3)]
        assert answers == [201, 201, 429]
        assert refused(f"imports-per-hour-per-{whose}")


def test_only_so_many_tokens_are_kept(tmp_path: Path) -> None:
    with limited(tmp_path, tokens_per_guest=1) as client:
        assert client.post("/api/tokens", json={"label": "x"}).status_code == 201
        assert client.post("/api/tokens", json={"label": "y"}).json()["reason"] == "too-many-tokens"
        assert refused("tokens-per-guest")


@pytest.mark.parametrize("whose", ["guest", "address"])
def test_only_so_much_is_said_at_once(whose: str, tmp_path: Path) -> None:
    with limited(tmp_path, **{f"chat_burst_per_{whose}": 2, f"chat_per_minute_per_{whose}": 1}) as client:
        with client.websocket_connect(f"/ws/{new_table(client)}", headers=SITE) as socket:
            for number in range(3):
                socket.send_json({"type": "say", "text": f"word {number}"})
            while (message := socket.receive_json(timeout=20))["type"] != "no":
                pass
        assert message["reason"] == "too-fast"
        assert refused(f"chat-per-minute-per-{whose}")


def test_security_events_are_logged_with_the_id_of_their_request(tmp_path: Path) -> None:
    with limited(tmp_path) as client, capture_logs() as lines:
        made = client.post("/api/tokens", json={"label": "x"}).json()
        other = client.post("/api/guest", json={}, headers={"Origin": "https://evil.example"})
        client.delete(f"/api/tokens/{made['id']}")
        client.cookies.clear()
        unknown = client.get("/api/tokens", headers={"Authorization": f"Bearer {made['token']}"})
    events = [line for line in lines if line["event"] == "security"]
    assert [event["kind"] for event in events] == ["token-made", "403", "token-dropped", "401"]
    assert events[1]["request"] == other.headers["x-request-id"]
    assert events[3]["request"] == unknown.headers["x-request-id"]
    assert {event["address"] for event in events} == {"testclient"}
    assert made["token"] not in str(lines)


def test_a_position_that_another_process_looks_at_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answered = threading.Event(), threading.Event()

    async def look(position: str, owner: str) -> bytes:
        asked.set()
        await asyncio.to_thread(answered.wait)
        raise Refused("scenario", "nobody-acts")

    with limited(tmp_path, requests_at_once=1) as client, ThreadPoolExecutor(2) as crowd:
        monkeypatch.setattr(client.app.state.services.replays, "read_start", look)
        body = {"seats": [{"kind": "me"}, {"kind": "here"}], "position": "x = 1"}
        slow = crowd.submit(client.post, "/api/matches/lowenherz-2003", json=body)
        try:
            assert asked.wait(20)
            assert crowd.submit(client.get, "/api/games").result(20).status_code == 200
        finally:
            answered.set()
        assert slow.result(20).json()["reason"] == "nobody-acts"


def test_metrics_on_a_port_of_their_own_are_nowhere_else(tmp_path: Path) -> None:
    with TestClient(make_app(Settings(sqlite_address(tmp_path / "tables.db"), metrics_port=9100))) as client:
        assert client.get("/metrics").status_code == 404
        assert client.get("/health").status_code == 200


def test_refusals_are_counted_by_the_names_of_limits() -> None:
    make_app(Settings("sqlite:///unused.db"))
    counted = {sample.labels["limit"] for metric in LIMITED.collect() for sample in metric.samples}
    known = {one.name.replace("_", "-") for one in fields(Limits)}
    assert counted <= known


def test_costs_are_those_of_paths_that_exist() -> None:
    routes = [route for route in make_app(Settings("sqlite:///unused.db")).routes if isinstance(route, HTTPRoute)]
    paths = {(str(method), route.path_format) for route in routes for method in route.methods}
    assert set(COSTS) <= paths
    of_match = {(method, path.split("/")[4]) for method, path in paths if path.startswith("/api/matches/{match}/")}
    assert set(MATCH_COSTS) <= of_match
    assert {word for _, word in of_match} | {"import"} >= WORKED_ELSEWHERE
    assert cost_of("POST", "/api/matches/lowenherz-2003") == 5
    assert cost_of("GET", "/api/matches/0123456789ab") == 1
    assert cost_of("GET", "/api/matches/0123456789ab/frames/3") == 3
    assert cost_of("GET", "/api/matches/0123456789ab/chances") == 3
    assert cost_of("GET", "/api/matches/0123456789ab/reasons/0") == 2
    assert not takes_turn("/health")
    assert not takes_turn("/api/matches/0123456789ab/replay/3")
    assert takes_turn("/api/matches/0123456789ab")
    assert takes_turn("/")


@pytest.mark.parametrize(("path", "length"), [("/api/guest", 100), ("/api/import", 200_000)])
async def test_an_upload_that_breaks_off_is_no_error(path: str, length: int, tmp_path: Path) -> None:
    app = make_app(Settings(sqlite_address(tmp_path / "tables.db")))
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"%d" % length)]
    scope: Any = {
        "type": "http",
        "method": "POST",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": headers,
        "client": ("203.0.113.7", 1),
        "scheme": "http",
        "http_version": "1.1",
    }
    messages = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
    sent: list[Any] = []

    async def receive() -> Any:
        return next(messages)

    async def send(message: Any) -> None:
        sent.append(message)

    with capture_logs() as lines:
        async with asyncio.timeout(10):
            await app(scope, receive, send)
    assert not lines
    assert not sent
