"""What a seat sees in the terminal: the board, the players, the cards, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.text import Text

from coeurdelion.core import AnyGame, Seat, Step
from coeurdelion.core.choices import Choices
from coeurdelion.terminal.games import PARTS
from coeurdelion.text import Speaker

MAX_LISTED_ACTIONS = 24
"""The most legal actions that are listed with numbers; of more, only the verbs and how many each has."""


def are_numbered(lines: Sequence[str]) -> bool:
    """Whether a list of actions can be answered by number: not if actions end in numbers of their own."""
    return not any(line[-1:].isdigit() and line.rpartition(" ")[2].isdigit() for line in lines)


def _wrapped(line: str, width: int) -> str:
    """A line broken at blanks, never at no-break spaces, each part indented like the first."""
    indent = line[: len(line) - len(line.lstrip(" "))]
    return fill(line, width, subsequent_indent=indent, break_on_hyphens=False)


class MatchDisplay:
    """Prints a match to a console, as one reader may see it."""

    def __init__(self, console: Console, game: AnyGame, speaker: Speaker, colours: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.part = PARTS[game.id]
        self.speaker = speaker
        self.colours = tuple(colours)

    def say(self, key: str, **params: str | int) -> None:
        """One sentence."""
        self.tell(self.speaker.say(key, **params))

    def tell(self, sentence: str) -> None:
        """A sentence that is already made."""
        wrapped = "\n".join(_wrapped(line, self.console.width) for line in sentence.split("\n"))
        self.console.print(wrapped, highlight=False, markup=False, soft_wrap=True)

    def clear(self) -> None:
        """An empty screen, so that hands stay secret; blank lines where the screen cannot be cleared."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * 3)

    def position(self, state: Any, seat: Seat | None) -> None:
        """The whole table as a seat sees it."""
        view = self.game.redact(state, seat)
        self.console.print(self.part.board(view, self.colours))
        for part in self.part.beside(self.game.show(view), seat, self.colours, self.speaker):
            if isinstance(part, str):
                self.tell(part)
            else:
                self.console.print(part)

    def reach(self, state: Any, seat: Seat | None, cell: str) -> None:
        """The board with the squares that the unit on a square can attack, in a game that has such units."""
        if self.part.reach is None:
            self.say("play-no-reach")
        else:
            self.console.print(self.part.reach(self.game.redact(state, seat), cell))

    def help(self) -> None:
        """What can be typed, with examples of this game."""
        example, rule = self.part.example, self.part.rule
        verb, _, word = example.partition(" ")
        section = rule.rpartition("-")[0]
        width = max(len(part.example) for part in PARTS.values())
        told = {"action": example.ljust(width), "word": word.ljust(width)}
        self.say("play-help", **told, verb=verb, section=section, rule=rule)
        self.say(self.part.note)

    def legend(self) -> None:
        """The signs of the board."""
        self.tell("   ".join(f"{sign}\u00a0{self.speaker.say(key)}" for key, sign in self.part.signs.items()))

    def prompt(self, state: Any, seat: Seat) -> None:
        """What the seat is asked for."""
        asked = self.speaker.question(*self.game.asked(state, seat))
        self.console.print(Text(self.speaker.say("prompt", player=self.speaker.player(seat), asked=asked), style="bold"))

    def legal(self, legal: Choices[Any], verb: str = "") -> None:
        """The legal actions: few are numbered, of many the verbs are counted."""
        lines = [str(action) for action in legal]
        if len(lines) <= MAX_LISTED_ACTIONS:
            numbers = range(1, len(lines) + 1) if are_numbered(lines) else [""] * len(lines)
            wide = max((len(line) for line in lines), default=0) + 6
            columns = max(1, self.console.width // wide)
            numbered = [f"{number:>3} {line}".ljust(wide) for number, line in zip(numbers, lines, strict=True)]
            for start in range(0, len(numbered), columns):
                self.tell("".join(numbered[start : start + columns]).rstrip())
            return
        for name, group in groupby(lines, key=lambda line: line.partition(" ")[0]):
            arguments = [line.partition(" ")[2] for line in group]
            if name == verb or len(arguments) <= MAX_LISTED_ACTIONS:
                joint = ", " if any(" " in argument for argument in arguments) else " "
                self.tell(f"    {name} " + joint.join(arguments))
            else:
                self.tell(f"    {name} {arguments[0]} … {arguments[-1]} ({len(arguments)})")

    def events(self, steps: Iterable[Step], seat: Seat | None) -> None:
        """What happened, as a seat may know it."""
        for step in steps:
            for event in step.events:
                self.tell(self.speaker.event(self.game.redact_event(event, seat)))
