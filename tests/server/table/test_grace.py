"""A reload costs nobody the match: a bot stands in only after the grace, and who is away is asked all the same."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from coeurdelion.core import Refused
from coeurdelion.core.table_action import Agree
from coeurdelion.server.bots.pool import BotPool
from coeurdelion.server.cluster.bus import Bus
from coeurdelion.server.cluster.leases import Leases
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.store import Store
from coeurdelion.server.store.schema import entries, processes, seats, uptime
from coeurdelion.server.table.registry import TableRegistry
from coeurdelion.server.table.table import Table
from tests.server.harness import Client, advice_at_random, at_random, eventually, new_table
from tests.server.process import Server, Socket, Visitor, serving
from tests.server.table.test_offers import at_table, log_of, steps

DAY_S = 24 * 3600


async def reload(table: Table, store: Store) -> Table:
    """The table as a process finds it that begins now."""
    await table.close()
    return await Table.load(table.stored, store, at_random, advice_at_random)


async def let_pass(store: Store, seconds: float) -> None:
    """Time goes by: whoever is away has been for longer, and every bot has stood in for longer."""

    def age(connection: Any) -> None:
        connection.execute(update(seats).values(left_at=seats.c.left_at - seconds))
        connection.execute(update(entries).values(at=entries.c.at - int(seconds)))

    await store.writer.submit(age)


async def stood_in(store: Store, kinds: str = "ab", **terms: Any) -> tuple[Table, Client]:
    """A table at which a bot plays for Grace, because she was away longer than the grace; and Ada, who stayed."""
    table = await new_table(store, kinds, **terms)
    ada, grace, *_ = await at_table(table, *kinds)
    await steps(table, 3)
    await table.leave(grace.watcher)
    await let_pass(store, table.stored.grace)
    await ada.send(type="offer", seat=0, what="stand-in", about=1)
    return table, ada


async def refused_for(ada: Client) -> int:
    """For how many seconds a bot for Grace is still refused."""
    with pytest.raises(Refused, match="grace") as refused:
        await ada.send(type="offer", seat=0, what="stand-in", about=1)
    seconds = refused.value.params["seconds"]
    assert isinstance(seconds, int)
    return seconds


def grace_left(client: Client) -> list[int | None]:
    """How long each player still has, as a screen was last told."""
    return [player["grace_left"] for player in client.last("welcome")["players"]]


async def test_a_bot_stands_in_only_after_the_grace(any_store: Store) -> None:
    table = await new_table(any_store, "ab", grace=90)
    ada, grace = await at_table(table, "a", "b")
    assert ada.last("welcome")["grace"] == 90
    assert grace_left(ada) == [None, None]
    await table.leave(grace.watcher)
    assert grace_left(ada) == [None, 90]
    assert 60 < await refused_for(ada) <= 90
    await let_pass(any_store, 60)
    assert 0 < await refused_for(ada) <= 30
    left = grace_left(ada)[1]
    assert left is not None
    assert left <= 30, "everyone is shown what is known now"
    await let_pass(any_store, 30)
    await ada.send(type="offer", seat=0, what="stand-in", about=1)
    assert log_of(table)[-1] == "seat 1 bot:squire"
    assert grace_left(ada) == [None, None]
    await table.close()


async def test_who_comes_back_within_the_grace_finds_all_as_it_was(store: Store) -> None:
    table = await new_table(store, "abc")
    ada, grace, zoe = await at_table(table, "a", "b", "c")
    await table.leave(grace.watcher)
    await let_pass(store, 119)
    log = log_of(table)
    back = await Client(table, "b").enter()
    assert (log_of(table), grace_left(back)) == (log, [None] * 3)
    await table.leave(back.watcher)
    assert grace_left(ada)[1] == 120, "the grace begins anew"
    await let_pass(store, 120)
    await ada.send(type="offer", seat=0, what="stand-in", about=1)
    again = await Client(table, "b").enter()
    assert again.update["offers"] == [], "by coming she has answered"
    await table.leave(again.watcher)
    with pytest.raises(Refused, match="no-such-offer"):
        await zoe.send(type="consent", seat=2, offer=len(log), agrees=True)


async def test_nobody_is_replaced_who_came_back_before_all_had_agreed(store: Store) -> None:
    """The last consent comes to another process, which has not yet seen the return."""
    table = await new_table(store, "abc")
    ada, grace, _ = await at_table(table, "a", "b", "c")
    await table.leave(grace.watcher)
    await let_pass(store, 120)
    await ada.send(type="offer", seat=0, what="stand-in", about=1)
    entry = ada.update["offers"][0]["entry"]
    await store.set_left("m", "b", gone=False)
    with pytest.raises(Refused, match="grace"):
        await table.consent(2, entry, True)
    assert log_of(table)[-1] == "offer 0 stand-in 1"


async def test_a_second_screen_keeps_the_seat(store: Store) -> None:
    table = await new_table(store, "ab")
    ada, grace = await at_table(table, "a", "b")
    other = await Client(table, "b").enter()
    await table.leave(grace.watcher)
    assert grace_left(ada) == [None, None]
    with pytest.raises(Refused, match="still-here"):
        await ada.send(type="offer", seat=0, what="stand-in", about=1)
    await table.leave(other.watcher)
    assert grace_left(ada) == [None, 120]


async def test_a_screen_at_another_process_keeps_the_seat(any_store: Store) -> None:
    here, there = Presence(any_store), Presence(any_store)
    await there.beat()
    await here.beat()
    match = (await new_table(any_store, "ab")).stored
    first = await Table.load(match, any_store, at_random, None, here)
    second = await Table.load(match, any_store, at_random, None, there)
    ada, grace = await Client(first, "a").enter(), await Client(first, "b").enter()
    other = await Client(second, "b").enter()
    await first.leave(grace.watcher)
    await let_pass(any_store, 1000)
    with pytest.raises(Refused, match="still-here"):
        await ada.send(type="offer", seat=0, what="stand-in", about=1)
    await second.leave(other.watcher)
    assert await refused_for(ada) > 90


async def test_the_guests_of_a_dead_process_are_away_from_when_that_is_noticed(any_store: Store) -> None:
    here, there = Presence(any_store), Presence(any_store)
    match = (await new_table(any_store, "ab")).stored
    tables = TableRegistry(any_store, BotPool(), Bus(), Leases(any_store), here)
    await there.beat()
    await tables.renew_leases()
    await Client(await Table.load(match, any_store, at_random, None, there), "b").enter()
    ada = await Client(await tables.get("m"), "a").enter()
    assert grace_left(ada) == [None, None]
    long_ago = update(processes).values(until=processes.c.until - 1000)
    await any_store.writer.submit(lambda connection: connection.execute(long_ago))
    await tables.renew_leases()
    await tables.refresh()
    assert grace_left(ada) == [None, 120]
    assert await refused_for(ada) > 90


async def test_a_crash_begins_the_grace_and_a_restart_does_not_shorten_it(any_store: Store) -> None:
    """Nobody saw who was there when the process died: they are away from when somebody notices."""
    table = await new_table(any_store, "ab")
    await at_table(table, "a", "b")
    again = await reload(table, any_store)
    (ada,) = await at_table(again, "a")
    assert grace_left(ada) == [None, 120]
    await let_pass(any_store, 50)
    third = await reload(again, any_store)
    (ada,) = await at_table(third, "a")
    left = grace_left(ada)[1]
    assert left is not None
    assert 40 < left <= 70, "it is stored since when"


async def test_the_time_in_which_no_server_ran_does_not_count(any_store: Store) -> None:
    table = await new_table(any_store, "ab")
    ada, grace = await at_table(table, "a", "b")
    await any_store.count_uptime(begins=True)
    await table.leave(grace.watcher)
    await let_pass(any_store, 20)
    stopped = 3 * 3600
    await let_pass(any_store, stopped)
    await any_store.writer.submit(
        lambda connection: connection.execute(update(uptime).values(marked=uptime.c.marked - stopped))
    )
    assert (await any_store.seconds_away("m"))["b"] < 120, "before the clock is set, too"
    await any_store.count_uptime(begins=True)
    assert 10 < (await any_store.seconds_away("m"))["b"] < 60
    assert await refused_for(ada) > 60


async def test_an_absence_of_a_restored_match_begins_anew(any_store: Store) -> None:
    table = await new_table(any_store, "ab")
    _, grace = await at_table(table, "a", "b")
    await table.leave(grace.watcher)
    await let_pass(any_store, 3600)
    await any_store.count_uptime(begins=True)
    assert await any_store.seconds_away("m") == {}


async def test_an_absence_goes_on_when_the_clock_was_set_back(any_store: Store) -> None:
    table = await new_table(any_store, "ab")
    _, grace = await at_table(table, "a", "b")
    await any_store.count_uptime(begins=True)
    await table.leave(grace.watcher)
    ahead = 3 * 3600
    await let_pass(any_store, 20 - ahead)
    await any_store.writer.submit(
        lambda connection: connection.execute(update(uptime).values(marked=uptime.c.marked + ahead))
    )
    await any_store.count_uptime()
    assert 10 < (await any_store.seconds_away("m"))["b"] < 60


@pytest.mark.parametrize("what", ["abandon", "hints", "undo"])
async def test_who_is_away_is_asked_until_a_bot_has_played_for_a_day(store: Store, what: str) -> None:
    table, ada = await stood_in(store)
    await eventually(lambda: played_on(table))
    with pytest.raises(Refused, match="no-hints"):
        await table.hint(0, 1)
    assert not ada.update["hints"]
    if what == "undo":
        await steps(table, 1)
    await ada.send(type="offer", seat=0, what=what)
    assert ada.update["offers"][-1]["waiting"] == [1]
    assert not ada.update["result"]
    await let_pass(store, DAY_S)
    table = await reload(table, store)
    (ada,) = await at_table(table, "a")
    assert ada.update["hints"]
    await ada.send(type="offer", seat=0, what="abandon")
    assert ada.update["result"] == "abandoned"
    await table.close()


async def played_on(table: Table) -> bool:
    """Whether it is Ada's turn."""
    return table.journal.begun().to_act() == (0,)


