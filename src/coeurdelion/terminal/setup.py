"""A few questions before a match, each answered by Enter if one likes the default."""

from __future__ import annotations

from collections.abc import Mapping

from coeurdelion.bots import strongest
from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import lowenherz_2003
from coeurdelion.terminal.play import Ask
from coeurdelion.text import say

MOST_BOTS = 3
EDITIONS: Mapping[str, tuple[str, ...]] = {lowenherz_2003.id: ("kosmos", "tilsit")}
"""The editions of the games that have several."""


def choose_seats(language: str, ask: Ask, edition: str, game: AnyGame = lowenherz_2003) -> tuple[list[str], str]:
    """Who plays and, where there are several, in which edition."""
    if not edition and game.id in EDITIONS:
        edition = ask(say(language, "setup-edition", default="kosmos"), EDITIONS[game.id]).strip()
    people = [name.strip() for name in ask(say(language, "setup-people"), ()).split(",") if name.strip()] or [""]
    bots = ask(say(language, "setup-bots"), ()).strip()
    if bots and not (bots.isascii() and bots.isdigit() and int(bots) <= MOST_BOTS):
        raise Refused("option", "bad-value", option="bots", value=bots, allowed=("0–3",))
    count = int(bots) if bots else max(0, 2 - len(people))
    return [*people, *[f"bot:{strongest(game)}"] * count], edition
