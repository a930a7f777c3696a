"""Two journals of one match, as two processes have them: the key decides, and both come out the same."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from coeurdelion.core import CHANCE, Refused
from coeurdelion.core.table_action import Undo
from coeurdelion.games import GAMES
from coeurdelion.match.digest import digest
from coeurdelion.server import wire
from coeurdelion.server.store import NewEntries, Store, StoredMatch, StoredSeat
from coeurdelion.server.table.journal import Journal


@pytest.fixture
def store(any_store: Store) -> Store:
    """An empty store on each kind of database in turn."""
    return any_store


async def two_journals(store: Store, game: str = "lowenherz-2003") -> tuple[Journal, Journal]:
    """The same new match twice."""
    colours = GAMES[game].colours[: GAMES[game].seats[0]]
    seats = tuple(
        StoredSeat(n, colour, "person", f"guest {n}", "", f"g{n}", None, f"nonce {n}") for n, colour in enumerate(colours)
    )
    match = StoredMatch("m", game, 1, {}, bytes(range(32)), seats)
    await store.add_match(match, 0)
    first, second = await Journal.load(match, store), await Journal.load(match, store)
    await asyncio.gather(first.begin(), second.begin())
    return first, second


def asked(journal: Journal) -> list[tuple[int, int]]:
    """Who is asked, and the numbers of the questions."""
    return [(seat, journal.question(seat)) for seat in journal.begun().to_act() if seat != CHANCE]


def line(journal: Journal, seat: int, rng: Random) -> str:
    return str(rng.choice(journal.game.legal(journal.begun().state, seat)))


async def check_same(first: Journal, second: Journal, store: Store) -> None:
    """Two journals stand alike, ask the same and answer alike what was answered before."""
    one, two = first.begun(), second.begun()
    assert one.log == two.log
    assert one.state == two.state
    assert one.honest == two.honest
    seats = range(len(first.stored.seats))
    assert [first.question(seat) for seat in seats] == [second.question(seat) for seat in seats]
    answered = [(kept.entry.seat, kept.question) for kept in await store.entries("m") if kept.question is not None]
    assert answered
    for seat, question in answered:
        done = await first.act(seat, question, "nonsense")
        assert isinstance(done, wire.Done)
        assert await second.act(seat, question, "nonsense") == done
    assert (first.stored.state, first.stored.turn) == (second.stored.state, second.stored.turn)


@pytest.mark.parametrize("game", list(GAMES))
async def test_a_whole_match_between_two_processes_comes_out_the_same(store: Store, game: str) -> None:
    journals = await two_journals(store, game)
    rng = Random(1)
    for _ in range(120):
        await journals[0].catch_up()
        if not (questions := asked(journals[0])):
            break
        answers = []
        for seat, question in questions:
            said = line(journals[0], seat, rng)
            answers += [journal.act(seat, question, said) for journal in rng.sample(journals, 2)]
        results = await asyncio.gather(*answers, return_exceptions=True)
        assert all(isinstance(result, wire.Done | wire.Stale | Refused) for result in results), results
        if rng.random() < 0.1:
            await rng.choice(journals).change(lambda live: live.note(Undo(live.steps[-1].number)))
    for journal in journals:
        await journal.catch_up()
    await check_same(*journals, store)
    again = await Journal.load(journals[0].stored, store)
    await check_same(journals[0], again, store)


async def test_a_repeated_answer_is_answered_as_the_first_time_by_every_process(store: Store) -> None:
    first, second = await two_journals(store)
    ((seat, question),) = asked(first)
    said = line(first, seat, Random(2))
    done = await first.act(seat, question, said)
    assert isinstance(done, wire.Done)
    assert await second.act(seat, question, said) == done
    assert await second.act(seat, question + 1000, said) == wire.Stale(question + 1000)
    third = await Journal.load(first.stored, store)
    assert await third.act(seat, question, "nonsense") == done
    assert len(await store.entries("m")) == len(first.begun().log)


async def test_what_was_stored_though_nobody_heard_of_it_is_found(store: Store) -> None:
    first, _ = await two_journals(store)
    ((seat, question),) = asked(first)
    said = line(first, seat, Random(2))
    write = store.add_entries

    async def cut(match: str, added: NewEntries) -> None:
        await write(match, added)
        raise Refused("store", "not-stored", detail="")

    store.add_entries = cut  # type: ignore[method-assign]
    with pytest.raises(Refused, match="not-stored"):
        await first.act(seat, question, said)
    store.add_entries = write  # type: ignore[method-assign]
    done = await first.act(seat, question, said)
    assert isinstance(done, wire.Done)
    assert [one.question for one in await store.entries("m")].count(question) == 1


async def test_a_log_that_replays_otherwise_is_refused(store: Store) -> None:
    first, second = await two_journals(store)
    ((seat, question),) = asked(first)
    write = store.add_entries

    async def forge(match: str, added: NewEntries) -> None:
        forged = [*added.entries[:-1], added.entries[-1]._replace(digest="0" * 16)]
        await write(match, added._replace(entries=forged))

    store.add_entries = forge  # type: ignore[method-assign]
    await first.act(seat, question, line(first, seat, Random(1)))
    with pytest.raises(Refused, match="diverged"):
        await second.catch_up()


async def test_where_a_match_stands_is_stored_with_its_entries(store: Store) -> None:
    first, _ = await two_journals(store)
    ((seat, question),) = asked(first)
    await first.act(seat, question, line(first, seat, Random(3)))
    stored = await store.match("m")
    assert stored
    assert stored.state == "playing"
    assert stored.turn == " ".join(str(seat) for seat, _ in asked(first))
    log = await store.entries("m")
    assert log[-1].digest == digest(first.game, first.begun().state)
