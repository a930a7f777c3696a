"""Pages loaded before an upgrade, and programs, are sent only what they can say unless they ask for more."""

from __future__ import annotations

import re
from random import Random

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import Refused, Seat
from coeurdelion.games import lionheart as game
from coeurdelion.match.record_reader import read_record
from coeurdelion.server import wire
from coeurdelion.server.http.errors import refusal_response
from coeurdelion.server.store import Store
from coeurdelion.server.table.table import Table
from coeurdelion.text import LANGUAGES
from tests.server.harness import Client, new_table
from tests.text.test_bundles import bundle

NEWER = [Refused("table", "chance-seen"), Refused("match", "cut-off", text="1 move a1 a2", line=7)]


async def until_attack(table: Table) -> tuple[Seat, str]:
    """Everyone acts until somebody can attack: who, and by which line."""
    rng = Random(3)
    while True:
        live = table.journal.begun()
        seat = live.to_act()[0]
        for line in map(str, game.legal(live.state, seat)):
            if line.startswith("attack"):
                return seat, line
        line = str(BOTS[game.id].keen(game, live.state, seat, rng))
        await table.journal.act(seat, table.journal.question(seat), line)


async def test_what_odds_may_lead_to_is_told_to_whoever_asks(store: Store) -> None:
    table = await new_table(store, "ab", {}, game)
    clients = [await Client(table, guest).enter() for guest in "ab"]
    seat, line = await until_attack(table)
    told = []
    for asked in ({}, {"outcomes": True}):
        await clients[seat].send(type="preview", id=1, seat=seat, line=line, **asked)
        told.append({event["key"] for event in clients[seat].last("previewed")["events"]})
    assert "attack-odds" in told[0]
    assert told[1] - told[0] == {"attack-outcome"}


@pytest.mark.parametrize("guest", ["a", "watcher"])
async def test_what_can_be_done_at_a_place_is_told_to_whoever_asks(store: Store, guest: str) -> None:
    table = await new_table(store, "ab", {}, game)
    client = await Client(table, guest).enter()
    await client.send(type="reach", id=7, place="e8")
    answer = client.last("reached")
    assert (answer["id"], answer["place"]) == (7, "e8")
    assert {told["key"] for told in answer["told"]} == {"lh-reach-barred", "lh-reach-nobody", "lh-reach-safe"}
    with pytest.raises(Refused, match="no-such-cell"):
        await client.send(type="reach", id=8, place="z9")


@pytest.mark.parametrize("refused", NEWER, ids=lambda refused: refused.reason)
def test_a_newer_reason_comes_beside_one_that_every_page_can_say(refused: Refused) -> None:
    rule, reason, params = wire.refusal_told(refused)
    assert (rule, params["exactly"]) == (refused.rule, refused.reason)
    sent = refusal_response(None, refused).content  # type: ignore[arg-type]
    assert (sent.reason, sent.params) == (reason, params)
    for language in LANGUAGES:
        for known in (reason, refused.reason):
            said = bundle(language, game.id)[f"refused-{known}"]
            assert set(re.findall(r"\{ \$(\w+)", said)) <= set(params)


def test_every_newer_reason_is_tried_here() -> None:
    assert wire.OLDER_REASONS.keys() == {refused.reason for refused in NEWER}
    with pytest.raises(Refused) as cut:
        read_record("coeurdelion-match 1\ngame lionheart 1\n")
    assert cut.value.reason in wire.OLDER_REASONS


def test_other_reasons_are_sent_as_they_are() -> None:
    assert wire.refusal_told(Refused("over", "game-over", number=3)) == ("over", "game-over", {"number": 3})
