"""The command `coeurdelion` in processes of its own: started, signalled and waited for as by a shell.

They are forked from one process that has loaded the program, which takes far longer than most of what a test looks at. What
they do from there on is what `python -m coeurdelion.cli` does. The few that shall start as users start them are started so.
"""

from __future__ import annotations

import atexit
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import IO, Protocol

import msgspec

from tests.paths import ROOT
from tests.server.fork_server import MAX_REQUEST_BYTES, PROGRAM, Begin, Reap

START = (sys.executable, "-m", PROGRAM)
"""How the command is started as users start it."""
RUN_TIMEOUT_S = 120


class Process(Protocol):
    """A process as `subprocess` has it; what tests use of it."""

    stdout: IO[str] | None

    @property
    def pid(self) -> int: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...
    def wait(self, timeout: float | None = None) -> int: ...


class ForkServer:
    """The process that forks, and the way to ask it."""

    def __init__(self) -> None:
        self._socket, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._turn = Lock()
        with theirs:
            words = [sys.executable, "-m", "tests.server.fork_server", str(theirs.fileno())]
            self._process = subprocess.Popen(words, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], cwd=ROOT)

    def ask(self, request: Begin | Reap, *streams: int) -> int:
        """The answer to a request."""
        with self._turn:
            socket.send_fds(self._socket, [msgspec.json.encode(request)], streams)
            return msgspec.json.decode(self._socket.recv(MAX_REQUEST_BYTES), type=int)

    def close(self) -> None:
        """Let it end."""
        self._socket.close()
        self._process.wait()


@cache
def fork_server() -> ForkServer:
    """The one of this process, started when it is first needed, for as long as this process runs."""
    started = ForkServer()
    atexit.register(started.close)
    return started


class Forked:
    """A command that was forked; its pid is its own until it has been waited for."""

    def __init__(self, words: tuple[str, ...], environment: Mapping[str, str], *streams: int) -> None:
        self.stdout: IO[str] | None = None
        self._status: int | None = None
        self.pid = fork_server().ask(Begin(list(words), dict(environment), str(Path.cwd())), *streams)

    def kill(self) -> None:
        """End it as a power cut would."""
        self._send(signal.SIGKILL)

    def terminate(self) -> None:
        """Ask it to end."""
        self._send(signal.SIGTERM)

    def _send(self, number: int) -> None:
        if self._status is None:
            os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status once it has ended, which must be within so many seconds."""
        if self._status is None:
            ended = os.pidfd_open(self.pid)
            try:
                if not select.select([ended], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired([PROGRAM], timeout or 0)
            finally:
                os.close(ended)
            self._status = fork_server().ask(Reap(self.pid))
        return self._status


def begin(*words: str, log: IO[str] | None = None) -> Process:
    """A command whose output can be read line by line; what it writes down goes into `log`."""
    reading, writing = os.pipe()
    with ExitStack() as opened:
        opened.callback(os.close, writing)
        nothing = opened.enter_context(Path(os.devnull).open())
        begun = Forked(words, os.environ, nothing.fileno(), writing, log.fileno() if log else 2)
    begun.stdout = os.fdopen(reading, encoding="utf-8")
    return begun


def begin_as_users_do(*words: str, log: IO[str] | None = None) -> Process:
    """The same in a new interpreter: with another hash seed, and all that the start of the command does."""
    return subprocess.Popen([*START, *words], stdout=subprocess.PIPE, stderr=log, text=True)


def run(*words: str, env: Mapping[str, str] = os.environ) -> subprocess.CompletedProcess[str]:
    """What a command wrote and how it ended."""
    with Path(os.devnull).open() as nothing, TemporaryFile("w+") as out, TemporaryFile("w+") as err:
        forked = Forked(words, env, nothing.fileno(), out.fileno(), err.fileno())
        try:
            status = forked.wait(RUN_TIMEOUT_S)
        finally:
            forked.kill()
            forked.wait()
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess([PROGRAM, *words], status, out.read(), err.read())
