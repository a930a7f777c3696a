"""A run comes out the same however it is played, stops when it is decided, and tells of illegal answers."""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable, Generator, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from textwrap import dedent
from types import SimpleNamespace
from typing import Any

import pytest

from coeurdelion.bots.arena import (
    Contestant,
    Counted,
    Finished,
    Fixture,
    Illegal,
    Outcome,
    Results,
    Schedule,
    Setting,
    play,
    play_out,
)
from coeurdelion.bots.arena.pairing import fixtures
from coeurdelion.bots.arena.processes import in_processes, in_turn
from coeurdelion.bots.arena.ray_cluster import on_ray
from coeurdelion.bots.arena.sprt import Hypotheses, Verdict
from coeurdelion.core import Refused
from coeurdelion.games import lowenherz_1997, lowenherz_2003
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from tests.bots.arena.runs import MIRROR, pair

FIRST = Fixture(0, 0, (0, 1))
BOT = """
    import json, sys
    for number, line in enumerate(sys.stdin):
        request = json.loads(line)
        print({answer}, flush=True)
"""
PLAIN = 'json.dumps({"ok": True, "action": request["legal"][0]})'


def played(setting: Setting, schedule: Schedule, lucks: int = 3) -> dict[int, tuple[str, tuple[float, ...]]]:
    """The digests and shares of all matches of a run."""
    results = Results(setting)
    assert play_out(setting, results, Counted(setting, lucks), lucks, schedule, lambda finished: None) is None
    return {number: (match.log, match.shares) for number, match in results.played.items()}


def with_program(folder: Path, answer: str) -> Setting:
    """A run in which a program meets the level `random`; it answers with what this expression prints."""
    file = folder / "bot.py"
    file.write_text(dedent(BOT).format(answer=answer))
    return replace(MIRROR, bots=(Contestant("mine", command=f"{sys.executable} {file}"), MIRROR.bots[1]))


# The same results


def test_two_processes_come_to_the_same_as_one() -> None:
    assert played(MIRROR, partial(in_processes, jobs=2)) == played(MIRROR, in_turn)


def test_another_seed_makes_another_run() -> None:
    once = played(MIRROR, in_turn)
    assert once == played(MIRROR, in_turn)
    assert len({log for log, _ in once.values()}) == len(once)
    assert once != played(replace(MIRROR, seed=1), in_turn)


@pytest.mark.parametrize("game", [lowenherz_2003, lowenherz_1997], ids=lambda game: str(game.id))
def test_three_can_sit_at_a_table(game: Any) -> None:
    shares = [shares for _, shares in played(replace(MIRROR, game=game.id, players=3), in_turn, lucks=1).values()]
    assert len(shares) == 6
    assert all(sum(each) == pytest.approx(1) for each in shares)


