"""Why bots acted is stored with what they did; others read what everyone can know of it, and afterwards everything."""

from __future__ import annotations

from typing import Any

from coeurdelion.bots.explanation import public_reasons
from coeurdelion.core import AnyGame, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.store import Store
from coeurdelion.server.table.explanations import MAX_EXPLAINED
from coeurdelion.server.table.table import Table
from tests.server.harness import Client, at_random, new_table, stored

SECRET = "reason-saves-for"


async def thoughtful(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
    """A bot that has something in mind which nobody may know before the match is over."""
    advice = await at_random(game, level, live, seat)
    return advice._replace(reasons=[(SECRET, {"card": "B.K3", "price": 7, "said": len(live.log)})])


async def table_with_squire(store: Store) -> Table:
    match = stored("aB")
    person, bot = match.seats
    match = match._replace(seats=(person, bot._replace(level="squire")))
    await store.add_match(match, 0)
    return await Table.load(match, store, thoughtful)


async def let_bot_act(ada: Client, count: int = 4) -> None:
    """Act until the bot has done so as often, placing castles and knights, and is not asked any more."""
    while True:
        await ada.until(lambda: bool(ada.update["question"]))
        if len([entry for entry in ada.table.journal.begun().log if entry.seat == 1]) >= count:
            return
        question = ada.update["question"]
        await ada.send(type="act", seat=0, question=question["number"], line=question["legal"][0])


async def explained(client: Client, since: int = 0, until: int = 999) -> list[Any]:
    answer = await client.send(type="explain", id=5, since=since, until=until)
    assert (answer["type"], answer["id"]) == ("explained", 5)
    return list(answer["entries"])


async def test_others_read_what_everyone_can_know_and_everything_when_it_is_over(store: Store) -> None:
    table = await table_with_squire(store)
    ada, eve = await Client(table, "a").enter(), await Client(table, "eve").enter()
    await let_bot_act(ada)
    made = [number for number, entry in enumerate(table.journal.begun().log) if entry.seat == 1]
    rows = await store.reasons("m")
    assert [row.number for row in rows] == made
    for client in (ada, eve):
        told = await explained(client)
        assert [one["entry"] for one in told] == made
        assert all(reason["key"] != SECRET for one in told for reason in one["reasons"])
        assert "reason-site" in {reason["key"] for one in told for reason in one["reasons"]}
        assert SECRET.encode() not in b"".join(client.sent)
    assert [one["entry"] for one in await explained(eve, made[1], made[1])] == [made[1]]
    assert await explained(eve, 5, 3) == []
    await ada.send(type="resign", seat=0)
    assert [one["reasons"][0]["key"] for one in await explained(eve)] == [SECRET] * len(made)
    assert [one["reasons"][0]["params"]["said"] for one in await explained(eve)] == made


async def test_what_was_taken_back_is_not_explained_and_its_number_is_never_used_again(store: Store) -> None:
    table = await table_with_squire(store)
    ada = await Client(table, "a").enter()
    await let_bot_act(ada, 2)
    assert len(await explained(ada)) == 2
    await ada.send(type="offer", seat=0, what="undo")
    assert await explained(ada) == []
    await let_bot_act(ada)
    rows = await store.reasons("m")
    log = table.journal.begun().log
    assert len({row.number for row in rows}) == len(rows)
    assert all(log[row.number].seat == 1 and row.reasons[0][1]["said"] == row.number for row in rows)


async def test_nothing_is_told_of_entries_that_a_watcher_does_not_know_of(store: Store) -> None:
    """Why a castle stands where it does is told from the knights beside it too, once these are there for all to see."""
    table = await table_with_squire(store)
    ada, eve = await Client(table, "a").enter(), await Client(table, "eve").enter()
    await let_bot_act(ada)
    log = table.journal.begun().log
    castle = next(number for number, entry in enumerate(log) if entry.seat == 1)
    assert log[castle + 1].seat == 1, "its knight"
    then = LiveMatch(table.journal.match(), table.stored.seed)
    for entry in log[: castle + 1]:
        then.follow(entry)
    known = public_reasons(table.game, then.latest(1), then.state)
    assert eve.update
    now = (await explained(eve, castle, castle))[0]["reasons"]
    eve.watcher.told = castle
    (told,) = await explained(eve)
    assert [(reason["key"], reason["params"]) for reason in told["reasons"]] == [tuple(reason) for reason in known]
    assert told["reasons"] != now, "otherwise this shows nothing"


async def test_who_chooses_by_chance_has_no_reasons(store: Store) -> None:
    table = await new_table(store, "aB")
    ada = await Client(table, "a").enter()
    await let_bot_act(ada)
    assert await store.reasons("m") == []
    assert await explained(ada) == []


async def test_an_answer_has_an_end(store: Store) -> None:
    match = stored("BB")
    match = match._replace(seats=tuple(seat._replace(level="squire") for seat in match.seats))
    await store.add_match(match, 0)
    eve = await Client(await Table.load(match, store, thoughtful), "eve").enter()
    await eve.until(lambda: eve.update["entry"] >= 60)
    assert len(await explained(eve)) == MAX_EXPLAINED