async def test_whoever_comes_back_after_the_grace_has_the_seat_and_the_say(store: Store) -> None:
    table, ada = await stood_in(store)
    await ada.send(type="offer", seat=0, what="abandon")
    back = await Client(table, "b").enter()
    assert back.last("welcome")["players"][1]["kind"] == "person"
    (offer,) = back.update["offers"]
    await back.send(type="consent", seat=1, offer=offer["entry"], agrees=False)
    assert ada.update["offers"] == []
    assert not ada.update["result"]
    await table.close()


async def test_a_draw_waits_for_who_was_replaced_after_it_was_offered(store: Store) -> None:
    table = await new_table(store, "abc")
    ada, grace, zoe = await at_table(table, "a", "b", "c")
    await ada.send(type="offer", seat=0, what="draw")
    await zoe.send(type="consent", seat=2, offer=ada.update["offers"][0]["entry"], agrees=True)
    await table.leave(grace.watcher)
    await let_pass(store, 120)
    await ada.send(type="offer", seat=0, what="stand-in", about=1)
    await zoe.send(type="consent", seat=2, offer=ada.update["offers"][1]["entry"], agrees=True)
    assert not ada.update["result"]
    assert ada.update["offers"][0]["waiting"] == [1]
    await let_pass(store, DAY_S)
    table = await reload(table, store)
    ada, zoe = await at_table(table, "a", "c")
    await ada.send(type="offer", seat=0, what="hints")
    await zoe.send(type="consent", seat=2, offer=ada.update["offers"][-1]["entry"], agrees=True)
    assert ada.update["hints"]
    assert not ada.update["result"], "a bot draws with nobody"
    await table.close()


