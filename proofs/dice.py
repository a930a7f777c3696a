"""Dice derived from seeds against their odds, by chi-square: `./dev prove dice [FACES]`."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256

from rich.progress import track

from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.dice import rolls
from coeurdelion.games.lionheart.numbers import DIE, MOST_DICE
from coeurdelion.match.chance import decide, match_key

FACES = 6_000_000
"""Faces that are counted unless the command line says another number."""
ROLLS_PER_MATCH = 5000
"""Rolls that are taken from one match."""
LIMITS = {2: 13.82, 80: 124.84}
"""What chi-square exceeds once in a thousand honest runs, by degrees of freedom."""


def rolled(match: int) -> Counter[str]:
    """The rolls of one match, each of four dice, as entries 0, 1, 2, …"""
    key = match_key(sha256(f"dice {match}".encode()).digest(), [f"ada{match}", "grace"])
    state = lionheart.start(lionheart.colours, {})
    return Counter(decide(lionheart, state, key, entry) for entry in range(ROLLS_PER_MATCH))


def chi_square(counts: Counter[str], weights: dict[str, int]) -> float:
    """How far counts are from their odds."""
    total, all_weights = counts.total(), sum(weights.values())
    return sum(
        (counts[one] - total * weight / all_weights) ** 2 / (total * weight / all_weights) for one, weight in weights.items()
    )


def main() -> int:
    """Count single faces, faces by their place in the roll, and whole rolls; fail if one of them is too far off."""
    faces = int(sys.argv[1]) if len(sys.argv) > 1 else FACES
    matches = -(-faces // (ROLLS_PER_MATCH * MOST_DICE))
    counts: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool:
        for part in track(pool.map(rolled, range(matches)), total=matches, description="dice"):
            counts += part
    found = [("whole rolls", chi_square(counts, {str(roll): weight for roll, weight in rolls(MOST_DICE).items()}), 80)]
    every: Counter[str] = Counter()
    for place in range(MOST_DICE):
        here: Counter[str] = Counter()
        for line, count in counts.items():
            here[line.split()[1 + place]] += count
        found.append((f"die {place + 1}", chi_square(here, DIE), 2))
        every += here
    found.append(("all faces", chi_square(every, DIE), 2))
    for name, value, freedom in found:
        print(f"{name:<12} chi-square {value:8.3f}, {freedom} degrees of freedom, at most {LIMITS[freedom]}")
    print(", ".join(f"{face} {every[face] / every.total():.5f}" for face in DIE), f"in {every.total()} faces")
    return int(any(value > LIMITS[freedom] for _, value, freedom in found))


if __name__ == "__main__":
    sys.exit(main())
