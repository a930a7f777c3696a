"""Who of a match is away and since when: as the store has it, or else from when this process noticed."""

from __future__ import annotations

import math
import time
from collections.abc import Set
from contextlib import suppress

from coeurdelion.core import Refused
from coeurdelion.server.store import Store


class Absences:
    """The guests who are away from the table of one match; since when, by the monotonic clock of this process."""

    def __init__(self, match: str, store: Store) -> None:
        self._match = match
        self._store = store
        self._since: dict[str, float] = {}

    def notice(self, absent: Set[str]) -> None:
        """Note who is away now; who was not before is so from now on."""
        now = time.monotonic()
        self._since = {guest: self._since.get(guest, now) for guest in absent}

    async def read(self, absent: Set[str]) -> None:
        """Note who is away now, and since when by the store; an absence that is not in it begins now, for all processes."""
        self.notice(absent)
        if not absent:
            return
        with suppress(Refused):  # without the database it stays as it was noticed here
            known, now = await self._store.seconds_away(self._match), time.monotonic()
            self._since |= {guest: now - known.get(guest, 0.0) for guest in absent & self._since.keys()}
            for guest in absent - known.keys():
                await self._store.set_left(self._match, guest, gone=True)

    async def store(self, guest: str, *, gone: bool) -> None:
        """Store that a guest has left the table, or has come."""
        with suppress(Refused):  # without the database people come and go all the same
            await self._store.set_left(self._match, guest, gone=gone)

    def grace_left(self, grace: int) -> dict[str, int]:
        """For each guest who is away, the seconds until a bot may stand in: 0 if one may now."""
        now = time.monotonic()
        return {guest: max(0, math.ceil(grace - (now - since))) for guest, since in self._since.items()}
