"""What a seat sees in the terminal, printed line after line: the board, the players, the cards, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from coeurdelion.core import AnyGame, Seat, Step
from coeurdelion.core.choices import Choices
from coeurdelion.draw.board_style import FULL, BoardStyle
from coeurdelion.terminal.games import PARTS, Reader
from coeurdelion.terminal.wrapping import wrap_text
from coeurdelion.text import Speaker

BOARD_SIZES = ("auto", "compact", "full")
"""How large a board can be: as the terminal allows, with a line for each row, or with borders between the rows."""
MAX_LISTED_ACTIONS = 24
"""The most legal actions that are listed with numbers; of more, only the verbs and how many each has."""


def are_numbered(lines: Sequence[str]) -> bool:
    """Whether a list of actions can be answered by number: not if actions end in numbers of their own."""
    return not any(line[-1:].isdigit() and line.rpartition(" ")[2].isdigit() for line in lines)


def numbered(lines: Sequence[str], width: int) -> list[str]:
    """Actions in columns, with their numbers where they can be answered by them."""
    numbers = range(1, len(lines) + 1) if are_numbered(lines) else [""] * len(lines)
    wide = max((len(line) for line in lines), default=0) + 6
    columns = max(1, width // wide)
    entries = [f"{number:>3} {line}".ljust(wide) for number, line in zip(numbers, lines, strict=True)]
    return ["".join(entries[start : start + columns]).rstrip() for start in range(0, len(entries), columns)]


def counted(lines: Sequence[str], verb: str = "", most: int = MAX_LISTED_ACTIONS) -> list[str]:
    """Actions by their verbs: few of a verb are listed, of more than `most` the first, the last and how many."""
    told = []
    for name, group in groupby(lines, key=lambda line: line.partition(" ")[0]):
        arguments = [line.partition(" ")[2] for line in group]
        if name == verb or len(arguments) <= most:
            joint = ", " if any(" " in argument for argument in arguments) else " "
            told.append(f"    {name} " + joint.join(arguments))
        else:
            told.append(f"    {name} {arguments[0]} … {arguments[-1]} ({len(arguments)})")
    return told


class MatchDisplay:
    """Prints a match to a console, as one reader may see it."""

    def __init__(
        self, console: Console, game: AnyGame, speaker: Speaker, colours: Sequence[str], style: BoardStyle = FULL
    ) -> None:
        self.console = console
        self.game = game
        self.part = PARTS[game.id]
        self.speaker = speaker
        self.colours = tuple(colours)
        self.style = style

    def say(self, key: str, **params: str | int) -> None:
        """One sentence."""
        self.tell(self.speaker.say(key, **params))

    def tell(self, sentence: str) -> None:
        """A sentence that is already made."""
        for line in wrap_text(sentence, self.console.width):
            self._put(Text(line))

    def _put(self, drawn: RenderableType) -> None:
        self.console.print(drawn, highlight=False, markup=False, soft_wrap=True)

    def clear(self) -> None:
        """An empty screen, so that hands stay secret; blank lines where the screen cannot be cleared."""
        if self.console.file.isatty() and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * 3)

    def reader(self, seat: Seat | None) -> Reader:
        """Someone who looks at the table from a seat."""
        return Reader(seat, self.colours, self.speaker, self.style)

    def position(self, state: Any, seat: Seat | None) -> None:
        """The whole table as a seat sees it."""
        view, reader = self.game.redact(state, seat), self.reader(seat)
        self._put(self.part.board(view, reader))
        for part in self.part.beside(self.game.show(view), reader):
            if isinstance(part, str):
                self.tell(part)
            else:
                self._put(part)

    def begin(self, steps: Sequence[Step], state: Any, seat: Seat, unheard: Sequence[Step]) -> None:
        """Someone is asked: what they have not heard of yet, the table, the question.

        `steps` is all that happened since their last turn, for a display that shows that as long as they decide.
        """
        self.events(unheard, seat)
        self.position(state, seat)
        self.prompt(state, seat)
        self.legal(self.game.legal(state, seat))

    def show_board(self, state: Any, seat: Seat, size: str) -> None:
        """The table once more, from now on in a size if one is given."""
        if size:
            self.style = self.style._replace(compact=size == "compact")
        self.position(state, seat)

    def refresh(self, state: Any, seat: Seat) -> None:
        """Before each line that is typed: nothing, as all that was printed still stands."""

    def scene(self, state: Any, seat: Seat | None, told: Sequence[str], spare: int = 1) -> None:
        """A position that nobody is asked in, and sentences about it."""
        self.position(state, seat)
        for sentence in told:
            self.tell(sentence)

    def again(self) -> None:
        """The last scene once more, with what was said since: nothing, as all that was printed still stands."""

    def reach(self, state: Any, seat: Seat | None, cell: str) -> None:
        """The board with the squares that the unit on a square can attack."""
        assert self.part.reach is not None
        self._put(self.part.reach(self.game.redact(state, seat), cell, self.style))

    def legend(self) -> None:
        """The signs of the board."""
        signs = self.part.signs(self.style).items()
        self.tell("   ".join(f"{sign}\u00a0{self.speaker.say(key)}" for key, sign in signs))

    def prompt(self, state: Any, seat: Seat) -> None:
        """What the seat is asked for."""
        for line in wrap_text(self.asked(state, seat), self.console.width):
            self._put(Text(line, "bold"))

    def asked(self, state: Any, seat: Seat) -> str:
        """The question in words."""
        asked = self.speaker.question(*self.game.asked(state, seat))
        return self.speaker.say("prompt", player=self.speaker.player(seat), asked=asked)

    def legal(self, legal: Choices[Any], verb: str = "") -> None:
        """The legal actions: few are numbered, of many the verbs are counted."""
        lines = [str(action) for action in legal]
        listed = numbered(lines, self.console.width) if len(lines) <= MAX_LISTED_ACTIONS else counted(lines, verb)
        for line in listed:
            self.tell(line)

    def events(self, steps: Iterable[Step], seat: Seat | None) -> None:
        """What happened, as a seat may know it."""
        for sentence in self.sentences(steps, seat):
            self.tell(sentence)

    def sentences(self, steps: Iterable[Step], seat: Seat | None) -> list[str]:
        """What happened in sentences, as a seat may know it."""
        return [self.speaker.event(self.game.redact_event(event, seat)) for step in steps for event in step.events]
