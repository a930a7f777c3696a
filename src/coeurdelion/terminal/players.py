"""Who plays a match in the terminal: people, bots of a level, and programs that speak the engine protocol."""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import msgspec

from coeurdelion.bots import RANDOM, bot_named, reads_log
from coeurdelion.bots.explanation import public_reasons
from coeurdelion.core import AnyGame, Entry, Refused, Seat, Step
from coeurdelion.core.bot import Reason
from coeurdelion.core.bot_name import BOT_PREFIX, BotName, bot_name_of
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import entry_text
from coeurdelion.text import Speaker

PROGRAM_GRACE_S = 10.0
"""Seconds beyond its thinking time after which a program that has not answered has failed."""


class BotAnswer(NamedTuple):
    """The action of a bot as a line, and its reasons in sentences."""

    line: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Person:
    """Someone at the keyboard."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot of one of our levels."""

    level: str
    character: str = ""

    @property
    def name(self) -> str:
        return str(BotName(self.level, self.character))

    def decide(self, live: LiveMatch, seat: Seat, speaker: Speaker, rng: Random) -> BotAnswer:
        """What it does in a match, from its own view alone."""
        choice = bot_named(live.game, self.level)(live.bot_request(seat, rng, with_log=reads_log(live.game, self.level)))
        reasons = choice.reasons if self.level == RANDOM else _told(live, seat, choice.action)
        return BotAnswer(str(choice.action), tuple(speaker.question(*reason) for reason in reasons))


def _told(live: LiveMatch, seat: Seat, action: object) -> tuple[Reason, ...]:
    """What everyone at the keyboard may read of why a bot acts."""
    after, events = live.game.apply(live.state, seat, action)
    step = Step(len(live.log), Entry(seat, str(action)), live.state, after, events)
    return public_reasons(live.game, [step], after)


class ProgramBot:
    """A program that answers `bot` requests of the engine protocol on its standard input and output."""

    def __init__(self, command: str) -> None:
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def name(self) -> str:
        return BOT_PREFIX + (_words(self.command) or ["?"])[0].rpartition("/")[2]

    def decide(self, live: LiveMatch, seat: Seat, speaker: Speaker, rng: Random) -> BotAnswer:
        """What it answers, its reasons left to itself; refused if it does not answer, or not with a legal action."""
        request = live.bot_request(seat, rng)
        legal = [str(action) for action in request.legal]
        message = {
            "cmd": "bot",
            "game": live.game.id,
            "seat": seat,
            "ms": request.ms,
            "view": live.game.show(request.view),
            "legal": legal,
            "log": [entry_text(entry) for entry in request.log],
        }
        answer = self._ask(message, request.ms / 1000 + PROGRAM_GRACE_S)
        line = answer.get("action")
        if not isinstance(line, str) or (line not in legal and line.partition(" ")[0] not in request.legal.open_verbs):
            raise Refused("program", "program-said", command=self.command, text=msgspec.json.encode(answer).decode()[:200])
        return BotAnswer(line, ())

    def _ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """One request, one answer."""
        try:
            process = self._started()
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(request) + b"\n")
            process.stdin.flush()
            answer = msgspec.json.decode(_line_within(process, seconds))
        except (OSError, ValueError, TimeoutError) as error:
            self.close()
            raise Refused("program", "program-failed", command=self.command, text=str(error)) from None
        if not isinstance(answer, dict):
            raise Refused("program", "program-said", command=self.command, text=str(answer)[:200])
        return answer

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            self._process = subprocess.Popen(_words(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        return self._process

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            for pipe in (self._process.stdin, self._process.stdout):
                if pipe is not None:
                    pipe.close()
            self._process = None


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


TerminalPlayer = Person | LevelBot | ProgramBot


def read_players(game: AnyGame, seats: Sequence[str], programs: Sequence[str]) -> list[TerminalPlayer]:
    """The players of a match, programs last; an unknown level is refused by name."""
    players: list[TerminalPlayer] = []
    for seat in seats:
        if bot := bot_name_of(seat):
            bot_named(game, bot.level)
            players.append(LevelBot(*bot))
        else:
            players.append(Person(seat))
    for command in programs:
        if not _words(command):
            raise Refused("program", "program-failed", command=command, text="–")
    return players + [ProgramBot(command) for command in programs]


def _words(command: str) -> list[str]:
    """The words of a command, none if its quotes do not close."""
    try:
        return shlex.split(command)
    except ValueError:
        return []
