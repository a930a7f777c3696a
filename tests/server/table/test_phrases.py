"""Ready phrases: said by key, heard by everyone in their own language, and by bots when they bargain."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.games import GAMES
from coeurdelion.games.lowenherz_1997.ready_phrases import bot_phrase
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.store import Store
from coeurdelion.server.table.bot_phrases import phrase_with
from coeurdelion.server.table.table import Table
from tests import paths
from tests.server.harness import Client, at_random, eventually, new_table, stored

GAME: AnyGame = GAMES["lowenherz-1997"]
PHRASES = capabilities_of(GAME).ready_phrases
SCRIPT = {"price": "ask 9", "agree": "accept 1", "break": "fight"}


def bargaining(script: str) -> Any:
    """Bots that choose the second action and the third, and answer in a negotiation as a script says."""

    async def choose(game: AnyGame, level: str, live: LiveMatch, seat: Seat) -> Advice:
        legal = [str(action) for action in game.legal(live.state, seat)]
        wanted = [f"choose {min(seat + 1, 3)}", SCRIPT[script], "done"]
        line = next((line for line in wanted if line in legal), "")
        return Advice(line) if line else await at_random(game, level, live, seat)

    return choose


async def at_table(store: Store, kinds: str, script: str) -> Table:
    """A table of the basic game; the first bot wants what the first seat takes."""
    match = stored(kinds, {"game": "basic", "first": 0}, GAME)
    await store.add_match(match, 0)
    return await Table.load(match, store, bargaining(script))


async def offered_to_a_bot(table: Table) -> Client:
    """A guest who has offered a bot one ducat."""
    ada = await Client(table, "a").enter()
    for line in ("choose 2", "offer 1"):
        await ada.until(lambda line=line: line in (ada.update["question"] or {"legal": []})["legal"])  # type: ignore[misc]
        await ada.send(type="act", seat=0, question=ada.update["question"]["number"], line=line)
    return ada


def heard(client: Client) -> list[dict[str, Any]]:
    return [said for message in client.messages if message["type"] == "chat" for said in message["said"]]


async def test_a_phrase_is_heard_by_its_key_and_an_unknown_one_refused(any_store: Store) -> None:
    table = await at_table(any_store, "abcd", "price")
    ada, eve = [await Client(table, guest).enter() for guest in "ae"]
    assert ada.last("welcome")["phrases"] == list(PHRASES)
    await table.say(ada.watcher, wire.Say(phrase="too-much"))
    await table.say(ada.watcher, wire.Say("a word of my own"))
    for unknown in ("no-such-phrase", "L97-CONFLICT-2"):
        with pytest.raises(Refused, match="unknown-phrase"):
            await table.say(ada.watcher, wire.Say(phrase=unknown))
    last = len(table.journal.begun().log) - 1
    for client in (ada, eve):
        told = [(said["text"], said.get("phrase"), said.get("entry")) for said in heard(client)]
        assert told == [("too much", "too-much", last), ("a word of my own", None, None)]
    later = await Table.load(table.stored, any_store, at_random)
    assert [said.get("phrase") for said in heard(await Client(later, "b").enter())] == ["too-much", None]
    assert "too" not in write_record(table.journal.begun().record())


async def test_a_game_without_phrases_has_none(store: Store) -> None:
    table = await new_table(store, "ab")
    ada = await Client(table, "a").enter()
    assert "phrases" not in ada.last("welcome")
    with pytest.raises(Refused, match="unknown-phrase"):
        await table.say(ada.watcher, wire.Say(phrase="thanks"))


@pytest.mark.parametrize(
    ("script", "phrases"),
    [("price", {"too-little"}), ("agree", {"thanks", "well-bargained", "fair"}), ("break", {"rather-fight", "regret"})],
)
async def test_a_bot_says_one_thing_with_its_answer(store: Store, script: str, phrases: set[str]) -> None:
    table = await at_table(store, "aBBB", script)
    ada = await offered_to_a_bot(table)
    await ada.until(lambda: bool(heard(ada)))
    (said,) = heard(ada)
    assert (said["seat"], said["phrase"] in phrases) == (1, True)
    assert table.journal.begun().log[said["entry"]].action == SCRIPT[script]
    again = phrase_with(table.journal.begun(), said["entry"])
    await asyncio.gather(*(table.say_phrase(1, again, said["entry"]) for _ in range(3)))  # other processes have thought too
    assert len(heard(ada)) == 1
    await table.close()


async def test_bots_among_themselves_are_quiet(store: Store) -> None:
    table = await at_table(store, "BBBB", "break")

    async def fought() -> bool:
        return any(entry.action == "fight" for entry in table.journal.begun().log) or table.idle

    await eventually(fought)
    await table.close()
    assert await store.chat("m") == []


async def test_a_bot_that_plays_for_a_person_says_nothing_in_their_name(store: Store) -> None:
    table = await at_table(store, "abBB", "agree")
    for seat in (1, 2):
        await table.say_phrase(seat, "thanks", 3)
    assert [line.seat for line in await store.chat("m")] == [2]
    await table.close()


def negotiations() -> list[tuple[LiveMatch, int]]:
    """Recorded matches, each with the number of an entry of a negotiation."""
    found = []
    for file in sorted((paths.MATCHES / GAME.id).glob("*.match")):
        live = LiveMatch.of_record(read_record(file.read_text("utf-8")))
        talks = [step.number for step in live.steps if step.entry.action.split()[0] in ("offer", "ask", "accept", "fight")]
        found += [(live, number) for number in talks]
    return found


def test_a_bots_phrase_tells_nothing_that_is_hidden() -> None:
    """In worlds in which everything hidden is dealt anew it says the same."""
    spoken = set()
    for live, number in negotiations():
        step = next(step for step in live.steps if step.number == number)
        phrase = phrase_with(live, number)
        spoken.add(phrase)
        seen = GAME.redact(step.before, None)
        for seed in range(3):
            world = GAME.deal(seen, Random(seed))
            action = GAME.parse(step.entry.action)
            assert bot_phrase(GAME.redact(world, None), step.entry.seat, action) == phrase
    assert spoken - {""} <= set(PHRASES)
    assert len(spoken) > 3


def test_nothing_is_said_with_a_sealed_bid_or_a_move() -> None:
    live = LiveMatch.of_record(read_record((paths.MATCHES / GAME.id / "a-duel-tied-twice.match").read_text("utf-8")))
    others = [step.number for step in live.steps if step.entry.action.split()[0] not in ("offer", "ask", "accept", "fight")]
    assert {phrase_with(live, number) for number in others} == {""}
