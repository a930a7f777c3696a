"""An outside program that plays: it is asked by the engine protocol, one line out and one line in."""

from __future__ import annotations

import os
import selectors
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from types import TracebackType

import msgspec

from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.core.bot import BotRequest
from coeurdelion.match.record import entry_text

GRACE_S = 10.0
"""Seconds beyond its thinking time after which a program that has not answered has failed."""
LONGEST_TOLD = 200
"""Characters of a wrong answer that are told."""


def words_of(command: str) -> list[str]:
    """The words of a command, none if its quotes do not close."""
    try:
        return shlex.split(command)
    except ValueError:
        return []


class Program:
    """A program of a command, started when it is first asked, and again when it is asked after it failed."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Program:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def ask(self, game: AnyGame, seat: Seat, request: BotRequest) -> str:
        """The line that it answers with; refused if it fails, is late, or answers with no line."""
        message = {
            "cmd": "bot",
            "game": game.id,
            "seat": seat,
            "ms": request.ms,
            "view": game.show(request.view),
            "legal": [str(action) for action in request.legal],
            "log": [entry_text(entry) for entry in request.log],
        }
        try:
            answer = self._exchange(msgspec.json.encode(message) + b"\n", request.ms / 1000 + GRACE_S)
            said = msgspec.json.decode(answer)
        except (OSError, ValueError, TimeoutError) as error:
            self.close()
            raise Refused("program", "program-failed", command=self.command, text=str(error)) from None
        line = said.get("action") if isinstance(said, dict) else None
        if not isinstance(line, str):
            text = answer.decode(errors="replace").strip()[:LONGEST_TOLD]
            raise Refused("program", "program-said", command=self.command, text=text)
        return line

    def _exchange(self, message: bytes, seconds: float) -> bytes:
        """One line out, one line in."""
        process = self._started()
        assert process.stdin is not None
        process.stdin.write(message)
        process.stdin.flush()
        return _line_within(process, seconds)

    def _started(self) -> subprocess.Popen[bytes]:
        """The process, in a session of its own: what interrupts us does not reach it, we end it."""
        if self._process is None:
            self._process = subprocess.Popen(
                words_of(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        return self._process

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # and whatever it has started
            process.wait()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()


def _line_within(process: subprocess.Popen[bytes], seconds: float) -> bytes:
    """The next line a program writes; TimeoutError if it is not complete after `seconds`."""
    assert process.stdout is not None
    deadline = time.monotonic() + seconds
    line = b""
    with selectors.DefaultSelector() as selector:
        selector.register(process.stdout, selectors.EVENT_READ)
        while not line.endswith(b"\n"):
            if not selector.select(max(0.0, deadline - time.monotonic())):
                raise TimeoutError(f"{seconds:.0f} s")
            part = os.read(process.stdout.fileno(), 65536)
            if not part:
                break
            line += part
    return line
