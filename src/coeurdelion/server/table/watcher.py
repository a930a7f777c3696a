"""Someone who looks at a table: what is due to them is kept as marks, never as a growing queue."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from coeurdelion.core import Seat
from coeurdelion.server import wire

ANSWERS = 32
"""So many answers may wait for someone who does not read; then no more questions are heard."""
NOTHING = -2
"""What a watcher has been told who was told nothing, not even that no entry is made yet."""


@dataclass(eq=False, slots=True)
class Watcher:
    """The seats a session holds, the one that sits, what was told so far, and what is due; `wake` is called when it is.

    `heard` is the last thing that was heard in each room.
    """

    guest: str
    mine: tuple[Seat, ...]
    sits: Seat | None
    wake: Callable[[], None]
    name: str = ""
    told: int = NOTHING
    heard: dict[str, int] = field(default_factory=dict)
    welcome_due: bool = False
    update_due: bool = False
    chat_due: bool = False
    answers: deque[wire.FromServer] = field(default_factory=deque)

    def answer(self, message: wire.FromServer) -> None:
        """An answer to what was asked; it goes out before anything else."""
        self.answers.append(message)
        self.wake()

    @property
    def is_full(self) -> bool:
        """Whether so many answers wait that nothing more should be asked."""
        return len(self.answers) >= ANSWERS

    def owe(self, *, welcome: bool = False, update: bool = False, chat: bool = False) -> None:
        """Mark what has changed; it is put together when it can be sent, from what is true then."""
        self.welcome_due |= welcome
        self.update_due |= update
        self.chat_due |= chat
        self.wake()
