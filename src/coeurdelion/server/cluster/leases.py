"""Leases: which process runs the bots of a table; another takes over when the lease expires."""

from __future__ import annotations

import secrets
import time

from coeurdelion.server import metrics
from coeurdelion.server.store import Store

LEASE_DURATION_S = 4.0
"""Seconds after which a lease expires if it is not renewed."""
MAX_TAKEOVERS = 100
"""Expired leases that are taken over at once."""


class Leases:
    """The leases of this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._holder = secrets.token_hex(8)
        self._expires: dict[str, float] = {}

    def holds(self, match: str) -> bool:
        """Whether this process runs the bots of a match, as far as it can know without asking the database."""
        return time.monotonic() < self._expires.get(match, 0.0)

    async def take(self, match: str) -> bool:
        """Take the lease of a match; False if another process has it."""
        if self.holds(match):
            return True
        asked = time.monotonic()
        if await self._store.is_leased_by_other(match, self._holder):  # reading first spares the others a write
            return False
        taken = await self._store.take_lease(match, self._holder, LEASE_DURATION_S)
        if taken:
            self._expires[match] = asked + LEASE_DURATION_S
            metrics.LEASES.set(len(self._expires))
        return taken

    async def renew(self) -> None:
        """Renew all leases of this process; those that others took over meanwhile are no longer its own."""
        asked = time.monotonic()
        renewed = await self._store.renew_leases(self._holder, LEASE_DURATION_S)
        self._expires = {match: asked + LEASE_DURATION_S for match in self._expires if match in renewed}
        metrics.LEASES.set(len(self._expires))

    async def orphans(self) -> list[str]:
        """Matches whose lease another process let expire."""
        return await self._store.expired_leases(self._holder, MAX_TAKEOVERS)

    async def unattended(self, limit: int) -> list[str]:
        """Matches in which a bot is to act and whose lease no other process has."""
        return await self._store.matches_with_bots_due(self._holder, limit)

    async def release(self, match: str) -> None:
        """Give up the lease of a match whose bots no longer run here."""
        if match in self._expires:
            del self._expires[match]
            await self._store.drop_lease(match, self._holder)
            metrics.LEASES.set(len(self._expires))

    async def close(self) -> None:
        """Let all leases of this process expire, so that others take over at once."""
        await self._store.expire_leases(self._holder)
        self._expires.clear()
