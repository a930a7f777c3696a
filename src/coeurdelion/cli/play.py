"""The command `play`: a match in the terminal, and who plays it."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from coeurdelion.bots import levels_of, usual_level
from coeurdelion.bots.characters import draw_characters
from coeurdelion.cli.app import Lang, app, fault, faults, help_of, language_of, record_of, text_of
from coeurdelion.cli.session import Board, check_board, display_of, farewell, play_to_end, prepare_output, speaker_of
from coeurdelion.core import AnyGame, Match, Refused
from coeurdelion.core.bot_name import BOT_PREFIX, BotName, bot_name_of
from coeurdelion.games import GAMES, game_named
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.scenario import read_start
from coeurdelion.terminal.commands import COMMANDS
from coeurdelion.terminal.data_folder import data_folder
from coeurdelion.terminal.display import BOARD_SIZES
from coeurdelion.terminal.keeping import Keeping
from coeurdelion.terminal.kept import KeptMatch
from coeurdelion.terminal.keyboard import ask
from coeurdelion.terminal.keyboard_match import KeyboardMatch
from coeurdelion.terminal.players import Person, TerminalPlayer, read_players
from coeurdelion.terminal.resume import Left, Tell, choose_left, matches_left, show
from coeurdelion.terminal.setup import choose_game, choose_seats
from coeurdelion.text import Speaker, say


@app.command(help=help_of("help-play"), epilog=help_of("help-play-examples"))
def play(
    game: Annotated[str, typer.Argument(help=help_of("help-play-game"))] = "",
    seat: Annotated[list[str] | None, typer.Option(help=help_of("help-play-seat"))] = None,
    bot: Annotated[list[str] | None, typer.Option(help=help_of("help-play-bot"))] = None,
    edition: Annotated[str, typer.Option(help=help_of("help-play-edition"))] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=help_of("help-play-option"))] = None,
    seed: Annotated[str, typer.Option(metavar="HEX", help=help_of("help-play-seed"))] = "",
    file: Annotated[Path | None, typer.Option("--from", help=help_of("help-play-from"))] = None,
    resume: Annotated[bool | None, typer.Option("--resume/--no-resume", help=help_of("help-play-resume"))] = None,
    board: Board = BOARD_SIZES[0],
    lang: Lang = "",
) -> None:
    language = language_of(lang)
    is_plain = prepare_output()
    check_board(board, language)
    folder = data_folder(os.environ, sys.platform)
    told: list[str] = []
    left = None if file else _left(folder, language, game, resume, told.append)
    with faults(language):
        options = _options(edition, option or [])
        if left is None and sys.stdin.isatty() and not (seat or bot or file):
            game, seat = _asked(language, game, options)
        if left is not None:
            live = LiveMatch.of_record(left.record)
        else:
            live = _live(game or next(iter(GAMES)), seat or [], bot or [], options, _seed(seed), file, language)
        recorded = list(live.match.names)
        players = _players(live, seat or [], bot or [])
    names = [player.name for player in players]
    for before, now in zip(recorded, names, strict=True):
        if before.startswith(BOT_PREFIX) and before != now:
            level = now.removeprefix(BOT_PREFIX)
            told.append(say(language, "play-played-by", name=before.removeprefix(BOT_PREFIX), level=level))
    has_people = any(isinstance(player, Person) for player in players)
    display = display_of(live.match, speaker_of(live.match, language, names, is_plain), board, is_plain, has_people)
    for sentence in told:
        display.tell(sentence)
    keeping = Keeping(left.place if left else KeptMatch.new(folder)) if folder else Keeping(None, reason=_homeless(language))
    keyboard_match = KeyboardMatch(live, players, display, ask, Random(), COMMANDS, keeping)
    if left is not None:
        keyboard_match.mark_unsaved()
    ended = play_to_end(keyboard_match)
    farewell(keyboard_match, folder, language)
    if ended:
        raise typer.Exit(ended)


def _left(folder: Path | None, language: str, game: str, resume: bool | None, tell: Tell) -> Left | None:
    """The match that was left before its end and is gone on with: the newest if that is wanted, else if someone says so.

    What cannot be gone on with is told, on the first screen of the match that is then begun.
    """
    if folder is None or resume is False:
        return None
    if resume:
        left = next(matches_left(folder, language, game, show), None)
        if left is None:
            raise fault(say(language, "resume-nothing"))
        return left
    try:
        return choose_left(folder, language, ask, game, tell) if sys.stdin.isatty() else None
    except EOFError:
        raise fault(say(language, "play-bye")) from None


def _homeless(language: str) -> str:
    return say(language, "play-no-home")


def _asked(language: str, game: str, options: dict[str, object]) -> tuple[str, list[str]]:
    """The game, who plays and its first option, as answered at the keyboard."""
    try:
        chosen = game_named(game) if game else choose_game(language, ask)
        return chosen.id, choose_seats(language, ask, chosen, options)
    except EOFError:
        raise fault(say(language, "play-bye")) from None


def _options(edition: str, pairs: list[str]) -> dict[str, object]:
    """The options given, each as name=value."""
    options: dict[str, object] = {"edition": edition} if edition else {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refused("option", "bad-pair", text=pair)
        options[name] = value
    return options


def _seed(text: str) -> bytes | None:
    """The seed given as 64 hexadecimal digits, none for a fresh one."""
    if text and not re.fullmatch(r"[0-9a-f]{64}", text):
        raise Refused("option", "bad-seed", text=text[:80])
    return bytes.fromhex(text) or None


def _live(
    game: str,
    seats: list[str],
    bots: list[str],
    options: dict[str, object],
    seed: bytes | None,
    file: Path | None,
    language: str,
) -> LiveMatch:
    """The match to play: a new one, one from a scenario's position, or one to be continued."""
    if file is None:
        chosen = game_named(game)
        count = len(_named(chosen, seats, bots)) + len(bots)
        if count not in chosen.seats:
            raise Refused("option", "bad-players", players=count, allowed=tuple(map(str, chosen.seats)))
        return LiveMatch(Match(chosen, chosen.colours[:count], ("",) * count, options), seed)
    if file.suffix == ".toml":
        try:
            return LiveMatch(read_start(text_of(file, language)), seed)
        except Refused as refused:
            reason = Speaker(language, None).reason(refused)
            raise fault(
                say(language, "check-error", file=str(file), line=int(str(refused.params["line"])), reason=reason)
            ) from None
    return LiveMatch.of_record(record_of(file, language))


