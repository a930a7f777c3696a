"""The program in a pseudo-terminal: its screen is read, its keys are pressed."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType

from tests.terminal.emulator import Emulator

PATIENCE_S = 60.0
"""Seconds after which something that should have been on the screen is missed."""
PROMPT = ">"


class Terminal:
    """A running `coeurdelion` in a terminal of its own."""

    def __init__(
        self,
        arguments: Sequence[str],
        home: Path,
        *,
        size: tuple[int, int] = (80, 24),
        environ: Mapping[str, str] | None = None,
    ) -> None:
        self.screen = Emulator(*size)
        self._decoder = codecs.getincrementaldecoder("utf-8")()
        self.written = ""
        self._typed_at: int | None = None
        kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "PYTHONHASHSEED") if name in os.environ}
        env = {"HOME": str(home), "TERM": "xterm", "LANG": "C.UTF-8", "COEURDELION_LANG": "en", **kept, **(environ or {})}
        self._master, slave = pty.openpty()
        columns, rows = size
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _BEGIN, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=env,
            start_new_session=True,
        )
        os.close(slave)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.hang_up()

    def hang_up(self) -> None:
        """Close the window."""
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    def read(self, seconds: float) -> bool:
        """Whether something was written within this time; False also if the program has ended."""
        if not select.select([self._master], [], [], seconds)[0]:
            return False
        try:
            part = os.read(self._master, 65536)
        except OSError:  # the other end is closed
            return False
        text = self._decoder.decode(part)
        self.written += text
        self.screen.write(text)
        return bool(part)

    def wait_for(self, is_there: Callable[[Emulator], bool]) -> None:
        """Read until something is to be seen."""
        deadline = time.monotonic() + PATIENCE_S
        while not is_there(self.screen):
            assert self.read(max(0.0, deadline - time.monotonic())), f"not seen:\n{self.screen.text}\n{self.process.poll()}"

    def wait_for_text(self, text: str) -> None:
        """Read until a text is to be seen."""
        self.wait_for(lambda screen: text in screen.text)

    def wait_for_question(self) -> None:
        """Read until the program waits for a line."""
        assert self.wait_for_question_or_end(), self.screen.text

    def wait_for_question_or_end(self) -> bool:
        """Read until the program waits for a line, or ends; whether it waits."""
        deadline = time.monotonic() + PATIENCE_S
        while not self._waits:
            if not self.read(max(0.0, deadline - time.monotonic())):
                assert time.monotonic() < deadline, f"no question:\n{self.screen.text}"
                return False
        return True

    @property
    def _waits(self) -> bool:
        """Whether a line can be typed; the one before has been read when its end was written."""
        is_read = self._typed_at is None or "\n" in self.written[self._typed_at :]
        return is_read and self.screen.column == len(PROMPT) + 1 and self.screen.lines[self.screen.row] == PROMPT

    def type(self, line: str) -> None:
        """Type a line."""
        self._typed_at = len(self.written)
        self.press(line + "\r")

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def end(self, number: signal.Signals | None = None, *, keys: str = "") -> int:
        """The exit status, after a signal or keys if they are given; what is written until then is read.

        They are sent again: Python sees a signal that comes just before it begins to wait for a key only with the next.
        """
        deadline = time.monotonic() + PATIENCE_S
        due = 0.0
        while self.process.poll() is None and time.monotonic() < deadline:
            if time.monotonic() >= due:
                due = time.monotonic() + 2
                if number is not None:
                    self.process.send_signal(number)
                self.press(keys)
            self.read(0.05)
        while self._master >= 0 and self.read(0):
            pass
        return self.process.wait(timeout=1)


_BEGIN = """
import fcntl, signal, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from coeurdelion.cli import main
main()
"""
"""The terminal becomes the one that keys for interruptions come from; tests in the background would ignore these."""
