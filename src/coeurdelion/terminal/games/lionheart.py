"""The table of Lionheart: what each side has left, the turn, the last roll, armies being built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coeurdelion.draw.battlefield import FACES, PLAIN_FACES, draw_battle, faces_drawn, reach_of
from coeurdelion.draw.board_style import FAINT, BoardStyle, coloured
from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.kinds import NAMED
from coeurdelion.terminal.games.part import Part, Reader, Shown
from coeurdelion.terminal.wrapping import shorten, wrap

_HEADS = ("play-figures", "play-bases")
_BADGE = 4
_PANEL_WIDTH = 26


def _board(view: Any, reader: Reader) -> Text:
    """The battlefield."""
    return draw_battle(view, style=reader.style)


def _beside(shown: Shown, reader: Reader) -> Iterator[RenderableType]:
    """The two sides, the turn, and while armies are built what one knows of them."""
    grid = Grid(box=None, pad_edge=False)
    for key in ("play-player", *_HEADS):
        grid.add_column(reader.speaker.say(key), justify="left" if key == "play-player" else "right")
    for side in range(len(reader.colours)):
        grid.add_row(_side(shown, reader, side), str(shown["figures"][side]), str(shown["bases"][side]))
    yield grid
    yield from _status(shown, reader)


def _side(shown: Shown, reader: Reader, side: int, width: int = 0) -> Text:
    """The name of a side, cut to a width if there is one."""
    reads, plain = shown["seat"] == side, reader.style.plain
    name = reader.speaker.player(side)
    if width:
        name = shorten(name, width - _BADGE - 2 * reads, "~" if plain else "…")
    return coloured(name, reader.colours[side], reads=reads, plain=plain)


def _panel(shown: Shown, reader: Reader, width: int) -> list[Text]:
    """The two sides, and what the signs mean."""
    heads = [reader.speaker.say(key) for key in _HEADS]
    room = width - sum(len(head) + 1 for head in heads)
    lines = [Text(" " * room + "".join(f" {head}" for head in heads), FAINT)]
    for side in range(len(reader.colours)):
        name = _side(shown, reader, side, room)
        counts = zip(heads, (shown["figures"][side], shown["bases"][side]), strict=True)
        numbers = "".join(f" {count:>{len(head)}}" for head, count in counts)
        lines.append(Text.assemble(name, " " * (room - cell_len(name.plain)), numbers))
    kinds = ", ".join(f"{kind.letter.upper()}\u00a0{reader.speaker.say(f'kind-{name}')}" for name, kind in NAMED.items())
    return [*lines, Text(), *(Text(line, FAINT) for line in wrap(kinds, width))]


def _status(shown: Shown, reader: Reader) -> Iterator[str]:
    """The turn and the last roll, and while armies are built what one knows of them."""
    if shown["turn"]:
        rolled = faces_drawn(shown["rolled"], reader.style)
        yield reader.speaker.say("play-battle", turn=shown["turn"], quiet=shown["quiet_turns"], rolled=rolled)
    for side, built in enumerate(shown["armies"]):
        if built:
            yield reader.speaker.say("play-army", player=reader.speaker.player(side), army=built)


def _reach(view: Any, cell: str, style: BoardStyle) -> Text:
    """The battlefield with the squares that a unit can attack."""
    return draw_battle(view, reach_of(view, cell), style)


def _signs(style: BoardStyle) -> Mapping[str, str]:
    faces = PLAIN_FACES if style.plain else FACES
    kinds = {f"kind-{name}": kind.letter.upper() for name, kind in NAMED.items()}
    return kinds | {f"face-{face}": sign for face, sign in faces.items()}


PART = Part(
    game=lionheart.id,
    board=_board,
    beside=_beside,
    panel=_panel,
    panel_width=_PANEL_WIDTH,
    status=_status,
    signs=_signs,
    example="move d8 d6",
    rule="LH-PANIC-3",
    note="play-note-lionheart",
    has_points=False,
    reach=_reach,
)
