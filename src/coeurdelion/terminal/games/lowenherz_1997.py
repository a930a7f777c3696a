"""The table of Löwenherz 1997: the round's card with who chose what, politics, the region table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from coeurdelion.core import Seat
from coeurdelion.games import lowenherz_1997
from coeurdelion.games.lowenherz_1997.cards import ROWS, row_of
from coeurdelion.games.lowenherz_1997.numbers import LARGER_POINTS, REGION_POINTS
from coeurdelion.games.lowenherz_1997.words import action, politics
from coeurdelion.terminal.games import realm
from coeurdelion.terminal.games.part import Part, Shown
from coeurdelion.text import Speaker


def _beside(shown: Shown, seat: Seat | None, colours: Sequence[str], speaker: Speaker) -> Iterator[RenderableType]:
    """The players, the supplies, the region table, what one knows of the piles, the round's card."""
    yield realm.players(shown, colours, speaker, [_hand(held, speaker) for held in shown["held"]])
    first, second = shown["pile_counts"]
    deck = sum(map(len, shown["deck"]))
    yield speaker.say("play-stock", walls=shown["supply"], deck=deck, first=first, second=second)
    yield speaker.say("play-region-table", table=" · ".join(_region_table()))
    for number, known in enumerate(shown["known_piles"], 1):
        if known is not None:
            cards = speaker.listed(politics(speaker, code) for code in known) or "–"
            yield speaker.say("play-known-pile", pile=number, cards=cards)
    if seat is not None and seat >= 0 and shown["politics"][seat]:
        yield speaker.say("play-hand", cards=", ".join(politics(speaker, code) for code in shown["politics"][seat]))
    if shown["card"]:
        yield speaker.say("play-round", number=shown["round"], player=speaker.player(shown["first"]))
        yield _card(shown, speaker)


def _hand(hand: Sequence[dict[str, Any]], speaker: Speaker) -> str:
    """The politics cards of a hand, those that may not be seen by the pile they came from."""
    cards = [(str(held["politics"]), held["pile"]) for held in hand]
    return ", ".join(f"[{number}]" if code == "?" else politics(speaker, code) for code, number in cards)


def _region_table() -> Iterator[str]:
    """What a new region brings by its size (L97-SETUP-6)."""
    smallest = 1
    for most, points in REGION_POINTS:
        yield f"{smallest}–{most} → {points}"
        smallest = most + 1
    yield f"{smallest}+ → {LARGER_POINTS}"


def _card(shown: Shown, speaker: Speaker) -> Grid:
    """The three rows of the action card, who chose each, and which is being carried out."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for row in ROWS:
        princes = [speaker.player(seat) for seat, rows in enumerate(shown["chosen"]) if row in rows]
        mark = "▶" if row == shown["row"] else " "
        grid.add_row(mark, str(row), action(speaker, row_of(shown["card"], row)), ", ".join(princes))
    return grid


PART = Part(
    game=lowenherz_1997.id,
    board=realm.board,
    beside=_beside,
    signs={"terrain-forest": "♣", "terrain-mountain": "▲", "terrain-town": "⌂", "play-castle": "♜", "play-knight": "♞"},
    example="wall c7e",
    rule="L97-WALL-2",
    note="play-note-1997",
)
