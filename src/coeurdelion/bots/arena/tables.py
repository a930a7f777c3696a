"""What a run has shown as tables and sentences for the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich import box
from rich.table import Table
from rich.text import Text

from coeurdelion.bots.arena.figures import Figures
from coeurdelion.bots.arena.report import BotLine, PairLine, Report
from coeurdelion.text import say

NARROWEST_NAME = 8
FEWEST_PAIRED = 3
"""From how many bots on the pairs have a table of their own."""


def tables(report: Report, figures: Figures) -> Iterator[Table]:
    """The ratings, the strongest first; each two against each other where that says more; the times."""
    bots = sorted(report.bots, key=lambda bot: -bot.elo.value)
    marked = report.draws_added
    yield _table(figures, RATING_HEADS, (_rating_row(bot, figures, marked=marked) for bot in bots))
    if len(bots) >= FEWEST_PAIRED or report.setting.players > 2:
        with_even = report.setting.players > 2
        heads = PAIR_HEADS if with_even else tuple(head for head in PAIR_HEADS if head != "arena-even")
        yield _table(figures, heads, (_pair_row(pair, figures, with_even=with_even) for pair in report.pairs))
    yield _table(figures, TIME_HEADS, (_time_row(bot, figures) for bot in bots))


RATING_HEADS = (
    "arena-bot",
    "arena-seats",
    "arena-won",
    "arena-drawn",
    "arena-lost",
    "arena-points",
    "arena-share",
    "arena-elo",
)
PAIR_HEADS = ("arena-pair", "arena-matches", "arena-share", "arena-even", "arena-elo-difference")
TIME_HEADS = ("arena-bot", "arena-decisions", "arena-mean", "arena-late", "arena-worst")


def _table(figures: Figures, heads: Iterable[str], rows: Iterable[tuple[str, ...]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=True)
    for number, head in enumerate(heads):
        if number:
            table.add_column(say(figures.language, head), justify="right", no_wrap=True)
        else:
            table.add_column(say(figures.language, head), min_width=NARROWEST_NAME, overflow="fold")
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def _rating_row(bot: BotLine, figures: Figures, *, marked: bool) -> tuple[str, ...]:
    counts = map(str, (bot.seats, bot.won, bot.drawn, bot.lost))
    elo = figures.elo(bot.elo, draws_added=marked)
    return (bot.name, *counts, figures.number(bot.points), figures.share(bot.share), elo)


def _pair_row(pair: PairLine, figures: Figures, *, with_even: bool) -> tuple[str, ...]:
    names = [
        f"{seats} × {name}" if seats > 1 else name for seats, name in ((pair.seats, pair.first), (pair.others, pair.second))
    ]
    elo = figures.elo(pair.elo, draws_added=pair.draws_added)
    even = (figures.percent(pair.even),) if with_even else ()
    return (" – ".join(names), str(pair.matches), figures.share(pair.share), *even, elo)


def _time_row(bot: BotLine, figures: Figures) -> tuple[str, ...]:
    times = bot.times
    return (bot.name, str(times.decisions), *map(figures.number, (times.mean, times.late, times.worst)))


def sentences(report: Report, figures: Figures) -> Iterator[str]:
    """What there is to say beside the tables: how much was played, what the errors mean, what the test says."""
    language = figures.language
    yield say(language, "arena-counted", matches=report.matches, lucks=report.lucks)
    if len(report.bots) < FEWEST_PAIRED and report.setting.players == 2:
        (pair,) = report.pairs
        elo = figures.elo(pair.elo, draws_added=pair.draws_added)
        yield say(language, "arena-difference", first=pair.first, second=pair.second, elo=elo)
    if report.draws_added or any(pair.draws_added for pair in report.pairs):
        yield say(language, "arena-draws-added")
    if sprt := report.sprt:
        told = {"elo0": figures.number(sprt.elo0, 0), "elo1": figures.number(sprt.elo1, 0)}
        told |= {"ratio": figures.number(sprt.ratio, 2), "bound": figures.number(sprt.bound, 2)}
        yield say(language, "arena-sprt", name=report.bots[0].name, verdict=sprt.verdict, **told)
