"""Hostile cases: each is refused or bounded, none disturbs a table, and no secret is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from coeurdelion.server.app import make_app
from coeurdelion.server.http.security import HEADERS
from coeurdelion.server.http.websockets.session import MAX_MESSAGE_BYTES
from coeurdelion.server.people.rate_limits import MAX_TRACKED_KEYS, RateLimiter
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address
from tests.paths import MATCHES
from tests.server.process import Server, Socket, Visitor, migrated, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hostile") / "tables.db") as running:
        yield running


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database in turn: they differ in what texts they take."""
    if request.param == "sqlite":
        yield request.getfixturevalue("server")
        return
    with serving(migrated(request.getfixturevalue("postgres").new_database())) as running:
        yield running


FILE = MATCHES / "lionheart" / "king-eliminated.match"


class Scene:
    """A table at which Ada and Grace play, and Eve who means no good."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.ada, self.grace, self.eve = (Visitor(server, name) for name in ("Ada", "Grace", "Eve"))
        made = self.ada.make("me", "link", first=0)
        self.match, self.link = made["id"], made["tokens"]["1"]
        self.grace.post(f"/api/matches/{self.match}/seat", token=self.link)
        self.at_ada = self.ada.watch(self.match)
        self.before = self.at_ada.next("update")

    @property
    def number(self) -> int:
        """The number of Ada's question."""
        return int(self.before["question"]["number"])

    def open(self, origin: str | None, **headers: str) -> Socket:
        """A socket with these headers and nothing else."""
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.match}"
        made = connect(address, origin=Origin(origin) if origin else None, additional_headers=headers, max_size=None)
        return Socket(self.server.open.enter_context(made))

    def check_undisturbed(self) -> None:
        """Nothing has changed, and Ada can act."""
        self.at_ada.send(type="log", id=99, since=0)
        log = self.at_ada.next("log-of")
        assert len(log["entries"]) == self.before["entry"] + 1
        self.at_ada.send(type="act", seat=0, question=self.number, line="castle a1")
        assert self.at_ada.next("done", "no", "stale")["type"] == "done"


@pytest.fixture
def scene(server: Server) -> Scene:
    return Scene(server)


