"""Whole matches in a real pseudo-terminal of 80 × 24, and whatever may interrupt them."""

from __future__ import annotations

import re
import signal
from pathlib import Path

import pytest

from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from tests.terminal.terminal import Terminal

WHOLE = {
    "lowenherz-2003": (["--seat", "Ada", *["--seat", "bot:random"] * 3], "en", "Since your last turn"),
    "lowenherz-1997": (
        ["--seat", "Ada", *["--seat", "bot:random"] * 2, "--option", "game=basic"],
        "de",
        "Seit deinem letzten Zug",
    ),
    "lionheart": (["--seat", "Ada", "--seat", "bot:random"], "fr", "Depuis votre dernier tour"),
}
SEED = "00" * 32
MOST_QUESTIONS = 500
"""More than any such match has: whoever gets here goes round in circles."""


def own_folder(home: Path) -> Path:
    return home / ".local" / "share" / "coeurdelion"


def listed_action(lines: list[str]) -> str:
    """Something that the list below the question names last: a number, or the first action of a verb."""
    *_, last = [line for line in lines if line and line != ">"]
    entry = re.split(r" {2,}", last.removesuffix("…").strip())[-1].replace("\u00a0", " ")
    number, _, action = entry.partition(" ")
    if number.isdigit() and action:
        return number
    verb, _, rest = entry.partition(" ")
    several = re.split(" *[,…]", rest)
    return f"{verb} {several[0] if len(several) > 1 else rest.split(' ')[0]}".strip()


@pytest.mark.parametrize("game", WHOLE)
def test_a_whole_match_is_played_from_the_screen_alone(game: str, tmp_path: Path) -> None:
    arguments, language, news = WHOLE[game]
    with Terminal(["play", game, *arguments, "--seed", SEED, "--lang", language], tmp_path) as terminal:
        asked = 0
        while terminal.wait_for_question_or_end():
            asked += 1
            screen = terminal.screen
            assert asked < MOST_QUESTIONS, screen.text
            assert screen.scrolled == 0, screen.text
            assert news in screen.text, screen.text
            assert re.search(r"^ 8", screen.text, re.MULTILINE), screen.text
            assert "Ada" in screen.text, screen.text
            terminal.type(listed_action(screen.lines))
        assert terminal.end() == 0
    assert asked > 5
    assert "replay" in terminal.screen.text
    assert list(own_folder(tmp_path).glob("unfinished-*")) == []
    record = read_record((own_folder(tmp_path) / "last.match").read_text("utf-8"))
    assert verify(record).answer is Answer.VERIFIED


def test_whatever_interrupts_a_match_it_goes_on_where_it_was(tmp_path: Path) -> None:
    """Ctrl-C, a signal, a window that is closed, the hardest kill, Ctrl-D: the next start offers all that was decided."""
    arguments = ["play", "lionheart", "--seat", "Ada", "--seat", "bot:random", "--seed", SEED]
    turned = ["turn c7 e", "turn c7 n"] * 3

    def decide(terminal: Terminal) -> None:
        terminal.wait_for_question()
        terminal.type(turned.pop(0))
        terminal.wait_for_question()
        assert len(actions()) == 6 - len(turned), terminal.screen.text

    def actions() -> list[str]:
        (path,) = own_folder(tmp_path).glob("unfinished-*.match")
        log = read_record(path.read_text("utf-8")).match.log
        return [entry.action for entry in log if entry.seat == 0]

    with Terminal(arguments, tmp_path) as terminal:
        decide(terminal)
        assert terminal.end(keys="\x03") == 128 + signal.SIGINT
        assert "play --resume" in terminal.screen.text
    with Terminal(["play"], tmp_path) as terminal:
        terminal.wait_for_text("Go on with it?")
        terminal.type("yes")
        decide(terminal)
        assert terminal.end(signal.SIGTERM) in (128 + signal.SIGTERM, -signal.SIGTERM)
    with Terminal(["play", "--resume"], tmp_path) as terminal:
        decide(terminal)
        terminal.hang_up()
        terminal.process.wait(timeout=20)
    with Terminal(["play", "--resume"], tmp_path) as terminal:
        decide(terminal)
        terminal.process.kill()
        assert terminal.end() == -signal.SIGKILL
    with Terminal(["play", "--resume"], tmp_path, environ={"TERM": "dumb", "LANG": "C"}) as terminal:
        decide(terminal)
        assert terminal.screen.text.isascii(), "a terminal of the locale C"
        assert "\x1b[3" not in terminal.written, "no colours on a dumb terminal"
        assert terminal.end(keys="\x04") == 0
    assert actions() == ["turn c7 e", "turn c7 n"] * 2 + ["turn c7 e"]
