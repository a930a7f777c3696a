"""Let each level play the one below it, for win rates and times: `./dev prove levels`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from coeurdelion.bots import RANDOM, SQUIRE, bot_named
from coeurdelion.bots.arena import play_match, share
from coeurdelion.games import GAMES, lionheart, lowenherz_1997, lowenherz_2003

CORES = 2


class Trial(NamedTuple):
    """The matches of one game: how many by players, the option that varies, and what must be won of those that decide."""

    game: str
    matches: Mapping[int, int]
    option: str
    variants: Mapping[int, tuple[str, ...]]
    deciding: int
    needed: float


EDITIONS = ("kosmos", "tilsit")
BASIC_AND_FULL = ("basic", "full")
TRIALS = (
    Trial(lowenherz_2003.id, {2: 200, 3: 60, 4: 60}, "edition", dict.fromkeys((2, 3, 4), EDITIONS), 2, 0.95),
    Trial(lowenherz_1997.id, {2: 60, 3: 60, 4: 200}, "game", {2: ("full",), 3: BASIC_AND_FULL, 4: BASIC_AND_FULL}, 4, 0.7),
    Trial(lionheart.id, {2: 200}, "army", {2: ("basic", "built")}, 2, 0.95),
)
"""Two against each other decide in Löwenherz 2003, one against three in Löwenherz 1997, which has no basic game for two."""


class Job(NamedTuple):
    """A match of one bot against others of a lower level."""

    game: str
    option: str
    variant: str
    players: int
    seat: int
    level: str
    below: str
    seed: int


class Result(NamedTuple):
    """The bot's share of the victory, its points less the best other's, and the seconds of each of its decisions."""

    job: Job
    won: float
    lead: int
    seconds: list[float]


def main() -> int:
    """Play all matches; fail if squire beats random in too few of those that decide."""
    jobs = [job for trial in TRIALS for job in _jobs(trial)]
    with Pool(CORES) as pool, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{SQUIRE} – {RANDOM}", total=len(jobs))
        results = []
        for result in pool.imap_unordered(_play, jobs):
            results.append(result)
            bar.advance(task)
    passed = [_passes(trial, [result for result in results if result.job.game == trial.game]) for trial in TRIALS]
    return 0 if all(passed) else 1


def _jobs(trial: Trial) -> Iterator[Job]:
    """The matches of a trial: the variants and the seats in turn."""
    for players, matches in trial.matches.items():
        variants = trial.variants[players]
        for number in range(matches):
            variant = variants[number // players % len(variants)]
            yield Job(trial.game, trial.option, variant, players, number % players, SQUIRE, RANDOM, number)


def _play(job: Job) -> Result:
    """One match."""
    game = GAMES[job.game]
    levels = [job.level if seat == job.seat else job.below for seat in range(job.players)]
    seconds: list[float] = []
    state = play_match(
        game,
        [bot_named(game, level) for level in levels],
        {job.option: job.variant},
        Random(job.seed),
        lambda decision: seconds.append(decision.seconds) if decision.seat == job.seat else None,
    )
    scores = game.scores(state)
    lead = scores[job.seat] - max(score for seat, score in enumerate(scores) if seat != job.seat)
    return Result(job, share(game, state, job.seat), lead, seconds)


def _passes(trial: Trial, results: list[Result]) -> bool:
    """Whether enough of the matches that decide were won; prints the win rates by players and variant."""
    print(trial.game)
    for players, variants in trial.variants.items():
        for variant in variants:
            _report(f"{players} {variant}", [r for r in results if (r.job.players, r.job.variant) == (players, variant)])
    rate = _report(f"all {trial.deciding}", [result for result in results if result.job.players == trial.deciding])
    print(f"{SQUIRE} won {rate:.1%} of the matches of {trial.deciding}, {trial.needed:.0%} needed", flush=True)
    return rate >= trial.needed


def _report(name: str, results: list[Result]) -> float:
    """The win rate of some matches; prints it with the lead and the times."""
    rate = sum(result.won for result in results) / len(results)
    seconds = sorted(second for result in results for second in result.seconds)
    mean, most = sum(seconds) / len(seconds), seconds[-1]
    late = seconds[len(seconds) * 99 // 100]
    lead = sum(result.lead for result in results) / len(results)
    times = f"{1000 * mean:.1f} ms a decision (99 %: {1000 * late:.0f}, most {1000 * most:.0f})"
    print(f"{name:<10}{len(results):>4} matches  won {rate:.1%}  lead {lead:+.1f}  {times}", flush=True)
    return rate


if __name__ == "__main__":
    sys.exit(main())
