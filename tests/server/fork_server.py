"""A process that has loaded the command `coeurdelion`, and forks itself into one for each that tests ask for.

`python -m tests.server.fork_server DESCRIPTOR` reads requests from the socket that it inherits under this number. It has no
thread and no event loop, and ends when nobody holds the other end of the socket.
"""

from __future__ import annotations

import gc
import os
import runpy
import signal
import socket
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from importlib import import_module

import msgspec
from typer import TyperException

PROGRAM = "coeurdelion.cli"
"""The module that is run as `python -m` would run it."""
LATE = (
    "aiosqlite",
    "alembic.command",
    "alembic.config",
    "asyncpg",
    "coeurdelion.server.operations.audit",
    "coeurdelion.server.operations.backup",
    "coeurdelion.server.run",
)
"""What commands import when they need it."""
MAX_REQUEST_BYTES = 1 << 17
STREAMS = (0, 1, 2)


class Begin(msgspec.Struct, tag=True):
    """A command shall run with these words, in this environment; its three streams come along. The answer is its pid."""

    words: list[str]
    environment: dict[str, str]
    folder: str


class Reap(msgspec.Struct, tag=True):
    """A command has ended; the answer is how, as `subprocess` says it."""

    pid: int


def main() -> None:
    """Answer requests until there are no more; a command goes on from here in a process of its own."""
    load()
    with socket.socket(fileno=int(sys.argv[1])) as requests:
        begun = serve(requests)
    if begun:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        run(begun.words, begun.environment, begun.folder)


def load() -> None:
    """Import what takes long. The commands themselves are forgotten again: they choose their language as they are loaded."""
    for name in LATE:
        import_module(name)
    with suppress(TyperException):
        import_module(PROGRAM).app(["serve", "--no-such-option"], standalone_mode=False)  # reading words imports more
    for name in [name for name in sys.modules if name.split(".")[:2] == PROGRAM.split(".")]:
        del sys.modules[name]
    gc.freeze()  # else the first collection of every command would go through all of it


def serve(requests: socket.socket) -> Begin | None:
    """Answer requests; in the process of a command, what it shall run."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends it to all: this process ends when the tests have
    while True:
        message, streams, _, _ = socket.recv_fds(requests, MAX_REQUEST_BYTES, len(STREAMS))
        if not message:
            return None
        asked: Begin | Reap = msgspec.json.decode(message, type=Begin | Reap)
        if isinstance(asked, Reap):
            answer = os.waitstatus_to_exitcode(os.waitpid(asked.pid, 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                take(streams)
                return asked
            for stream in streams:
                os.close(stream)
        requests.send(msgspec.json.encode(answer))


def take(streams: Sequence[int]) -> None:
    """Make these the standard streams."""
    for number, stream in zip(STREAMS, streams, strict=True):
        os.dup2(stream, number)
        os.close(stream)


def run(words: Sequence[str], environment: Mapping[str, str], folder: str) -> None:
    """Run a command as if this process had been started for it."""
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv[1:] = words
    runpy.run_module(PROGRAM, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
