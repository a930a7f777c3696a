"""One socket at a table: whoever does not read gets the newest and then is let go, and a failure is written down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest
from structlog.testing import capture_logs

from coeurdelion.server import wire
from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.websockets.session import (
    COSTS,
    EXPLANATION_COST,
    INTERNAL_ERROR,
    MOMENT_COST,
    SEND_TIMED_OUT,
    SocketSession,
    cost_of,
)
from coeurdelion.server.people.sessions import COOKIE, Caller
from coeurdelion.server.settings import Limits, Settings
from coeurdelion.server.store import Store
from coeurdelion.server.table.explanations import MAX_EXPLAINED
from coeurdelion.server.table.messages import LOG_PAGE_ENTRIES
from coeurdelion.server.table.moments import MAX_MOMENTS
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.watcher import MAX_WAITING_ANSWERS, MAX_WAITING_BYTES
from tests.server.harness import DEADLINE_S, Client, new_table


class Browser:
    """The other side of a socket: it asks for the same again and again, or nothing; it reads when it is let to."""

    closed = 0

    def __init__(self, says: str = "") -> None:
        self.says = says
        self.heard = 0
        self.sent: list[Any] = []
        self.is_sent_to = asyncio.Event()
        self.reads = asyncio.Event()
        self.has_read = asyncio.Condition()

    async def send(self, texts: Sequence[bytes]) -> None:
        self.is_sent_to.set()
        await self.reads.wait()
        async with self.has_read:
            self.sent += map(json.loads, texts)
            self.has_read.notify_all()

    async def receive(self) -> str:
        if not self.says:
            await asyncio.Event().wait()
        self.heard += 1
        return self.says

    async def close(self, code: int) -> None:
        self.closed = code

    def updates(self) -> list[Any]:
        """The updates that were read."""
        return [message for message in self.sent if message["type"] == "update"]


def session(browser: Browser, table: Table, **limits: int) -> SocketSession:
    """Grace's socket at a table."""
    settings = Settings("", limits=Limits(**limits))
    return SocketSession(browser, table, Caller("b", "Grace", COOKIE), Services(settings))


async def test_who_does_not_read_gets_the_newest_and_nothing_grows(store: Store) -> None:
    """A socket whose other side asks without end and stands still for a hundred actions."""
    table = await new_table(store, "ab")
    stuck = Browser('{"type":"ledger","id":1,"seat":0}')
    running = asyncio.create_task(session(stuck, table).run())
    await stuck.is_sent_to.wait()
    ada = await Client(table, "a").enter()
    (watcher,) = table.watchers - {ada.watcher}
    question = ada.update["question"]["number"]
    for _ in range(100):
        await ada.send(type="act", seat=0, question=question, line="castle a1")
        await ada.send(type="take-back", seat=0)
        question = ada.update["question"]["number"]
    assert len(watcher.answers) <= MAX_WAITING_ANSWERS
    assert (
        stuck.heard <= 2 * MAX_WAITING_ANSWERS + 1
    )  # those being sent, those due, and one that is read and not yet answered
    stuck.says = ""
    stuck.reads.set()
    last = len(table.journal.begun().log) - 1
    async with asyncio.timeout(DEADLINE_S), stuck.has_read:
        await stuck.has_read.wait_for(lambda: stuck.updates() and stuck.updates()[-1]["entry"] == last)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert len(stuck.updates()) <= 2


async def test_long_answers_that_are_not_read_take_little_room(store: Store) -> None:
    """A socket whose other side asks for all that happened, again and again, and does not read it."""
    table = await new_table(store, "BB")
    eve = await Client(table, "eve").enter()
    await eve.until(lambda: eve.update["entry"] >= LOG_PAGE_ENTRIES)
    await eve.send(type="log", id=1)
    longest = len(eve.sent[-1])
    stuck = Browser('{"type":"log","id":1}')
    running = asyncio.create_task(session(stuck, table).run())
    async with asyncio.timeout(DEADLINE_S):
        await stuck.is_sent_to.wait()
        (watcher,) = table.watchers - {eve.watcher}
        while not watcher.is_full:
            await asyncio.sleep(0)
    waiting, heard = sum(map(len, watcher.answers)), stuck.heard
    assert MAX_WAITING_BYTES <= waiting < MAX_WAITING_BYTES + longest
    assert len(watcher.answers) < MAX_WAITING_ANSWERS
    for _ in range(100):
        await asyncio.sleep(0)
    assert stuck.heard <= heard + 1  # one that is read and not yet answered
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_who_never_reads_is_let_go(store: Store) -> None:
    table, deaf = await new_table(store, "ab"), Browser()
    await asyncio.wait_for(session(deaf, table, send_timeout_s=1).run(), 5)
    assert deaf.closed == SEND_TIMED_OUT
    assert not table.watchers


async def test_a_socket_that_fails_leaves_a_line_and_may_come_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    def go_wrong(*_: object) -> None:
        raise ValueError

    monkeypatch.setattr(Table, "sit", go_wrong)
    table, browser = await new_table(store, "ab", match="0123456789ab"), Browser('{"type":"sit","seat":0}')
    browser.reads.set()
    with capture_logs() as lines:
        await asyncio.wait_for(session(browser, table).run(), 10)
    assert browser.closed == INTERNAL_ERROR
    assert not table.watchers
    (line,) = lines
    assert (line["event"], line["error"], line["match"]) == ("socket-failed", "ValueError", "0123456789ab")


def test_who_asks_for_many_entries_pays_for_all_that_may_be_answered() -> None:
    views = COSTS[wire.Views]
    assert cost_of(wire.Views(1, 5, 7)) == views + 3 * MOMENT_COST
    assert cost_of(wire.Views(1, -(2**31), 2**31)) == views + MAX_MOMENTS * MOMENT_COST
    assert cost_of(wire.Views(1, 7, 5)) == views
    assert cost_of(wire.Explain(1, 7, 7)) == EXPLANATION_COST + 1
    all_explained = cost_of(wire.Explain(1, 0, 2**31))
    assert all_explained == MAX_EXPLAINED * EXPLANATION_COST + 1
    assert all_explained <= Limits().message_burst_per_guest
