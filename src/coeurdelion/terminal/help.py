"""What can be typed during a match, as a list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len

from coeurdelion.terminal.display import MatchDisplay
from coeurdelion.terminal.wrapping import wrap

INDENT, GAP = 2, 2
TWO_WAYS = {"why": ("why", "why-action")}
"""The commands that do one thing alone and another with words after them, by the keys of both."""


def tell_help(display: MatchDisplay, commands: Iterable[str]) -> None:
    """The list of what can be typed in this game, and what the signs on its board mean."""
    display.say("play-help")
    entries = list(_entries(display, commands))
    wide = max(cell_len(typed) for typed, _ in entries) + GAP
    for typed, does in entries:
        first, *others = wrap(does, max(20, display.console.width - INDENT - wide))
        display.tell(" " * INDENT + typed + " " * (wide - cell_len(typed)) + first)
        for line in others:
            display.tell(" " * (INDENT + wide) + line)
    display.say("play-help-tab")
    display.say(display.part.note)
    display.legend()


def _entries(display: MatchDisplay, commands: Iterable[str]) -> Iterator[tuple[str, str]]:
    """What is typed, and what it does."""
    say, part = display.speaker.say, display.part
    verb, _, end = part.example.partition(" ")
    yield part.example, say("play-help-action")
    yield end, say("play-help-end")
    yield "3", say("play-help-number")
    for command in commands:
        for key in TWO_WAYS.get(command, (command,)):
            if command not in ("?", "help"):
                params = {
                    "verb": verb,
                    "section": part.rule.rpartition("-")[0],
                    "rule": part.rule,
                    "example": part.out_of_turn,
                }
                yield say(f"play-type-{key}"), say(f"play-help-{key}", **params)
