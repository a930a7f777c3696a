"""A few questions before a match, each answered by Enter if one likes the default."""

from __future__ import annotations

from coeurdelion.core import Refused
from coeurdelion.terminal.play import Ask
from coeurdelion.text import say

BOT = "bot:squire"
MOST_BOTS = 3


def choose_seats(language: str, ask: Ask, edition: str) -> tuple[list[str], str]:
    """Who plays and in which edition."""
    if not edition:
        edition = ask(say(language, "setup-edition", default="kosmos"), ("kosmos", "tilsit")).strip()
    people = [name.strip() for name in ask(say(language, "setup-people"), ()).split(",") if name.strip()] or [""]
    bots = ask(say(language, "setup-bots"), ()).strip()
    if bots and not (bots.isascii() and bots.isdigit() and int(bots) <= MOST_BOTS):
        raise Refused("option", "bad-value", option="bots", value=bots, allowed=("0–3",))
    count = int(bots) if bots else max(0, 2 - len(people))
    return [*people, *[BOT] * count], edition
