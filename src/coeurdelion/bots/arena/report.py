"""What a run has shown, as values: each bot's results, rating and times, each two bots against each other, the test."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from coeurdelion.bots.arena.estimate import CONFIDENCE, Estimate, mean_share
from coeurdelion.bots.arena.fixture import Played
from coeurdelion.bots.arena.rating import Encounter, Ratings, encounter, rate
from coeurdelion.bots.arena.run import Counted
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.bots.arena.sprt import BOUND

LATE = 0.99
"""The part of all decisions that took no longer than the time told as late."""


@dataclass(frozen=True, slots=True)
class Times:
    """How long a bot thought, in milliseconds a decision: on average, in 99 % at most, at worst."""

    decisions: int
    mean: float
    late: float
    worst: float


@dataclass(frozen=True, slots=True)
class BotLine:
    """One bot: the seats it played, what came of them, points and share of the victory for each, rating, times."""

    name: str
    seats: int
    won: int
    drawn: int
    lost: int
    points: float
    share: Estimate
    elo: Estimate
    times: Times


@dataclass(frozen=True, slots=True)
class PairLine:
    """Two bots in the matches in which the first had so many seats and the second so many others.

    `share` is the first one's of the victory, `even` what it would be between equals, `elo` how much stronger it is by this,
    with a drawn match more (`draws_added`) if it has won or lost everything.
    """

    first: str
    second: str
    seats: int
    others: int
    matches: int
    share: Estimate
    even: float
    elo: Estimate
    draws_added: bool


@dataclass(frozen=True, slots=True)
class SprtLine:
    """The test between two Elo differences: the ratio, the bounds that it must leave, the verdict."""

    elo0: float
    elo1: float
    ratio: float
    bound: float
    verdict: str


@dataclass(frozen=True, slots=True)
class Report:
    """All that a run has shown; errors are either way, with this confidence.

    `draws_added` tells that one drawn match more was counted between every two bots, as one has won or lost everything.
    """

    setting: Setting
    matches: int
    lucks: int
    confidence: float
    draws_added: bool
    bots: tuple[BotLine, ...]
    pairs: tuple[PairLine, ...]
    sprt: SprtLine | None


def report_of(setting: Setting, counted: Counted) -> Report:
    """What the matches that count have shown; at least one luck must have been played."""
    encounters = [encounter(match) for match in counted.matches]
    ratings = rate(len(setting.bots), encounters)
    return Report(
        setting=setting,
        matches=len(counted.matches),
        lucks=counted.lucks,
        confidence=CONFIDENCE,
        draws_added=ratings.draws_added,
        bots=tuple(_bot_line(setting, bot, counted.matches, ratings) for bot in range(len(setting.bots))),
        pairs=_pair_lines(setting, encounters),
        sprt=_sprt_line(counted),
    )


def _bot_line(setting: Setting, bot: int, matches: Iterable[Played], ratings: Ratings) -> BotLine:
    by_luck: defaultdict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    shares: list[float] = []
    points: list[int] = []
    ms: list[float] = []
    for match in matches:
        for seat, other in enumerate(match.bots):
            if other == bot:
                shares.append(match.shares[seat])
                points.append(match.points[seat])
                ms += match.ms[seat]
                won, seats = by_luck[match.luck]
                by_luck[match.luck] = won + match.shares[seat], seats + 1
    won, lost = shares.count(1.0), shares.count(0.0)
    return BotLine(
        name=setting.bots[bot].name,
        seats=len(shares),
        won=won,
        drawn=len(shares) - won - lost,
        lost=lost,
        points=fmean(points),
        share=mean_share(by_luck),
        elo=ratings.of(bot),
        times=_times(ms),
    )


def _times(ms: Sequence[float]) -> Times:
    ordered = sorted(ms) or [0.0]
    return Times(len(ms), fmean(ordered), ordered[min(len(ordered) - 1, int(len(ordered) * LATE))], ordered[-1])


def _pair_lines(setting: Setting, encounters: Iterable[Encounter]) -> tuple[PairLine, ...]:
    """Every two bots, in each mix of seats that was played, in the order of the bots."""
    mixes: defaultdict[tuple[int, int, int, int], list[Encounter]] = defaultdict(list)
    for one in encounters:
        mixes[one.first, one.second, one.seats, one.others].append(one)
    return tuple(_pair_line(setting, mix, met) for mix, met in mixes.items())


def _pair_line(setting: Setting, mix: tuple[int, int, int, int], met: Sequence[Encounter]) -> PairLine:
    first, second, seats, others = mix
    by_luck: defaultdict[int, tuple[float, float]] = defaultdict(lambda: (0.0, 0.0))
    for one in met:
        won, count = by_luck[one.luck]
        by_luck[one.luck] = won + one.share, count + 1
    direct = rate(2, [one._replace(first=0, second=1) for one in met])
    return PairLine(
        first=setting.bots[first].name,
        second=setting.bots[second].name,
        seats=seats,
        others=others,
        matches=len(met),
        share=mean_share(by_luck),
        even=seats / (seats + others),
        elo=direct.difference(0, 1),
        draws_added=direct.draws_added,
    )


def _sprt_line(counted: Counted) -> SprtLine | None:
    if counted.sprt is None:
        return None
    return SprtLine(*counted.sprt.hypotheses, counted.sprt.ratio, BOUND, counted.sprt.verdict.value)
