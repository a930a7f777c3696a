"""Several processes on one PostgreSQL: the players of a table on different ones see the same, whatever dies or is cut."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from coeurdelion.games import GAMES
from coeurdelion.server.http.websockets.endpoint import STORE_UNAVAILABLE
from tests.server.postgres import Postgres
from tests.server.process import Server, Socket, Visitor, migrated, serving
from tests.server.relay import Relay

SEATS = {0, 1}


@pytest.fixture
def database(postgres: Postgres) -> str:
    return migrated(postgres.new_database())


@pytest.fixture
def relay(postgres: Postgres) -> Iterator[Relay]:
    with Relay(postgres.port) as opened:
        yield opened


class Pair:
    """Two people at one table, each at a process of their own."""

    def __init__(self, first: Server, second: Server, *more: str, game: str = "lowenherz-2003") -> None:
        self.ada, self.grace = Visitor(first, "Ada"), Visitor(second, "Grace")
        self.table = self.ada.make("me", "link", *more, game=game, **({} if game == "lionheart" else {"first": 0}))
        self.match = self.table["id"]
        self.grace.post(f"/api/matches/{self.match}/seat", token=self.table["tokens"]["1"])
        self.screens = [self.ada.watch(self.match), self.grace.watch(self.match)]
        self._rng = Random(4)

    def play(self, count: int) -> None:
        """So many answers, by whoever is asked."""
        for _ in range(count):
            screen, update = self._asked()
            question = update["question"]
            line = self._rng.choice(question["legal"])
            screen.send(type="act", seat=update["view"]["seat"], question=question["number"], line=line)
            assert screen.next("done", "no", "stale")["type"] == "done"

    def _asked(self) -> tuple[Socket, Any]:
        """The screen that is asked something, within a few seconds."""
        until = time.monotonic() + 20
        while time.monotonic() < until:
            for screen in self.screens:
                update = screen.newest()
                if update and update["question"] and not update["question"].get("aside"):
                    return screen, update
        raise AssertionError("nobody is asked")

    def agree(self) -> None:
        """Both see the same entry in the end, and the same board."""
        until = time.monotonic() + 10
        updates: list[Any] = []
        while time.monotonic() < until:
            updates = [screen.newest() for screen in self.screens]
            if all(updates) and len({update["entry"] for update in updates}) == 1:
                assert updates[0]["to_act"] == updates[1]["to_act"]
                ours, theirs = (screen.sit(None)["view"] for screen in self.screens)
                assert ours == theirs
                for seat, screen in enumerate(self.screens):
                    screen.sit(seat)
                return
        raise AssertionError(f"they see different entries: {[update and update['entry'] for update in updates]}")


def test_players_on_different_processes_see_the_same(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        for game in GAMES:
            pair = Pair(first, second, game=game)
            began = time.monotonic()
            pair.play(20)
            assert time.monotonic() - began < 30, "the bus wakes watchers, nobody waits for the next look"
            pair.agree()


def test_a_cut_bus_delays_and_loses_nothing(database: str, relay: Relay) -> None:
    bus = relay.through(database)
    with serving(database, "--bus", bus) as first, serving(database, "--bus", bus) as second:
        pair = Pair(first, second)
        pair.play(6)
        relay.cut()
        pair.play(6)
        pair.agree()
        relay.mend()
        pair.play(6)
        pair.agree()


def test_a_cut_database_refuses_and_comes_back(database: str, relay: Relay) -> None:
    with serving(relay.through(database)) as first:
        ada = Visitor(first, "Ada")
        match = ada.make("me", "here", first=0)["id"]
        screen = ada.watch(match)
        seat = screen.next("update")["to_act"][0]
        question = screen.sit(seat)["question"]
        relay.cut()
        act = {"type": "act", "seat": seat, "question": question["number"], "line": question["legal"][0]}
        screen.send(**act)
        assert screen.next("no", "done")["reason"] == "not-stored"
        assert ada.http.get("/health").status_code == 503
        away = ada.http.get("/api/lobby")
        assert (away.status_code, away.json()["reason"]) == (503, "not-read")
        with pytest.raises(ConnectionClosed) as closed:
            ada.watch(match).next("welcome")
        assert closed.value.rcvd
        assert closed.value.rcvd.code == STORE_UNAVAILABLE, "browsers try again"
        relay.mend()
        screen.send(**act)
        done = screen.next("done", "no")
        assert done["type"] == "done"
        screen.send(**act)
        assert screen.next("done") == done


def test_another_process_runs_the_bots_when_their_holder_is_killed(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        ada = Visitor(first, "Ada")
        match = ada.make("me", "bot", first=0)["id"]
        screen = ada.watch(match)
        play_until_the_bot_has_acted(screen)
        first.kill()
        again = ada.watch(match, second)
        play_until_the_bot_has_acted(again)
        first.restart()


def play_until_the_bot_has_acted(screen: Socket, seats: tuple[int, ...] = (0,)) -> None:
    """Answer until someone else has acted three times."""
    rng, others = Random(1), 0
    update = screen.next("update")
    while others < 3:
        question = update["question"]
        if question and update["view"]["seat"] in update["to_act"]:
            line = rng.choice(question["legal"])
            screen.send(type="act", seat=update["view"]["seat"], question=question["number"], line=line)
            screen.next("done", "stale")
        else:
            others += 1
        update = screen.next("update")


def test_a_match_among_bots_goes_on_without_anyone_when_its_process_is_killed(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        ada = Visitor(first, "Ada")
        match = ada.make("me", "bot", "bot", first=1)["id"]
        screen = ada.watch(match)
        screen.next("update")
        first.kill()
        watching = ada.watch(match, second)
        until = time.monotonic() + 15
        while 0 not in watching.next("update")["to_act"]:
            assert time.monotonic() < until
        first.restart()


def test_who_is_at_another_process_has_not_left(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        pair = Pair(first, second, "link")
        zoe = Visitor(second, "Zoe")
        zoe.post(f"/api/matches/{pair.match}/seat", token=pair.table["tokens"]["2"])
        screen = zoe.watch(pair.match)
        ada = pair.screens[0]
        while not all(player["here"] for player in ada.next("welcome")["players"]):
            pass
        ada.send(type="offer", seat=0, what="stand-in", about=2)
        assert ada.next("no")["reason"] == "still-here"
        screen.close()
        while (gone := ada.next("welcome")["players"][2])["here"]:
            pass
        assert gone["grace_left"] > 60
        ada.send(type="offer", seat=0, what="stand-in", about=2)
        assert ada.next("update", "no")["reason"] == "grace", "she has left, a moment ago"


def test_who_waits_for_a_rematch_is_seen_at_another_process(database: str) -> None:
    with serving(database) as first, serving(database) as second:
        pair = Pair(first, second)
        ada, grace = pair.screens
        ada.next("update")
        ada.send(type="resign", seat=0)
        while not grace.next("update")["result"]:
            pass
        again = pair.ada.post(f"/api/matches/{pair.match}/rematch")["id"]
        while grace.next("welcome").get("rematch") != [0]:
            pass
        assert pair.grace.post(f"/api/matches/{pair.match}/rematch")["id"] == again
        assert pair.ada.watch(again).next("update")["to_act"]
        while "rematch" in grace.next("welcome"):
            pass


def test_what_is_said_is_heard_at_another_process(database: str) -> None:
    """By the bus: nothing else changes at the table, and what is said is in no log that others read."""
    with serving(database) as first, serving(database) as second:
        pair = Pair(first, second)
        ada, grace = pair.screens
        eve, bob = (Visitor(server, name).watch(pair.match) for server, name in ((first, "Eve"), (second, "Bob")))
        ada.send(type="say", text="good luck")
        grace.hear("good luck")
        grace.send(type="say", text="thank you")
        ada.hear("good luck", "thank you")
        bob.hear("good luck", "thank you")
        eve.send(type="say", text="ada has the diamond")
        bob.hear("ada has the diamond")
        grace.send(type="resign", seat=1)
        for player in (ada, grace):
            assert not [text for text in player.received if "diamond" in str(text)]
            player.hear(*(["thank you"] if player is grace else []), "ada has the diamond")
