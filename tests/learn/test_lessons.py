"""First games: every stage can be played to its end, and every other way is answered, in three languages."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from coeurdelion.core import Refused
from coeurdelion.core.capabilities import Phrase
from coeurdelion.games import GAMES
from coeurdelion.learn import judgement
from coeurdelion.learn.lesson import Lesson
from coeurdelion.learn.stages import LEARNER, Stage, Task, read_stage, sentence, stage_named, stages_of
from coeurdelion.learn.subjects import subject_of
from coeurdelion.match.scenario import read_scenario
from coeurdelion.text import LANGUAGES, Speaker
from coeurdelion.text.speaker import has_sentence
from tests.paths import DOCS, SOURCE

OF_STAGE = pytest.mark.parametrize(
    "stage", [pytest.param(stage, id=f"{game}/{stage.name}") for game in GAMES for stage in stages_of(game)]
)
OF_GAME = pytest.mark.parametrize("game", GAMES)
TAUGHT = {
    "lowenherz-2003": ["close", "knights", "extension", "money", "king", "castles"],
    "lowenherz-1997": ["choose", "bargain", "fist", "walls", "swords", "politics"],
    "lionheart": ["move", "attack", "archers", "panic", "king"],
}
MAX_SAID = 220
"""Characters that are said at a time."""
ALL_TRIED, SAMPLED = 60, 12
"""Up to so many lines of a position all are tried; of more, those that an outcome names, and so many others."""
NOTATION = re.compile(r"\b[a-z]\d{1,2}[es]\b|\b[A-D]\.[A-Z]|\$\d|\b[WSKB]\d\b")
"""What is only written: edges, cards, the actions of a card."""
KEY = re.compile(r"^(learn-[\w-]+) =", re.MULTILINE)


class Place(NamedTuple):
    """Where something is asked: the lines that lead there, the lesson then, and what became of further lines."""

    way: tuple[str, ...]
    lesson: Lesson
    tried: dict[str, Lesson]


def places(stage: Stage) -> list[Place]:
    """Every place of a stage to which good lines lead, those apart that look different to the learner."""
    return _places(stage.scenario.game.id, stage.name)


@cache
def _places(game: str, name: str) -> list[Place]:
    stage = stage_named(game, name)
    ways: list[tuple[str, ...]] = [()]
    found: dict[object, Place] = {}
    for way in ways:
        lesson = Lesson(stage, way)
        standing = lesson.verdict.task, seen(lesson)
        if lesson.is_done or standing in found:
            continue
        found[standing] = Place(way, lesson, {line: Lesson(stage, [*way, line]) for line in lines_to_try(lesson)})
        ways += [(*way, line) for line, after in found[standing].tried.items() if after.verdict.status != "weaker"]
    return list(found.values())


def seen(lesson: Lesson) -> str:
    """What the learner sees."""
    return str(lesson.game.show(lesson.game.redact(lesson.live.state, LEARNER)))


def legal(lesson: Lesson) -> list[str]:
    """What the learner may do."""
    return [str(action) for action in lesson.game.legal(lesson.live.state, LEARNER)]


def lines_to_try(lesson: Lesson) -> list[str]:
    """All legal lines, or, where there are many, one of each verb, those that an outcome names, and some others."""
    lines = legal(lesson)
    if len(lines) <= ALL_TRIED:
        return lines
    of_verbs = {line.partition(" ")[0]: line for line in lines}.values()
    some = Random(len(lines)).sample(lines, SAMPLED)
    return [line for line in lines if is_named(lesson.task, line) or line in of_verbs or line in some]


def is_named(task: Task, line: str) -> bool:
    """Whether an outcome names a line, and not all lines of its verb, or the task points at it."""
    patterns = [pattern for outcome in (*task.good, *task.weaker) for pattern in outcome.lines]
    named = [pattern for pattern in patterns if not pattern.endswith(" *")]
    return bool(set(line.split(" ")) & set(task.point)) or any(fnmatchcase(line, pattern) for pattern in named)


def said(stage: Stage, language: str, phrase: Phrase) -> str:
    """A sentence of a lesson as it is read."""
    scenario = stage.scenario
    return Speaker.of_colours(language, scenario.game, "", scenario.colours).question(*phrase)


def answers(stage: Stage) -> dict[str, Phrase]:
    """Everything that is said in a stage, by its key."""
    verdicts = [one.verdict for place in places(stage) for one in (place.lesson, *place.tried.values())]
    phrases = [phrase for verdict in verdicts for phrase in (verdict.say, verdict.ask) if phrase]
    return {key: (key, params) for key, params in phrases} | {stage.title: (stage.title, {})}


@OF_GAME
def test_every_idea_has_its_stage_in_order(game: str) -> None:
    assert [stage.name for stage in stages_of(game)] == TAUGHT[game]
    files = sorted(path.name for path in (SOURCE / "learn" / "lessons" / game).iterdir())
    assert files == [f"{number:02}-{name}.toml" for number, name in enumerate(TAUGHT[game], 1)]


@OF_STAGE
def test_a_stage_has_a_few_tasks_about_rules_that_exist(stage: Stage) -> None:
    assert stage.scenario.rules
    assert set(stage.scenario.rules) <= set(stage.scenario.game.reasons)
    assert 1 <= len(stage.tasks) <= 4


@OF_STAGE
def test_good_lines_lead_to_the_end(stage: Stage) -> None:
    """From every place to which good lines lead, one of them leads on."""
    for place in places(stage):
        assert place.lesson.seat == LEARNER, place.way
        statuses = {lesson.verdict.status for lesson in place.tried.values()}
        assert statuses & {"good", "wait", "done"}, place.way
    last = [lesson.verdict for place in places(stage) for lesson in place.tried.values() if lesson.is_done]
    assert last
    assert {(verdict.status, verdict.task, verdict.ask, verdict.point) for verdict in last} == {
        ("done", len(stage.tasks), None, ())
    }


@OF_STAGE
def test_every_outcome_of_a_file_is_met_by_some_line(stage: Stage) -> None:
    """What no line meets is a slip, or a sentence that nobody ever reads."""
    outcomes = [outcome for task in stage.tasks for outcome in (*task.good, *task.weaker)]
    keys = {key for outcome in outcomes for key in (outcome.say, outcome.way) if key}
    assert keys - answers(stage).keys() == set()


@OF_STAGE
def test_weaker_lines_are_shown_and_forgotten_by_the_next(stage: Stage) -> None:
    for place in places(stage):
        weaker = [line for line, lesson in place.tried.items() if lesson.verdict.status == "weaker"]
        good = next(line for line, lesson in place.tried.items() if lesson.verdict.status != "weaker")
        for line in weaker[:3]:
            shown = place.tried[line]
            assert shown.frames[-1].steps[0].entry.action == line
            assert (shown.verdict.task, shown.verdict.ask) == (place.lesson.verdict.task, place.lesson.verdict.ask)
            after = Lesson(stage, [*place.way, line, good])
            assert after.live.state == place.tried[good].live.state
            assert after.verdict == place.tried[good].verdict


@OF_STAGE
def test_refused_lines_change_nothing(stage: Stage) -> None:
    known = {line for place in places(stage) for line in place.tried}
    for place in places(stage):
        wrong = sorted(known - set(legal(place.lesson)))[:4]
        for line in ("", "1 end", "castle zz99", *wrong):
            after = Lesson(stage, [*place.way, line])
            assert after.refused is not None, line
            assert after.verdict.status == "wait"
            assert after.live.state == place.lesson.live.state
            assert after.verdict.ask == place.lesson.verdict.ask
            assert Speaker("en", stage.scenario.game).refusal(after.refused)


@OF_STAGE
def test_what_is_pointed_at_is_there(stage: Stage) -> None:
    """A word of some legal line, or a place that is pointed at to be looked at, such as another's castle."""
    for place in places(stage):
        words = {word for line in legal(place.lesson) for word in line.split(" ")}
        for word in place.lesson.verdict.point:
            assert word in words or f"'{word}'" in seen(place.lesson) or is_cell(place.lesson, word), (place.way, word)


