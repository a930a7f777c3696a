"""What a watcher asks to see again is what it saw then, no more and no less."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import AnyGame
from coeurdelion.core.table_action import Undo
from coeurdelion.games import GAMES
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server import wire
from coeurdelion.server.store import Store
from coeurdelion.server.table.moments import MAX_MOMENTS
from coeurdelion.server.table.table import Table
from tests.server.harness import Client, new_table

ACTIONS = 70


async def play(table: Table, game: AnyGame, count: int, clients: list[Client]) -> list[dict[int, Any]]:
    """Play on; for each client, the view after each entry with which an update came."""
    rng, seen = Random(3), [{client.update["entry"]: client.view} for client in clients]
    for _ in range(count):
        live = table.journal.begun()
        if not live.to_act():
            break
        seat = rng.choice(live.to_act())
        line = str(BOTS[game.id].keen(game, live.state, seat, rng))
        await table.act(seat, table.journal.question(seat), line)
        table.broadcast()
        for client, views in zip(clients, seen, strict=True):
            views[client.update["entry"]] = client.view
    return seen


async def views(client: Client, since: int, until: int) -> list[Any]:
    """The moments of some entries with whole views, asked for page by page."""
    fixed, found, first = client.last("welcome")["fixed"], [], since
    while first is not None:
        answer = await client.send(type="views", id=7, since=first, until=until)
        assert answer["type"] == "views-of"
        assert len(answer["moments"]) <= MAX_MOMENTS
        view = fixed
        for moment in answer["moments"]:
            view = view | moment["view"]
            found.append(moment | {"view": view})
        first = answer["next"]
    return found


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
async def test_everyone_sees_again_what_they_saw(game: AnyGame, store: Store) -> None:
    table = await new_table(store, "abcd"[: len(game.colours)], {}, game)
    clients = [await Client(table, guest).enter() for guest in ("a", "b", "nobody")]
    seen = await play(table, game, ACTIONS, clients)
    last = len(table.journal.begun().log) - 1
    for client, known in zip(clients, seen, strict=True):
        moments = await views(client, 0, last)
        assert [moment["entry"] for moment in moments] == list(range(last + 1))
        compared = [moment for moment in moments if moment["entry"] in known]
        assert len(compared) > ACTIONS / 3
        for moment in compared:
            assert moment["view"] == known[moment["entry"]]
        told = (await client.send(type="log", id=8, since=max(0, last - 40)))["events"]
        assert [event for moment in moments[-30:] for event in moment["events"]] == [
            event for event in told if event["entry"] > last - 30
        ]


async def test_positions_that_were_dropped_are_shown_too(store: Store) -> None:
    game = GAMES["lowenherz-2003"]
    table = await new_table(store, "ab", {}, game)
    (client,) = clients = [await Client(table, "a").enter()]
    (known,) = await play(table, game, 40, clients)
    table.journal.compact()
    last = len(table.journal.begun().log) - 1
    assert [moment["entry"] for moment in await views(client, last - 3, last)] == list(range(last - 3, last + 1))
    assert table.journal.begun().has_dropped_steps, "the last ones are there: nothing has to be done again for them"
    for moment in await views(client, 0, 10**9):
        assert known.get(moment["entry"], moment["view"]) == moment["view"]


async def test_nobody_sees_what_they_were_not_told(store: Store) -> None:
    """An entry that is stored but not yet shown to this watcher is not in the answer."""
    game = GAMES["lowenherz-1997"]
    table = await new_table(store, "abc", {}, game)
    slow = await Client(table, "b").enter()
    told = slow.update["entry"]
    await play(table, game, 5, [await Client(table, "a").enter()])
    await table.views(slow.watcher, wire.Views(1, 0, 10**9))
    answer = await table.views(slow.watcher, wire.Views(1, 0, 10**9))
    assert [moment.entry for moment in answer.moments] == list(range(told + 1))
    assert answer.next is None


async def test_a_seat_at_a_shared_screen_sees_its_own_views_and_none_before_its_update(store: Store) -> None:
    game = GAMES["lowenherz-1997"]
    table = await new_table(store, "aab", {}, game)
    screen = await Client(table, "a").enter()
    await play(table, game, 8, [screen])
    for seat in (0, 1, None):
        table.sit(screen.watcher, seat)
        assert not (await table.views(screen.watcher, wire.Views(1, 0, 10**9))).moments
        assert not (await table.explain(screen.watcher, wire.Explain(1, 0, 10**9))).entries
        assert screen.update["view"]["seat"] == seat
        moments = await views(screen, 0, 10**9)
        assert len(moments) > 8
        assert {moment["view"]["seat"] for moment in moments} == {seat}


async def test_what_was_taken_back_is_not_shown(store: Store) -> None:
    game = GAMES["lowenherz-2003"]
    table = await new_table(store, "ab", {}, game)
    client = await Client(table, "a").enter()
    await play(table, game, 6, [client])
    first = table.journal.begun().steps[-3].number
    await table.journal.change(lambda live: live.note(Undo(first), SaidBy.SEAT))
    table.broadcast()
    assert client.update["whole"]
    assert [moment["entry"] for moment in await views(client, 0, 10**9)] == list(range(first))


@pytest.mark.parametrize(("since", "until"), [(5, 2), (-9, -3), (10**9, 10**9)])
async def test_an_empty_span_is_empty(since: int, until: int, store: Store) -> None:
    table = await new_table(store, "ab", {})
    client = await Client(table, "a").enter()
    assert client.update
    answer = await client.send(type="views", id=1, since=since, until=until)
    assert (answer["moments"], answer["next"]) == ([], None)
