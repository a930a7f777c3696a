"""A few questions before a match, each answered by Enter if one likes the default."""

from __future__ import annotations

from coeurdelion.bots import strongest
from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import GAMES, game_named
from coeurdelion.terminal.play import Ask
from coeurdelion.terminal.tables import TABLES
from coeurdelion.text import say


def choose_game(language: str, ask: Ask) -> AnyGame:
    """Which game is played."""
    names = list(GAMES)
    for number, name in enumerate(names, 1):
        print(f"  {number} {say(language, name)}")
    answer = ask(say(language, "setup-game-number"), names).strip() or "1"
    return game_named(names[int(answer) - 1] if answer in map(str, range(1, len(names) + 1)) else answer)


def choose_seats(language: str, ask: Ask, game: AnyGame, options: dict[str, object]) -> list[str]:
    """Who plays; the first option of the game is asked for if it is not given."""
    option, values = TABLES[game.id].first_option
    if option not in options:
        sentence = say(language, f"setup-{option}", default=values[0], values=", ".join(values))
        options[option] = ask(sentence, values).strip() or values[0]
    bot = f"bot:{strongest(game)}"
    people = [name.strip() for name in ask(say(language, "setup-people"), ()).split(",") if name.strip()] or [""]
    most = game.seats[-1] - len(people)
    least = max(0, game.seats[0] - len(people))
    if most <= 0 or most == least:
        return [*people, *[bot] * least]
    bots = ask(say(language, "setup-bots", default=least, most=most), ()).strip()
    if bots and not (bots.isascii() and bots.isdigit() and int(bots) <= most):
        raise Refused("option", "bad-value", option="bots", value=bots, allowed=(f"{least}–{most}",))
    return [*people, *[bot] * (int(bots) if bots else least)]
