"""Reading lines from the keyboard, with completion where the terminal offers it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

try:
    import readline
except ImportError:  # Windows has none: lines are typed without completion
    readline = None  # type: ignore[assignment]

Ask = Callable[[str, Sequence[str]], str]
"""Reads a line from the keyboard, given a prompt and what can be completed; raises EOFError at its end."""


def ask(prompt: str, words: Sequence[str]) -> str:
    """A line that was typed; Tab completes it from whole lines."""
    if sys.stdin.isatty() and readline is not None:
        _complete_from(words)
    return input(prompt)


def forget() -> None:
    """Nothing that was typed can be called up again: the next person may sit down."""
    if readline is not None:
        readline.clear_history()


def _complete_from(words: Sequence[str]) -> None:
    def complete(_text: str, number: int) -> str | None:
        typed = readline.get_line_buffer()
        begun = typed[: readline.get_begidx()]
        fitting = sorted({word[len(begun) :] for word in words if word.startswith(typed)})
        return fitting[number] if number < len(fitting) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")
