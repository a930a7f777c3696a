"""What happened at the table, and what was taken back, is told to everyone: at once, after a reload, and to spectators."""

from __future__ import annotations

from random import Random
from typing import Any

from coeurdelion.bots import BOTS
from coeurdelion.core import Seat, Step, params_of
from coeurdelion.server.store import Store
from coeurdelion.server.table.messages import MAX_UPDATE_BYTES
from coeurdelion.server.table.table import Table
from tests.server.harness import Client, at_random, new_table


async def at_table(table: Table, *guests: str) -> list[Client]:
    """People come to a table."""
    return [await Client(table, guest).enter() for guest in guests]


async def act(client: Client, seat: Seat, line: str) -> None:
    """Someone answers the question that is asked."""
    await client.send(type="act", seat=seat, question=client.update["question"]["number"], line=line)


async def logged(client: Client) -> list[dict[str, Any]]:
    """The remarks of the whole log, page by page."""
    found, since, more = [], 0, True
    while more:
        page = await client.send(type="log", id=1, since=since)
        found += page.get("remarks", [])
        since, more = since + len(page["entries"]), page["more"]
    return found


async def play_until_hidden(table: Table) -> tuple[Seat, list[Step]]:
    """Play until a seat gets what the others do not see by its action; that seat, and the steps from that action on."""
    rng = Random(3)
    while True:
        live = table.journal.begun()
        seat, known = live.to_act()[0], len(live.log)
        line = str(BOTS[table.game.id].keen(table.game, live.state, seat, rng))
        await table.journal.act(seat, table.journal.question(seat), line)
        steps = [step for step in table.journal.begun().steps if step.number >= known]
        if known > 40 and any(table.game.redact_event(event, None) != event for step in steps for event in step.events):
            return seat, steps


def keys(remarks: list[dict[str, Any]]) -> list[str]:
    """The keys of remarks, those struck through in brackets."""
    return [f"({one['key']})" if one.get("undone") else one["key"] for one in remarks]


async def test_a_free_undo_is_told_with_what_was_taken_back(store: Store) -> None:
    table = await new_table(store, "ab")
    ada, grace = await at_table(table, "a", "b")
    (looker,) = await at_table(table, "z")
    await act(ada, 0, "castle a1")
    first = ada.update["events"][-1]["entry"]
    happened = [one for one in ada.update["events"] if one["entry"] == first]
    assert ada.update["remarks"] == []
    await ada.send(type="take-back", seat=0)
    for client in (ada, grace, looker):
        assert client.update["whole"]
        struck = [one | {"undone": True} for one in happened]
        assert client.update["remarks"] == [*struck, {"entry": first + 1, "key": "table-took-back", "params": {"seat": 0}}]
        assert first not in [one["entry"] for one in client.update["events"]]
        assert await logged(client) == client.update["remarks"]
    assert ada.update["take_backs"] == 0


async def test_what_was_asked_and_answered_is_told_also_after_a_restart(store: Store) -> None:
    table = await new_table(store, "ab")
    ada, grace = await at_table(table, "a", "b")
    await act(ada, 0, "castle a1")
    await act(ada, 0, "knight b1")
    await act(grace, 1, "castle l12")
    for agrees in (False, True):
        await ada.send(type="offer", seat=0, what="undo")
        await grace.send(type="consent", seat=1, offer=grace.update["offers"][0]["entry"], agrees=agrees)
    said = ["table-offered", "table-declined", "table-offered", "table-agreed", "table-took-back"]
    assert [key for key in keys(grace.update["remarks"]) if "table" in key] == said
    assert grace.update["take_backs"] == 1
    told = await logged(grace)
    assert len([key for key in keys(told) if key.startswith("(")]) == 2
    again = await Table.load(table.stored, store, at_random)
    again.journal.compact()
    for guest in "abz":
        (client,) = await at_table(again, guest)
        assert await logged(client) == told


async def test_a_watcher_sees_of_what_was_taken_back_what_it_saw_when_it_happened(store: Store) -> None:
    table = await new_table(store, "ab")
    seat, steps = await play_until_hidden(table)
    asking, other = await at_table(table, *("ab" if seat == 0 else "ba"))
    await asking.send(type="offer", seat=seat, what="undo")
    await other.send(type="consent", seat=1 - seat, offer=other.update["offers"][0]["entry"], agrees=True)
    (looker,) = await at_table(table, "z")
    seen = {}
    for client, eyes in ((asking, seat), (other, 1 - seat), (looker, None)):
        shown = [table.game.redact_event(event, eyes) for step in steps for event in step.events]
        struck = [one for one in await logged(client) if one.get("undone")]
        seen[eyes] = [(one["key"], one["params"]) for one in struck]
        assert [key for key, _ in seen[eyes]] == [event.key for event in shown]
        assert [str(params) for _, params in seen[eyes]] == [
            str({name: list(value) if isinstance(value, tuple) else value for name, value in params_of(event).items()})
            for event in shown
        ]
    assert seen[seat] != seen[1 - seat] == seen[None]


async def test_many_undos_keep_updates_small_and_the_log_tells_them_all(store: Store) -> None:
    table = await new_table(store, "ab")
    (ada,) = await at_table(table, "a")
    count = 60
    for _ in range(count):
        await act(ada, 0, "castle a1")
        await ada.send(type="take-back", seat=0)
    assert max(map(len, ada.sent)) <= MAX_UPDATE_BYTES
    table.journal.compact()
    told = await logged(ada)
    assert keys(told).count("table-took-back") == count
    assert keys(told).count("(castle-placed)") == count
