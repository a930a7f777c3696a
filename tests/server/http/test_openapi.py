"""The HTTP side keeps to its own description: schemathesis sends what it allows and what it does not, and finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig

from coeurdelion.server.app import make_app
from coeurdelion.server.settings import Settings
from tests.paths import MATCHES
from tests.server.postgres import Postgres
from tests.server.process import Server, Visitor, migrated, serving

AnyCase = schemathesis.Case[Any]


class Visited(NamedTuple):
    """A server, someone known to it, and a match of every kind: open, being played, over."""

    server: Server
    ada: Visitor
    matches: tuple[str, ...]


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    with visiting(tmp_path_factory.mktemp("api") / "tables.db") as visited:
        yield visited


@pytest.fixture(scope="module")
def on_postgres(postgres: Postgres) -> Iterator[Visited]:
    with visiting(migrated(postgres.new_database())) as visited:
        yield visited


@contextmanager
def visiting(database: Path | str) -> Iterator[Visited]:
    """A server on this database with its visitor and matches."""
    with serving(database) as server:
        ada = Visitor(server, "Ada")
        file = sorted(MATCHES.rglob("*.match"))[0].read_text("utf-8")
        made = [
            ada.make("me", "open")["id"],
            ada.make("me", "here")["id"],
            ada.post("/api/import", file=file)["id"],
        ]
        yield Visited(server, ada, tuple(made))


REJECTED = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "422", "428", "429"]
"""What a request that does not fit the description may get; 413 is one that is too large to be read."""
config = SchemathesisConfig.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REJECTED}}})
schema = schemathesis.openapi.from_dict(make_app(Settings("sqlite:///unused.db")).state.services.openapi, config=config)


def call(case: AnyCase, visited: Visited) -> None:
    """Send a case as someone who is known; whatever does not fit the description is an error."""
    cookie = f"guest={visited.ada.http.cookies['guest']}"
    case.call_and_validate(base_url=visited.server.address, headers={"Cookie": cookie})


@schema.parametrize()
@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_what_is_described_holds(case: AnyCase, visited: Visited) -> None:
    call(case, visited)


@schema.include(path_regex="{match}").parametrize()
@settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_it_holds_for_matches_that_are_there(case: AnyCase, visited: Visited) -> None:
    case.path_parameters["match"] = visited.matches[len(str(case.path_parameters.get("match"))) % len(visited.matches)]
    call(case, visited)


@schema.parametrize()
@settings(max_examples=5, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck), database=None)
def test_it_holds_on_postgresql_too(case: AnyCase, on_postgres: Visited) -> None:
    call(case, on_postgres)


def test_whoever_is_not_known_is_told_so(visited: Visited) -> None:
    found = httpx.get(f"{visited.server.address}/api/openapi.json").json()
    open_to_all = {f"/api/{name}" for name in ("guest", "bot", "lobby", "mine", "next", "watch", "games")}
    open_to_all.add("/api/games/lowenherz-2003/landscape")
    asked = [(path, method) for path, methods in found["paths"].items() for method in methods]
    for path, method in asked:
        if path not in open_to_all and path.startswith("/api/") and "{" not in path:
            body = {"seats": [{"kind": "me"}] * 2, "game": "lowenherz-2003", "file": "x"} if method == "post" else None
            answer = httpx.request(method, visited.server.address + path, json=body)
            assert answer.status_code in (400, 401), path