async def test_nothing_is_settled_after_the_end(store: Store) -> None:
    """Two offers to which the same person was the last to agree."""
    table = await new_table(store, "ab")
    ada, grace = await at_table(table, "a", "b")
    await ada.send(type="offer", seat=0, what="draw")
    await ada.send(type="offer", seat=0, what="abandon")
    draw, abandon = grace.update["offers"]
    await table.journal.change(lambda live: live.note(Agree(1, draw["entry"])))
    await grace.send(type="consent", seat=1, offer=abandon["entry"], agrees=True)
    assert log_of(table)[-2:] == [f"agree 1 {abandon['entry']}", "abandon"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(Path(tmp_path_factory.mktemp("grace")) / "tables.db") as running:
        yield running


def pair(server: Server, **terms: Any) -> tuple[str, Visitor, Visitor]:
    """Two people who play each other."""
    ada, grace = Visitor(server, "Ada"), Visitor(server, "Grace")
    seats = [{"kind": "me"}, {"kind": "link"}]
    made = ada.post("/api/matches", game="lowenherz-2003", seats=seats, options={"first": 0}, **terms)
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    return made["id"], ada, grace


def until_away(screen: Socket, seat: int, *, away: bool) -> Any:
    """The welcome that says that somebody has gone, or is back."""
    while (welcome := screen.next("welcome"))["players"][seat]["here"] is away:
        pass
    return welcome


def test_a_socket_that_is_away_for_a_moment_costs_nothing(server: Server) -> None:
    match, ada, grace = pair(server)
    here, there = ada.watch(match), grace.watch(match)
    until_away(here, 1, away=False)
    there.close()
    gone = time.monotonic()
    assert 100 < until_away(here, 1, away=True)["players"][1]["grace_left"] <= 120
    here.send(type="offer", seat=0, what="stand-in", about=1)
    assert here.next("no", "done")["reason"] == "grace"
    here.send(type="hint", id=1, seat=0)
    assert here.next("no", "hinted")["reason"] == "no-hints"
    here.send(type="offer", seat=0, what="abandon")
    while not (offers := here.next("update")["offers"]):
        pass
    assert offers[0]["waiting"] == [1]
    assert time.monotonic() - gone < 60
    back = grace.watch(match).next("update")
    assert (back["result"], back["hints"], len(back["offers"])) == ("", False, 1)
    assert until_away(here, 1, away=False)["players"][1]["grace_left"] is None


def test_the_grace_is_an_option_of_the_table(server: Server) -> None:
    match, ada, _ = pair(server, grace=3600)
    assert ada.http.get(f"/api/matches/{match}").json()["grace"] == 3600
    screen = ada.watch(match)
    assert screen.next("welcome")["grace"] == 3600
    screen.send(type="resign", seat=0)
    while not screen.next("update")["result"]:
        pass
    again = ada.post(f"/api/matches/{match}/rematch")["id"]
    assert ada.http.get(f"/api/matches/{again}").json()["grace"] == 3600
    plain = ada.make("me", "bot")["id"]
    assert ada.http.get(f"/api/matches/{plain}").json()["grace"] == 120
    for wrong in (29, 604_801, "long"):
        form = {"game": "lowenherz-2003", "seats": [{"kind": "me"}, {"kind": "bot"}], "grace": wrong}
        assert ada.http.post("/api/matches", json=form).status_code == 400
        assert ada.http.post("/api/matches/lowenherz-2003", json={"seats": form["seats"], "grace": wrong}).status_code == 400
