"""A match in the terminal from its first frame to its last sentence: what it is shown on, what may interrupt it."""

from __future__ import annotations

import errno
import os
import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from coeurdelion.cli.app import fault, help_of
from coeurdelion.core import Match
from coeurdelion.draw.board_style import BoardStyle
from coeurdelion.terminal.charset import PlainSpeaker, is_plain, write_plain
from coeurdelion.terminal.colours import make_console
from coeurdelion.terminal.commands import COMMAND_VARIABLE
from coeurdelion.terminal.display import BOARD_SIZES, MatchDisplay
from coeurdelion.terminal.kept import keep_last
from coeurdelion.terminal.keyboard import ask
from coeurdelion.terminal.keyboard_match import KeyboardMatch
from coeurdelion.terminal.screen import ScreenDisplay
from coeurdelion.terminal.wrapping import wrap_text
from coeurdelion.text import Speaker, say
from coeurdelion.text.player_names import called

INTERRUPTED = 128
"""What is added to the number of a signal for the exit status of a program that it ended."""


class EndingSignal(BaseException):
    """A signal has asked the program to end."""


Board = Annotated[str, typer.Option(metavar="|".join(BOARD_SIZES), help=help_of("help-play-board"), show_default=False)]


def check_board(size: str, language: str) -> None:
    """Refuses a size that no board has."""
    if size not in BOARD_SIZES:
        raise fault(say(language, "play-board-sizes", sizes=", ".join(BOARD_SIZES)))


def prepare_output() -> bool:
    """Whether only plain ASCII is shown; the output then writes everything so instead of failing."""
    plain = is_plain(sys.stdout.encoding or "", os.environ)
    if plain:
        write_plain(sys.stdout)
        write_plain(sys.stderr)
    return plain


def speaker_of(match: Match, language: str, names: list[str], plain: bool = False) -> Speaker:
    """A speaker that calls people by their names, bots by their characters and everyone else by colour."""
    edition = str(match.options.get("edition", ""))
    kind = PlainSpeaker if plain else Speaker
    return kind(language, match.game, edition, called(language, edition, match.colours, names))


def display_of(match: Match, speaker: Speaker, size: str, plain: bool, asks: bool = True) -> MatchDisplay:
    """What a match is shown on: a screen where there is one and someone to ask, else line after line."""
    console, style = make_console(os.environ), BoardStyle(compact=size == "compact", plain=plain)
    if not (asks and sys.stdin.isatty() and sys.stdout.isatty()):
        return MatchDisplay(console, match.game, speaker, match.colours, style)
    screen = ScreenDisplay(console, match.game, speaker, match.colours, style, ask)
    screen.size = size
    return screen


def play_to_end(match: KeyboardMatch) -> int:
    """Play until the match is over or left; the exit status, 0 unless a signal ended it."""
    try:
        with _signals():
            match.play()
    except EOFError:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED + signal.SIGINT
    except EndingSignal as ending:
        return INTERRUPTED + int(ending.args[0])
    except OSError as error:
        if error.errno != errno.EIO:
            raise
        return INTERRUPTED + signal.SIGHUP  # the terminal is gone
    return 0


@contextmanager
def _signals() -> Iterator[None]:
    """Signals that end the program do so by an exception, so that the terminal is left as it was and programs are closed."""

    def interrupt(number: int, frame: FrameType | None) -> None:
        raise EndingSignal(number)

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), interrupt) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def farewell(match: KeyboardMatch, folder: Path | None, language: str) -> None:
    """Where the match is kept, and goodbye; nothing if nobody reads it any more."""
    match.keep()
    sentences = [*_whereabouts(match, folder, language), say(language, "play-bye")]
    match.keeping.release()
    if match.live.result is None:
        sentences.insert(0, "")  # the line that was being typed ends here
    try:
        print("\n".join(line for text in sentences for line in wrap_text(text, match.display.console.width)), flush=True)
    except OSError:  # the terminal is gone
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _whereabouts(match: KeyboardMatch, folder: Path | None, language: str) -> Iterator[str]:
    """What has become of the match, if anything of it is not saved."""
    command = os.environ.get(COMMAND_VARIABLE, "coeurdelion")
    if match.is_saved:
        match.keeping.drop()
    elif match.live.result is not None:
        yield from _finished(match, folder, language, command)
    elif match.keeping.failure:
        yield say(language, "play-not-kept", reason=match.keeping.failure)
    else:
        yield say(language, "play-kept", command=command)


def _finished(match: KeyboardMatch, folder: Path | None, language: str, command: str) -> Iterator[str]:
    """Where a match that is over can be seen again."""
    try:
        if folder is None:
            return
        path = keep_last(folder, match.live.record())
    except OSError as error:
        yield say(language, "play-not-kept", reason=error.strerror or str(error))
    else:
        match.keeping.drop()
        yield say(language, "play-saved-over", file=shlex.quote(str(path)), command=command)
