"""Trying a position: lines by whoever is to act, chance as dictated, foreseen or derived, always the same."""

from __future__ import annotations

import pytest

from coeurdelion.core import CHANCE, Refused
from coeurdelion.games import GAMES
from coeurdelion.learn.examples import example, example_names
from coeurdelion.learn.subjects import subject_of
from coeurdelion.learn.trial import Trial, frames_of, scenario_of, wanted_in
from coeurdelion.match.dictated_match import Dictated
from coeurdelion.match.scenario import read_scenario

EACH = [pytest.param(game, name, id=f"{game}/{name}") for game in GAMES for name in example_names(game)]
BATTLE = """
game = "lionheart"
options = { army = "built" }
[position]
players = ["gold", "silver"]
board = \"\"\"
.   .   .   .   k1v .   .   .   i4v
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   i4v .   .   .   .   .
.   .   .   P4^ .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
I4^ .   .   .   K1^ .   .   .   .
\"\"\"
[[step]]
by = "gold"
do = "attack d5 d4"
dice = "axe axe arrow panic"
"""
DUEL = """
game = "lowenherz-1997"
[position]
players = ["gold", "purple"]
card = "$4/W2/S1"
board = \"\"\"
+---+---+---+---+
|.GC F   .PC .NC|
+---+---+---+---+
\"\"\"
"""
DRAWS = """
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
deck = []
board = \"\"\"
+---+---+---+
|.RC .RK|F  |
+   +   +---+
|F   V   .BC|
+---+---+---+
\"\"\"
[position.red]
hand = ["A.B3", "A.K1"]
"""


def tried(text: str, *lines: str) -> Trial:
    """The trial of lines on a scenario of a test."""
    return Trial(read_scenario(text), lines)


def rolls(trial: Trial) -> list[str]:
    """What chance has done."""
    return [entry.action for entry in trial.live.log if entry.seat == CHANCE]


@pytest.mark.parametrize(("game", "name"), EACH)
def test_its_own_steps_lead_where_the_example_leads(game: str, name: str) -> None:
    """Refused steps are left out: nobody goes on from one."""
    subject = subject_of(f"example:{game}/{name}")
    frames = frames_of(scenario_of(subject.text))
    taken = [frame for frame in frames if frame.refused is None]
    trial = subject.try_lines([f"{frame.by} {frame.line}" for frame in taken[1:] if frame.by != CHANCE])
    assert trial.refused is None
    assert trial.live.state == frames[-1].state
    assert trial.verdict is None


@pytest.mark.parametrize(("game", "name"), EACH)
def test_frames_are_refused_as_the_scenario_says(game: str, name: str) -> None:
    scenario = read_scenario(example(game, name).text)
    for frame, step in zip(frames_of(scenario)[1:], scenario.steps, strict=True):
        rule = frame.refused.rule if frame.refused else ""
        assert rule in (step.refused or ("",))


def test_dice_are_those_of_the_scenario_on_its_own_way() -> None:
    assert rolls(tried(BATTLE, "attack d5 d4")) == ["roll axe axe arrow panic"]


def test_dice_beside_that_way_are_derived_and_always_the_same() -> None:
    lines = ("turn a8 e", "attack d5 d4")
    first, again = tried(BATTLE, *lines), tried(BATTLE, *lines)
    assert rolls(first) == rolls(again)
    assert len(rolls(first)) == 1
    assert rolls(first) != rolls(tried(BATTLE, "turn a8 w", "turn a8 s", "end", "end", *lines))


@pytest.mark.parametrize("deck", [["A.K1", "A.B2"], ["A.B2", "A.K1"]])
def test_what_the_position_foresees_is_drawn(deck: list[str]) -> None:
    trial = tried(DRAWS.replace("deck = []", f"deck = {deck}"), "sell A.B3", "draw")
    assert trial.refused is None
    assert rolls(trial) == [f"draw {deck[0]}"]


def test_a_line_may_say_whose_it_is() -> None:
    """Two are to act at once: a line without a seat is of the first of them."""
    lines = ["choose 1", "choose 3", "choose 3", "fight"]
    assert tried(DUEL, *lines).live.to_act() == (0, 1)
    assert tried(DUEL, *lines, "bid 2").live.to_act() == (1,)
    trial = tried(DUEL, *lines, "1 bid 2")
    assert (trial.live.to_act(), trial.frames[-1].by) == ((0,), 1)


def test_a_line_that_is_refused_changes_nothing_and_ends_the_trial() -> None:
    trial = tried(BATTLE, "attack d5 a1", "end")
    assert trial.refused is not None
    assert (trial.lines, len(trial.frames)) == ((), 2)
    assert trial.live.state == trial.frames[0].state


@pytest.mark.parametrize(
    "line", ["", " ", "\n", "9 end", "2 end", "0", "0 ", "-1 roll axe", "roll axe", "end end", "é" * 99]
)
def test_nonsense_is_refused_by_rule_and_reason(line: str) -> None:
    trial = tried(BATTLE, line)
    assert trial.refused is not None
    assert trial.refused.rule
    assert trial.why(line) is not None
    with pytest.raises(Refused):
        trial.preview(line)


def test_another_seat_than_the_one_to_act_is_refused() -> None:
    refused = tried(BATTLE, "1 end").refused
    assert refused is not None
    assert refused.rule == "turn"


def test_previews_and_reasons_change_nothing() -> None:
    trial = tried(BATTLE)
    before = trial.live.state
    assert trial.preview("attack d5 d4")
    assert trial.why("attack d5 d4") is None
    why = trial.why("attack d5 d8")
    assert why is not None
    assert why.rule.startswith("LH-")
    assert trial.live.state == before


def test_what_can_be_done_from_a_place_is_told() -> None:
    assert tried(BATTLE).reach("d5")
    with pytest.raises(Refused):
        tried(BATTLE).reach("z9")


@pytest.mark.parametrize("name", ["", ":", "example", "example:lionheart", "example:lionheart/../trial", "lesson:x/y/z"])
def test_an_unknown_subject_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        subject_of(name)


def test_what_is_dictated_comes_before_what_the_scenario_tells() -> None:
    scenario = read_scenario(BATTLE)
    trial = Trial(scenario, ["attack d5 d4"], lambda done: Dictated(words=("axe", "panic", "panic", "panic")))
    assert rolls(trial) == ["roll axe panic panic panic"]


def test_words_that_are_lacking_are_derived() -> None:
    trial = Trial(read_scenario(BATTLE), ["attack d5 d4"], lambda done: Dictated(words=("axe",)))
    assert trial.refused is None
    assert len(rolls(trial)) == 1


@pytest.mark.parametrize(("game", "name"), EACH)
def test_what_was_refused_is_said_in_words_wherever_it_means_something(game: str, name: str) -> None:
    scenario = scenario_of(example(game, name).text)
    for frame in frames_of(scenario):
        wanted = wanted_in(scenario.game, frame)
        is_told = frame.refused is not None and frame.refused.rule != "notation"
        assert (wanted is not None) >= is_told, frame.line
        assert frame.refused or wanted is None