def is_cell(lesson: Lesson, word: str) -> bool:
    """Whether a word names a cell of the board."""
    try:
        lesson.reach(word)
    except Refused:
        return False
    return True


@OF_STAGE
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_shortly_and_in_words(stage: Stage, language: str) -> None:
    for key, phrase in answers(stage).items():
        assert has_sentence(language, key), key
        text = said(stage, language, phrase)
        assert 0 < len(text) <= MAX_SAID, (key, len(text))
        assert not NOTATION.search(text), (key, text)


@OF_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_used(game: str, language: str) -> None:
    written = KEY.findall((SOURCE / "text" / language / f"learn-{game}.ftl").read_text("utf-8"))
    used = {key for stage in stages_of(game) for key in answers(stage)}
    assert sorted(written) == sorted(used | {sentence(GAMES[game], word) for word in ("welcome", "end")})


@OF_STAGE
def test_what_others_do_is_shown_between(stage: Stage) -> None:
    """The learner's line comes first, then theirs; the last leads to what is shown."""
    for place in places(stage):
        for line, lesson in place.tried.items():
            if then := lesson.verdict.then:
                assert (then[0].by, then[0].line) == (LEARNER, line)
                assert LEARNER not in {frame.by for frame in then[1:]}
                assert then[-1].state == lesson.live.state


