"""Every choice of every level held against the rules, in all variants: `./dev prove choices [DECISIONS] [GAME…]`."""

from __future__ import annotations

import sys
from collections import Counter
from itertools import count
from multiprocessing import Pool
from random import Random
from traceback import format_exc
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from coeurdelion.bots.level_names import RANDOM
from coeurdelion.bots.levels import BOTS, levels_of
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import Bot, BotChoice, BotRequest
from coeurdelion.core.random_play import by_odds
from tests.games.contract import Variant, variants

DECISIONS = 100_000
NODES = (20, 100, 500)
"""How far the levels look, by turns: far enough for every way through their code, near enough for many decisions."""
WILD = 0.05
"""How often somebody does anything at all instead, so that positions come up that good players avoid."""
CORES = 2
VARIANTS = variants()


class Job(NamedTuple):
    """A match between levels drawn by lot, of the variant with that number."""

    number: int
    seed: int

    @property
    def variant(self) -> Variant:
        return VARIANTS[self.number]


class Kept(NamedTuple):
    """How many decisions of each level a match had, and what was wrong with the last one, if anything was."""

    job: Job
    decisions: Counter[str]
    fault: str


def play(job: Job) -> Kept:
    """A match to its end, or to the first choice that is refused."""
    game, players, options = job.variant
    rng, decisions = Random(f"{job.variant.name} {job.seed}"), Counter[str]()
    levels = {name: bot for name, bot in levels_of(game).items() if name != RANDOM}
    seated = [rng.choice(list(levels)) for _ in range(players)]
    state = game.start(game.colours[:players], options)
    while seats := game.to_act(state):
        seat = rng.choice(seats)
        if seat == CHANCE:
            state, _ = game.apply(state, seat, by_odds(game, state, rng))
            continue
        level, legal = seated[seat], game.legal(state, seat)
        character = rng.choice(BOTS[game.id].characters)
        request = BotRequest(game.redact(state, seat), (), legal, Random(rng.random()), 1000, rng.choice(NODES), character)
        try:
            action = chosen(levels[level], request).action
            after, _ = game.apply(state, seat, action)
        except Exception:  # whatever goes wrong is told with the position
            return Kept(job, decisions, f"{level} of seat {seat} in {state!r}\n{format_exc()}")
        decisions[level] += 1
        wild = rng.random() < WILD
        state = game.apply(state, seat, legal[rng.randrange(len(legal))])[0] if wild else after
    return Kept(job, decisions, "")


def chosen(bot: Bot, request: BotRequest) -> BotChoice:
    """What a bot chooses, with a reason at least."""
    choice = bot(request)
    if not choice.reasons:
        raise ValueError(f"no reason for {choice.action}")
    return choice


def run(decisions: int, named: list[str], console: Console) -> int:
    """Play matches of every variant until so many decisions are made; how many ended with a fault."""
    played = [number for number, variant in enumerate(VARIANTS) if not named or variant.game.id in named]
    counts: Counter[tuple[str, str]] = Counter()
    faults = 0
    with Pool(CORES) as pool, Progress(console=console) as progress:
        bar = progress.add_task("choices", total=decisions)
        for seed in count():
            for kept in pool.imap_unordered(play, (Job(number, seed) for number in played)):
                counts.update({(kept.job.variant.game.id, level): made for level, made in kept.decisions.items()})
                progress.update(bar, completed=min(counts.total(), decisions))
                if kept.fault:
                    faults += 1
                    console.print(f"{kept.job.variant.name}, seed {kept.job.seed}: {kept.fault}", markup=False)
            if counts.total() >= decisions:
                break
    for (game, level), made in sorted(counts.items()):
        console.print(f"{made:>9} {game} {level}")
    console.print(f"{counts.total()} choices, {faults} refused or without a reason")
    return faults


def main() -> int:
    """Read the command line; 1 if anything was wrong."""
    decisions, *named = sys.argv[1:] or [str(DECISIONS)]
    return min(1, run(int(decisions), named, Console()))


if __name__ == "__main__":
    sys.exit(main())
