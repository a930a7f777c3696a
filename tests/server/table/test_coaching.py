"""The coach at a table: only for whoever plays against bots alone, and by what that seat can know."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.bots.pool import Advice, BotPool, Judgement
from coeurdelion.server.store import Store
from coeurdelion.server.table.table import Table
from tests.server.harness import GAME, Client, never, new_table, stored


async def blames(game: AnyGame, live: LiveMatch, seat: Seat, line: str) -> Judgement:
    """A coach to whom nothing is good enough but the last line."""
    better = str(game.legal(live.state, seat)[-1])
    if line == better:
        return Judgement(0.0, False, None, [])
    return Judgement(4.1267, True, Advice(better, [("reason-best", {})]), [("coach-points", {"count": 4})])


async def coached_table(store: Store, kinds: str, game: AnyGame = GAME, **terms: Any) -> Table:
    """A table with such a coach, whose bots think for ever."""
    match = stored(kinds, None if game is GAME else {}, game, **terms)
    await store.add_match(match, 0)
    return await Table.load(match, store, never, judge=blames)


def asked(client: Client, line: str | None = None, **changes: str | int) -> dict[str, object]:
    """The message about a line that answers a client's question, the first legal one if none is given."""
    question = client.update["question"]
    message = {"type": "coach", "id": 7, "seat": client.watcher.sits, "question": question["number"]}
    return message | {"line": line or question["legal"][0]} | changes


async def test_a_line_is_judged_before_it_is_said_and_nothing_changes(store: Store) -> None:
    table = await coached_table(store, "aB")
    ada = await Client(table, "a").enter()
    assert ada.update["coach"]
    said = await ada.send(**asked(ada))
    last = ada.update["question"]["legal"][-1]
    assert said["reasons"] == [{"key": "coach-points", "params": {"count": 4}}]
    assert (said["type"], said["id"], said["loss"], said["grave"]) == ("coached", 7, 4.13, True)
    assert (said["better"]["line"], said["better"]["does"]["key"]) == (last, "l03-do-castle")
    fine = await ada.send(**asked(ada, last))
    assert (fine["loss"], fine["grave"], fine["better"], fine["reasons"]) == (0.0, False, None, [])
    assert len(table.journal.begun().log) == ada.update["entry"] + 1  # and nothing is noted
    await table.close()


@pytest.mark.parametrize(
    ("changes", "reason"), [({"question": 99}, "no-coach-now"), ({"line": "castle z9"}, "no-such-cell")]
)
async def test_what_cannot_be_judged_is_refused(store: Store, changes: dict[str, Any], reason: str) -> None:
    table = await coached_table(store, "aB")
    ada = await Client(table, "a").enter()
    with pytest.raises(Refused, match=reason):
        await ada.send(**asked(ada, **changes))
    await table.close()


@pytest.mark.parametrize(("kinds", "sits"), [("ab", 0), ("aab", 0), ("aaB", 0), ("abB", 0)])
async def test_there_is_no_coach_where_anybody_else_plays(store: Store, kinds: str, sits: Seat) -> None:
    """Not at another screen, not at the same one."""
    table = await coached_table(store, kinds)
    ada = await Client(table, "a", sits).enter()
    assert not ada.update["coach"]
    with pytest.raises(Refused, match="no-coach"):
        await ada.send(**asked(ada))
    await table.close()


async def test_nor_where_somebody_may_come_back(store: Store) -> None:
    table = await coached_table(store, "abB", grace=0)
    ada, grace = [await Client(table, guest).enter() for guest in "ab"]
    await table.leave(grace.watcher)
    await ada.send(type="offer", seat=0, what="stand-in", about=1)
    assert ada.last("welcome")["players"][1]["kind"] == "bot"
    assert not ada.update["coach"]
    with pytest.raises(Refused, match="no-coach"):
        await ada.send(**asked(ada))
    await table.close()


async def test_who_has_resigned_is_nobody_to_mind(store: Store) -> None:
    table = await coached_table(store, "abB")
    ada, grace = [await Client(table, guest).enter() for guest in "ab"]
    await grace.send(type="resign", seat=1)
    assert ada.update["coach"]
    assert not grace.update["coach"]
    assert (await ada.send(**asked(ada)))["type"] == "coached"
    await table.close()


async def test_spectators_and_tables_without_a_coach_have_none(store: Store) -> None:
    table = await new_table(store, "aB")
    eve = await Client(table, "eve").enter()
    assert not eve.update["coach"]
    ada = await Client(table, "a").enter()
    with pytest.raises(Refused, match="no-coach"):
        await ada.send(**asked(ada))
    await table.close()


@pytest.fixture
async def pool(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[BotPool]:
    """A pool whose coach has time, however busy the machine is."""
    monkeypatch.setattr("coeurdelion.server.bots.pool.JUDGE_TIMEOUT_S", 30.0)
    monkeypatch.setattr("coeurdelion.server.bots.pool.JUDGE_MS", 30_000)
    made = BotPool(1)
    await made.start()
    yield made
    await made.close()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
async def test_what_the_seat_cannot_know_changes_nothing(
    store: Store, game: AnyGame, pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything that the seat cannot see is dealt anew, in the middle of a match: the same comes back."""
    match = stored("aB", {}, game)
    await store.add_match(match, 0)
    table, rng = await Table.load(match, store, never, judge=pool.judge), Random(4)
    ada = await Client(table, "a").enter()
    while len((live := table.journal.begun()).log) < 60 or live.to_act() != (0,):
        seat = live.to_act()[0]
        line = str(BOTS[game.id].keen(game, live.state, seat, rng))
        await table.journal.act(seat, table.journal.question(seat), line)
    table.broadcast()
    line = ada.update["question"]["legal"][0]
    first = await ada.send(**asked(ada, line))
    real = live.state
    live.state = game.deal(game.redact(real, 0), Random(1))
    if game.id != "lionheart":  # where all is open
        assert live.state != real
    assert await ada.send(**asked(ada, line)) == first
    assert first["type"] == "coached"
    await table.close()