@OF_STAGE
def test_a_stage_that_is_done_takes_no_more_lines(stage: Stage) -> None:
    way = next((*place.way, line) for place in places(stage) for line, lesson in place.tried.items() if lesson.is_done)
    after = Lesson(stage, [*way, "done"])
    assert after.refused is not None
    assert (after.refused.reason, after.verdict.status) == ("stage-done", "done")


@OF_STAGE
def test_a_stage_is_a_subject_whose_position_is_a_scenario(stage: Stage) -> None:
    subject = subject_of(f"lesson:{stage.scenario.game.id}/{stage.name}")
    assert read_scenario(subject.text).match == stage.scenario.match
    assert subject.try_lines([]).verdict == Lesson(stage, []).verdict
    with pytest.raises(Refused, match="unknown-stage"):
        subject_of(f"lesson:{stage.scenario.game.id}/{stage.name}x")


def test_what_others_hide_stays_hidden() -> None:
    """The learner sees a bid of their own, and those of others only when all are shown."""
    fist = Lesson(stage_named("lowenherz-1997", "fist"), ["bid 6"])
    own, first, last = fist.verdict.then
    phases = [fist.game.show(fist.game.redact(frame.state, fist.viewer))["phase"] for frame in (own, first)]
    bid = {"ducats": 6, "treasures": []}
    assert phases == [
        {"name": "duel", "princes": [0, 1, 2], "bids": bids, "again": False}
        for bids in ([bid, None, None], [bid, "?", None])
    ]
    assert "bid-shown" in [event.key for step in last.steps for event in step.events]


def test_the_stage_of_the_document_can_be_played() -> None:
    text = (DOCS / "lessons.md").read_text("utf-8").partition("```toml\n")[2].partition("```")[0]
    stage = read_stage("test", text)
    tried = [["border a1e"], ["border c2e"], ["border c2e", "sell A.K1"], ["border c2e", "play A.K1"]]
    found = [Lesson(stage, lines).verdict for lines in (*tried, [*tried[-1], "knight b1"])]
    assert [verdict.status for verdict in found] == ["weaker", "good", "weaker", "wait", "done"]
    assert [frame.line for frame in found[1].then] == ["border c2e", "sell A.B1"]


CLOSING = """
game = "lowenherz-2003"
[position]
players = ["red", "blue"]
board = \"\"\"
+---+---+---+---+
|.RC F   V  |.BC|
+   +   +   +   +
|.RK F   .   .BK|
+---+---+---+---+
\"\"\"
[position.red]
hand = ["A.B2", "A.K1"]
[position.blue]
hand = ["A.B1"]
[[task]]
name = "close"
[[task.good]]
GOOD
[[task.weaker]]
say = "other"
"""


def closing(good: str) -> Stage:
    """A stage of one task."""
    return read_stage("test", CLOSING.replace("GOOD", good))


