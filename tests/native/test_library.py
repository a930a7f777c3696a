"""Which core is used, what is built where, and that everything goes on without one."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from coeurdelion.native import COMPILED, core_of
from coeurdelion.native.library import CHOICE, PLACE, PLAIN, WIDE, kind_of_core
from tests.paths import ROOT

BIN = Path(sys.executable).parent
FAKE_COMPILER = """#!/bin/sh
[ "$1" = --version ] && echo "{version}" && exit
for word; do case "$word" in {unknown}) echo "unknown argument: $word" >&2; exit 1;; esac; done
while [ "$1" != "-o" ]; do shift; done
echo compiled > "$2"
"""
COMPILERS = [
    ("g++ (Debian 12.2.0-14) 12.2.0", "-fconstexpr-steps*"),
    ("Debian clang version 14.0.6", "-fno-tree-loop-vectorize"),
]
"""What compilers say of themselves, and the flags of others that they refuse."""


def test_every_game_has_its_core_and_the_processor_decides_which() -> None:
    assert all(core_of(game) for game in COMPILED)
    assert core_of("fourth") is None
    assert kind_of_core() in ("wide", "plain")


@pytest.mark.parametrize(("choice", "told"), [("none", "none"), (str(PLACE / PLAIN), "yes"), ("", "yes")])
def test_the_version_tells_which_core_there_is(choice: str, told: str) -> None:
    done = subprocess.run(
        [str(BIN / "coeurdelion"), "--version"],
        env={**os.environ, CHOICE: choice},
        capture_output=True,
        text=True,
        check=True,
    )
    assert f"compiled core: {told}" in done.stdout


PLAYED_IN_BOTH = """
from hashlib import sha256
from coeurdelion.native import *
from coeurdelion.native.batch import Batch
for game in COMPILED:
    core = core_of(game)
    rules = core.game
    starts = [core.packing.pack(rules.start(rules.colours[:players], {})) for players in rules.seats]
    batch = Batch(core, [core.decide(start, seed) for start in starts for seed in range(20)])
    for turn in range(12):
        batch.play(25, turn)
        worths = [core.evaluate(state.tobytes(), 1) for state in batch.states]
        print(game, turn, sha256(batch.states.tobytes() + repr(worths).encode()).hexdigest())
"""


def test_both_libraries_say_the_same() -> None:
    """The same matches, and the same worths to the last bit."""
    if not (PLACE / WIDE).exists():
        return  # this is no processor of the kind for which there are two
    said = [
        subprocess.run(
            [sys.executable, "-c", PLAYED_IN_BOTH],
            env={**os.environ, CHOICE: str(PLACE / name)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for name in (PLAIN, WIDE)
    ]
    assert len(said[0]) == 12 * len(COMPILED)
    assert said[0] == said[1]


def test_a_game_is_played_and_a_bot_chooses_without_a_core() -> None:
    requests = (
        '{"cmd":"new","game":"lionheart","players":2}\n{"cmd":"roll"}\n{"cmd":"bot","seat":0}\n{"cmd":"bot","seat":1}\n'
    )
    done = subprocess.run(
        [str(BIN / "coeurdelion"), "engine"],
        input=requests,
        env={**os.environ, CHOICE: "none"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert '"action"' in done.stdout


def test_without_a_compiler_nothing_is_built(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "native" / "build.py"), str(tmp_path)],
        env={**os.environ, "CXX": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "no C++ compiler" in done.stderr
    assert not list(tmp_path.iterdir())


def made_compiler(folder: Path, version: str = "g++", unknown: str = "-unknown") -> Path:
    """A compiler that compiles nothing."""
    compiler = folder / "compiler"
    compiler.write_text(FAKE_COMPILER.format(version=version, unknown=unknown))
    compiler.chmod(0o755)
    return compiler


@pytest.mark.parametrize(("version", "unknown"), COMPILERS)
def test_a_compiler_is_given_no_flag_of_another(tmp_path: Path, version: str, unknown: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "native" / "build.py"), str(tmp_path / "built"), "-O1"],
        env={**os.environ, "CXX": str(made_compiler(tmp_path, version, unknown))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    assert (tmp_path / "built" / PLAIN).read_text() == "compiled\n"


@pytest.mark.parametrize("with_core", [True, False])
def test_a_wheel_is_made_with_a_core_and_without(tmp_path: Path, with_core: bool) -> None:
    compiler = made_compiler(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "CXX": str(compiler) if with_core else ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert ("coeurdelion/native/libraries/core.so" in names) == with_core
    assert wheel.name.endswith("-py3-none-any.whl") != with_core
    assert "coeurdelion/native/core.py" in names
