"""What all browser tests stand on: one browser for each file of tests, one server for all."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.clicking import browser
from tests.server.process import Server, serving

expect.set_options(timeout=20_000)  # what comes at last is right, however busy the machine is


@pytest.fixture(scope="module")
def launched() -> Iterator[Browser]:
    """Not for longer: while it runs, other tests cannot run an event loop of their own."""
    with browser() as found:
        yield found


@pytest.fixture
def chromium(launched: Browser) -> Iterator[Browser]:
    """The browser; whoever came to a table by it has gone when the test is over."""
    yield launched
    for context in launched.contexts:
        context.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    limits = ("--limit", "bot-tables-per-address=1000")  # all tests come from one address and leave their tables unfinished
    with serving(tmp_path_factory.mktemp("tables") / "tables.db", *limits) as running:
        yield running
