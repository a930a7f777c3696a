"""Which addresses answer with a page: to browsers every one that is not for programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from coeurdelion import text
from coeurdelion.server.app import make_app
from coeurdelion.server.settings import Settings
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.text import LANGUAGES

FOLDER = Path(text.__file__).parent
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
NOWHERE = ["/nowhere", "/table", "/table/", "/table/x/y", "/new", "/replay", "/apiary", "/index.html"]
FOR_PROGRAMS = ["/api", "/api/nowhere", "/api/matches/nowhere", "/assets/nowhere.js", "/manifest/xx", "/ws", "/ws/x/y"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with TestClient(make_app(Settings(sqlite_address(tmp_path_factory.mktemp("tables") / "tables.db")))) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/new/lionheart", "/table/x", "/replay/x"])
def test_a_page_is_there(path: str, client: TestClient[Litestar]) -> None:
    answer = client.get(path, headers=BROWSER)
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, "text/html")


@pytest.mark.parametrize(
    ("path", "media_type"),
    [("/", "text/html"), ("/sw.js", "text/javascript"), ("/manifest/en", "application/manifest+json")],
)
def test_what_changes_under_its_name_is_checked_each_time(path: str, media_type: str, client: TestClient[Litestar]) -> None:
    answer = client.get(path)
    assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (200, media_type)
    assert answer.headers["cache-control"] == "no-cache"
    assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_can_be_installed_in_each_language(language: str, client: TestClient[Litestar]) -> None:
    manifest = client.get(f"/manifest/{language}").json()
    assert manifest["lang"] == language
    assert manifest["id"] == manifest["start_url"] == manifest["scope"] == "/"
    texts = (FOLDER / language / "web.ftl").read_text("utf-8")
    assert f"web-app-text = {manifest['description']}\n" in texts
    for icon in manifest["icons"]:
        answer = client.get(icon["src"])
        assert answer.headers["content-type"] == "image/png"
        assert len(answer.content) < 25_000


def test_the_service_worker_keeps_only_files_that_are_there(client: TestClient[Litestar]) -> None:
    kept = json.loads(client.get("/sw.js").text.partition("const FILES=")[2].partition("]")[0] + "]")
    assert len(kept) > 20
    assert all(path.startswith("/assets/") and client.head(path).status_code == 200 for path in kept)


@pytest.mark.parametrize("path", NOWHERE)
def test_a_browser_that_is_nowhere_gets_the_page_that_says_so(path: str, client: TestClient[Litestar]) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.text == client.get("/").text
    assert "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("path", FOR_PROGRAMS)
def test_where_programs_ask_there_are_no_pages(path: str, client: TestClient[Litestar]) -> None:
    answer = client.get(path, headers=BROWSER)
    assert answer.status_code == 404
    assert answer.json()["status_code"] == 404


@pytest.mark.parametrize("path", NOWHERE)
def test_a_program_that_is_nowhere_gets_an_error(path: str, client: TestClient[Litestar]) -> None:
    assert client.get(path).json()["status_code"] == 404


@pytest.mark.parametrize("path", ["/", "/table/x", "/health", "/metrics", "/nowhere"])
def test_whoever_asks_for_the_head_alone_gets_the_same_answer_without_it(path: str, client: TestClient[Litestar]) -> None:
    head, whole = client.head(path), client.get(path)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_the_page_says_what_it_needs(language: str, client: TestClient[Litestar]) -> None:
    texts = (FOLDER / language / "web.ftl").read_text("utf-8")
    sentence = texts.partition("\nweb-no-script = ")[2].partition("\n")[0]
    said = client.get("/").text.partition("<noscript>")[2].partition("</noscript>")[0]
    assert "JavaScript" in sentence
    assert f'<p lang="{language}">{sentence}</p>' in said


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/guest", "GET, OPTIONS, POST"),
        ("/api/matches/x/seat", "DELETE, OPTIONS, POST"),
        ("/table/x", "GET, HEAD, OPTIONS"),
    ],
)
def test_a_path_says_which_methods_it_accepts(path: str, methods: str, client: TestClient[Litestar]) -> None:
    answer = client.options(path)
    assert (answer.status_code, answer.headers["allow"]) == (204, methods)
