"""What the levels cost: how long decisions take and how much memory, while two matches think at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from coeurdelion.bench.server.process import cpu_of, rss_of
from coeurdelion.bots import RANDOM, levels_of, ms_of, usual_level
from coeurdelion.core import AnyGame, Match
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.bots.pool import BotPool

MATCHES = 2
"""Matches that think at once, each in a process of its own."""
MEASURED_SHARE = 0.3
"""The share of decisions that the level is asked for; the usual one decides between them: more of a match is seen."""
LATE_SHARE = 0.99
"""The share of decisions of which it is told how long they take at most."""
LEAST_FORKS = 2
"""A decision counts if there are so many legal actions."""


class Cost(NamedTuple):
    """What a level costs: its time limit, how many decisions were measured, milliseconds of them, and MB of a process.

    `within` is the share of decisions that took no longer than the limit, the way to the process and back included.
    """

    limit_ms: int
    decisions: int
    median_ms: float
    late_ms: float
    worst_ms: float
    within: float
    processor_ms: float
    memory_mb: float


def bench_bots(games: list[str], decisions: int, tell: Callable[[str], None]) -> dict[str, dict[str, float | None]]:
    """The cost of every level of these games, of so many decisions in each of the matches."""
    costs: dict[str, dict[str, float | None]] = {}
    for game in (GAMES[name] for name in games):
        for level in levels_of(game):
            if level != RANDOM:
                tell(f"{game.id} {level}")
                costs[f"{game.id} {level}"] = asyncio.run(_cost(game, level, decisions))._asdict()
    return costs


async def _cost(game: AnyGame, level: str, decisions: int) -> Cost:
    pool, between = BotPool(MATCHES), BotPool(1)
    try:
        await asyncio.gather(pool.start(), between.start())
        await asyncio.gather(*(_first(game, level, pool, number) for number in range(MATCHES)))
        spent = sum(map(cpu_of, pool.pids))
        matches = (_Player(game, level, pool, between, Random(number)) for number in range(MATCHES))
        found = await asyncio.gather(*(match.play(decisions) for match in matches))
        times = sorted(ms for of_match in found for ms in of_match)
        spent = sum(map(cpu_of, pool.pids)) - spent
        memory = max(map(rss_of, pool.pids))
    finally:
        await asyncio.gather(pool.close(), between.close())
    limit = ms_of(level)
    return Cost(
        limit_ms=limit,
        decisions=len(times),
        median_ms=round(median(times), 1),
        late_ms=round(times[int(LATE_SHARE * (len(times) - 1))], 1),
        worst_ms=round(times[-1], 1),
        within=round(sum(ms <= limit for ms in times) / len(times), 4),
        processor_ms=round(1000 * spent / len(times), 1),
        memory_mb=round(memory / 1e6, 1),
    )


async def _first(game: AnyGame, level: str, pool: BotPool, number: int) -> None:
    """One decision, so that a process has loaded what it needs."""
    live = _begun(game, Random(number))
    await pool.advise(game, level, live, live.to_act()[0], str(number))


def _begun(game: AnyGame, rng: Random) -> LiveMatch:
    """A match of as many players as can be, in which somebody is to decide."""
    colours = game.colours[: game.seats[-1]]
    live = LiveMatch(Match(game, colours, ("",) * len(colours), {}), rng.randbytes(32))
    live.roll_all()
    return live


class _Player(NamedTuple):
    """One match after the other in which a level is measured, and what lies between is decided by the usual one."""

    game: AnyGame
    level: str
    pool: BotPool
    between: BotPool
    rng: Random

    async def play(self, decisions: int) -> list[float]:
        """The milliseconds of so many decisions."""
        times: list[float] = []
        live = _begun(self.game, self.rng)
        while len(times) < decisions:
            if not live.to_act():
                live = _begun(self.game, self.rng)
            seat = live.to_act()[0]
            is_fork = len(self.game.legal(live.state, seat)) >= LEAST_FORKS
            if is_fork and self.rng.random() < MEASURED_SHARE:
                begun = perf_counter()
                line = (await self.pool.advise(self.game, self.level, live, seat)).line
                times.append(1000 * (perf_counter() - begun))
            else:
                line = (await self.between.advise(self.game, usual_level(self.game), live, seat)).line
            live.do(seat, line)
            live.roll_all()
        return times
