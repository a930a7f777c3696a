"""When sessions and matches were last used: written at most once a day each, in the background."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from sqlalchemy import Update, update

from coeurdelion.core import Refused
from coeurdelion.server.store.schema import matches, sessions
from coeurdelion.server.store.writer import Writer

INTERVAL_S = 24 * 3600
"""Seconds between two notes of the same use."""


class LastUse:
    """Notes of what is being used, on their way into the database; nobody waits for them."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._noting: dict[str, asyncio.Task[None]] = {}

    def note_session(self, hash_: str, used: int) -> None:
        """Note that a session is used now, if that was last noted long ago."""
        now = int(time.time())
        self._note(f"session {hash_}", used, update(sessions).where(sessions.c.hash == hash_).values(used=now))

    def note_opened(self, match: str, opened: int) -> None:
        """Note that a match is opened now, if that was last noted long ago."""
        now = int(time.time())
        self._note(f"match {match}", opened, update(matches).where(matches.c.id == match).values(opened=now), match)

    def _note(self, key: str, last: int, note: Update, *touched: str) -> None:
        if last > time.time() - INTERVAL_S or key in self._noting or self._writer.is_failing:
            return
        self._noting[key] = asyncio.create_task(self._write(note, *touched))
        self._noting[key].add_done_callback(lambda _: self._noting.pop(key))

    async def _write(self, note: Update, *touched: str) -> None:
        with suppress(Refused):  # the next use is noted
            await self._writer.submit(lambda connection: connection.execute(note), *touched)

    async def close(self) -> None:
        """Wait for the notes on their way."""
        await asyncio.gather(*self._noting.values(), return_exceptions=True)
