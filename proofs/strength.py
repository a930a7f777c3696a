"""Measure how strong the levels are, one by one and against others: `./dev prove strength GAME [PART…]`.

Each part is a run of the arena that goes on where it was interrupted; without a part, all of them. `--games N` plays fewer
or more pairs than a part has by itself, `--folder DIR` keeps the results elsewhere.
"""

from __future__ import annotations

import io
import json
import shlex
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

ROOT = Path(__file__).resolve().parent.parent
EARLIER = "fcfd180"
"""The commit whose squire the levels are held against: the last one that had no other level."""
LADDER = ("page", "squire", "knight", "prince")
NODES: Mapping[str, int] = {"lionheart": 20_000, "lowenherz-1997": 20_000, "lowenherz-2003": 20_000}
"""The nodes that levels get where time does not count; those below `prince` use fewer by themselves."""


class Part(NamedTuple):
    """A run of the arena: its bots, how many lucks, what else it is told, and the share that the first bot should win."""

    name: str
    bots: tuple[str, ...]
    games: int
    needed: float | None = None
    options: tuple[str, ...] = ()


def parts_of(game: str, earlier: str) -> Iterator[Part]:
    """All that is measured of a game; `earlier` is the command of the squire of before."""
    fixed = ("--nodes", str(NODES[game]))
    step, against_earlier = (0.6, 0.7) if game == "lionheart" else (0.7, 0.85)
    for below, level in pairwise(LADDER):
        yield Part(f"{level}-{below}", (level, below), 100, step, fixed)
    if game != "lionheart":
        for below, level in pairwise(LADDER):
            options = (*fixed, "--players", "4", "--first-alone")
            yield Part(f"{level}-{below}-alone", (level, below), 25, 0.45, options)
    yield Part("prince-random", ("prince", "random"), 100, 0.995, fixed)
    yield Part("prince-monte-carlo", ("prince", "monte-carlo"), 20, 0.8)
    yield Part("prince-earlier", ("prince", f"earlier={earlier}"), 20, against_earlier)
    yield Part("prince-knight-time", ("prince", "knight"), 20, step)
    yield Part("knight-without-core", ("knight", f"without={program('knight', COEURDELION_CORE='none')}"), 10)
    yield Part("table", (*LADDER, "random", "monte-carlo", f"earlier={earlier}"), 4, None, ("--ms", "100"))


def earlier_command(folder: Path) -> str:
    """The command of the squire of before, whose code is laid out in a folder."""
    place = folder / "earlier"
    if not place.exists():
        archive = subprocess.run(["git", "archive", EARLIER, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
            packed.extractall(place, filter="data")
    return program("squire", PYTHONPATH=str(place / "src"))


def program(level: str, **environment: str) -> str:
    """The command of a level in another environment."""
    variables = (f"{name}={value}" for name, value in environment.items())
    return shlex.join(["env", *variables, sys.executable, str(ROOT / "proofs" / "level_program.py"), level])


def measure(game: str, part: Part, games: int, folder: Path) -> bool:
    """Run a part and print its line; whether the first bot won as much as it should."""
    command = [sys.executable, "-m", "coeurdelion.cli", "arena", game, *part.bots, *part.options, "--json"]
    command += ["--games", str(games), "--to", str(folder / f"{game}-{part.name}.jsonl")]
    run = subprocess.run(command, stdout=subprocess.PIPE, check=False)
    if run.returncode:
        raise typer.Exit(run.returncode)
    pairs = json.loads(run.stdout)["pairs"]
    print(*(line(part, pair) for pair in pairs), sep="\n", flush=True)
    return part.needed is None or pairs[0]["share"][0] >= part.needed


def line(part: Part, pair: Any) -> str:
    """What two bots have shown, as a row of a table in Markdown."""
    (share, error), (elo, _) = pair["share"], pair["elo"]
    others = f" × {pair['others']}" if pair["others"] > 1 else ""
    within = "" if error is None else f" ± {error:.1%}"
    wanted = "–" if part.needed is None else f"{part.needed:.1%}"
    who = f"{pair['first']} – {pair['second']}{others}"
    return f"| {part.name} | {who} | {pair['matches']} | {share:.1%}{within} | {wanted} | {elo:+.0f} |"


def main(
    game: Annotated[str, typer.Argument()],
    names: Annotated[list[str] | None, typer.Argument()] = None,
    games: Annotated[int | None, typer.Option()] = None,
    folder: Annotated[Path, typer.Option()] = ROOT / ".data" / "strength",
) -> None:
    """Measure the parts that are named, or all."""
    folder.mkdir(parents=True, exist_ok=True)
    parts = {part.name: part for part in parts_of(game, earlier_command(folder))}
    unknown = set(names or ()) - set(parts)
    if unknown:
        print(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(parts)}", file=sys.stderr)
        raise typer.Exit(2)
    print("| part | who | matches | share of the first | wanted | Elo |\n|---|---|---|---|---|---|")
    held = [measure(game, parts[name], games or parts[name].games, folder) for name in names or parts]
    raise typer.Exit(0 if all(held) else 1)


if __name__ == "__main__":
    typer.run(main)
