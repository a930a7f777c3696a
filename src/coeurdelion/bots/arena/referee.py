"""Plays one match of a run: chance by its luck, each bot by its own view, and every answer held against the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import ExitStack
from time import perf_counter
from typing import NamedTuple

from coeurdelion.bots.arena.contestant import Contestant
from coeurdelion.bots.arena.fixture import Finished, Fixture, Illegal, Outcome, Played
from coeurdelion.bots.arena.match import share
from coeurdelion.bots.arena.pairing import bot_stream, chance_seed
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.bots.levels import contestant_named, reads_log
from coeurdelion.bots.program import Program
from coeurdelion.core import CHANCE, AnyGame, Match, Refused, Seat
from coeurdelion.core.bot import BotRequest
from coeurdelion.games import game_named
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import entry_text, write_record

NO_LINE = "–"
"""What stands for the line of a bot that answered with none."""
DIGEST_LENGTH = 16

Ask = Callable[[BotRequest], str]


class _Player(NamedTuple):
    """Who sits on a seat: asks the bot, and knows whether it reads the log."""

    ask: Ask
    reads_log: bool


def begin(setting: Setting, fixture: Fixture) -> LiveMatch:
    """A match before its first entry; refused if the setting has a wrong option."""
    game = game_named(setting.game)
    names = tuple(setting.bots[bot].recorded for bot in fixture.bots)
    match = Match(game, game.colours[: setting.players], names, setting.options)
    return LiveMatch(match, chance_seed(setting, fixture.luck))


def play(setting: Setting, fixture: Fixture) -> Outcome:
    """A match from its beginning to its end, or to the first answer that is refused."""
    live = begin(setting, fixture)
    streams = [bot_stream(setting, fixture, seat) for seat in range(setting.players)]
    ms: list[list[float]] = [[] for _ in fixture.bots]
    with ExitStack() as programs:
        players = [_player(live.game, setting.bots[bot], seat, programs) for seat, bot in enumerate(fixture.bots)]
        while seats := live.to_act():
            if CHANCE in seats:
                live.roll()
                continue
            seat, line = seats[0], NO_LINE
            request = live.bot_request(seat, streams[seat], setting.ms, with_log=players[seat].reads_log)
            try:
                begun = perf_counter()
                line = players[seat].ask(request._replace(nodes=setting.nodes))
                ms[seat].append(round(1000 * (perf_counter() - begun), 2))
                live.do(seat, line)
            except Refused as refused:
                told = (refused.rule, refused.reason, dict(refused.params))
                return Illegal(fixture, seat, len(live.log), line, *told, write_record(live.record()))
    return _finished(live, fixture, ms)


def _player(game: AnyGame, contestant: Contestant, seat: Seat, programs: ExitStack) -> _Player:
    if contestant.level:
        level, character = contestant.appears_as
        bot = contestant_named(game, level)
        return _Player(lambda request: str(bot(request._replace(character=character)).action), reads_log(game, level))
    program = programs.enter_context(Program(contestant.command))
    return _Player(lambda request: program.ask(game, seat, request), reads_log=True)


def _finished(live: LiveMatch, fixture: Fixture, ms: list[list[float]]) -> Finished:
    game, state = live.game, live.state
    log = hashlib.sha256("\n".join(map(entry_text, live.log)).encode()).hexdigest()
    played = Played(
        match=fixture.number,
        luck=fixture.luck,
        bots=fixture.bots,
        shares=tuple(share(game, state, seat) for seat in range(len(fixture.bots))),
        points=game.course(state),
        entries=len(live.log),
        log=log[:DIGEST_LENGTH],
        ms=tuple(map(tuple, ms)),
    )
    return Finished(played, write_record(live.record()))
