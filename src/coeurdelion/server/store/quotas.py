"""How many matches of a kind a guest may own, counted inside the transaction that adds one more."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, func, select

from coeurdelion.core import Refused
from coeurdelion.server import metrics
from coeurdelion.server.store import rows
from coeurdelion.server.store.access import Access
from coeurdelion.server.store.records import IMPORT, OVER
from coeurdelion.server.store.schema import guests, matches, seats

BOT_KIND = "bot"
"""The kind of a seat that a bot plays from the beginning; one that stands in for someone leaves the kind as it is."""
IMPORT_PREFIX = rows.from_origin({"kind": IMPORT}).removesuffix("}")
"""How the origin of an imported match begins."""


@dataclass(frozen=True, slots=True)
class Quota:
    """How many matches of a kind one guest may own: unfinished ones in which a bot has a seat, or imported ones."""

    kind: Literal["bot-tables", "imports"]
    count: int

    def refusal(self) -> Refused:
        """The refusal of one more match, counted in the metrics."""
        metrics.LIMITED.labels(f"{self.kind}-per-guest").inc()
        if self.kind == "imports":
            return Refused("table", "too-many-imports", count=self.count)
        return Refused("table", "too-many-bot-tables", count=self.count)


def is_used_up(connection: Connection, quota: Quota, owner: str) -> bool:
    """Whether a guest has as many matches as a quota allows.

    The guest's row is locked until the transaction ends, so that another process counts only after it.
    """
    connection.execute(select(guests.c.id).where(guests.c.id == owner).with_for_update(key_share=True))
    owned = select(func.count()).select_from(matches).where(matches.c.owner == owner, _counts(quota))
    return int(connection.execute(owned).scalar_one()) >= quota.count


def _counts(quota: Quota) -> ColumnElement[bool]:
    if quota.kind == "imports":
        return matches.c.origin.startswith(IMPORT_PREFIX, autoescape=True)
    has_bot = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.kind == BOT_KIND)
    return (matches.c.state != OVER) & has_bot.exists()


async def unfinished(store: Access, names: Collection[str]) -> set[str]:
    """Those of some matches that are there and not over."""
    async with store.reading() as connection:
        found = select(matches.c.id).where(matches.c.id.in_(names), matches.c.state != OVER)
        return set((await connection.execute(found)).scalars())
