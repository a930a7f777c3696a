"""At the start: the matches that were left before their end are offered again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum, auto
from pathlib import Path
from shutil import get_terminal_size
from typing import NamedTuple

from coeurdelion.core import Refused
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import Record
from coeurdelion.match.record_reader import read_record
from coeurdelion.terminal.kept import KeptMatch, kept_matches
from coeurdelion.terminal.keyboard import Ask
from coeurdelion.terminal.wrapping import wrap_text
from coeurdelion.text import Speaker, say
from coeurdelion.text.player_names import called

Tell = Callable[[str], None]
"""Tells a sentence to whoever is at the keyboard."""


def show(sentence: str) -> None:
    """A sentence on the terminal, broken at blanks."""
    print("\n".join(wrap_text(sentence, get_terminal_size().columns)))


class Answer(Enum):
    """What someone wants to do with a match that was left."""

    YES = auto()
    NO = auto()
    DROP = auto()


ANSWERS = {Answer.YES: "resume-yes", Answer.NO: "resume-no", Answer.DROP: "resume-drop"}
"""The key of the words that mean each answer."""


class Left(NamedTuple):
    """A match that was left, with its place, which is locked for us."""

    place: KeptMatch
    record: Record


def matches_left(folder: Path, language: str, game: str = "", tell: Tell = show) -> Iterator[Left]:
    """The matches of a game that can be gone on with, the newest first; what cannot be read is told and set aside.

    Each is locked while it is looked at: one that is played in another terminal is passed over, and told.
    """
    try:
        found = kept_matches(folder)
    except OSError as error:
        tell(say(language, "resume-no-folder", folder=str(folder), reason=error.strerror or str(error)))
        return
    for place in found:
        record = _readable(place, language, tell)
        if record is None or (game and record.match.game.id != game):
            place.release()
        else:
            yield Left(place, record)


def _readable(place: KeptMatch, language: str, tell: Tell) -> Record | None:
    """The match of a place; None if it is played elsewhere or cannot be read, which is told."""
    try:
        if not place.take():
            tell(say(language, "resume-elsewhere", file=str(place.path)))
            return None
        record = read_record(place.path.read_text("utf-8"))
        LiveMatch.of_record(record)  # what cannot be played again cannot be gone on with
    except OSError as error:
        tell(say(language, "resume-unreadable", file=str(place.path), reason=error.strerror or str(error)))
    except (Refused, UnicodeDecodeError) as error:
        reason = Speaker(language, None).reason(error) if isinstance(error, Refused) else str(error)
        tell(say(language, "resume-broken", file=str(place.set_aside()), reason=reason))
    else:
        return record
    return None


def choose_left(folder: Path, language: str, ask: Ask, game: str = "", tell: Tell = show) -> Left | None:
    """The match that someone goes on with, asked for one after the other; None for a new one."""
    for left in matches_left(folder, language, game, tell):
        show(say(language, "resume-found", **described(left, language)))
        answer = _answered(language, ask)
        if answer is Answer.YES:
            return left
        if answer is Answer.DROP:
            left.place.drop()
        left.place.release()
    return None


def described(left: Left, language: str) -> dict[str, str]:
    """A match that was left, in words: which game, who plays, since when."""
    match = left.record.match
    edition = str(match.options.get("edition", ""))
    names = called(language, edition, match.colours, match.names)
    return {"game": say(language, match.game.id), "players": ", ".join(names), "when": left.place.when}


def _answered(language: str, ask: Ask) -> Answer:
    """Yes, no or drop; yes if nothing is typed, asked again until it is one of them."""
    while True:
        typed = ask(say(language, "resume-ask"), ()).strip().lower()
        for answer, key in ANSWERS.items():
            if typed in say(language, key).split() or (answer is Answer.YES and not typed):
                return answer
        show(say(language, "setup-again", answer=typed[:40], allowed=say(language, "resume-answers")))
