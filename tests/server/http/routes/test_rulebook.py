"""The pages of the rulebooks over HTTP, and what programs get of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.server.app import make_app
from coeurdelion.server.http.languages import preferred_language
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.text import say

BROWSER = {"Accept": "text/html,*/*;q=0.8"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(sqlite_address(tmp_path_factory.mktemp("tables") / "tables.db")))) as found:
        yield found


def test_a_rulebook_is_a_page_in_the_language_asked_for(client: TestClient[Litestar]) -> None:
    answer = client.get("/rules/lionheart?lang=de", headers=BROWSER)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert '<html lang="de">' in answer.text
    assert "<title>Lionheart (1997): das Regelbuch · Cœur de Lion</title>" in answer.text
    assert '<section id="LH-END-2"' in answer.text
    assert "book:" not in answer.text
    assert "noscript" not in answer.text
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_a_page_that_comes_too_late_says_so_to_people(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(*_: object) -> bytes:
        raise Refused("match", "too-long")

    monkeypatch.setattr("coeurdelion.server.replays.pool.ReplayPool.render_book", late)
    answer = client.get("/rules/lowenherz-1997?lang=fr", headers=BROWSER)
    assert answer.status_code == 503
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert say("fr", "refused-too-busy") in answer.text
    monkeypatch.undo()
    assert client.get("/rules/lowenherz-1997?lang=fr", headers=BROWSER).status_code == 200


def test_a_page_that_is_known_is_not_sent_again(client: TestClient[Litestar]) -> None:
    first = client.get("/rules/lionheart?lang=en")
    assert first.headers["cache-control"] == "no-cache"
    assert first.headers["vary"] == "Accept-Encoding, Accept-Language"
    again = client.get("/rules/lionheart?lang=en", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert client.get("/rules/lionheart?lang=de").headers["etag"] != first.headers["etag"]


def test_a_client_that_cannot_unpack_gets_the_same_page(client: TestClient[Litestar]) -> None:
    packed = client.get("/rules/lionheart?lang=en", headers={"Accept-Encoding": "gzip"})
    plain = client.get("/rules/lionheart?lang=en", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.text == plain.text


@pytest.mark.parametrize(
    ("query", "header", "language"),
    [
        ("", "", "en"),
        ("", "de-CH,fr;q=0.8", "de"),
        ("?lang=fr", "de", "fr"),
        ("?lang=xx", "de", "de"),
        ("?lang=%3Cb%3E&edition=%22%3E", "fr", "fr"),
        ("?lang=fr&lang=de&edition=tilsit&q=", "", "fr"),
    ],
)
def test_what_is_unknown_falls_back(query: str, header: str, language: str, client: TestClient[Litestar]) -> None:
    answer = client.get(f"/rules{query}", headers={"Accept-Language": header})
    assert answer.status_code == 200
    assert f'<html lang="{language}">' in answer.text
    assert "<b>" not in answer.text


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr;q=0.3, de;q=0.7", "de"), ("es, fr-CA", "fr"), ("en;q=0", "en"), ("de;q=x, fr;q=nan", "en"), ("*" * 9999, "en")],
)
def test_the_language_a_browser_prefers(header: str, language: str) -> None:
    assert preferred_language(header) == language


def test_an_edition_is_shown_as_asked_for(client: TestClient[Litestar]) -> None:
    kosmos, tilsit = (client.get(f"/rules/lowenherz-2003?lang=fr&edition={one}").text for one in ("x", "tilsit"))
    assert "<h1>Löwenherz (2003)</h1>" in kosmos
    assert "<h1>Richard Cœur de Lion (2004)</h1>" in tilsit


def test_a_search_needs_no_script_and_is_no_markup(client: TestClient[Litestar]) -> None:
    answer = client.get("/rules/lionheart", params={"lang": "en", "q": 'bribe <script>"'}).text
    assert "Nothing is said about “bribe &lt;script&gt;&quot;”." in answer
    assert 'value="bribe &lt;script&gt;&quot;"' in answer
    found = client.get("/rules/lionheart", params={"lang": "en", "q": "bribe king"}).text
    assert 'id="LH-MERC-4"' in found
    assert 'id="LH-MOVE-1"' not in found


@pytest.mark.parametrize("path", ["/rules/chess", "/rules/..%2Fbook", "/rules/lionheart/more"])
def test_an_unknown_book_is_nowhere(path: str, client: TestClient[Litestar]) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == client.get("/").text


@pytest.mark.parametrize("path", ["/rules", "/rules/lionheart?lang=en&q=king"])
def test_the_head_alone_can_be_asked_for(path: str, client: TestClient[Litestar]) -> None:
    answer = client.head(path)
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("game", GAMES)
def test_a_program_gets_the_book_without_words(game: str, client: TestClient[Litestar]) -> None:
    answer = client.get(f"/api/rules/{game}")
    book = answer.json()
    rules = [rule for chapter in book["chapters"] for rule in chapter["paragraphs"]]
    assert book["game"] == game
    assert book["editions"] == (["kosmos", "tilsit"] if game == "lowenherz-2003" else [])
    assert [rule["id"] for rule in rules] == list(GAMES[game].reasons)
    assert client.get(f"/api/examples/{game}/{rules[0]['examples'][0]}").status_code == 200
    known = client.get(f"/api/rules/{game}", headers={"If-None-Match": answer.headers["etag"]})
    assert known.status_code == 304


def test_a_program_learns_where_a_rule_comes_from(client: TestClient[Litestar]) -> None:
    book = client.get("/api/rules/lowenherz-2003").json()
    rules = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["paragraphs"]}
    assert rules["L03-PLACE-3"]["sources"] == [
        {"kind": "printed", "edition": "kosmos", "section": "Placement des châteaux"},
        {"kind": "printed", "edition": "tilsit", "section": "Construire un château"},
        {"kind": "answer", "edition": "", "section": ""},
    ]
    assert rules["L03-PLACE-3"]["differs"] == ["edition", "castle_distance"]
    assert client.get("/api/rules/chess").status_code == 404
