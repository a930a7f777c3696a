"""What people agree on at a table: undo, draw, abandoning, hints, a bot in someone's place; and what needs no agreement."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.bots import BOTS
from coeurdelion.core import CHANCE, AnyGame, Refused, Seat
from coeurdelion.games import GAMES
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from coeurdelion.server.replays.files import write_file
from coeurdelion.server.store import Store
from coeurdelion.server.table.table import Table
from coeurdelion.server.table.undo import can_take_back, ends_undo
from tests.server.harness import Client, at_random, never, new_table, stored

OTHER = GAMES["lowenherz-1997"]


async def steps(table: Table, count: int, rng: Random | None = None) -> None:
    """Whoever is asked answers keenly, so many times."""
    rng = rng or Random(5)
    for _ in range(count):
        live = table.journal.begun()
        if not live.to_act():
            return
        seat = live.to_act()[0]
        line = str(BOTS[table.game.id].keen(table.game, live.state, seat, rng))
        await table.journal.act(seat, table.journal.question(seat), line)


def file_of(table: Table) -> str:
    """The match of a table as a file."""
    return write_file(table.stored, table.journal.begun())


def log_of(table: Table) -> list[str]:
    """The actions of the log."""
    return [entry.action for entry in table.journal.begun().log]


async def at_table(table: Table, *guests: str) -> list[Client]:
    """People come to a table."""
    return [await Client(table, guest).enter() for guest in guests]


async def test_with_two_the_other_wins_and_with_three_a_bot_plays_on(store: Store) -> None:
    two = await new_table(store, "ab", match="two")
    ada, grace = await at_table(two, "a", "b")
    await ada.send(type="resign", seat=0)
    assert grace.update["result"] == "win 1"
    three = await new_table(store, "abc", match="three")
    ada, grace, _ = await at_table(three, "a", "b", "c")
    await steps(three, 10)
    await ada.send(type="resign", seat=0)
    assert log_of(three)[-2:] == ["resign 0", "seat 0 bot:squire"]
    assert grace.update["result"] == ""
    gone = grace.last("welcome")["players"][0]
    assert (gone["kind"], gone["level"], gone["resigned"]) == ("bot", "squire", True)
    with pytest.raises(Refused, match="resigned"):
        await ada.send(type="act", seat=0, question=three.journal.question(0), line="done")
    await grace.send(type="resign", seat=1)
    assert grace.update["result"] == "win 2"
    assert verify(read_record(file_of(three))).answer is Answer.VERIFIED
    await three.close()


async def test_a_draw_takes_everyone(store: Store) -> None:
    table = await new_table(store, "abc")
    ada, grace, zoe = await at_table(table, "a", "b", "c")
    await ada.send(type="offer", seat=0, what="draw")
    (offer,) = grace.update["offers"]
    assert (offer["seat"], offer["what"], offer["waiting"]) == (0, "draw", [1, 2])
    await grace.send(type="consent", seat=1, offer=offer["entry"], agrees=True)
    assert zoe.update["offers"][0]["waiting"] == [2]
    with pytest.raises(Refused, match="not-asked"):
        await grace.send(type="consent", seat=1, offer=offer["entry"], agrees=True)
    await zoe.send(type="consent", seat=2, offer=offer["entry"], agrees=False)
    assert ada.update["offers"] == []
    with pytest.raises(Refused, match="no-such-offer"):
        await zoe.send(type="consent", seat=2, offer=offer["entry"], agrees=True)
    await ada.send(type="offer", seat=0, what="draw")
    again = ada.update["offers"][0]["entry"]
    await grace.send(type="consent", seat=1, offer=again, agrees=True)
    await zoe.send(type="consent", seat=2, offer=again, agrees=True)
    assert zoe.update["result"] == "draw"
    assert verify(read_record(file_of(table))).answer is Answer.VERIFIED


async def test_bots_agree_to_no_draw_but_let_one_go(store: Store) -> None:
    table = await new_table(store, "aB")
    (ada,) = await at_table(table, "a")
    with pytest.raises(Refused, match="bots-play-on"):
        await ada.send(type="offer", seat=0, what="draw")
    await ada.send(type="offer", seat=0, what="abandon")
    assert ada.update["result"] == "abandoned"
    with pytest.raises(Refused, match="game-over"):
        await ada.send(type="offer", seat=0, what="undo")
    await table.close()


async def test_an_undo_after_others_have_acted_takes_their_consent(store: Store) -> None:
    table = await new_table(store, "ab")
    ada, grace = await at_table(table, "a", "b")
    await ada.send(type="act", seat=0, question=ada.update["question"]["number"], line="castle a1")
    await ada.send(type="act", seat=0, question=ada.update["question"]["number"], line="knight b1")
    live = table.journal.begun()
    number = live.steps[-1].number
    await steps(table, 1)
    with pytest.raises(Refused, match="no-free-undo"):
        await ada.send(type="take-back", seat=0)
    await ada.send(type="offer", seat=0, what="undo")
    offer = grace.update["offers"][0]
    assert (offer["what"], offer["about"]) == ("undo", number)
    await grace.send(type="consent", seat=1, offer=offer["entry"], agrees=True)
    assert log_of(table)[-1] == f"undo {number}"
    assert grace.update["whole"]
    assert ada.update["question"]["legal"][0].startswith("knight")
    assert ada.update["offers"] == []


async def test_an_undo_is_no_longer_offered_once_someone_plays_on(store: Store) -> None:
    table = await new_table(store, "ab")
    ada, grace = await at_table(table, "a", "b")
    await steps(table, 3)
    seat = table.journal.begun().to_act()[0]
    asking = ada if seat == 1 else grace
    await asking.send(type="offer", seat=1 - seat, what="undo")
    assert asking.update["offers"]
    await steps(table, 1)
    table.broadcast()
    assert asking.update["offers"] == []


async def until_chance_is_seen(table: Table) -> None:
    """Everyone acts until chance shows seat 0 something by its own action."""
    rng = Random(7)
    while True:
        live = table.journal.begun()
        seat, known = live.to_act()[0], len(live.log)
        line = str(BOTS[table.game.id].keen(table.game, live.state, seat, rng))
        await table.journal.act(seat, table.journal.question(seat), line)
        since = [step for step in table.journal.begun().steps if step.number >= known and step.entry.seat == CHANCE]
        seen = [step for step in since if table.game.redact_entry(step.before, step.entry, 0, step.state) == step.entry]
        if seat == 0 and seen:
            return


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("practice", [False, True])
async def test_against_bots_nothing_is_taken_back_whose_chance_was_seen_but_in_practice(
    game: AnyGame, practice: bool, store: Store
) -> None:
    made = stored("aB", {}, game, practice=practice)
    await store.add_match(made, 0)
    table = await Table.load(made, store, never)
    (ada,) = await at_table(table, "a")
    assert ada.last("welcome").get("practice", False) == practice
    assert ada.update["no_undo"] == "nothing-to-undo"
    await until_chance_is_seen(table)
    table.broadcast()
    assert ada.update.get("no_undo", "") == ("" if practice else "chance-seen")
    if practice:
        await ada.send(type="offer", seat=0, what="undo")
        assert log_of(table)[-1].startswith("undo")
        assert ada.update["take_backs"] == 1
    else:
        known = len(log_of(table))
        with pytest.raises(Refused, match="table: chance-seen"):
            await ada.send(type="offer", seat=0, what="undo")
        assert len(log_of(table)) == known
    await table.close()


async def test_among_people_it_is_for_them_to_say_though_a_bot_plays_too(store: Store) -> None:
    made = stored("abB")
    await store.add_match(made, 0)
    table = await Table.load(made, store, never)
    ada, grace = await at_table(table, "a", "b")
    await until_chance_is_seen(table)
    table.broadcast()
    assert not ada.update.get("no_undo")
    await ada.send(type="offer", seat=0, what="undo")
    await grace.send(type="consent", seat=1, offer=grace.update["offers"][0]["entry"], agrees=True)
    assert grace.update["take_backs"] == 1
    await table.close()


async def test_offers_survive_a_restart(store: Store) -> None:
    table = await new_table(store, "ab")
    (ada,) = await at_table(table, "a")
    await ada.send(type="offer", seat=0, what="draw")
    again = await Table.load(table.stored, store, at_random)
    (grace,) = await at_table(again, "b")
    entry = grace.update["offers"][0]["entry"]
    await grace.send(type="consent", seat=1, offer=entry, agrees=True)
    assert grace.update["result"] == "draw"


async def test_a_bot_stands_in_for_who_left_until_they_are_back(store: Store) -> None:
    table = await new_table(store, "abc", grace=0)
    ada, grace, zoe = await at_table(table, "a", "b", "c")
    with pytest.raises(Refused, match="still-here"):
        await ada.send(type="offer", seat=0, what="stand-in", about=2)
    await table.leave(zoe.watcher)
    assert [player["here"] for player in ada.last("welcome")["players"]] == [True, True, False]
    await ada.send(type="offer", seat=0, what="stand-in", about=2)
    offer = grace.update["offers"][0]
    assert offer["waiting"] == [1]
    await grace.send(type="consent", seat=1, offer=offer["entry"], agrees=True)
    assert log_of(table)[-1] == "seat 2 bot:squire"
    back = await Client(table, "c").enter()
    assert log_of(table)[-1] == "seat 2 player"
    assert back.last("welcome")["players"][2]["kind"] == "person"
    await table.close()


async def test_hints_are_for_games_against_bots_or_by_consent_and_are_marked(store: Store) -> None:
    alone = await new_table(store, "aB", match="alone")
    (ada,) = await at_table(alone, "a")
    hinted = await ada.send(type="hint", id=1, seat=0)
    assert hinted["type"] == "hinted"
    assert hinted["line"] in ada.update["question"]["legal"]
    assert hinted["reasons"] == [{"key": "reason-random", "params": {}}]
    assert log_of(alone)[-1] == "hint 0"
    together = await new_table(store, "ab", match="together")
    ada, grace = await at_table(together, "a", "b")
    with pytest.raises(Refused, match="no-hints"):
        await ada.send(type="hint", id=1, seat=0)
    await ada.send(type="offer", seat=0, what="hints")
    await grace.send(type="consent", seat=1, offer=grace.update["offers"][0]["entry"], agrees=True)
    assert ada.update["hints"]
    assert (await ada.send(type="hint", id=2, seat=0))["id"] == 2
    await alone.close()


async def test_an_undo_that_was_asked_for_before_someone_resigned_has_lapsed(store: Store) -> None:
    table = await new_table(store, "abcB")
    ada, grace, mary = await at_table(table, "a", "b", "c")
    await steps(table, 1)
    await ada.send(type="offer", seat=0, what="undo")
    entry = mary.update["offers"][0]["entry"]
    await grace.send(type="resign", seat=1)
    assert mary.update["offers"] == []
    with pytest.raises(Refused, match="no-such-offer"):
        await mary.send(type="consent", seat=2, offer=entry, agrees=True)
    assert mary.last("welcome")["players"][1]["resigned"]
    await table.close()


async def test_no_hint_is_given_or_noted_for_a_question_that_was_answered_in_another_process(store: Store) -> None:
    table = await new_table(store, "ab", hints=True)
    (ada,) = await at_table(table, "a")
    elsewhere = await Table.load(table.stored, store, at_random)
    while elsewhere.journal.begun().to_act() == (0,):
        await steps(elsewhere, 1)
    with pytest.raises(Refused, match="no-hint-now"):
        await ada.send(type="hint", id=1, seat=0)
    assert "hint 0" not in log_of(table)


async def test_who_breaks_an_alliance_need_not_be_asked(store: Store) -> None:
    table = await new_table(store, "ab", {}, OTHER)
    ada, grace = await at_table(table, "a", "b")
    rng = Random(8)
    for _ in range(2000):
        live = table.journal.begun()
        if live.result:
            break
        for screen in (ada, grace):
            if aside := screen.update["aside"]:
                seat = screen.watcher.sits
                assert seat not in live.to_act()
                done = await screen.send(type="act", seat=seat, question=aside["number"], line=aside["legal"][0])
                assert done["type"] == "done"
                assert await screen.send(type="act", seat=seat, question=aside["number"], line="x") == done
                return
        await steps(table, 1, rng)
        table.broadcast()
    pytest.fail("nobody could break an alliance")


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
async def test_an_undo_is_free_exactly_as_long_as_nothing_was_learnt(game: AnyGame, store: Store) -> None:
    """Whatever the rules are: after chance, or a look at what was hidden, nobody takes back at will."""
    table = await new_table(store, "ab", {}, game)
    rng, ended, free = Random(3), 0, 0
    for _ in range(150):
        live = table.journal.begun()
        if live.result:
            break
        seat = live.to_act()[0]
        action = BOTS[game.id].keen(game, live.state, seat, rng)
        ends = ends_undo(game, live.state, seat, action)
        await table.journal.act(seat, table.journal.question(seat), str(action))
        now = table.journal.begun()
        if can_take_back(now, seat):
            free += 1
            assert now.steps[-1].entry.seat == seat
        elif not now.result:
            ended += 1
            assert ends, action
        assert not any(can_take_back(now, other) for other in range(2) if other != seat)
        assert not (now.steps[-1].entry.seat == CHANCE and can_take_back(now, seat))
    assert ended
    assert free


async def test_every_line_is_asked_about_for_itself(store: Store) -> None:
    """Whoever chooses an action alone is asked next and can take it back; whoever chooses one with others cannot."""
    table = await new_table(store, "abc", {}, OTHER)
    rng = Random(2)
    ends: dict[str, bool] = {}
    seat: Seat = 0
    while len(set(ends.values())) < 2:
        await steps(table, 1, rng)
        live = table.journal.begun()
        assert not live.result
        seat = live.to_act()[0]
        chosen = [action for action in OTHER.legal(live.state, seat) if str(action).startswith("choose")]
        ends = {str(action): ends_undo(OTHER, live.state, seat, action) for action in chosen}
    asked = (await Client(table, "abc"[seat]).enter()).update["question"]
    assert asked["ends_undo"] == [line for line in ends if ends[line]]
    question = asked["number"]
    for line in sorted(ends, key=lambda line: not ends[line]):
        act = table.act(seat, question, line, ask=True)
        if ends[line]:
            with pytest.raises(Refused, match="ends-undo"):
                await act
        else:
            await act
            break
    assert can_take_back(table.journal.begun(), seat)


async def test_a_look_at_hidden_cards_cannot_be_taken_back_at_will(store: Store) -> None:
    table = await new_table(store, "ab", {}, OTHER)
    rng = Random(1)
    for _ in range(1500):
        live = table.journal.begun()
        if live.result:
            break
        seat: Seat = live.to_act()[0]
        look = [action for action in OTHER.legal(live.state, seat) if str(action).startswith("look")]
        if not look:
            await steps(table, 1, rng)
            continue
        screen = await Client(table, "ab"[seat]).enter()
        act = {"type": "act", "seat": seat, "question": screen.update["question"]["number"], "line": str(look[0])}
        with pytest.raises(Refused, match="ends-undo"):
            await screen.send(**act, ask=True)
        assert "look" in screen.update["question"]["ends_undo"]
        assert table.journal.begun().log == live.log
        await screen.send(**act)
        assert not screen.update["can_take_back"]
        with pytest.raises(Refused, match="no-free-undo"):
            await screen.send(type="take-back", seat=seat)
        return
    pytest.fail("nobody looked")
