"""Let each level play the one below it, for win rates and times: `./dev prove levels`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from coeurdelion.bots import RANDOM, SQUIRE, bot_named
from coeurdelion.bots.arena import play_match, share
from coeurdelion.games import GAMES, lowenherz_2003

CORES = 2
DUELS, TABLES = 200, 60
NEEDED = 0.95
EDITIONS = ("kosmos", "tilsit")


class Job(NamedTuple):
    """A match of one bot against others of a lower level."""

    game: str
    edition: str
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
    """Play all matches; fail if squire beats random in too few of the duels."""
    jobs = list(_jobs())
    with Pool(CORES) as pool, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"{SQUIRE} – {RANDOM}", total=len(jobs))
        results = []
        for result in pool.imap_unordered(_play, jobs):
            results.append(result)
            bar.advance(task)
    for players in lowenherz_2003.seats:
        for edition in EDITIONS:
            _report(f"{players} {edition}", [r for r in results if (r.job.players, r.job.edition) == (players, edition)])
    rate = _report("duels", [result for result in results if result.job.players == 2])
    print(f"{SQUIRE} won {rate:.1%} of the duels, {NEEDED:.0%} needed")
    return 0 if rate >= NEEDED else 1


def _jobs() -> Iterator[Job]:
    """All matches: the editions and the seats in turn."""
    for players in lowenherz_2003.seats:
        for number in range(DUELS if players == 2 else TABLES):
            edition = EDITIONS[number // players % len(EDITIONS)]
            yield Job(lowenherz_2003.id, edition, players, number % players, SQUIRE, RANDOM, number)


def _play(job: Job) -> Result:
    """One match."""
    game = GAMES[job.game]
    levels = [job.level if seat == job.seat else job.below for seat in range(job.players)]
    seconds: list[float] = []
    state = play_match(
        game,
        [bot_named(game, level) for level in levels],
        {"edition": job.edition},
        Random(job.seed),
        lambda decision: seconds.append(decision.seconds) if decision.seat == job.seat else None,
    )
    scores = game.scores(state)
    lead = scores[job.seat] - max(score for seat, score in enumerate(scores) if seat != job.seat)
    return Result(job, share(game, state, job.seat), lead, seconds)


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
