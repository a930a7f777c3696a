"""Options, diagrams and positions of Lionheart; wrong ones are refused, with the line."""

from __future__ import annotations

import pytest

from coeurdelion.core import CHANCE, Refused
from coeurdelion.core.table_action import Draw
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.diagram import read_diagram, write_diagram
from coeurdelion.games.lionheart.options import Options, settle_options
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_position, read_scenario, run_scenario
from coeurdelion.match.verify import Answer, verify
from coeurdelion.text import LANGUAGES, Speaker

BOTH = ("gold", "silver")
ARRAY = """. . a4v n2v k1v n2v a4v . .
. . i4v i4v i4v i4v i4v . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . I4^ I4^ I4^ I4^ I4^ . .
. . A4^ N2^ K1^ N2^ A4^ . .
"""
SCENARIO = f'''
game = "lionheart"
[position]
board = """
{ARRAY}"""
'''


def test_the_options_and_what_they_mean() -> None:
    assert settle_options(BOTH, {}) == Options(8, "area", "basic", False)
    assert settle_options(BOTH, {"rows": "10", "archers": "line"}) == Options(10, "line", "basic", False)
    assert settle_options(BOTH, {"massed": "true"}) == Options(8, "area", "built", True)
    assert settle_options(BOTH, {"massed": False, "army": "built"}) == Options(8, "area", "built", False)


@pytest.mark.parametrize(
    ("options", "reason", "named"),
    [
        ({"edition": "kosmos"}, "unknown-option", "edition"),
        ({"rows": 9}, "bad-value", "rows"),
        ({"rows": True}, "bad-value", "rows"),
        ({"archers": "circle"}, "bad-value", "archers"),
        ({"army": ["built"]}, "bad-value", "army"),
        ({"massed": "yes"}, "bad-value", "massed"),
        ({"massed": 1}, "bad-value", "massed"),
        ({"massed": True, "army": "basic"}, "bad-value", "army"),
    ],
)
def test_a_wrong_option_is_refused_by_name(options: dict[str, object], reason: str, named: str) -> None:
    with pytest.raises(Refused) as refused:
        game.start(BOTH, options)
    assert (refused.value.rule, refused.value.reason) == ("option", reason)
    assert refused.value.params["option"] == named


def test_gold_sits_first_and_there_are_two() -> None:
    with pytest.raises(Refused, match="LH-SETUP-1"):
        game.start(("silver", "gold"), {})
    with pytest.raises(Refused, match="bad-players"):
        game.start(("gold", "silver", "bronze"), {})


def test_a_diagram_is_read_and_written() -> None:
    state = game.position(BOTH, {}, {"layout": "beginner"})[0]
    assert write_diagram(state.board) == ARRAY
    assert read_diagram(ARRAY, 8) == state.board
    assert game.position(BOTH, {}, {"board": ARRAY})[0] == state
    assert len(write_diagram(game.start(BOTH, {"rows": 10}).board).split("\n")) == 11


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ("N2^ K1^ N2^", "N2^ K1^ K1^", "diagram-too-many", 12),
        ("k1v", "n2v", "diagram-too-many", 5),
        ("k1v", ".", "diagram-no-king", 5),
        ("I4^ I4^ . .", "I4^ I5^ . .", "diagram-figures", 11),
        ("I4^ I4^ . .", "I4^ I0^ . .", "diagram-unit", 11),
        ("I4^ I4^ . .", "I4^ I4x . .", "diagram-unit", 11),
        ("I4^ I4^ . .", "I4^ I4^ . . .", "diagram-squares", 11),
        (". . . . . . . . .\n", "", "diagram-lines", 8),
        (". . . . . . . . .\n. . I4^", "P1^ P1^ . . . . . . .\n. . I4^", "diagram-bases", 12),
    ],
)
def test_a_diagram_that_breaks_the_rules_is_refused_with_its_line(old: str, new: str, reason: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        read_scenario(SCENARIO.replace(old, new))
    assert (refused.value.reason, refused.value.params["line"]) == (reason, line)
    for language in LANGUAGES:
        assert Speaker(language, None).refusal(refused.value)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("actions_left = 3", "bad-entry"),
        ("actions_left = true", "bad-entry"),
        ('attacked = ["a5"]', "no-unit-there"),
        ('moved = ["z99"]', "no-unit-there"),
        ('to_act = "red"', "bad-entry"),
        ('layout = "advanced"', "bad-entry"),
        ("ducats = 3", "unknown-key"),
        ("gold = { ducats = 3 }", "unknown-key"),
    ],
)
def test_a_wrong_entry_of_a_position_is_refused(entry: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read_scenario(f'game = "lionheart"\n[position]\n{entry}\n')
    assert refused.value.reason == reason
    assert refused.value.params["line"] in (1, 3)


ATTACK = (
    SCENARIO.replace("i4v i4v i4v i4v i4v . .", "i4v i4v i4v i4v . . .").replace(
        ". . . . . . . . .\n. . I4^", ". i4v . . . . . . .\n. . I4^"
    )
    + '[[step]]\nby = "gold"\ndo = "attack c8 b6"\ndice = "{dice}"\n'
)


@pytest.mark.parametrize(
    ("dice", "what"),
    [("arrow axe axe axe", None), ("arrow axe axe", "dice"), ("arrow axe axe axe axe", "dice"), ("", "dice")],
)
def test_the_dice_of_a_step_are_neither_too_many_nor_too_few(dice: str, what: str | None) -> None:
    failures = run_scenario(read_scenario(ATTACK.format(dice=dice)))
    assert [failure.what for failure in failures] == ([what] if what else [])


def test_a_face_that_no_die_has_is_an_error_of_the_file() -> None:
    with pytest.raises(Refused, match="no-such-face"):
        read_scenario(ATTACK.format(dice="axe fish"))


def test_a_built_match_without_dice_lets_gold_begin() -> None:
    state, foreseen = game.position(BOTH, {"army": "built"}, {})
    assert game.to_act(state) == (0, 1)
    assert foreseen == ("roll axe axe axe axe", "roll arrow arrow arrow arrow")


def test_a_match_from_a_position_is_kept_in_its_file() -> None:
    live = LiveMatch(read_position(ATTACK.format(dice="")))
    live.do(0, "attack c8 b6")
    live.roll_all()
    live.note(Draw())
    record = live.record()
    again = read_record(write_record(record))
    assert again.match.start() == record.match.start()
    assert verify(again).answer is Answer.VERIFIED


def test_a_view_says_everything_a_screen_needs() -> None:
    live = LiveMatch(read_position(ATTACK.format(dice="")))
    live.do(0, "attack c8 b6")
    shown = game.show(game.redact(live.state, None))
    assert shown["fight"] == {"cell": "c8", "target": "b6", "dice": 4, "again": False}
    assert (shown["actions_left"], shown["attacked"], shown["turn"]) == (1, ["c8"], 1)
    live.do(CHANCE, "roll arrow arrow axe panic")
    shown = game.show(game.redact(live.state, 1))
    assert (shown["rolled"], shown["figures"], shown["bases"]) == (["arrow", "arrow", "axe", "panic"], [33, 31], [10, 10])
    assert {"cell": "b6", "owner": 1, "kind": "infantry", "figures": 2, "facing": "s"} in shown["units"]  # type: ignore[operator]
    assert (shown["over"], shown["winners"], shown["score"]) == (False, None, [0, 0])
