"""The main loop of a worker process: one request per line on stdin, one reply per line on stdout."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread


def serve(answer: Callable[[bytes], bytes], niceness: int) -> None:
    """Reply to requests until stdin ends, which means that the server is gone: then exit at once, even while working.

    `niceness` is added to the scheduling priority of the process, so that the server, which people wait for, comes first.
    """
    os.nice(niceness)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read_stdin, args=(lines,), daemon=True).start()
    while True:
        sys.stdout.buffer.write(answer(lines.get()) + b"\n")
        sys.stdout.buffer.flush()


def _read_stdin(lines: SimpleQueue[bytes]) -> None:
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)
