"""What the README shows really runs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from tests.paths import ROOT

BLOCKS = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)


def test_the_bot_answers_with_a_legal_action() -> None:
    request = {"cmd": "bot", "seat": 0, "legal": ["sell A.B1", "play A.B1"], "view": {}, "log": [], "ms": 100}
    command = [sys.executable, "-c", BLOCKS[0]]
    run = subprocess.run(command, input=json.dumps(request) + "\n", capture_output=True, text=True, check=True)
    assert json.loads(run.stdout) == {"ok": True, "action": "play A.B1"}


def test_the_client_talks_to_the_engine() -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    env = {**os.environ, "PATH": path, "COEURDELION_LANG": "en"}
    run = subprocess.run([sys.executable, "-c", BLOCKS[1]], capture_output=True, text=True, check=True, env=env)
    assert "border" in run.stdout
    assert run.stdout.endswith("{'ok': True}\n")


def test_the_library_example_runs() -> None:
    run = subprocess.run([sys.executable, "-c", BLOCKS[2]], capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\d+ places for the first castle, such as castle a1\n", run.stdout)


def test_ten_lines_are_no_more() -> None:
    for block in BLOCKS[:2]:
        assert 8 <= len([line for line in block.splitlines() if line.strip()]) <= 10


def test_every_file_it_names_is_there() -> None:
    for name in re.findall(r"\]\(([^)]+)\)", (ROOT / "README.md").read_text("utf-8")):
        assert (ROOT / name).is_file(), name
