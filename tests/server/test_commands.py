"""A command that is forked does what one does that is started as users start it."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.server import commands


@pytest.mark.parametrize(
    ("words", "language"),
    [(["--help"], "de"), (["serve", "--port", "abc"], "fr"), (["migrate", "--data", "new.db"], "en")],
)
def test_it_says_the_same_and_ends_the_same(
    words: list[str], language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    env, ended = {**os.environ, "COEURDELION_LANG": language}, []
    for is_forked in (True, False):
        folder = tmp_path / str(is_forked)
        folder.mkdir()
        monkeypatch.chdir(folder)
        done = commands.run(*words, env=env) if is_forked else start(*words, env=env)
        ended.append((done.returncode, done.stdout, done.stderr, [path.name for path in folder.iterdir()]))
    assert ended[0] == ended[1]


def start(*words: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*commands.START, *words], env=env, capture_output=True, text=True, timeout=60)


def test_it_is_a_process_that_can_be_signalled(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        begun = commands.begin("serve", "--port", "0", "--data", str(tmp_path / "tables.db"), "--lang", "en")
        assert begun.stdout
        with begun.stdout:
            assert "is open at" in begun.stdout.readline()
            assert begun.pid != os.getpid()
            with pytest.raises(subprocess.TimeoutExpired):
                begun.wait(0)
            os.kill(begun.pid, number)
            assert begun.wait(15) == -number
