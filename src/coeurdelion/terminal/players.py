"""Who plays a match in the terminal: people, bots of a level, and programs that speak the engine protocol."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from coeurdelion.bots import RANDOM, bot_named, ms_of, reads_log
from coeurdelion.bots.explanation import public_reasons
from coeurdelion.bots.program import LONGEST_TOLD, Program, words_of
from coeurdelion.core import AnyGame, Entry, Refused, Seat, Step
from coeurdelion.core.bot import Reason
from coeurdelion.core.bot_name import BOT_PREFIX, BotName, bot_name_of
from coeurdelion.match.live import LiveMatch
from coeurdelion.text import Speaker


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
        request = live.bot_request(seat, rng, ms_of(self.level), with_log=reads_log(live.game, self.level))
        choice = bot_named(live.game, self.level)(request._replace(character=self.character))
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
        self._program = Program(command)

    @property
    def name(self) -> str:
        return BOT_PREFIX + (words_of(self.command) or ["?"])[0].rpartition("/")[2]

    def decide(self, live: LiveMatch, seat: Seat, speaker: Speaker, rng: Random) -> BotAnswer:
        """What it answers, its reasons left to itself; refused if it does not answer, or not with a legal action."""
        request = live.bot_request(seat, rng)
        line = self._program.ask(live.game, seat, request)
        if line not in map(str, request.legal) and line.partition(" ")[0] not in request.legal.open_verbs:
            raise Refused("program", "program-said", command=self.command, text=line[:LONGEST_TOLD])
        return BotAnswer(line, ())

    def close(self) -> None:
        """End the program."""
        self._program.close()


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
        if not words_of(command):
            raise Refused("program", "program-failed", command=command, text="–")
    return players + [ProgramBot(command) for command in programs]
