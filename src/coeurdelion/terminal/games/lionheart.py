"""The table of Lionheart: what each side has left, the turn, the last roll, armies being built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from coeurdelion.core import Seat
from coeurdelion.draw.battlefield import FACES, draw_battle, faces_drawn, reach_of
from coeurdelion.draw.realm import coloured
from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.kinds import NAMED
from coeurdelion.terminal.games.part import Part, Shown
from coeurdelion.text import Speaker


def _board(view: Any, colours: Sequence[str]) -> Text:
    """The battlefield."""
    return draw_battle(view)


def _beside(shown: Shown, seat: Seat | None, colours: Sequence[str], speaker: Speaker) -> Iterator[RenderableType]:
    """The two sides, the turn, and while armies are built what one knows of them."""
    grid = Grid(box=None, pad_edge=False)
    for key in ("play-player", "play-figures", "play-bases"):
        grid.add_column(speaker.say(key), justify="left" if key == "play-player" else "right")
    for side, colour in enumerate(colours):
        name = coloured(speaker.player(side), colour, reads=shown["seat"] == side)
        grid.add_row(name, str(shown["figures"][side]), str(shown["bases"][side]))
    yield grid
    if shown["turn"]:
        rolled = faces_drawn(shown["rolled"])
        yield speaker.say("play-battle", turn=shown["turn"], quiet=shown["quiet_turns"], rolled=rolled)
    for side, built in enumerate(shown["armies"]):
        if built:
            yield speaker.say("play-army", player=speaker.player(side), army=built)


def _reach(view: Any, cell: str) -> Text:
    """The battlefield with the squares that a unit can attack."""
    return draw_battle(view, reach_of(view, cell))


PART = Part(
    game=lionheart.id,
    board=_board,
    beside=_beside,
    signs={f"kind-{name}": kind.letter.upper() for name, kind in NAMED.items()}
    | {f"face-{face}": sign for face, sign in FACES.items()},
    example="move d8 d6",
    rule="LH-PANIC-3",
    note="play-note-lionheart",
    has_points=False,
    reach=_reach,
)
