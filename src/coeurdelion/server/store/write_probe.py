"""Whether the database takes writes: asked by a small write of its own, at most once a second."""

from __future__ import annotations

import asyncio
import secrets
import time

from sqlalchemy import Connection, delete, insert

from coeurdelion.server.store.schema import matches
from coeurdelion.server.store.writer import Writer

INTERVAL_S = 1.0
"""Seconds for which an answer is used again, so that many health checks write no more than one does."""
PROBE_CHARACTERS = 16 * 1024
"""Characters that are written: more than the free room of the pages there are, so that a full disk is noticed."""


class WriteProbe:
    """Writes something that nobody sees, because it is deleted in the same transaction."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._began = 0.0
        self._probing: asyncio.Task[bool] | None = None

    async def succeeds(self) -> bool:
        """Whether the last probe could be stored, and so could the last write of anyone since."""
        now = time.monotonic()
        if self._probing is None or (self._probing.done() and now - self._began >= INTERVAL_S):
            self._began, self._probing = now, asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing) and not self._writer.is_failing

    async def _probe(self) -> bool:
        try:
            await self._writer.submit(_write)
        except Exception:  # whatever it is, nothing was stored; the writer has logged it
            return False
        return True


def _write(connection: Connection) -> None:
    probe = {"id": secrets.token_hex(8), "game": "", "version": 0, "seed": b"", "created": 0}
    connection.execute(insert(matches).values(probe | {"options": "x" * PROBE_CHARACTERS}))
    connection.execute(delete(matches).where(matches.c.id == probe["id"]))
