"""What is said at a table, from socket to socket: who hears it, when, and what is refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.process import Server, Socket, Visitor, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "tables.db") as running:
        yield running


class Company(NamedTuple):
    """Two who play and two who watch, each at a socket of their own."""

    match: str
    visitors: tuple[Visitor, ...]
    sockets: tuple[Socket, ...]


@pytest.fixture
def company(server: Server) -> Company:
    ada, grace, *_ = visitors = tuple(Visitor(server, name) for name in ("Ada", "Grace", "Eve", "Bob"))
    made = ada.make("me", "link", first=0)
    grace.post(f"/api/matches/{made['id']}/seat", token=made["tokens"]["1"])
    sockets = tuple(who.watch(made["id"]) for who in visitors)
    for socket in sockets:
        socket.next("update")
    return Company(made["id"], visitors, sockets)


def test_spectators_are_not_heard_by_players_until_the_end(company: Company) -> None:
    ada, grace, eve, bob = company.sockets
    ada.send(type="say", text="good luck")
    eve.hear("good luck")
    eve.send(type="say", text="  ada has\nthe diamond ")
    bob.hear("good luck", "ada has the diamond")
    grace.send(type="say", text="thank you")
    for player in (ada, grace):
        player.hear("good luck", "thank you")
    ada.send(type="resign", seat=0)
    for player in (ada, grace):
        assert not [text for text in player.received if "diamond" in str(text)]
        player.hear("ada has the diamond")
    bob.send(type="say", text="well played")
    for player in (ada, grace):
        player.hear("well played")
    bob.hear("thank you", "well played")
    eve.hear("ada has the diamond", "thank you", "well played")


def test_what_was_said_is_said_again_to_who_comes_later_also_after_a_restart(company: Company, server: Server) -> None:
    ada, _, eve, _ = company.sockets
    ada.send(type="say", text="good luck")
    ada.hear("good luck")
    eve.send(type="say", text="and to both of you")
    eve.hear("good luck", "and to both of you")
    server.kill()
    server.restart()
    (again,) = (company.visitors[3].watch(company.match).next("chat")["said"],)
    assert [(said["number"], said["seat"], said["name"], said["room"], said["text"]) for said in again] == [
        (0, 0, "Ada", "table", "good luck"),
        (1, None, "Eve", "watchers", "and to both of you"),
    ]
    company.visitors[1].watch(company.match).hear("good luck")


def test_nothing_said_is_refused_and_nobody_hears_it(company: Company) -> None:
    ada, grace, *_ = company.sockets
    ada.send(type="say", text=" \n ")
    assert ada.next("no")["reason"] == "nothing-said"
    ada.send(type="say", text="now")
    grace.hear("now")
