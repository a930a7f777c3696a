"""Secrecy on the wire: what a seat, a spectator or a screen with several seats receives says nothing it may not know.

At sampled states of whole matches everything that the receiver cannot know is dealt anew: the bytes stay the same.
"""

from __future__ import annotations

from collections import deque
from contextlib import suppress
from random import Random

import msgspec
import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.games import GAMES
from coeurdelion.server import wire
from coeurdelion.server.store import Store
from coeurdelion.server.table import messages
from coeurdelion.server.table.explanations import add_public
from coeurdelion.server.table.moments import add_moments
from coeurdelion.server.table.table import Table
from tests.server.harness import SEED, Client, new_table, received_by

SAMPLED = 40
KINDS = [(game, count) for game in GAMES.values() for count in sorted({game.seats[0], game.seats[-1]})]


def everything_for(table: Table, seat: Seat | None) -> bytes:
    """All that a seat can get: welcome, update with or without the past, views, log, ledgers, previews, reasons."""
    journal = table.journal
    live = journal.begun()
    parts = [received_by(table, seat), received_by(table, seat, len(live.log) - 2)]
    answers: list[object] = [messages.log(journal, 1, seat, max(0, len(live.log) - 20))]
    answers += [messages.ledger(journal, 1, other) for other in range(len(journal.stored.seats))]
    if seat is not None and seat in live.to_act():
        lines = [str(action) for action in journal.game.legal(live.state, seat)]
        answers += [messages.preview(journal, 1, seat, line, outcomes=True) for line in lines[:: max(1, len(lines) // 4)]]
        answers.append(messages.why(journal, 1, seat, "done"))
    answers.append(seen_again(table, seat))
    if seat is None:  # all read the same reasons
        answers.append(explained(table))
    return b"\n".join([*parts, *map(msgspec.json.encode, answers)])


def seen_again(table: Table, seat: Seat | None) -> list[wire.Moment]:
    """The last moments as a seat sees them again."""
    found: list[wire.Moment] = []
    deque(add_moments(found, table.game, table.journal.begun().latest(3), seat, {}), maxlen=0)
    return found


def explained(table: Table) -> list[wire.Explanation]:
    """What is told of why the last actions were taken."""
    steps = table.journal.begun().latest(4)
    last = [step.number for step in steps if step.entry.seat >= 0][-2:]
    found: list[wire.Explanation] = []
    deque(add_public(found, table.game, steps, last), maxlen=0)
    return found


def other_options(game: AnyGame, players: int) -> dict[str, object]:
    """The last of the values that each option allows, as far as they go together."""
    chosen: dict[str, object] = {}
    for spec in game.options:
        last = spec.allowed(game.seats[-1])[-1]
        with suppress(Refused):
            game.start(game.colours[:players], chosen | {spec.name: last})
            chosen[spec.name] = last
    return chosen


@pytest.mark.parametrize("usual", [True, False], ids=["usual", "other options"])
@pytest.mark.parametrize(("game", "players"), KINDS, ids=lambda value: getattr(value, "id", str(value)))
async def test_what_is_received_stays_when_what_cannot_be_known_is_dealt_anew(
    game: AnyGame, players: int, usual: bool, store: Store
) -> None:
    options = {} if usual else other_options(game, players)
    table = await new_table(store, "abcd"[:players], options, game, grace=0)  # nobody is there: no time is counted down
    rng = Random(players)
    for number in range(1200):
        live = table.journal.begun()
        if live.result:
            break
        seat = live.to_act()[0]
        line = str(BOTS[game.id].keen(game, live.state, seat, rng))
        await table.journal.act(seat, table.journal.question(seat), line)
        if number % (1200 // SAMPLED) == 0 or rng.random() < 0.02:
            for watcher in (None, *range(players)):
                check_says_nothing(table, watcher, rng)


def check_says_nothing(table: Table, seat: Seat | None, rng: Random) -> None:
    """The same bytes in a world that looks the same to this seat."""
    live = table.journal.begun()
    if live.result:
        return
    received = everything_for(table, seat)
    assert SEED.hex().encode() not in received
    step = live.steps[-1]
    live.state = table.game.deal(table.game.redact(step.state, seat), rng)
    live.steps[-1] = step._replace(state=live.state)
    try:
        assert everything_for(table, seat) == received
    finally:
        live.steps[-1], live.state = step, step.state


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
async def test_a_screen_with_several_seats_gets_nothing_but_the_view_of_who_sits(game: AnyGame, store: Store) -> None:
    table = await new_table(store, "aa", {}, game)
    screen = await Client(table, "a").enter()
    first = screen.update
    assert (first["view"]["seat"], first["question"]) == (None, None)
    rng = Random(2)
    for _ in range(60):
        live = table.journal.begun()
        seat = live.to_act()[0]
        before = len(screen.messages)
        await screen.send(type="sit", seat=seat)
        updates = [message for message in screen.messages[before:] if message["type"] == "update"]
        assert [update["view"]["seat"] for update in updates] == [seat]
        assert screen.sent[-1] == received_by(table, seat).split(b"\n")[-1]
        line = str(BOTS[game.id].keen(game, live.state, seat, rng))
        await screen.send(type="act", seat=seat, question=table.journal.question(seat), line=line)
        await screen.send(type="sit", seat=None)
        assert screen.sent[-1] == received_by(table, None).split(b"\n")[-1]


async def test_the_seed_is_told_only_when_the_match_is_over(store: Store) -> None:
    table = await new_table(store, "ab")
    ada, eve = await Client(table, "a").enter(), await Client(table, "eve").enter()
    for screen in (ada, eve):
        assert screen.update["seed"] == ""
    assert SEED.hex().encode() not in b"".join(ada.sent + eve.sent)
    await ada.send(type="resign", seat=0)
    assert eve.update["seed"] == SEED.hex()