def closed_with(socket: Socket) -> int:
    """The code with which the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            socket.next("welcome", "update")
    code = socket.connection.protocol.close_code
    assert code
    return code


def test_who_is_not_known_or_comes_from_another_site_gets_no_socket(scene: Scene) -> None:
    cookie = f"guest={scene.ada.http.cookies['guest']}"
    own = scene.server.address
    assert closed_with(scene.open(own)) == 4401
    assert closed_with(scene.open(own, Cookie="guest=wrong")) == 4401
    assert closed_with(scene.open(own, Cookie="guest=é".encode().decode("latin-1"))) == 4401
    assert closed_with(scene.open(own, Authorization="Bearer wrong")) == 4401
    assert closed_with(scene.open(own, Authorization="Basic eDp5", Cookie=cookie)) == 4401
    assert closed_with(scene.open(own, Authorization=f"Bearer {scene.ada.http.cookies['guest']}")) == 4401
    assert closed_with(scene.open(None, Cookie=cookie)) == 4403
    assert closed_with(scene.open("https://evil.example", Cookie=cookie)) == 4403
    assert closed_with(scene.open("null", Cookie=cookie)) == 4403
    scene.check_undisturbed()


NOWHERE = ("nowhere", "..", "%00", "a%00b", "%ED%A0%80", "x" * 300)


@pytest.mark.parametrize("match", NOWHERE)
def test_what_cannot_be_the_id_of_a_match_is_not_found(match: str, either: Server) -> None:
    eve = Visitor(either, "Eve")
    assert closed_with(eve.watch(match)) == 4404
    for path in ("", "/file", "/verify", "/replay", "/replay/0", "/frames/0", "/chances"):
        assert eve.http.get(f"/api/matches/{match}{path}").status_code == 404
    for path, body in (("/seat", {}), ("/start", {}), ("/rematch", {}), ("/fork", {"entry": 0, "seats": []})):
        assert eve.http.post(f"/api/matches/{match}{path}", json=body).status_code == 404
    assert eve.http.delete(f"/api/matches/{match}/seat").status_code == 404


UNSEEN = "\0\u200b\u202e\u2066\n\r\u2028\x7f"
"""Signs that databases refuse, that break lines, that nobody sees, or that turn what stands beside them."""


def test_what_nobody_sees_is_not_said(either: Server) -> None:
    scene = Scene(either)
    scene.at_ada.send(type="say", text=UNSEEN)
    assert scene.at_ada.next("no")["reason"] == "nothing-said"
    scene.at_ada.send(type="say", text=f"a{UNSEEN}b 👨\u200d👩\u200d👧\u200d")
    assert [said["text"] for said in scene.at_ada.next("chat")["said"]] == ["a b 👨\u200d👩\u200d👧"]
    scene.check_undisturbed()


def test_what_players_add_to_chance_stays_one_line(either: Server) -> None:
    scene, nonce = Scene(either), f"a{UNSEEN}nonce 1 b"
    scene.at_ada.send(type="resign", seat=0)
    while not scene.at_ada.next("update")["result"]:
        pass
    again = [who.post(f"/api/matches/{scene.match}/rematch", commit=True)["id"] for who in (scene.ada, scene.grace)]
    for who in (scene.ada, scene.grace):
        who.post(f"/api/matches/{again[0]}/nonce", nonce=nonce)
    screen = scene.ada.watch(again[0])
    screen.next("update")
    screen.send(type="resign", seat=0)
    while not screen.next("update")["result"]:
        pass
    file = scene.ada.http.get(f"/api/matches/{again[0]}/file").text
    assert [line for line in file.splitlines() if line.startswith("nonce")] == ["nonce 0 a nonce 1 b", "nonce 1 a nonce 1 b"]
    assert scene.ada.http.get(f"/api/matches/{again[0]}/verify").json()["answer"] == "verified"


@pytest.mark.parametrize("line", ["nonce 0 a\0b", f"nonce 0 {'x' * 81}", "player 0 gold bot:\0", "player 0 gold a\rb"])
def test_a_file_with_what_cannot_be_kept_is_refused(line: str, either: Server) -> None:
    start = " ".join(line.split(" ")[:2])
    file = "\n".join(
        line if kept.startswith(start) else kept for kept in FILE.read_text("utf-8").splitlines() if not kept.startswith("#")
    )
    eve = Visitor(either, "Eve")
    answer = eve.http.post("/api/import", json={"file": file})
    assert answer.json() | {"params": {}} == {"rule": "match", "reason": "match-line", "params": {}}
    assert answer.json()["params"]["line"] == file.split("\n").index(line) + 1
    blind = file.replace(line, f"{start} {'gold bot:' if start.startswith('player') else ''}\u200b")
    assert eve.post("/api/import", file=blind)


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("another's seat", {"type": "act", "seat": 0, "question": 0, "line": "castle a1"}, "not-your-seat"),
    ("no seat", {"type": "act", "seat": 77, "question": 0, "line": "castle a1"}, "not-your-seat"),
    ("chance", {"type": "act", "seat": -1, "question": 0, "line": "first 1"}, "not-your-seat"),
    ("the table", {"type": "act", "seat": -2, "question": 0, "line": "draw"}, "not-your-seat"),
    ("sit elsewhere", {"type": "sit", "seat": 0}, "not-your-seat"),
    ("look from elsewhere", {"type": "preview", "id": 1, "seat": 0, "line": "castle a1"}, "not-your-seat"),
    ("why of another", {"type": "why", "id": 1, "seat": 0, "line": "castle a1"}, "not-your-seat"),
    ("hint for another", {"type": "hint", "id": 1, "seat": 0}, "not-your-seat"),
    ("coach of another", {"type": "coach", "id": 1, "seat": 0, "question": 0, "line": "castle a1"}, "not-your-seat"),
    ("resign another", {"type": "resign", "seat": 0}, "not-your-seat"),
    ("offer as another", {"type": "offer", "seat": 0, "what": "draw"}, "not-your-seat"),
    ("agree as another", {"type": "consent", "seat": 0, "offer": 0, "agrees": True}, "not-your-seat"),
    ("take back another's", {"type": "take-back", "seat": 0}, "not-your-seat"),
    ("ledger of nobody", {"type": "ledger", "id": 1, "seat": 10**6}, "no-seat"),
    ("say nothing", {"type": "say", "text": " \n "}, "nothing-said"),
    ("a huge number", {"type": "log", "id": 1, "since": 10**30}, "no-request"),
    ("a huge span", {"type": "views", "id": 1, "since": 0, "until": 10**30}, "no-request"),
    ("views of another", {"type": "views", "id": 1, "since": 0, "until": 9, "seat": 0}, "no-request"),
    ("reasons of another", {"type": "explain", "id": 1, "since": 0, "until": 9, "seat": 0}, "no-request"),
    ("no such phrase", {"type": "say", "phrase": "gold"}, "unknown-phrase"),
    ("a long phrase", {"type": "say", "phrase": "x" * 41}, "no-request"),
    ("a long line", {"type": "why", "id": 1, "seat": 0, "line": "x" * 2000}, "no-request"),
    ("an unknown wish", {"type": "offer", "seat": 1, "what": "gold"}, "no-request"),
]


@pytest.mark.parametrize(("_what", "message", "reason"), WRONG, ids=[what for what, _, _ in WRONG])
def test_a_stranger_is_refused(_what: str, message: dict[str, Any], reason: str, scene: Scene) -> None:
    screen = scene.eve.watch(scene.match)
    screen.send(**message)
    assert screen.next("no")["reason"] == reason
    scene.check_undisturbed()


OF_A_PLAYER: list[tuple[str, dict[str, Any], str]] = [
    ("not asked", {"type": "act", "seat": 1, "question": 0, "line": "castle a1"}, "not-your-turn"),
    ("an old number", {"type": "act", "seat": 1, "question": 10**6, "line": "castle a1"}, "stale"),
    ("no notation", {"type": "why", "id": 1, "seat": 1, "line": "💥" * 50}, "no-such-action"),
    ("undo of another's", {"type": "take-back", "seat": 1}, "no-free-undo"),
    ("no such offer", {"type": "consent", "seat": 1, "offer": 5, "agrees": True}, "no-such-offer"),
    ("a bot for oneself", {"type": "offer", "seat": 1, "what": "stand-in", "about": 1}, "still-here"),
    ("a bot for nobody", {"type": "offer", "seat": 1, "what": "stand-in", "about": 9}, "no-stand-in"),
    ("nothing to undo", {"type": "offer", "seat": 1, "what": "undo"}, "nothing-to-undo"),
    ("a hint out of turn", {"type": "hint", "id": 1, "seat": 1}, "no-hint-now"),
    ("a coach in company", {"type": "coach", "id": 1, "seat": 1, "question": 0, "line": "castle a1"}, "no-coach"),
]


@pytest.mark.parametrize(("_what", "message", "reason"), OF_A_PLAYER, ids=[what for what, _, _ in OF_A_PLAYER])
def test_a_player_out_of_order_is_refused(_what: str, message: dict[str, Any], reason: str, scene: Scene) -> None:
    screen = scene.grace.watch(scene.match)
    screen.next("update")
    screen.send(**message)
    answer = screen.next("no", "stale", "reasoned")
    assert answer.get("reason", answer["type"]) == reason
    scene.check_undisturbed()


MALFORMED = [
    "",
    "nonsense",
    "[]",
    "{}",
    "null",
    '{"type":"fly"}',
    '{"type":"act"}',
    "[" * 4000,
    '{"type":"sit","seat":"0"}',
    '{"type":"say","text":"\\ud800"}',
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_no_message_is_refused(text: str, scene: Scene) -> None:
    screen = scene.grace.watch(scene.match)
    screen.connection.send(text)
    assert screen.next("no")["rule"] == "protocol"
    screen.connection.send(text.encode())
    screen.connection.send(b"\xff\xfe")
    assert screen.next("no")["rule"] == "protocol"
    scene.check_undisturbed()


def test_what_is_too_long_ends_only_its_own_socket(scene: Scene) -> None:
    screen = scene.grace.watch(scene.match)
    screen.connection.send(json.dumps({"type": "say", "text": "x" * MAX_MESSAGE_BYTES}))
    assert closed_with(screen) == 1009
    scene.check_undisturbed()


def test_an_answer_sent_many_times_is_given_once(scene: Scene) -> None:
    for line in ("castle a1", "castle a1", "castle c3", "castle l12"):
        scene.at_ada.send(type="act", seat=0, question=scene.number, line=line)
    first, *others = [scene.at_ada.next("done") for _ in range(4)]
    assert all(other == first for other in others)
    again = scene.ada.watch(scene.match)
    again.send(type="act", seat=0, question=scene.number, line="castle b2")
    assert again.next("done") == first
    assert again.newest()["view"]["castles"] == {"a1": "red"}


def test_a_flood_slows_down_only_who_sends_it(scene: Scene) -> None:
    screen = scene.grace.watch(scene.match)
    for number in range(2000):
        screen.send(type="ledger", id=number, seat=0)
    scene.check_undisturbed()
    assert scene.ada.http.get("/api/guest").status_code == 200


def test_who_talks_too_much_is_asked_to_wait(scene: Scene) -> None:
    screen = scene.eve.watch(scene.match)
    for number in range(30):
        screen.send(type="say", text=f"word {number}")
    assert screen.next("no")["reason"] == "too-fast"
    scene.check_undisturbed()


def test_how_often_one_may_ask_is_counted_for_each_and_bounded() -> None:
    limiter = RateLimiter(3, 0.001)
    assert [limiter.allow("a") for _ in range(5)] == [True, True, True, False, False]
    assert limiter.allow("b")
    for number in range(MAX_TRACKED_KEYS - 2):
        limiter.allow(f"early {number}")
    assert not limiter.allow("a"), "so many are remembered"
    for number in range(MAX_TRACKED_KEYS):
        limiter.allow(f"late {number}")
    assert limiter.allow("a"), "no more are"


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}], ids=str
)
def test_another_sites_page_cannot_act_for_a_guest(headers: dict[str, str], scene: Scene) -> None:
    for path in ("/api/guest", "/api/matches", f"/api/matches/{scene.match}/seat", "/api/tokens"):
        assert scene.ada.http.post(path, json={}, headers=headers).status_code == 403
    own = scene.ada.http.post("/api/guest", json={"name": "Ada"}, headers={"Origin": scene.server.address})
    assert own.status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/guest", "/api/lobby", "/nowhere", "/api/matches/nowhere", "/assets/x"])
def test_every_answer_carries_the_headers(path: str, scene: Scene) -> None:
    answer = httpx.get(scene.server.address + path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "access-control-allow-origin" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_no_page_names_another_server(scene: Scene) -> None:
    page = httpx.get(scene.server.address + "/").text
    assert "http://" not in page.replace("http://www.w3.org", "")
    assert "https://" not in page


def test_secrets_are_kept_as_hashes_and_told_in_no_error(scene: Scene) -> None:
    cookie = scene.ada.http.cookies["guest"]
    bearer = scene.ada.post("/api/tokens", label="x")["token"]
    folder = Path("/" + scene.server.database.partition("///")[2]).parent
    kept = b"".join(path.read_bytes() for path in folder.glob("tables.db*"))
    assert kept
    for secret in (cookie, bearer, scene.link):
        assert secret.encode() not in kept
    wrong = scene.eve.http.post(f"/api/matches/{scene.match}/seat", json={"token": scene.link + "x"})
    assert wrong.json() == {"rule": "table", "reason": "no-such-link", "params": {}}
    assert scene.link not in scene.eve.http.get(f"/api/matches/{scene.match}").text
    assert cookie not in scene.eve.http.get(f"/api/matches/{scene.match}").text


def test_cookies_are_secure_where_the_public_address_is(tmp_path: Path) -> None:
    settings = Settings(sqlite_address(tmp_path / "tables.db"), public_url="https://games.example")
    with TestClient(make_app(settings)) as client:
        answer = client.post("/api/guest", json={"name": "Ada"}, headers={"Origin": "https://games.example"})
        cookie = answer.headers["set-cookie"]
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
