"""The table of Löwenherz 2003: hands, king, borders, deck and market."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.console import RenderableType
from rich.text import Text

from coeurdelion.draw.board_style import BoardStyle
from coeurdelion.draw.realm import signs_of
from coeurdelion.games import lowenherz_2003
from coeurdelion.games.lowenherz_2003.cards import PRICES
from coeurdelion.games.lowenherz_2003.words import card
from coeurdelion.terminal.games import realm
from coeurdelion.terminal.games.part import Part, Reader, Shown
from coeurdelion.text import Speaker


def _beside(shown: Shown, reader: Reader) -> Iterator[RenderableType]:
    """The players, the supplies, the market, and the own hand in words."""
    speaker = reader.speaker
    yield realm.players(shown, reader, [_codes(hand) for hand in shown["hand"]])
    yield speaker.say("play-supplies", **_supplies(shown))
    if shown["market"]:
        yield speaker.say("play-market", cards=", ".join(_priced(shown["market"], speaker)))
    yield from _own_hand(shown, reader)


def _codes(hand: Iterable[str]) -> str:
    """The cards of a hand, those that may not be seen by their letter."""
    return " ".join(code[0] if code.endswith("?") else code for code in hand)


def _supplies(shown: Shown) -> Mapping[str, int]:
    return {"king": shown["king"], "borders": shown["supply"], "deck": sum(shown["deck"].values())}


def _priced(codes: Iterable[str], speaker: Speaker) -> list[str]:
    """Cards as code, words, price and sale value."""
    return [speaker.say("play-card", code=code, card=card(speaker, code), **PRICES[code]) for code in codes]


def _own_hand(shown: Shown, reader: Reader) -> Iterator[str]:
    seat = reader.seat
    if seat is not None and seat >= 0 and shown["hand"][seat]:
        yield reader.speaker.say("play-hand", cards=", ".join(_priced(shown["hand"][seat], reader.speaker)))


def _panel(shown: Shown, reader: Reader, width: int) -> list[Text]:
    """The players with their hands as far as they are known, and the supplies."""
    standing = realm.standing(shown, reader, width, [_codes(hand) for hand in shown["hand"]])
    supplies = _supplies(shown)
    keys = {"king": "play-panel-king", "borders": "play-panel-borders", "deck": "play-panel-deck"}
    return standing + [Text(reader.speaker.say(key, count=supplies[name])) for name, key in keys.items()]


def _status(shown: Shown, reader: Reader) -> Iterator[str]:
    """The own hand in words, and the market."""
    yield from _own_hand(shown, reader)
    if shown["market"]:
        cards = (f"{code}\u00a0−{PRICES[code]['price']}/+{PRICES[code]['sale']}" for code in shown["market"])
        yield reader.speaker.say("play-market", cards=", ".join(cards))


def _signs(style: BoardStyle) -> Mapping[str, str]:
    signs = signs_of(style)
    terrain = {"forest": "F", "village": "V", "city": "R", "gold": "G", "silver": "S", "copper": "C", "diamond": "D"}
    named = {f"terrain-{name}": signs.terrain[letter] for name, letter in terrain.items()}
    return named | {"play-castle": signs.castle, "play-knight": signs.knight}


PART = Part(
    game=lowenherz_2003.id,
    board=realm.board,
    beside=_beside,
    panel=_panel,
    panel_width=realm.PANEL_WIDTH,
    status=_status,
    signs=_signs,
    example="border c7e",
    rule="L03-BORDER-2",
    note="play-note-2003",
)
