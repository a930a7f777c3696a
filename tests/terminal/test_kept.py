"""Unsaved play: where it is kept, what may go wrong with that, and how it is offered again."""

from __future__ import annotations

import errno
import io
import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from coeurdelion.core import Match
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record_reader import read_record
from coeurdelion.terminal.commands import COMMANDS
from coeurdelion.terminal.data_folder import data_folder
from coeurdelion.terminal.display import MatchDisplay
from coeurdelion.terminal.keeping import Keeping
from coeurdelion.terminal.kept import KeptMatch, keep_last, kept_matches
from coeurdelion.terminal.keyboard_match import KeyboardMatch
from coeurdelion.terminal.players import LevelBot, Person
from coeurdelion.terminal.resume import choose_left, matches_left
from coeurdelion.text import Speaker

GAME = GAMES["lionheart"]
LOCKS = """
import sys
from pathlib import Path
from coeurdelion.terminal.kept import KeptMatch
place = KeptMatch(Path(sys.argv[1]))
print(place.take(), flush=True)
sys.stdin.read()
"""


def typed(lines: Sequence[str]) -> Callable[[str, Sequence[str]], str]:
    """A keyboard on which these lines are typed, and then nothing more."""
    left = list(lines)

    def ask(prompt: str, words: Sequence[str]) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


def played(keeping: Keeping, lines: Sequence[str]) -> tuple[KeyboardMatch, str]:
    """A match that was kept while these lines were typed, and what was said."""
    live = LiveMatch(Match(GAME, GAME.colours, ("Ada", "bot:random"), {}), bytes(range(32)))
    out = io.StringIO()
    display = MatchDisplay(Console(file=out, width=80), GAME, Speaker("en", GAME, "", ["Ada", "Silver"]), GAME.colours)
    match = KeyboardMatch(live, [Person("Ada"), LevelBot("random")], display, typed(lines), Random(1), COMMANDS, keeping)
    with pytest.raises(EOFError):
        match.play()
    keeping.release()
    return match, " ".join(out.getvalue().split())


def left_in(folder: Path) -> KeptMatch:
    """A match that someone has left in a folder."""
    place = KeptMatch.new(folder)
    played(Keeping(place), ["turn c7 e"])
    return place


def full_disk(_: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.local/share/coeurdelion"),
        ("linux", {"HOME": "/home/ada", "XDG_DATA_HOME": "/data"}, "/data/coeurdelion"),
        ("linux", {"HOME": "/home/ada", "XDG_DATA_HOME": "not/absolute"}, "/home/ada/.local/share/coeurdelion"),
        ("darwin", {"HOME": "/Users/ada"}, "/Users/ada/Library/Application Support/coeurdelion"),
        ("win32", {"LOCALAPPDATA": "/ada/Local", "APPDATA": "/ada/Roaming"}, "/ada/Local/coeurdelion"),
    ],
)
def test_the_folder_is_where_the_system_has_such_folders(platform: str, environ: dict[str, str], expected: str) -> None:
    assert data_folder(environ, platform) == Path(expected)


def test_without_a_home_there_is_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert data_folder({}, "linux") is None


def test_what_was_decided_is_kept_for_this_user_alone(tmp_path: Path) -> None:
    folder = tmp_path / "own" / "coeurdelion"
    place = KeptMatch.new(folder)
    match, _ = played(Keeping(place), ["turn c7 e"])
    assert read_record(place.path.read_text("utf-8")).match.log == tuple(match.live.log)
    assert folder.stat().st_mode & 0o777 == 0o700
    assert {path.stat().st_mode & 0o777 for path in folder.iterdir()} == {0o600}


def test_nothing_is_kept_before_there_is_something_and_after_it_is_saved(tmp_path: Path) -> None:
    played(Keeping(KeptMatch.new(tmp_path / "own")), [])
    assert list((tmp_path / "own").glob("*.match")) == []
    played(Keeping(KeptMatch.new(tmp_path / "own")), ["turn c7 e", f"save {tmp_path / 'evening.match'}"])
    assert list((tmp_path / "own").iterdir()) == []
    played(Keeping(KeptMatch.new(tmp_path / "own")), [f"save {tmp_path / 'evening.match'}", "turn c7 e"])
    assert len(kept_matches(tmp_path / "own")) == 1


