"""A few questions before a match, each answered by Enter if one likes the default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from coeurdelion.bots import RANDOM, levels_of, usual_level
from coeurdelion.core import AnyGame, Refused
from coeurdelion.core.bot_name import BOT_PREFIX
from coeurdelion.core.options import OptionSpec
from coeurdelion.games import GAMES, game_named
from coeurdelion.terminal.keyboard import Ask
from coeurdelion.text import say


def choose_game(language: str, ask: Ask) -> AnyGame:
    """Which game is played."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        print(f"  {number} {say(language, name)}")
    numbers = [str(number) for number in range(1, len(names) + 1)]
    answer = _one_of(language, ask, say(language, "setup-game-number"), (*numbers, *names))
    return game_named(names[int(answer) - 1] if answer in numbers else answer)


def _one_of(language: str, ask: Ask, sentence: str, allowed: Sequence[str]) -> str:
    """One of the answers allowed, the first if none is given; asked again until it is one."""
    while (answer := ask(sentence, allowed).strip() or allowed[0]) not in allowed:
        print(say(language, "setup-again", answer=answer[:40], allowed=", ".join(allowed)))
    return answer


def choose_seats(language: str, ask: Ask, game: AnyGame, options: dict[str, object]) -> list[str]:
    """Who plays; the first option of the game is asked for if it is not given."""
    for spec in game.options[:1]:
        if spec.name not in options:
            options[spec.name] = _one_of(language, ask, *_question(language, spec, game.seats[-1]))
    counts = [count for count in game.seats if _can_start(game, count, options)]
    people = _people(language, ask, counts[-1])
    bots = [str(count - len(people)) for count in counts if count >= len(people)]
    chosen = bots[0]
    if len(bots) > 1:
        chosen = _one_of(language, ask, say(language, "setup-bots", default=bots[0], allowed=", ".join(bots)), bots)
    level = _level(language, ask, game) if int(chosen) else ""
    return [*people, *[BOT_PREFIX + level] * int(chosen)]


def _level(language: str, ask: Ask, game: AnyGame) -> str:
    """The level of the bots, the usual one first; it is only asked for if there are several that are meant for people."""
    usual = usual_level(game)
    levels = [level for level in levels_of(game) if level != RANDOM]
    if len(levels) < 2:
        return usual
    for level in levels:
        print(f"  {level:8}{say(language, f'level-{level}-text')}")
    allowed = [usual, *(level for level in (*levels, RANDOM) if level != usual)]
    return _one_of(language, ask, say(language, "setup-level", default=usual, levels=", ".join(levels)), allowed)


def _question(language: str, spec: OptionSpec, players: int) -> tuple[str, list[str]]:
    """The sentence that asks for an option, and its values, the default first."""
    default = str(spec.default)
    values = [default, *(value for value in spec.allowed(players) if value != default)]
    return say(language, f"setup-{spec.name}", default=default, values=", ".join(values)), values


def _can_start(game: AnyGame, players: int, options: Mapping[str, object]) -> bool:
    """Whether this number of players fits these options; wrong options are refused when the match begins."""
    try:
        game.start(game.colours[:players], options)
    except Refused as refused:
        return refused.rule == "option"
    return True


def _people(language: str, ask: Ask, most: int) -> list[str]:
    """The names of those at the keyboard, asked again if they are too many."""
    while True:
        answer = ask(say(language, "setup-people"), ())
        people = [name.strip() for name in answer.split(",") if name.strip()] or [""]
        if len(people) <= most:
            return people
        print(say(language, "setup-too-many", count=len(people), most=most))
