"""Presence: which guests are at a table, in whichever process; a process without a heartbeat counts as dead."""

from __future__ import annotations

import secrets
from collections import Counter
from contextlib import suppress

from coeurdelion.core import Refused
from coeurdelion.server.store import Store

HEARTBEAT_TIMEOUT_S = 6.0
"""Seconds without a heartbeat after which a process counts as dead, and its guests as gone."""
CLEANUP_AFTER_S = 60.0
"""Seconds after that until the rows of a dead process are deleted."""


class Presence:
    """The guests that this process has at its tables, and those that others have."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._process = secrets.token_hex(8)
        self._screens: Counter[tuple[str, str]] = Counter()
        self._alive: frozenset[str] = frozenset()

    async def come(self, match: str, guest: str) -> None:
        """A guest opens a screen at a table, perhaps a second one."""
        self._screens[match, guest] += 1
        if self._screens[match, guest] == 1:
            with suppress(Refused):  # without the database a guest is let in all the same
                await self._store.add_presence(match, guest, self._process)

    async def go(self, match: str, guest: str) -> None:
        """A guest closes a screen; with the last one they are gone."""
        self._screens[match, guest] -= 1
        if not self._screens[match, guest]:
            del self._screens[match, guest]
            with suppress(Refused):
                await self._store.drop_presence(match, guest, self._process)

    async def elsewhere(self, match: str) -> frozenset[str]:
        """The guests who are at a table in other processes."""
        return await self._store.guests_elsewhere(match, self._process)

    async def beat(self) -> None:
        """Send the heartbeat of this process, and delete the rows of those that are dead.

        If another process took this one for dead, after an outage of the database, its guests are noted again.
        """
        if not await self._store.heartbeat(self._process, HEARTBEAT_TIMEOUT_S, CLEANUP_AFTER_S):
            for match, guest in list(self._screens):
                if (match, guest) in self._screens:  # they may have gone while others were noted
                    await self._store.add_presence(match, guest, self._process)

    async def has_lost_process(self) -> bool:
        """Whether a process has died or ended since this was last asked, so that its guests are gone."""
        before, self._alive = self._alive, await self._store.live_processes()
        return not before <= self._alive

    async def close(self) -> None:
        """Delete the rows of this process."""
        await self._store.drop_process(self._process)
