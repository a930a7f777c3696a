"""How many unfinished tables with bots a guest may own, and how many may come from one address.

Those of a guest are counted in the database. Which address a table came from is known to this process alone, for as long as
it runs: several processes count for themselves, and a restart forgets it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import Quota, Store


class BotTables:
    """The tables with bots that each address has made here."""

    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._limits = limits
        self.quota = Quota("bot-tables", limits.bot_tables_per_guest)
        self._made: defaultdict[str, set[str]] = defaultdict(set)
        self._being_stored: set[str] = set()

    @property
    def counted(self) -> dict[str, set[str]]:
        """The tables that are counted for each address."""
        return self._made

    @asynccontextmanager
    async def claim(self, address: str, match: str) -> AsyncIterator[Quota]:
        """Count a table for an address, unless it cannot be stored; with the quota to store it within, for its guest.

        Refused if the address has made too many that are not over.
        """
        await self._count(address, match)
        self._being_stored.add(match)
        try:
            yield self.quota
        except Refused:
            self._made[address].discard(match)
            raise
        finally:
            self._being_stored.discard(match)

    async def _count(self, address: str, match: str) -> None:
        limit = self._limits.bot_tables_per_address
        if len(self._made[address]) >= limit:
            await self._forget_finished_of(address)
        made = self._made[address]  # from here on nobody else is counted before this match is
        if len(made) >= limit:
            metrics.LIMITED.labels("bot-tables-per-address").inc()
            raise Refused("table", "too-many-bot-tables-here", count=limit)
        made.add(match)

    async def forget_finished(self) -> None:
        """Forget the tables that are over or gone, and the addresses that have no other."""
        for address in list(self._made):
            await self._forget_finished_of(address)
            if not self._made[address]:
                del self._made[address]

    async def _forget_finished_of(self, address: str) -> None:
        stored = frozenset(self._made[address] - self._being_stored)
        over = stored - await self._store.unfinished(stored)
        self._made[address] -= over
