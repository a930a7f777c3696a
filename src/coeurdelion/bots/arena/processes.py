"""Plays the matches of a run on the cores of this machine."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType

from coeurdelion.bots.arena.fixture import Fixture, Outcome
from coeurdelion.bots.arena.referee import play
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.core import Refused


def cores() -> int:
    """How many cores this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_turn(setting: Setting, fixtures: Iterator[Fixture]) -> Generator[Outcome, None, None]:
    """How matches went, played here one after the other."""
    for fixture in fixtures:
        yield play(setting, fixture)


def in_processes(setting: Setting, fixtures: Iterator[Fixture], jobs: int) -> Generator[Outcome, None, None]:
    """How matches went, played by so many processes; they end when this is closed."""
    pipes: dict[Connection, BaseProcess] = {}
    under_way: dict[Connection, Fixture] = {}
    try:
        for fixture in islice(fixtures, jobs):
            pipe, process = _started(setting)
            pipes[pipe] = process
            _assign(under_way, pipe, fixture)
        while under_way:
            for ready in wait(list(under_way)):
                assert isinstance(ready, Connection)
                outcome = _received(ready, under_way.pop(ready))
                _assign(under_way, ready, next(fixtures, None))
                yield outcome
    except BaseException:
        for process in pipes.values():
            process.terminate()
        raise
    finally:
        for pipe, process in pipes.items():
            pipe.close()
            process.join()
            process.close()


def _started(setting: Setting) -> tuple[Connection, BaseProcess]:
    """A new process and the pipe on which it takes matches; not a fork, which would take this program's threads half along.

    Interruptions stay blocked in it: only its parent ends it.
    """
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(setting, theirs), daemon=True)
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    return ours, process


def _assign(under_way: dict[Connection, Fixture], pipe: Connection, fixture: Fixture | None) -> None:
    """Gives a process its next match, or lets it go."""
    if fixture is None:
        pipe.close()
    else:
        with _living(fixture):
            pipe.send(fixture)
        under_way[pipe] = fixture


def _received(pipe: Connection, fixture: Fixture) -> Outcome:
    """How a match went."""
    with _living(fixture):
        outcome: Outcome = pipe.recv()
    return outcome


@contextmanager
def _living(fixture: Fixture) -> Iterator[None]:
    """Refuses a process that has died over a match."""
    try:
        yield
    except (EOFError, ConnectionError):
        raise Refused("arena", "process-died", match=fixture.number) from None


def _work(setting: Setting, pipe: Connection) -> None:
    """What a process does: play what it is sent until the pipe is closed."""
    signal.signal(signal.SIGTERM, _end)
    try:
        while True:
            pipe.send(play(setting, pipe.recv()))
    except (EOFError, ConnectionError):
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # there is nothing left to clear up


def _end(number: int, frame: FrameType | None) -> None:
    """Ends the process by an exception, so that outside programs are ended too."""
    sys.exit(128 + number)
