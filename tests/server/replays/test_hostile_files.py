"""Files made to hold the server up: refused at once, or opened, forked and verified while everyone else is served."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from random import Random

import msgspec
import pytest

from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.random_play import pick
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record
from coeurdelion.match.scenario import read_position
from coeurdelion.server.http.routes.uploads import read_entries
from coeurdelion.server.replays.files import Imported, read_file
from coeurdelion.server.replays.pool import ReplayPool
from coeurdelion.server.settings import Limits
from coeurdelion.server.store import FORK, Store, StoredMatch
from coeurdelion.server.table import messages
from coeurdelion.server.table.messages import LOG_PAGE_ENTRIES
from coeurdelion.server.table.seats import MAX_TABLE_ACTIONS
from coeurdelion.server.table.table import Table
from tests.server.harness import at_random, stored
from tests.server.loop_probe import probing
from tests.server.replays import hostile_files

LONGEST_HOLD_S = 0.05
"""Processor time that one turn of the event loop may take here; the goal is 20 ms, on a machine that does nothing else."""
GAME = GAMES["lowenherz-2003"]


@pytest.fixture
async def pool() -> AsyncIterator[ReplayPool]:
    opened = ReplayPool(Limits())
    yield opened
    await opened.close()


async def imported(pool: ReplayPool, store: Store, text: str) -> StoredMatch:
    """A file as the server imports it."""
    made = msgspec.json.decode(await pool.read_file(text, "a"), type=Imported)
    match = made.match._replace(owner="a")
    await store.add_import(match, int(time.time()), await read_entries(made.pages))
    return match


async def open_all(pool: ReplayPool, store: Store, match: StoredMatch) -> Sequence[bytes]:
    """Everything that can be asked about a finished match, at once."""
    jobs: list[tuple[str, tuple[int, ...]]] = [("replay", ()), ("verify", ()), ("file", ())]
    jobs += [("frames", (0, 100)), ("position", (30,)), ("fork", (30,))]
    asked = (pool.about(store, match, str(number), job, *numbers) for number, (job, numbers) in enumerate(jobs))
    return await asyncio.gather(*asked)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_file_of_notes_and_undos_is_refused_before_it_is_replayed(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    file = hostile_files.notes_and_undos(game)
    assert len(file) > 250_000
    monkeypatch.setattr(LiveMatch, "follow", None)
    with pytest.raises(Refused, match="too-long") as refused:
        read_file(file)
    assert "line" in refused.value.params


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_file_that_goes_on_after_its_end_is_refused_with_the_line(game: AnyGame) -> None:
    file, line = hostile_files.goes_on_after_its_end(game)
    with pytest.raises(Refused, match="game-over") as refused:
        read_file(file)
    assert refused.value.params["line"] == line


def test_as_much_as_a_match_here_can_say_is_accepted() -> None:
    half = MAX_TABLE_ACTIONS // 2
    assert read_file(hostile_files.notes_and_undos(GAME, half, half)).pages


def test_an_undo_of_what_comes_later_is_refused_with_the_line() -> None:
    file = hostile_files.notes_and_undos(GAME, 1, 0)
    lines = [line for line in file.splitlines() if not line.startswith("#")]
    last = max(number for number, line in enumerate(lines) if line.startswith("table"))
    with pytest.raises(Refused, match="no-such-entry") as refused:
        read_file("\n".join([*lines[: last + 1], "table undo 900", *lines[last + 1 :]]))
    assert refused.value.params["line"] == last + 2


def on_board(width: int, height: int) -> str:
    """The file of a match that begins on a board of this size, with one answer."""
    cells = [[".  "] * width for _ in range(height)]
    cells[0][0], cells[1][0], cells[0][-1], cells[1][-1] = ".RC", ".RK", ".BC", ".BK"
    rows = ["|" + " ".join(row) + "|" for row in cells]
    frame, between = "+---" * width + "+", "\n" + "+   " * width + "+\n"
    board = f"{frame}\n{between.join(rows)}\n{frame}"
    hands = '[position.red]\nhand = ["A.B1"]\n[position.blue]\nhand = ["A.B1"]\n'
    live = LiveMatch(read_position(f"game = \"{GAME.id}\"\n[position]\nboard = '''\n{board}\n'''\n{hands}"))
    live.roll_all()
    seat = live.to_act()[0]
    live.do(seat, str(pick(GAME, live.state, seat, Random(1))))
    return write_record(live.record())


def test_a_position_far_larger_than_the_games_own_is_refused() -> None:
    assert read_file(on_board(16, 16)).pages
    with pytest.raises(Refused, match="position-too-large"):
        read_file(on_board(26, 90))


async def test_the_worst_accepted_file_holds_nobody_up(pool: ReplayPool, store: Store) -> None:
    file = hostile_files.undone_actions(GAMES["lowenherz-1997"])
    async with probing() as probe:
        match = await imported(pool, store, file)
        assert all(await open_all(pool, store, match))
        table = await Table.load(match, store, at_random)
        table.journal.compact()
        await table.journal.recall(0, LOG_PAGE_ENTRIES)
        assert messages.log(table.journal, 1, 0, 0).remarks
        origin = {"kind": FORK, "match": match.id, "entry": 30}
        fork = stored("ab" * 2, dict(match.options), table.game, "fork", origin=origin)
        await store.add_match(fork, 0)
        forked = await Table.load(fork, store, at_random)
    assert forked.journal.begun().log[-1].action == "fork"
    assert probe.turns > 100
    assert probe.longest_s < LONGEST_HOLD_S
