"""What is on the screen at once: board, who stands how, what happened, the question; all within its rows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.text import Text

from coeurdelion.terminal.wrapping import shorten, wrap_text

CUT = " …"
"""What a list ends with that is longer."""
GAP = 2
"""Columns between the board and what stands beside it."""
LEAST_NEWS, FAIR_NEWS = 3, 6
"""The lines that news get, if there are so many, before anything else is shown below the board, and before the list is."""

LEAST_LISTED = 2
"""The lines that the list in brief gets, if it has so many, before what lies on the table is told below the board."""


class Listed(NamedTuple):
    """The same list in full and in brief; the room decides which is shown."""

    full: Sequence[str] = ()
    brief: Sequence[str] = ()


class Scene(NamedTuple):
    """What a frame has to show; the first of `status` are the last to be left out."""

    board: Sequence[Text]
    panel: Sequence[Text]
    status: Sequence[str] = ()
    news: Callable[[int], list[str]] = lambda rows: []
    """What happened, in as many lines as it gets."""
    question: Sequence[str] = ()
    listed: Listed = Listed()
    notes: Sequence[Text] = ()
    """What a command has answered."""


def side_by_side(board: Sequence[Text], panel: Sequence[Text]) -> list[Text]:
    """The board with a panel to its right."""
    wide = max((cell_len(line.plain) for line in board), default=0) + GAP
    rows = []
    for left, right in zip_longest(board, panel):
        row = left.copy() if left is not None else Text()
        if right is not None:
            row.append(" " * (wide - cell_len(row.plain)))
            row.append_text(right)
        rows.append(row)
    return rows


def room_beside(board: Sequence[Text], width: int) -> int:
    """The columns that are left for a panel."""
    return width - GAP - max((cell_len(line.plain) for line in board), default=0)


def arrange(scene: Scene, width: int, rows: int) -> list[Text]:
    """The lines of a frame, no more than its rows unless board and question alone are more."""
    top = side_by_side(scene.board, scene.panel)
    left = max(1, rows - len(top) - len(scene.question) - len(scene.notes))
    wanted = len(scene.news(left))
    told = min(wanted, LEAST_NEWS)
    least = scene.listed.brief[: max(0, min(LEAST_LISTED, left - told))]
    left -= told + len(least)
    status, left = _fitting([wrap_text(text, width) for text in scene.status], left)
    more = min(wanted, FAIR_NEWS) - told
    told, left = told + min(more, left), left - min(more, left)
    listed, left = _longest(scene.listed, least, left, width)
    news = scene.news(told + left)
    lines = [Text(line) for line in (*status, *news)]
    lines += [Text(line, "bold") for line in scene.question]
    lines += [Text(line) for line in listed]
    return [*top, *lines, *scene.notes]


def _fitting(blocks: Sequence[Sequence[str]], rows: int) -> tuple[list[str], int]:
    """The blocks that fit one after the other, and the rows that are left."""
    lines: list[str] = []
    for block in blocks:
        if len(block) <= rows:
            lines += block
            rows -= len(block)
    return lines, rows


def _longest(listed: Listed, least: Sequence[str], rows: int, width: int) -> tuple[Sequence[str], int]:
    """The list in full if there is room, else as much of it in brief as there is, and the rows that are left."""
    room = rows + len(least)
    if len(listed.full) <= room:
        return listed.full, room - len(listed.full)
    brief = list(listed.brief[:room])
    if brief and len(brief) < len(listed.brief):
        brief[-1] = shorten(brief[-1] + CUT, width, CUT)
    return brief, room - len(brief)
