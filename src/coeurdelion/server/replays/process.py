"""A process of the replay pool: `python -m coeurdelion.server.replays.process MIB` answers jobs within so much memory."""

from __future__ import annotations

import resource
import sys

from coeurdelion.server.replays.jobs import answer
from coeurdelion.server.workers.serve import serve

NICENESS = 10
"""Added to the scheduling priority of the process: people at a table, and their bots, come first."""


def main() -> None:
    """Answer jobs until the server is gone."""
    most = int(sys.argv[1]) << 20
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
    serve(answer, NICENESS)


if __name__ == "__main__":
    main()
