"""No update is large, whatever the game and whoever looks; lines travel by their verb and come out whole."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import AnyGame
from coeurdelion.games import GAMES
from coeurdelion.server import wire
from coeurdelion.server.store import Store
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.watcher import NOT_YET_TOLD, Watcher
from tests.server.harness import new_table

MAX_UPDATE_BYTES = 4000
"""Bytes that an update may have."""
SEEDS = {"lowenherz-2003": 9, "lowenherz-1997": 15, "lionheart": 1}
"""Whole matches, chosen among others because so much happens in them."""


def largest_now(table: Table, told: int) -> int:
    """The bytes of the largest update now, for whoever was told everything up to an entry, or nothing, or comes anew."""
    seats = [*range(len(table.stored.seats)), None]
    watchers = [Watcher("x", (), seat, lambda: None, told=since) for seat in seats for since in (told, -1, NOT_YET_TOLD)]
    for watcher in watchers:
        watcher.update_due = True
    return max(len(msgspec.json.encode(message)) for watcher in watchers for message in table.collect(watcher))


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
async def test_no_update_is_larger_than_four_thousand_bytes(game: AnyGame, store: Store) -> None:
    table, rng = await new_table(store, "abcd"[: game.seats[-1]], {}, game), Random(SEEDS[game.id])
    while not (live := table.journal.begun()).result:
        seat = rng.choice(live.to_act())
        line = str(BOTS[game.id].keen(game, live.state, seat, rng))
        await table.act(seat, table.journal.question(seat), line)
        assert largest_now(table, len(live.log) - 1) <= MAX_UPDATE_BYTES


def test_lines_are_grouped_by_their_verb() -> None:
    assert wire.whole_lines({"border": ["c7e", "c7s"], "done": [""]}) == ["border c7e", "border c7s", "done"]
