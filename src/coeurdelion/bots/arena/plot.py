"""A picture of the ratings as SVG: a dot for each bot, its error as a bar; readable in light and in dark."""

from __future__ import annotations

import math
from collections.abc import Iterator
from html import escape

from coeurdelion.bots.arena.figures import Figures
from coeurdelion.bots.arena.report import BotLine, Report
from coeurdelion.text import say

WIDTH = 760
LEFT, RIGHT, TOP, BOTTOM = 220, 140, 56, 44
"""The room for names, for ratings in figures, for the title, and for the axis."""
ROW = 34
DOT, CAP = 5, 6
TICKS = 6
"""About how many numbers the axis has."""
LONGEST_NAME = 28
MARGIN = 0.08
NARROWEST = 20.0
"""The fewest Elo points that the axis spans."""
STYLE = """
text { font: 14px system-ui, sans-serif; fill: #2b2620; }
.title { font-size: 17px; font-weight: 600; } .faint { fill: #6b6255; }
.paper { fill: #fdfbf6; } .grid { stroke: #d9d1c1; } .zero { stroke: #8d8370; }
.bar { stroke: #1f5f8b; stroke-width: 2.5; } .dot { fill: #1f5f8b; }
@media (prefers-color-scheme: dark) {
text { fill: #ece5d8; } .faint { fill: #b3a994; } .paper { fill: #1e1b17; }
.grid { stroke: #443d32; } .zero { stroke: #857a66; }
.bar { stroke: #7cc0ee; } .dot { fill: #7cc0ee; }
}
"""


def plot(report: Report, figures: Figures) -> str:
    """The picture, the strongest bot above; it is told in words too, for those who do not see it."""
    return "\n".join(_lines(report, figures)) + "\n"


def _lines(report: Report, figures: Figures) -> Iterator[str]:
    bots = sorted(report.bots, key=lambda bot: -bot.elo.value)
    height = TOP + ROW * len(bots) + BOTTOM
    language = figures.language
    title = say(language, "arena-plot", game=say(language, report.setting.game), players=report.setting.players)
    marked = report.draws_added
    told = "; ".join(f"{bot.name} {figures.elo(bot.elo, draws_added=marked)}" for bot in bots)
    if marked:
        told = f"{told}. {say(language, 'arena-draws-added')}"
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    yield f'<svg xmlns="http://www.w3.org/2000/svg" {size} xml:lang="{language}" role="img" aria-labelledby="title desc">'
    yield f'<title id="title">{escape(title)}</title>'
    yield f'<desc id="desc">{escape(told)}</desc>'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>'
    yield f'<text class="title" x="20" y="32">{escape(title)}</text>'
    scale = _Scale(bots)
    yield from _axis(scale, height, figures)
    for number, bot in enumerate(bots):
        yield from _row(bot, scale, TOP + ROW * number + ROW / 2, figures.elo(bot.elo, draws_added=marked))
    yield "</svg>"


class _Scale:
    """Where a rating lies from left to right."""

    def __init__(self, bots: list[BotLine]) -> None:
        ends = [bot.elo.value + sign * (bot.elo.error or 0) for bot in bots for sign in (-1, 1)]
        span = max(max(ends) - min(ends), NARROWEST)
        middle = (max(ends) + min(ends)) / 2
        self.low, self.high = middle - span * (0.5 + MARGIN), middle + span * (0.5 + MARGIN)

    def place(self, elo: float) -> float:
        """The distance from the left edge."""
        return LEFT + (elo - self.low) / (self.high - self.low) * (WIDTH - LEFT - RIGHT)

    def ticks(self) -> list[int]:
        """The round numbers on the axis."""
        rough = (self.high - self.low) / TICKS
        power = 10 ** math.floor(math.log10(rough))
        step = max(1, round(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= rough)))
        return [step * number for number in range(math.ceil(self.low / step), math.floor(self.high / step) + 1)]


def _axis(scale: _Scale, height: int, figures: Figures) -> Iterator[str]:
    end = height - BOTTOM
    for tick in scale.ticks():
        x = scale.place(tick)
        kind = "grid" if tick else "zero"
        yield f'<line class="{kind}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{end}"/>'
        yield f'<text class="faint" x="{x:.1f}" y="{end + 20}" text-anchor="middle">{figures.number(tick, 0)}</text>'


def _row(bot: BotLine, scale: _Scale, y: float, written: str) -> Iterator[str]:
    name = bot.name if len(bot.name) <= LONGEST_NAME else bot.name[: LONGEST_NAME - 1] + "…"
    yield f'<text x="{LEFT - 16}" y="{y + 5:.1f}" text-anchor="end">{escape(name)}</text>'
    if bot.elo.error is not None:
        low, high = (scale.place(bot.elo.value + sign * bot.elo.error) for sign in (-1, 1))
        yield f'<path class="bar" fill="none" d="M{low:.1f} {y - CAP}v{2 * CAP}m0 {-CAP}H{high:.1f}m0 {-CAP}v{2 * CAP}"/>'
    yield f'<circle class="dot" cx="{scale.place(bot.elo.value):.1f}" cy="{y}" r="{DOT}"/>'
    yield f'<text class="faint" x="{WIDTH - 16}" y="{y + 5:.1f}" text-anchor="end">{written}</text>'