@pytest.mark.parametrize(
    ("good", "statuses"),
    [
        ('lines = ["play A.B2"]', ["done"]),
        ('lines = ["play *"]\nexpect = { ducats = { red = 4 } }', ["done"]),
        ("expect = { ducats = { red = 5 } }", ["weaker"]),
        ('event = "domain-made"\nwithin = 2', ["wait", "done"]),
        ('event = "domain-made"\nwith = { seat = "red", castle = "a1" }\nwithin = 2', ["wait", "done"]),
        ('event = "domain-made"\nwith = { seat = "blue", castle = "a1" }\nwithin = 2', ["weaker"]),
        ('event = "domain-made"\nwith = { cells = ["d1", "d2"] }\nwithin = 2', ["wait", "done"]),
        ("at_least = { score = { red = 5 } }\nwithin = 2", ["wait", "done"]),
        ("at_least = { score = { red = 6 } }\nwithin = 3", ["weaker"]),
        ("expect = { domains = { a1 = 6, d1 = 2 } }\nwithin = 2", ["wait", "done"]),
        ('expect = { legal = ["done"] }\nwithin = 2', ["wait", "done"]),
        ('event = "domain-made"', ["weaker"]),
    ],
)
def test_what_can_count_as_good(good: str, statuses: list[str]) -> None:
    """One of some lines, an event, an expectation; at once or after further lines of one's own."""
    lines = ["play A.B2", "border c2e"]
    found = [Lesson(closing(good), lines[: count + 1]).verdict.status for count in range(len(statuses))]
    assert found == statuses


def test_the_only_line_there_is_is_never_weaker() -> None:
    """A card that is not used up must be ended, also where nothing else is possible."""
    text = (
        CLOSING.replace("GOOD", 'lines = ["play A.B2"]')
        + """
[[task]]
name = "rest"
[[task.good]]
lines = ["border c2e"]
[[task.weaker]]
say = "other"
[[task]]
name = "next"
[[task.good]]
lines = ["sell A.K1"]
then = [{ by = "blue", do = "sell A.B1" }]
[[task.weaker]]
say = "other"
"""
    )
    lesson = Lesson(read_stage("test", text), ["play A.B2", "border c2e", "done"])
    assert lesson.refused is None
    assert (lesson.verdict.status, lesson.verdict.task) == ("wait", 2)


def test_looking_ahead_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = closing('event = "domain-made"\nwithin = 2')
    assert Lesson(stage, ["play A.B2"]).verdict.status == "wait"
    monkeypatch.setattr(judgement, "MAX_TRIED", 1)
    assert Lesson(stage, ["play A.B2"]).verdict.status == "weaker"


@pytest.mark.parametrize(
    ("old", "new", "reason", "key"),
    [
        ('name = "close"', 'nam = "close"', "unknown-key", "nam"),
        ('name = "close"', "", "bad-entry", "name"),
        ('name = "close"', 'name = "Close it"', "bad-entry", "name"),
        ('say = "other"', 'say = "other"\nlines = ["done"]', "bad-entry", "weaker"),
        ('say = "other"', "", "bad-entry", "say"),
        ("GOOD", "within = 9", "bad-entry", "within"),
        ("GOOD", "expect = { wealth = 3 }", "unknown-key", "wealth"),
        ("GOOD", 'at_least = { score = { red = "many" } }', "bad-entry", "score"),
        ("GOOD", 'then = [{ by = "green", do = "done" }]', "bad-entry", "by"),
        ("[[task.good]]\nGOOD", "", "bad-entry", "good"),
        (CLOSING[CLOSING.index("[[task]]") :], "", "bad-entry", "task"),
        ('players = ["red", "blue"]', 'players = ["red", "blue"', "no-toml", None),
    ],
)
def test_a_slip_in_a_file_is_told_with_its_line(old: str, new: str, reason: str, key: str | None) -> None:
    text = CLOSING.replace(old, new).replace("GOOD", "")
    with pytest.raises(Refused, match=reason) as refused:
        read_stage("test", text)
    assert refused.value.params.get("key") == key
    assert refused.value.params["line"]
