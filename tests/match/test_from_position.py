"""Matches from a position: completed so that they come to an end, with chance of their own that can be verified."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from coeurdelion.core import CHANCE, Match, Refused
from coeurdelion.core.random_play import pick
from coeurdelion.games import GAMES
from coeurdelion.learn.examples import example, example_names
from coeurdelion.learn.stages import stages_of
from coeurdelion.learn.subjects import subject_of
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_scenario, read_start, run_scenario
from coeurdelion.match.verify import Answer, verify
from tests.match.positions import SMALL_BOARD

EXAMPLES = [f"example:{game}/{name}" for game in GAMES for name in example_names(game)[::3]]
"""Every third: those of a rule are much alike."""
STAGES = [f"lesson:{game}/{stage.name}" for game in GAMES for stage in stages_of(game)]
NO_START = ("nobody-acts", "no-room-for-all", "no-room-to-place")
"""For what no match begins from a position that is otherwise right."""
STUCK = 3000
"""No match from a position is longer."""
BARE = f"""
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
{SMALL_BOARD}
"""
ROUND = """
game = "lowenherz-1997"
[position]
players = ["gold", "purple"]
card = "$8/S1/S2"
board = '''
+---+---+---+---+
|.GC F   .PC .NC|
+---+---+---+---+
'''
"""
PLACING = """
game = "{game}"
[position]
players = {players}
phase = "placement"
board = '''
{board}
'''
"""


def played(match: Match, seed: int) -> LiveMatch:
    """A match played to its end by lines at random."""
    rng, live = Random(seed), LiveMatch(match, bytes([seed] * 32))
    live.roll_all()
    for _ in range(STUCK):
        if live.result:
            return live
        seat = live.to_act()[0]
        live.do(seat, str(pick(live.game, live.state, seat, rng)))
        live.roll_all()
    raise AssertionError("it has no end")


def can_begin(text: str) -> bool:
    """Whether a match can begin from a position; if not, that is said with the line."""
    try:
        return bool(read_start(text))
    except Refused as refused:
        if refused.reason not in NO_START or not refused.params["line"]:
            raise
        return False


@pytest.mark.parametrize("name", EXAMPLES + STAGES)
def test_a_match_from_an_example_or_a_lesson_comes_to_its_end_and_is_verified(name: str) -> None:
    text = subject_of(name).text
    if not can_begin(text):
        assert name in EXAMPLES
        return
    match = read_start(text)
    record = read_record(write_record(played(match, 3).record()))
    assert verify(record).answer is Answer.VERIFIED
    assert record.match.position == match.position


@pytest.mark.parametrize("game", GAMES)
def test_few_examples_are_no_start(game: str) -> None:
    texts = [example(game, name).text for name in example_names(game)]
    assert sum(map(can_begin, texts)) > 0.9 * len(texts)


def test_hands_are_filled_from_the_last_letter_by_chance() -> None:
    dealt = set()
    for seed in range(4):
        live = LiveMatch(read_start(BARE), bytes([seed] * 32))
        rolled = [step.entry.action for step in live.roll_all()]
        assert len(rolled) == 6
        assert all(line.startswith("draw D.") for line in rolled)
        assert live.to_act() == (0,)
        dealt.add(tuple(rolled))
    assert len(dealt) == 4


def test_a_deck_with_its_end_and_full_hands_are_left_as_they_are() -> None:
    hands = '[position.red]\nhand = ["A.B1", "A.B2", "A.B3"]\n[position.blue]\nhand = ["A.K1", "A.B2", "A.B3"]\n'
    match = read_start(BARE.replace("board =", 'deck = ["C.X", "D.B2"]\nboard =') + hands)
    assert match.position is not None
    assert match.position["deck"] == ["C.X", "D.B2"]
    live = LiveMatch(match)
    assert (live.roll_all(), live.to_act()) == ([], (0,))


def test_a_deck_that_is_said_to_be_empty_stays_so() -> None:
    match = read_start(BARE.replace("board =", "deck = []\nboard =") + '[position.red]\nhand = ["A.B1"]\n')
    live = LiveMatch(match)
    assert (live.roll_all(), live.to_act()) == ([], (0,))


def test_the_kings_card_follows_where_none_is_to_come() -> None:
    position: Any = read_start(ROUND).position
    others, last = position["actions"]
    assert (len(others), sorted(last)) == (7, ["P/S1/S2", "P/W2/S2", "king"])  # the card of the round is one of E
    with_king = ROUND.replace("board =", 'actions = ["king"]\nboard =')
    assert read_start(with_king).position == read_scenario(with_king).match.position


def test_cards_of_a_list_in_the_list_come_in_any_order() -> None:
    """In a scenario as they are listed; a step may say otherwise."""
    text = ROUND.replace("board =", 'actions = [["silver", "king", "$4/W2/S1"]]\nboard =')
    lines = ["choose 1", "choose 2", "choose 1", "done", "done"]
    live = LiveMatch(read_start(text))
    while CHANCE not in live.to_act():
        seat = live.to_act()[0]
        live.do(seat, str(pick(live.game, live.state, seat, Random(len(lines)))))
    assert {str(action) for action in live.game.odds(live.state)} == {"draw silver", "draw king", "draw $4/W2/S1"}
    assert read_scenario(text).foreseen == ("draw silver", "draw king", "draw $4/W2/S1")
    with pytest.raises(Refused, match="no-such-card"):
        read_scenario(ROUND.replace("board =", 'actions = [["none"]]\nboard ='))


def test_what_is_already_over_is_no_start() -> None:
    with pytest.raises(Refused, match="nobody-acts") as refused:
        read_start(BARE.replace("board =", "deck = []\nboard ="))
    assert refused.value.params["line"] == 3


def board(width: int, height: int, rng: Random, terrain: str) -> str:
    """A board without pieces."""
    rows = ["|" + " ".join(rng.choice(terrain) + "  " for _ in range(width)) + "|" for _ in range(height)]
    return "+---" * width + "+\n" + ("\n" + "+   " * width + "+\n").join(rows) + "\n" + "+---" * width + "+"


@pytest.mark.parametrize(
    ("game", "colours", "terrain"),
    [("lowenherz-2003", ["red", "blue"], "..FFV"), ("lowenherz-1997", ["rose", "gold", "purple", "grey"], "...FM")],
)
def test_whoever_may_place_finds_room(game: str, colours: list[str], terrain: str) -> None:
    """On any land on which a match may begin with the placing of castles, however they are placed."""
    accepted = 0
    for seed in range(40):
        rng = Random(seed)
        drawn = board(rng.randint(3, 12), rng.randint(3, 12), rng, terrain)
        text = PLACING.format(game=game, players=colours, board=drawn)
        if can_begin(text):
            accepted += 1
            assert all(played(read_start(text), again).result for again in range(3))
    assert 5 < accepted < 40


@pytest.mark.parametrize("text", [BARE, ROUND])
def test_what_is_completed_is_a_scenario_too(text: str) -> None:
    """The completed position can be read from a match file, and the scenario itself is as it was."""
    assert run_scenario(read_scenario(text)) == []
    match = read_start(text)
    assert read_record(write_record(LiveMatch(match).record())).match.start() == match.start()
