"""What goes wrong leaves a line in the log: where, how, at which table, and nothing that is secret."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from structlog.testing import capture_logs

from coeurdelion.server import logs
from coeurdelion.server.app import make_app
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store
from coeurdelion.server.store.address import sqlite_address
from coeurdelion.server.table.table import Table
from tests.server.harness import SEED, Client, stored

SECRETS = (SEED.hex(), "kX3_-Lq8ZtYw01Ab", repr(SEED), "parchments and 7 ducats")


def go_wrong(*_: object) -> Any:
    """Something that fails with secrets at hand."""
    seed, token, bid = SECRETS[0], SECRETS[1], SECRETS[3]
    raise ValueError(f"not {seed} but {token} or {SEED!r}", len(bid))


def test_where_something_failed_is_written_without_the_values_there() -> None:
    logger = logging.getLogger("test")
    with pytest.raises(ValueError, match="not") as failed:
        go_wrong()
    failed.value.add_note(SECRETS[0])
    group = ExceptionGroup("several", [failed.value])
    record = logger.makeRecord("test", logging.ERROR, "", 0, "failed", (), (type(group), group, None))
    text = logs.formatter().format(record)
    assert not [secret for secret in SECRETS if secret in text]
    line = json.loads(text)
    assert (line["event"], line["level"]) == ("failed", "error")
    ((held,),) = line["exception"][0]["exceptions"]
    assert held["exc_type"] == "ValueError"
    assert "not … but … or …" in held["exc_value"]
    assert held["frames"][-1]["name"] == "go_wrong"


def test_a_flood_of_bad_requests_is_not_a_line_for_each() -> None:
    flood = logs.FloodFilter()
    bad = logging.getLogger("uvicorn.error").makeRecord("uvicorn.error", logging.WARNING, "", 0, "Invalid request", (), None)
    assert [flood.filter(bad) for _ in range(3)] == [True, False, False]
    failed = logging.getLogger("uvicorn.error").makeRecord(
        "uvicorn.error", logging.ERROR, "", 0, "Invalid request", (), (ValueError, ValueError(), None)
    )
    assert [flood.filter(failed) for _ in range(3)] == [True] * 3


def test_a_request_that_fails_leaves_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(Settings(sqlite_address(tmp_path / "tables.db")))
    with TestClient(app, raise_server_exceptions=False) as client, capture_logs() as lines:
        assert client.get("/api/matches/nowhere").status_code == 404
        assert client.get("/api/tokens").status_code == 401
        assert [line["kind"] for line in lines] == ["401"], "a security event, and no failure"
        lines.clear()
        monkeypatch.setattr(client.app.state.services.registry.store, "match", go_wrong)
        assert client.get("/api/matches/0123456789ab").status_code == 500
    (line,) = lines
    kept = {name: line[name] for name in ("event", "error", "of", "match")}
    assert kept == {"event": "http-failed", "error": "ValueError", "of": "/api/matches/{match}", "match": "0123456789ab"}


async def test_a_bot_that_is_no_longer_asked_leaves_no_line(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("coeurdelion.server.table.bot_tasks.RETRY_DELAYS_S", (0, 0, 0, 0))
    thinks, knows, asked = asyncio.Event(), asyncio.Event(), 0

    async def slowly(*_: object) -> Advice:
        nonlocal asked
        asked += 1
        thinks.set()
        await knows.wait()
        return Advice("castle l12", [])

    match = stored("aB", {"first": 1})
    await store.add_match(match, 0)
    table = await Table.load(match, store, slowly)
    ada = await Client(table, "a").enter()
    await thinks.wait()
    await ada.send(type="resign", seat=0)
    before = table.journal.begun().log
    assert ada.update["result"]
    knows.set()
    await ada.until(lambda: ada.watcher.update_due)
    await table.leave(ada.watcher)
    assert table.idle
    assert table.journal.begun().log == before
    assert asked == 1
    assert not caplog.records
