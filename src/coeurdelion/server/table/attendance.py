"""Who is at a table, in whichever process, and who of its players is away."""

from __future__ import annotations

from coeurdelion.core import Seat
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.store import Store
from coeurdelion.server.table.absences import Absences
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.watcher import Watcher


class Attendance:
    """The watchers of a table in this process and the guests at it in others; without `presence` there are no others."""

    def __init__(self, journal: Journal, store: Store, presence: Presence | None) -> None:
        self.watchers: set[Watcher] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The guests who are at this table in another process, as far as this one knows."""
        self.is_shared = presence is not None
        self._journal = journal
        self._presence = presence
        self._absences = Absences(journal.stored.id, store)

    @property
    def here(self) -> set[str]:
        """The guests at this table, in whichever process."""
        return {watcher.guest for watcher in self.watchers} | self.elsewhere

    @property
    def grace_left(self) -> dict[str, int]:
        """In how many seconds a bot may stand in for each guest who is away."""
        return self._absences.grace_left(self._journal.stored.grace)

    def add(self, watcher: Watcher) -> None:
        """Someone begins to watch."""
        self.watchers.add(watcher)
        self._absences.notice(self._absent())

    def remove(self, watcher: Watcher) -> None:
        """Someone no longer watches."""
        self.watchers.discard(watcher)
        self._absences.notice(self._absent())

    async def store_coming(self, watcher: Watcher) -> None:
        """Let other processes know that someone is here, and is not away any more."""
        if self._presence:
            await self._presence.come(self._journal.stored.id, watcher.guest)
        if watcher.mine and self._is_awaited:
            await self._absences.store(watcher.guest, gone=False)

    async def store_leaving(self, watcher: Watcher) -> None:
        """Let other processes know that someone is no longer here, and since when they are away."""
        if self._presence:
            await self._presence.go(self._journal.stored.id, watcher.guest)
        if watcher.guest in self._absent():
            await self._absences.store(watcher.guest, gone=True)

    async def read(self) -> None:
        """Who is at this table in other processes, and since when those are away who are at none."""
        if self._presence:
            self.elsewhere = await self._presence.elsewhere(self._journal.stored.id)
        await self._absences.read(self._absent())

    def is_here(self, seat: Seat) -> bool:
        """Whether the guest of a seat is at this table, in whichever process."""
        return self._journal.stored.seats[seat].guest in self.here

    def grace_left_of(self, seat: Seat) -> int:
        """In how many seconds a bot may stand in for a seat; 0 if one may now."""
        return self.grace_left.get(self._journal.stored.seats[seat].guest or "", 0)

    @property
    def _is_awaited(self) -> bool:
        """Whether people play each other, so that one waits for another who is away."""
        live = self._journal.live
        return live is not None and not live.result and len({seat.guest for seat in self._journal.stored.seats} - {None}) > 1

    def _absent(self) -> set[str]:
        """The guests who play here and are not at the table, while others wait for them."""
        return {seat.guest for seat in self._journal.stored.seats if seat.guest} - self.here if self._is_awaited else set()