def test_ray_comes_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stand-in for Ray, which does at once what it is handed: what is handed out and taken back is what is tested."""
    ended: list[str] = []
    handed: list[Outcome] = []

    def remote(work: Callable[[Setting, Fixture], Outcome]) -> SimpleNamespace:
        def hand_out(setting: Setting, fixture: Fixture) -> int:
            handed.append(work(setting, fixture))
            return len(handed) - 1

        return SimpleNamespace(remote=hand_out)

    ray = SimpleNamespace(
        init=lambda **settings: None,
        put=lambda value: value,
        remote=lambda num_cpus: remote,
        wait=lambda waiting: (waiting[-1:], waiting[:-1]),
        get=handed.__getitem__,
        cluster_resources=lambda: {"CPU": 2.0},
        shutdown=lambda: ended.append("shutdown"),
    )
    monkeypatch.setitem(sys.modules, "ray", ray)
    assert played(MIRROR, partial(on_ray, address="local", jobs=None)) == played(MIRROR, in_turn)
    assert ended == ["shutdown"]


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Refused) as refused:
        played(MIRROR, partial(on_ray, address="local", jobs=None))
    assert refused.value.reason == "no-ray"


# What counts


def test_only_whole_lucks_count_and_none_beyond_one_that_is_missing() -> None:
    matches = {match.match: match for luck in (0, 2) for match in pair(luck, 1, 0)} | {2: pair(1, 1, 0)[0]}
    counted = Counted(MIRROR, 3)
    counted.count(matches)
    assert (counted.lucks, len(counted.matches), counted.is_decided) == (1, 2, False)
    counted.count(matches | {3: pair(1, 1, 0)[1]})
    assert (counted.lucks, len(counted.matches), counted.is_decided) == (3, 6, True)


def test_a_test_that_is_decided_stops_the_run_wherever_others_have_come_to() -> None:
    """The matches come in reverse, twenty at once; still the first that decide are those that count."""
    won = {match.match: match for luck in range(100) for match in pair(luck, 1, 1)}

    def schedule(setting: Setting, missing: Iterator[Fixture]) -> Generator[Outcome, None, None]:
        while batch := list(islice(missing, 20)):
            for fixture in reversed(batch):
                yield Finished(won[fixture.number], "")

    results, counted = Results(MIRROR), Counted(MIRROR, 100, Hypotheses(0, 200))
    assert play_out(MIRROR, results, counted, 100, schedule, lambda finished: None) is None
    assert counted.sprt is not None
    assert counted.sprt.verdict is Verdict.STRONGER
    assert 2 * counted.lucks <= len(results.played) < 2 * counted.lucks + 20
    again = Counted(MIRROR, 100, Hypotheses(0, 200))
    again.count(won)
    assert again.matches == counted.matches


# Files and outside programs


def test_a_match_can_be_verified() -> None:
    finished = play(MIRROR, FIRST)
    assert not isinstance(finished, Illegal)
    record = read_record(finished.record)
    assert verify(record).answer is Answer.VERIFIED
    assert record.match.names == ("bot:random", "bot:random")
    assert len(record.match.log) == finished.played.entries


def test_a_program_plays(tmp_path: Path) -> None:
    setting = with_program(tmp_path, PLAIN)
    finished = play(setting, FIRST)
    assert not isinstance(finished, Illegal)
    assert "player 0 gold bot:mine" in finished.record
    assert len(finished.played.ms[0]) > 1


def test_a_program_is_told_how_long_it_may_take(tmp_path: Path) -> None:
    """One that answers nonsense for any other time is refused, one that gets its own plays on."""
    answer = PLAIN.replace('request["legal"][0]', 'request["legal"][0] if request["ms"] == 70 else "?"')
    setting = with_program(tmp_path, answer)
    assert isinstance(play(setting, FIRST), Illegal)
    assert not isinstance(play(replace(setting, ms=70), FIRST), Illegal)


@pytest.mark.parametrize(
    ("answer", "line", "reason"),
    [
        (PLAIN.replace('request["legal"][0]', '"move a1 a2"'), "move a1 a2", "no-unit"),
        ('"not JSON"', "–", "program-failed"),
        ('json.dumps(["end"])', "–", "program-said"),
        ("sys.exit()", "–", "program-failed"),
    ],
)
def test_an_illegal_answer_ends_the_match_and_is_told(tmp_path: Path, answer: str, line: str, reason: str) -> None:
    setting = with_program(tmp_path, answer)
    illegal = play(setting, FIRST)
    assert isinstance(illegal, Illegal)
    assert (illegal.fixture, illegal.seat, illegal.line, illegal.refused.reason) == (FIRST, 0, line, reason)
    assert len(read_record(illegal.record).match.log) == illegal.entry
    assert verify(read_record(illegal.record)).answer is Answer.VERIFIED


def test_an_illegal_answer_stops_the_run(tmp_path: Path) -> None:
    setting = with_program(tmp_path, PLAIN.replace('request["legal"][0]', 'request["legal"][0] if number < 2 else "?"'))
    results = Results(setting)
    illegal = play_out(setting, results, Counted(setting, 9), 9, partial(in_processes, jobs=2), lambda finished: None)
    assert isinstance(illegal, Illegal)
    assert illegal.line == "?"
    assert results.played == {}


def test_a_process_that_dies_is_told() -> None:
    """As the system may kill one where memory runs out; here when a third match is handed out."""

    def handed_out() -> Iterator[Fixture]:
        for number, fixture in enumerate(fixtures(MIRROR, 9)):
            for process in multiprocessing.active_children() if number == 2 else ():
                process.kill()
                process.join()
            yield fixture

    with pytest.raises(Refused) as refused:
        list(in_processes(MIRROR, handed_out(), jobs=2))
    assert refused.value.reason == "process-died"


def test_closing_a_run_ends_its_processes() -> None:
    outcomes = in_processes(MIRROR, fixtures(MIRROR, 9), jobs=2)
    next(outcomes)
    assert len(multiprocessing.active_children()) == 2
    outcomes.close()
    assert multiprocessing.active_children() == []
