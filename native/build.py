#!/usr/bin/env python3
"""Compile the core into src/coeurdelion/native/libraries: `./dev` and the build of a wheel call this.

It needs a C++20 compiler and nothing else. `CXX` names the compiler; set to nothing, it says that there is none.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
BUILT = HERE.parent / "src" / "coeurdelion" / "native" / "libraries"
COMPILERS = ("c++", "g++", "clang++")
FLAGS = (
    *("-std=c++20", "-O3", "-fPIC", "-fvisibility=hidden", "-fno-exceptions", "-fno-rtti", "-Wall", "-Wextra", "-pthread"),
    "-ffp-contract=off",  # as Python rounds, or equally good choices are told apart by the last bit
)
OF_GCC = ("-fno-tree-loop-vectorize",)  # GCC 12 loses words of `Cells` in vectorized loops with a condition
OF_CLANG = ("-fconstexpr-steps=100000000",)  # the odds of Lionheart are worked out while it compiles
WIDE = ("-march=x86-64-v3",)


def compiler() -> str | None:
    """The C++ compiler of this machine, None if there is none or none is wanted."""
    wanted = os.environ.get("CXX")
    if wanted is not None:
        return shutil.which(wanted) if wanted else None
    return next(filter(None, map(shutil.which, COMPILERS)), None)


def flags_of(program: str) -> tuple[str, ...]:
    """All flags that a compiler is given, those that no other one knows among them."""
    told = subprocess.run((program, "--version"), capture_output=True, text=True, check=False).stdout
    return FLAGS + (OF_CLANG if "clang" in told else OF_GCC)


def libraries() -> dict[str, tuple[str, ...]]:
    """The libraries to build here, and the flags that tell them apart."""
    wide = {"core-wide.so": WIDE} if platform.machine() in ("x86_64", "AMD64") else {}
    return {"core.so": (), **wide}


def build(place: Path, wanted: dict[str, tuple[str, ...]], sources: Path = HERE) -> None:
    """Compile every source for every library, as many at a time as there are processors, and link them."""
    program = compiler()
    if program is None:
        raise SystemExit("there is no C++ compiler")
    command = (program, *flags_of(program))
    place.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as lanes:
        made = {
            name: [
                lanes.submit(_compile, (*command, *flags), source, Path(folder) / f"{name}-{source.stem}.o")
                for source in sorted(sources.glob("*.cpp"))
            ]
            for name, flags in wanted.items()
        }
        for name, parts in made.items():
            linked = Path(folder) / name
            objects = [str(part.result()) for part in parts]
            _run(*command, "-shared", *wanted[name], *objects, "-o", str(linked))
            shutil.copy(linked, place / f".{name}")
            (place / f".{name}").replace(place / name)  # whoever has the old one open goes on with it


def _compile(command: tuple[str, ...], source: Path, target: Path) -> Path:
    _run(*command, "-c", str(source), "-o", str(target))
    return target


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)}\n{done.stderr}")


if __name__ == "__main__":
    place, *flags = sys.argv[1:] or [str(BUILT)]
    build(Path(place), {"core.so": tuple(flags)} if flags else libraries())
