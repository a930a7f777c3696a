"""The contract of every game over many matches: `./dev prove contract [MATCHES]`."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from rich.progress import track

from tests.games.contract import (
    PLAYERS,
    check_every_state,
    check_explained,
    check_legal,
    check_notation,
    check_replay,
    check_reveals,
    check_secrecy,
    check_sentences,
    play_out,
    variants,
)


def prove(job: tuple[int, str, int]) -> Counter[str]:
    """One match, all checks."""
    number, players, seed = job
    variant = variants()[number]
    played = play_out(variant, players, seed)
    check_every_state(played)
    check_replay(played)
    check_notation(played)
    check_sentences(played)
    check_legal(played, Random(seed), [], sample=30)
    check_secrecy(played, Random(seed), sample=120)
    check_explained(played, Random(seed), sample=40)
    check_reveals(played, Random(seed), sample=120)
    return played.counts + Counter(matches=1, states=len(played.states))


def main() -> int:
    """Play MATCHES matches of every variant with random players, and as many with keen ones."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    jobs = [
        (number, players, 1000 + seed) for seed in range(matches) for players in PLAYERS for number in range(len(variants()))
    ]
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor() as pool:
        for part in track(pool.map(prove, jobs), total=len(jobs), description="contract"):
            counts += part
    for name, count in sorted(counts.items()):
        print(f"{count:>9} {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
