"""The command `arena`: bots play each other, and what came of it."""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from coeurdelion.bots.arena import (
    Counted,
    Finished,
    Illegal,
    Report,
    Results,
    Schedule,
    Setting,
    begin,
    play_out,
    read_contestants,
    report_of,
)
from coeurdelion.bots.arena.figures import Figures
from coeurdelion.bots.arena.pairing import fixtures, seatings
from coeurdelion.bots.arena.plot import plot
from coeurdelion.bots.arena.processes import cores, in_processes, in_turn
from coeurdelion.bots.arena.ray_cluster import on_ray
from coeurdelion.bots.arena.sprt import Hypotheses
from coeurdelion.bots.arena.tables import sentences, tables
from coeurdelion.cli.app import Lang, app, fault, faults, help_of, language_of
from coeurdelion.cli.session import INTERRUPTED, prepare_output
from coeurdelion.core import Refused
from coeurdelion.games import game_named
from coeurdelion.terminal.colours import make_console
from coeurdelion.text import Speaker, say

SPEED_PERIOD_S = 3600.0
"""The seconds that the estimate of the time left looks back."""


@app.command("arena", help=help_of("help-arena"), epilog=help_of("help-arena-examples"))
def arena_command(
    game: Annotated[str, typer.Argument(help=help_of("help-play-game"))],
    bots: Annotated[list[str], typer.Argument(help=help_of("help-arena-bots"))],
    players: Annotated[int, typer.Option(help=help_of("help-arena-players"))] = 2,
    first_alone: Annotated[bool, typer.Option("--first-alone", help=help_of("help-arena-first-alone"))] = False,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_of("help-play-option"))] = None,
    games: Annotated[int, typer.Option(min=1, help=help_of("help-arena-games"))] = 100,
    sprt: Annotated[tuple[float, float] | None, typer.Option(metavar="ELO0 ELO1", help=help_of("help-arena-sprt"))] = None,
    ms: Annotated[int, typer.Option(min=1, help=help_of("help-arena-ms"))] = 1000,
    nodes: Annotated[int | None, typer.Option(min=1, help=help_of("help-arena-nodes"))] = None,
    seed: Annotated[int, typer.Option(help=help_of("help-arena-seed"))] = 0,
    jobs: Annotated[int | None, typer.Option(min=1, help=help_of("help-arena-jobs"))] = None,
    ray: Annotated[str, typer.Option(metavar="ADDRESS", help=help_of("help-arena-ray"))] = "",
    to: Annotated[Path | None, typer.Option(help=help_of("help-arena-to"))] = None,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help=help_of("help-arena-keep"))] = None,
    picture: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help=help_of("help-arena-plot"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=help_of("help-json"))] = False,
    lang: Lang = "",
) -> None:
    language = language_of(lang)
    figures = Figures(language, prepare_output())
    with faults(language), _files(language):
        chosen = game_named(game)
        setting = Setting(
            game=chosen.id,
            version=chosen.version,
            bots=read_contestants(chosen, bots),
            players=players,
            options=_options(option or []),
            seed=seed,
            ms=ms,
            nodes=nodes,
            first_alone=first_alone,
        )
        hypotheses = _hypotheses(setting, sprt)
        _check(setting)
        schedule: Schedule = partial(on_ray, address=ray, jobs=jobs) if ray else _scheduled_here(jobs or cores())
        counted = Counted(setting, games, hypotheses)
        with Results(setting, to) as results:
            was_interrupted, illegal = _played(setting, results, counted, games, schedule, keep, language)
        if counted.lucks:
            report = report_of(setting, counted)
            if picture is not None:
                picture.write_text(plot(report, figures), "utf-8")
            _print(report, figures, as_json=as_json)
        if illegal:
            print(_told(setting, illegal, _written(illegal, to), language), file=sys.stderr)
            raise typer.Exit(1)
    if was_interrupted:
        print(say(language, "arena-interrupted" if to is None else "arena-interrupted-kept"), file=sys.stderr)
        raise typer.Exit(INTERRUPTED + signal.SIGINT)


@contextmanager
def _files(language: str) -> Iterator[None]:
    """Turns a file that cannot be read or written into one line."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise fault(
            say(language, "arena-file", file=str(error.filename or "–"), reason=error.strerror or str(error))
        ) from None


def _options(pairs: list[str]) -> dict[str, str]:
    """The options given, each as name=value."""
    options = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refused("option", "bad-pair", text=pair)
        options[name] = value
    return options


def _hypotheses(setting: Setting, sprt: tuple[float, float] | None) -> Hypotheses | None:
    """The hypotheses of the test, if one is wanted; refused if there is nothing to decide between."""
    if sprt is None:
        return None
    if len(setting.bots) > 2:
        raise Refused("arena", "sprt-of-two", count=len(setting.bots))
    hypotheses = Hypotheses(*sprt)
    if hypotheses.elo0 >= hypotheses.elo1:
        raise Refused("arena", "sprt-order")
    return hypotheses


def _check(setting: Setting) -> None:
    """Refuses a setting of which no match can begin."""
    seats = game_named(setting.game).seats
    if setting.players not in seats:
        raise Refused("option", "bad-players", players=setting.players, allowed=tuple(map(str, seats)))
    begin(setting, next(fixtures(setting, 1)))


def _scheduled_here(jobs: int) -> Schedule:
    return in_turn if jobs == 1 else partial(in_processes, jobs=jobs)


def _played(
    setting: Setting, results: Results, counted: Counted, lucks: int, schedule: Schedule, keep: Path | None, language: str
) -> tuple[bool, Illegal | None]:
    """Plays what is missing, behind a progress bar; whether it was interrupted, and the match that was ended by its bot."""
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    total = lucks * len(seatings(setting))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, speed_estimate_period=SPEED_PERIOD_S, disable=hidden) as bar:
        done = sum(number < total for number in results.played)
        task = bar.add_task(say(language, "arena-matches"), total=total, completed=done)

        def tell(finished: Finished) -> None:
            if keep is not None:
                (keep / f"{finished.played.match:06}.match").write_text(finished.record, "utf-8")
            bar.advance(task)

        try:
            return False, play_out(setting, results, counted, lucks, schedule, tell)
        except KeyboardInterrupt:
            return True, None


def _print(report: Report, figures: Figures, *, as_json: bool) -> None:
    """What came of it, as tables or as one line."""
    if as_json:
        print(msgspec.json.encode(report).decode())
        return
    console = make_console(os.environ)
    for table in tables(report, figures):
        console.print(table)
        console.print()
    for sentence in sentences(report, figures):
        console.print(Text(sentence))


def _written(illegal: Illegal, to: Path | None) -> Path:
    """The file that the match was written to: beside the results, or in the folder for temporary files."""
    name = f"match-{illegal.fixture.number}.match"
    path = Path(tempfile.mkdtemp(prefix="arena-")) / name if to is None else to.with_name(f"{to.stem}-{name}")
    path.write_text(illegal.record, "utf-8")
    return path


def _told(setting: Setting, illegal: Illegal, path: Path, language: str) -> str:
    """Which answer was refused, and why."""
    game = game_named(setting.game)
    speaker = Speaker.of_colours(language, game, setting.options.get("edition", ""), game.colours[: setting.players])
    return say(
        language,
        "arena-illegal",
        bot=setting.bots[illegal.fixture.bots[illegal.seat]].name,
        line=illegal.line,
        match=illegal.fixture.number,
        entry=illegal.entry,
        reason=speaker.refusal(illegal.refused),
        file=str(path),
    )