def _players(live: LiveMatch, seats: list[str], bots: list[str]) -> list[TerminalPlayer]:
    """The players: as named, as recorded, or one person against a bot."""
    recorded = [_recorded(live.game, name) for name in live.match.names] if any(live.match.names) else []
    count = len(live.match.colours)
    named = _named(live.game, seats, bots) if seats or bots or not recorded else recorded
    if not (seats or bots or recorded):
        named += [f"{BOT_PREFIX}{usual_level(live.game)}"] * (count - len(named))
    players = read_players(live.game, named if recorded else _with_characters(live, named), bots)
    if len(players) != count:
        raise Refused("option", "bad-players", players=len(players), allowed=(str(count),))
    live.match = replace(live.match, names=tuple(player.name for player in players))
    return players


def _named(game: AnyGame, seats: list[str], bots: list[str]) -> list[str]:
    """Who plays beside the programs: as named, else one person, with a bot if there is no program."""
    if seats or len(bots) > 1:
        return list(seats)
    return [""] if bots else ["", f"{BOT_PREFIX}{usual_level(game)}"]


def _with_characters(live: LiveMatch, named: list[str]) -> list[str]:
    """The names of a new match, each bot with a character of its own."""
    bots = [bot for name in named if (bot := bot_name_of(name))]
    nameless = [bot for bot in bots if not bot.character]
    drawn = draw_characters(live.game, len(nameless), Random(live.seed), [bot.character for bot in bots])
    given = iter(drawn)
    return [str(_with_character(bot, given)) if (bot := bot_name_of(name)) else name for name in named]


def _with_character(bot: BotName, given: Iterator[str]) -> BotName:
    return bot if bot.character else bot._replace(character=next(given))


def _recorded(game: AnyGame, name: str) -> str:
    """Who sits at a recorded seat: a program that is not here is played by our usual bot."""
    bot = bot_name_of(name)
    return f"{BOT_PREFIX}{usual_level(game)}" if bot and bot.level not in levels_of(game) else name
