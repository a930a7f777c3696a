"""The table of Löwenherz 2003: hands, king, borders, deck and market."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import RenderableType

from coeurdelion.core import Seat
from coeurdelion.games import lowenherz_2003
from coeurdelion.games.lowenherz_2003.cards import PRICES
from coeurdelion.games.lowenherz_2003.words import card
from coeurdelion.terminal.games import realm
from coeurdelion.terminal.games.part import Part, Shown
from coeurdelion.text import Speaker


def _beside(shown: Shown, seat: Seat | None, colours: Sequence[str], speaker: Speaker) -> Iterator[RenderableType]:
    """The players, the supplies, the market, and the own hand in words."""
    hands = [" ".join(code[0] if code.endswith("?") else code for code in hand) for hand in shown["hand"]]
    yield realm.players(shown, colours, speaker, hands)
    deck = sum(shown["deck"].values())
    yield speaker.say("play-supplies", king=shown["king"], borders=shown["supply"], deck=deck)
    if shown["market"]:
        yield speaker.say("play-market", cards=", ".join(_priced(shown["market"], speaker)))
    if seat is not None and seat >= 0 and shown["hand"][seat]:
        yield speaker.say("play-hand", cards=", ".join(_priced(shown["hand"][seat], speaker)))


def _priced(codes: Iterable[str], speaker: Speaker) -> list[str]:
    """Cards as code, words, price and sale value."""
    return [speaker.say("play-card", code=code, card=card(speaker, code), **PRICES[code]) for code in codes]


PART = Part(
    game=lowenherz_2003.id,
    board=realm.board,
    beside=_beside,
    signs={
        "terrain-forest": "♣",
        "terrain-village": "⌂",
        "terrain-city": "♔",
        "terrain-gold": "●",
        "terrain-silver": "☾",
        "terrain-copper": "▬",
        "terrain-diamond": "◆",
        "play-castle": "♜",
        "play-knight": "♞",
    },
    example="border c7e",
    rule="L03-BORDER-2",
    note="play-note-2003",
)
