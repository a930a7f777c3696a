"""The commands `bench …`: how fast the rules, the search, the bots and the server are."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from coeurdelion.bench.rules import bench_rules, bench_search
from coeurdelion.cli.app import bench_app, environment_language, examples, faults, help_of
from coeurdelion.games import GAMES, game_named
from coeurdelion.text import say


@bench_app.command("rules", help=help_of("help-bench-rules"), epilog=examples("coeurdelion bench rules --json"))
def bench_rules_command(
    seconds: Annotated[float, typer.Option(help=help_of("help-bench-seconds"))] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help=help_of("help-json"))] = False,
) -> None:
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        figures = bench_rules(seconds, lambda name: bar.update(task, description=name))
    _print_figures(figures, as_json)


@bench_app.command("search", help=help_of("help-bench-search"), epilog=examples("coeurdelion bench search --seconds 2"))
def bench_search_command(
    seconds: Annotated[float, typer.Option(help=help_of("help-bench-seconds"))] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help=help_of("help-json"))] = False,
) -> None:
    _print_figures(bench_search(seconds), as_json)


@bench_app.command("bots", help=help_of("help-bench-bots"), epilog=examples("coeurdelion bench bots --json"))
def bench_bots_command(
    games: Annotated[list[str] | None, typer.Argument(help=help_of("help-bench-games"))] = None,
    decisions: Annotated[int, typer.Option(min=1, help=help_of("help-bench-decisions"))] = 100,
    as_json: Annotated[bool, typer.Option("--json", help=help_of("help-json"))] = False,
) -> None:
    from coeurdelion.bench.bots import bench_bots

    with faults(environment_language()):
        chosen = [game_named(name).id for name in games or GAMES]
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        figures = bench_bots(chosen, decisions, lambda name: bar.update(task, description=name))
    _print_figures(figures, as_json)


@bench_app.command("server", help=help_of("help-bench-server"), epilog=examples("coeurdelion bench server --json"))
def bench_server_command(
    seconds: Annotated[float, typer.Option(help=help_of("help-bench-seconds"))] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help=help_of("help-json"))] = False,
) -> None:
    from coeurdelion.bench.server import main as bench

    raise typer.Exit(bench(seconds, as_json, say(environment_language(), "bench-no-peer")))


def _print_figures(figures: dict[str, dict[str, float | None]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    for name, line in figures.items():
        print(name, *(f"{key} {value}" for key, value in line.items()))
