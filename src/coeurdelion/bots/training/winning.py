"""Fitting the chances to win to matches among squires: `python -m coeurdelion.bots.training.winning GAME`.

A position of each turn is looked at with who won in the end. The two numbers of the file are those by which what happened
was likeliest in most of the matches; the others tell how well they hold.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import groupby, pairwise
from math import exp, log
from random import Random
from typing import Any, NamedTuple

from coeurdelion.bots import lionheart, lowenherz_1997, lowenherz_2003
from coeurdelion.bots.arena.match import play_match
from coeurdelion.bots.chance_guide import Sharpness
from coeurdelion.bots.level_names import SQUIRE
from coeurdelion.bots.levels import BOTS, bot_named
from coeurdelion.bots.winning import Chances, chances_of, shares
from coeurdelion.core import AnyGame
from coeurdelion.games import game_named

PLACES = {
    lionheart.BOTS.game: lionheart.winning.PLACE,
    lowenherz_1997.BOTS.game: lowenherz_1997.winning.PLACE,
    lowenherz_2003.BOTS.game: lowenherz_2003.winning.PLACE,
}
"""Where the numbers of each game are kept."""
HELD_BACK = 4
"""Three matches of so many times three are not fitted to: they tell how well the numbers hold."""
WRITTEN_EVERY = 30
"""After so many matches the numbers are written down."""
LEAST = 1e-6
"""No chance is taken for smaller than this."""
FADINGS = (0.0, 0.01, 0.02, 0.04, 0.06, 0.09, 0.13)
SCALES = (0.01, 2.0)
"""Between these the scale is sought, for each fading."""
SCALE_STEPS = 14
GOLDEN = 0.382
BANDS = (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0)


class Position(NamedTuple):
    """A position of a match as its game tells chances from it, and what share of the victory each had in the end."""

    match: int
    worths: tuple[float, ...]
    perils: tuple[float, ...]
    rounds_left: float
    won: Chances

    def chances(self, sharpness: Sharpness) -> Chances:
        """The chances of each by these numbers."""
        return chances_of(self.worths, self.perils, sharpness.after(self.rounds_left))


def play(game: AnyGame, number: int, seed: int) -> list[Position]:
    """A match among squires of as many players as its number says: the first position of each turn."""
    seats = game.seats[number % len(game.seats)]
    decisions: list[Any] = []
    squires = [bot_named(game, SQUIRE)] * seats
    end = play_match(game, squires, {}, Random(f"{seed} {number}"), lambda decision: decisions.append(decision.state))
    won, guide = shares(game.winners(end) or (), seats), BOTS[game.id].winning
    turns = groupby(decisions, BOTS[game.id].coach.turn)
    return [
        Position(number, tuple(guide.worths(first)), tuple(guide.perils(first)), guide.rounds_left(first), won)
        for first in (next(states) for _, states in turns)
    ]


def fit(positions: Sequence[Position]) -> Sharpness:
    """The numbers by which what happened is likeliest."""
    candidates = [Sharpness(_best_scale(positions, fading), fading) for fading in FADINGS]
    return min(candidates, key=lambda sharpness: log_loss(positions, sharpness))


def _best_scale(positions: Sequence[Position], fading: float) -> float:
    """The best scale with a fading: what happened gets less likely steadily to both sides of it."""
    low, high = map(log, SCALES)
    for _ in range(SCALE_STEPS):
        one, other = low + (high - low) * GOLDEN, high - (high - low) * GOLDEN
        if log_loss(positions, Sharpness(exp(one), fading)) < log_loss(positions, Sharpness(exp(other), fading)):
            high = other
        else:
            low = one
    return exp((low + high) / 2)


def log_loss(positions: Sequence[Position], sharpness: Sharpness) -> float:
    """How much what happened surprises, in nats for each position."""
    return sum(
        -share * log(max(LEAST, chance))
        for position in positions
        for share, chance in zip(position.won, position.chances(sharpness), strict=True)
        if share
    ) / len(positions)


def calibration(positions: Sequence[Position], sharpness: Sharpness) -> list[str]:
    """For bands of chances: how often they were told, what was told on the mean, and what happened."""
    told = [pair for one in positions for pair in zip(one.chances(sharpness), one.won, strict=True)]
    lines = []
    for low, high in pairwise(BANDS):
        band = [pair for pair in told if low <= pair[0] < high or pair[0] == high == 1.0]
        if band:
            means = [100 * sum(column) / len(band) for column in zip(*band, strict=True)]
            lines.append(f"told {means[0]:.0f} %, came {means[1]:.0f} % ({len(band)} times)")
    return lines


def main() -> None:
    """Play, fit, and write the file of the game."""
    parser = argparse.ArgumentParser(description="Fit the chances to win to matches among squires.")
    parser.add_argument("game", choices=tuple(PLACES))
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = game_named(given.game)
    played: list[Position] = []
    for number in range(given.matches):
        played += play(game, number, given.seed)
        if (number + 1) % WRITTEN_EVERY == 0 or number + 1 == given.matches:
            PLACES[game.id].write_text(written(f"{game.id} --matches {number + 1} --seed {given.seed}", played), "utf-8")


def written(command: str, played: Sequence[Position]) -> str:
    """The file, with how it was made and how well it holds."""
    held = [one for one in played if one.match // 3 % HELD_BACK == 0]
    rest = [one for one in played if one.match // 3 % HELD_BACK]
    fitted, equal = fit(rest), log_loss(held, Sharpness(0.0, 0.0))
    lines = [
        "How sharply what a state is worth decides who wins; what the numbers mean is in chance_guide.py. Fitted by",
        f"python -m coeurdelion.bots.training.winning {command}",
        f"to {len(rest)} turns. Of {len(held)} turns of other matches: log loss {log_loss(held, fitted):.3f}"
        f" (with all chances alike {equal:.3f}),",
        *calibration(held, fitted),
    ]
    comment = "".join(f"# {line}\n" for line in lines)
    return f"{comment}scale = {fitted.scale:.4f}\nfading = {fitted.fading:.4f}\n"


if __name__ == "__main__":
    main()