def test_a_full_disk_is_told_once_and_what_was_kept_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = left_in(tmp_path)
    kept = place.path.read_text("utf-8")
    monkeypatch.setattr("os.fsync", full_disk)
    match, told = played(Keeping(place), ["turn c7 e", "quit", "turn c7 n"])
    assert place.path.read_text("utf-8") == kept
    assert told.count("This match cannot be kept for another time (No space left on device)") == 1
    assert "leaving loses it" in told
    assert len([entry for entry in match.live.log if entry.seat == 0]) == 2, "it was not left at the first word"
    assert {path.suffix for path in tmp_path.iterdir()} == {".match", ".lock"}


def test_one_can_leave_what_cannot_be_kept_by_saying_so_twice() -> None:
    keeping = Keeping(None, reason="there is no home folder")
    match, told = played(keeping, ["turn c7 e", "quit", "quit", "turn c7 n"])
    assert told.count("there is no home folder") == 2
    assert match.live.log[-1].action == "turn c7 e"


def test_a_match_that_another_process_plays_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = left_in(tmp_path)
    command = [sys.executable, "-c", LOCKS, str(place.path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "True\n"
        assert list(matches_left(tmp_path, "en")) == []
        assert "open in another terminal" in " ".join(capsys.readouterr().out.split())
        other.kill()
    (left,) = matches_left(tmp_path, "en")
    assert left.place.path == place.path, "a lock ends with its process"
    left.place.release()


@pytest.mark.parametrize(
    ("text", "language"),
    [(b"", "fr"), (b"coeurdelion-match 1\ngame lionheart 1\n", "en"), (b"\xff\xfe", "de"), (b"nonsense", "fr")],
)
def test_a_broken_file_is_told_and_set_aside(
    text: bytes, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = left_in(tmp_path)
    place.path.write_bytes(text)
    assert choose_left(tmp_path, language, typed([])) is None
    (aside,) = tmp_path.glob("*.broken")
    assert aside.read_bytes() == text
    assert aside.name in capsys.readouterr().out.replace("\n", "")
    assert choose_left(tmp_path, language, typed([])) is None
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    ("language", "yes", "no", "drop"), [("fr", "oui", "non", "jeter"), ("en", "", "N", "drop"), ("de", "j", "nein", "weg")]
)
def test_a_match_that_was_left_is_offered(language: str, yes: str, no: str, drop: str, tmp_path: Path) -> None:
    place = left_in(tmp_path)
    assert choose_left(tmp_path, language, typed([no])) is None
    left = choose_left(tmp_path, language, typed(["perhaps", yes]))
    assert left is not None
    assert [entry.action for entry in left.record.match.log][-1] == "turn c7 e"
    left.place.release()
    assert choose_left(tmp_path, language, typed([]), "lowenherz-2003") is None, "another game was asked for"
    assert choose_left(tmp_path, language, typed([drop])) is None
    assert list(tmp_path.iterdir()) == []
    assert not place.path.exists()


def test_a_match_that_cannot_be_played_again_is_set_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = left_in(tmp_path)
    place.path.write_text(place.path.read_text("utf-8").replace("turn c7 e", "turn a1 e"), "utf-8")
    told: list[str] = []
    assert choose_left(tmp_path, "en", typed([]), tell=told.append) is None
    assert [path.suffix for path in tmp_path.iterdir() if path.suffix != ".lock"] == [".broken"]
    assert "cannot be read" in told[0]
    assert capsys.readouterr().out == "", "it is told where the match is shown"


def test_a_folder_that_cannot_be_read_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "coeurdelion"
    folder.write_text("a file")
    assert choose_left(folder, "en", typed([])) is None
    assert "cannot be opened" in capsys.readouterr().out


def test_a_finished_match_replaces_the_one_before(tmp_path: Path) -> None:
    live = LiveMatch(Match(GAME, GAME.colours, ("Ada", ""), {}))
    assert keep_last(tmp_path, live.record()) == keep_last(tmp_path, live.record())
    (path,) = tmp_path.iterdir()
    assert path.name == "last.match"
    assert path.stat().st_mode & 0o777 == 0o600
