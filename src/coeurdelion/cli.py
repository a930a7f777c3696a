"""The command `coeurdelion`."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from coeurdelion.bench import bench_rules
from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.scenario import Scenario, read_scenario, run_scenario
from coeurdelion.text import LANGUAGES, Speaker, say

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)
bench_app = typer.Typer(no_args_is_help=True)
app.add_typer(bench_app, name="bench", help="Measure speed.")


def main() -> None:
    """Run the command line; an interrupted or closed output ends it quietly."""
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


Language = Annotated[str, typer.Option("--lang", help="fr, en, de")]


def language_of(name: str) -> str:
    """The language asked for, else the environment's, else English."""
    chosen = name or os.environ.get("COEURDELION_LANG") or os.environ.get("LC_ALL") or os.environ.get("LANG") or "en"
    short = chosen[:2].lower()
    if name and short not in LANGUAGES:
        raise typer.BadParameter(say("en", "cli-unknown-language", language=name, languages=" ".join(LANGUAGES)))
    return short if short in LANGUAGES else "en"


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="Scenario files (*.toml)")], lang: Language = "") -> None:
    """Run scenarios: a line for each, exit status 0 only if all hold."""
    language = language_of(lang)
    good = [_check(path, language) for path in files]
    raise typer.Exit(0 if all(good) else 1)


def _check(path: Path, language: str) -> bool:
    """Whether a scenario holds; prints the line that says so."""
    try:
        scenario = read_scenario(path.read_text("utf-8"))
    except Refused as refused:
        speaker = Speaker(language, next(iter(GAMES.values())))
        print(
            say(
                language,
                "check-error",
                file=str(path),
                line=int(str(refused.params["line"])),
                reason=speaker.reason(refused),
            )
        )
        return False
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        print(say(language, "check-unreadable", file=str(path), reason=str(reason)))
        return False
    failures = run_scenario(scenario)
    if not failures:
        print(say(language, "check-ok", file=str(path)))
    for failure in failures:
        key = "check-fail-step" if failure.step else "check-fail-end"
        params = {"what": failure.what, "expected": failure.expected, "found": failure.found}
        print(say(language, key, file=str(path), step=failure.step, **params))
    return not failures


@bench_app.command("rules")
def bench_rules_command(
    seconds: Annotated[float, typer.Option(help="Seconds of play for each game")] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as one line of JSON, last")] = False,
) -> None:
    """Random play of every game against Catanatron, in one run on one core."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("", total=None)
        figures = bench_rules(seconds, lambda name: bar.update(task, description=name))
    if as_json:
        print(json.dumps(figures))
        return
    for name, line in figures.items():
        print(name, *(f"{key} {value}" for key, value in line.items()))


__all__ = ["Scenario", "app", "main"]
