"""Someone connected to a table: what they have to be sent is kept as flags, never as a growing queue."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec

from coeurdelion.core import Seat
from coeurdelion.server import wire

MAX_WAITING_ANSWERS, MAX_WAITING_BYTES = 32, 65_536
"""Answers that may wait for a watcher who does not read, and their bytes; beyond either its messages are not read."""
ENCODE = msgspec.json.Encoder().encode
NOT_YET_TOLD = -2
"""The entry last told to a watcher who was told nothing yet, not even that the log is empty (-1)."""


@dataclass(eq=False, slots=True)
class Watcher:
    """One connection: the seats its session holds, the one it shows, the last entry told, and flags for what has to be sent.

    `wake` is called when there is something to send, or when it is dismissed because the table is no more. `heard` is the
    number of the last chat line sent from each room. With `program` it came by a bearer token.
    """

    guest: str
    mine: tuple[Seat, ...]
    sits: Seat | None
    wake: Callable[[], None]
    name: str = ""
    told: int = NOT_YET_TOLD
    heard: dict[str, int] = field(default_factory=dict)
    welcome_due: bool = False
    update_due: bool = False
    chat_due: bool = False
    is_dismissed: bool = False
    answers: deque[bytes] = field(default_factory=deque)
    program: bool = False

    def answer(self, message: wire.FromServer) -> None:
        """Queue the answer to a message, as the bytes that are sent; answers are sent before anything else."""
        self.answers.append(ENCODE(message))
        self.wake()

    @property
    def is_full(self) -> bool:
        """Whether so many answers are queued, or so many bytes of them, that no more messages should be read."""
        return len(self.answers) >= MAX_WAITING_ANSWERS or sum(map(len, self.answers)) >= MAX_WAITING_BYTES

    def owe(self, *, welcome: bool = False, update: bool = False, chat: bool = False) -> None:
        """Flag what has changed; the message is built when it can be sent, from what is true then."""
        self.welcome_due |= welcome
        self.update_due |= update
        self.chat_due |= chat
        self.wake()

    def dismiss(self) -> None:
        """Ask for this connection to be closed, because the table is no more."""
        self.is_dismissed = True
        self.wake()
