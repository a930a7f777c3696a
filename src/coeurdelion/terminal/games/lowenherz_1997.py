"""The table of Löwenherz 1997: the round's card with who chose what, politics, the region table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coeurdelion.draw.board_style import BoardStyle
from coeurdelion.draw.realm import signs_of
from coeurdelion.games import lowenherz_1997
from coeurdelion.games.lowenherz_1997.cards import ROWS, row_of
from coeurdelion.games.lowenherz_1997.numbers import LARGER_POINTS, REGION_POINTS
from coeurdelion.games.lowenherz_1997.words import action, politics
from coeurdelion.terminal.games import realm
from coeurdelion.terminal.games.part import Part, Reader, Shown
from coeurdelion.text import Speaker


def _beside(shown: Shown, reader: Reader) -> Iterator[RenderableType]:
    """The players, the supplies, the region table, what one knows of the piles, the round's card."""
    speaker = reader.speaker
    yield realm.players(shown, reader, [_hand(held, speaker) for held in shown["held"]])
    first, second = shown["pile_counts"]
    yield speaker.say("play-stock", walls=shown["supply"], deck=_deck(shown), first=first, second=second)
    yield speaker.say("play-region-table", table=" · ".join(_region_table()))
    yield from _known_piles(shown, speaker)
    yield from _own_hand(shown, reader)
    if shown["card"]:
        yield speaker.say("play-round", number=shown["round"], player=speaker.player(shown["first"]))
        yield _card(shown, reader)


def _deck(shown: Shown) -> int:
    return sum(map(len, shown["deck"]))


def _known_piles(shown: Shown, speaker: Speaker) -> Iterator[str]:
    for number, known in enumerate(shown["known_piles"], 1):
        if known is not None:
            cards = speaker.listed(politics(speaker, code) for code in known) or "–"
            yield speaker.say("play-known-pile", pile=number, cards=cards)


def _own_hand(shown: Shown, reader: Reader) -> Iterator[str]:
    seat = reader.seat
    if seat is not None and seat >= 0 and shown["politics"][seat]:
        cards = ", ".join(politics(reader.speaker, code) for code in shown["politics"][seat])
        yield reader.speaker.say("play-hand", cards=cards)


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


def _card_rows(shown: Shown, reader: Reader) -> Iterator[tuple[str, str, str, str]]:
    """The three rows of the action card, who chose each, and which is being carried out."""
    speaker = reader.speaker
    for row in ROWS:
        princes = [speaker.player(seat) for seat, rows in enumerate(shown["chosen"]) if row in rows]
        mark = (">" if reader.style.plain else "▶") if row == shown["row"] else " "
        yield mark, str(row), action(speaker, row_of(shown["card"], row)), ", ".join(princes)


def _card(shown: Shown, reader: Reader) -> Grid:
    """The rows of the action card below each other."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for row in _card_rows(shown, reader):
        grid.add_row(*row)
    return grid


def _panel(shown: Shown, reader: Reader, width: int) -> list[Text]:
    """The players and the supplies."""
    say, (first, second) = reader.speaker.say, shown["pile_counts"]
    return [
        *realm.standing(shown, reader, width, [f"{len(held):>3}" for held in shown["held"]]),
        Text(say("play-panel-walls", count=shown["supply"])),
        Text(say("play-panel-stock", deck=_deck(shown), first=first, second=second)),
    ]


def _status(shown: Shown, reader: Reader) -> Iterator[str]:
    """The round's card in a line or two, the own hand, what one knows of the piles."""
    if shown["card"]:
        rows = []
        for mark, number, does, princes in _card_rows(shown, reader):
            row = f"{mark.strip()}{number} {does}" + (f" ({princes})" if princes else "")
            rows.append(row.replace(" ", "\u00a0") if len(row) < 40 else row)
        first = reader.speaker.player(shown["first"])
        yield reader.speaker.say("play-panel-round", number=shown["round"], player=first, rows=" · ".join(rows))
    yield from _own_hand(shown, reader)
    yield from _known_piles(shown, reader.speaker)


def _signs(style: BoardStyle) -> Mapping[str, str]:
    signs = signs_of(style)
    named = {
        f"terrain-{name}": signs.terrain[letter] for name, letter in {"forest": "F", "mountain": "M", "town": "T"}.items()
    }
    return named | {"play-castle": signs.castle, "play-knight": signs.knight}


PART = Part(
    game=lowenherz_1997.id,
    board=realm.board,
    beside=_beside,
    panel=_panel,
    panel_width=realm.PANEL_WIDTH,
    status=_status,
    signs=_signs,
    example="wall c7e",
    rule="L97-WALL-2",
    note="play-note-1997",
    out_of_turn="as gold break a1 c1",
)
