"""A million random and mutated lines and files, a clear answer for each: `./dev prove fuzz [COUNT]`."""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from tests.cli.fuzz import jobs, run

JOB_SIZE = 5000
"""Lines and files of one job of the process pool."""


def main() -> int:
    """Any exception but a refusal ends the run with its traceback."""
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    parts = list(jobs(total, JOB_SIZE))
    answers: Counter[tuple[str, str]] = Counter()
    with ProcessPoolExecutor() as pool:
        for kind, counts in track(pool.map(run, parts), total=len(parts), description="fuzz"):
            answers.update({(kind, answer): count for answer, count in counts.items()})
    for (kind, answer), count in sorted(answers.items()):
        print(f"{count:>9} {kind}: {answer}")
    print(f"{answers.total()} lines and files, every one answered")
    return 0


if __name__ == "__main__":
    sys.exit(main())
