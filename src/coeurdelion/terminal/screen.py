"""A match on a screen that is drawn anew at each question, so that all that matters is in sight without scrolling."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from coeurdelion.core import AnyGame, Seat, Step
from coeurdelion.draw.board_style import BoardStyle
from coeurdelion.terminal.charset import spell_narrow
from coeurdelion.terminal.display import MAX_LISTED_ACTIONS, MatchDisplay, are_numbered, counted, numbered
from coeurdelion.terminal.frame import GAP, LEAST_LISTED, Listed, Scene, arrange, room_beside
from coeurdelion.terminal.keyboard import Ask
from coeurdelion.terminal.wrapping import wrap_text
from coeurdelion.text import Speaker

ROOM_BELOW = 12
"""The rows below the board that a question needs; where they are not left the board is compact."""
PROMPT_ROWS = 1
MOST_IN_A_ROW = 3
"""The actions of one verb that are all named where there is little room."""


class ScreenDisplay(MatchDisplay):
    """Draws a match on a terminal, frame after frame; what commands answer is shown in the frame, or page by page."""

    def __init__(
        self, console: Console, game: AnyGame, speaker: Speaker, colours: Sequence[str], style: BoardStyle, ask: Ask
    ) -> None:
        super().__init__(console, game, speaker, colours, style)
        self.size = "auto"
        self.ask = ask
        self._news: list[str] = []
        self._full_size: tuple[int, int] | None = None
        self._notes: list[Text] = []
        self._last: Callable[[], None] = lambda: None

    def _put(self, drawn: RenderableType) -> None:
        """Kept for the next frame."""
        options = self.console.options.update(width=self.console.width, height=None)
        for line in self.console.render_lines(drawn, options, pad=False):
            text = Text()
            for segment in line:
                text.append(segment.text, segment.style)
            self._notes.append(text)

    def begin(self, steps: Sequence[Step], state: Any, seat: Seat, unheard: Sequence[Step]) -> None:
        """Someone is asked; the frame is drawn with each line that is typed."""
        self._news = _merged(self.sentences(steps, seat))

    def refresh(self, state: Any, seat: Seat) -> None:
        """The frame of a question, with what the last command answered; a long answer is shown before it, by pages."""
        scene = self._table(state, seat)._replace(
            news=self._told_within,
            question=wrap_text(self.asked(state, seat), self.console.width),
            listed=_listed([str(action) for action in self.game.legal(state, seat)], self.console.width),
        )
        self._draw(self._with_notes(scene), PROMPT_ROWS)

    def show_board(self, state: Any, seat: Seat, size: str) -> None:
        """From now on a board of another size; it is drawn again anyway."""
        self.size = size or self.size

    def scene(self, state: Any, seat: Seat | None, told: Sequence[str], spare: int = PROMPT_ROWS) -> None:
        """A position that nobody is asked in, and as many of the last sentences about it as fit."""
        width = self.console.width

        def news(rows: int) -> list[str]:
            lines = [line for sentence in told for line in wrap_text(sentence, width)]
            return lines[-rows:] if rows else []

        self._last = lambda: self.scene(state, seat, told, spare)
        self._draw(self._with_notes(self._table(state, seat)._replace(news=news)), spare)

    def again(self) -> None:
        """The last scene once more, with what was said since."""
        self._last()

    def _table(self, state: Any, seat: Seat | None) -> Scene:
        """Board, panel and status, in the size that fits."""
        view = self.game.redact(state, seat)
        self.style = self.style._replace(compact=self._is_compact(view, seat))
        reader = self.reader(seat)
        shown = self.game.show(view)
        board = list(self.part.board(view, reader).split("\n"))
        room = room_beside(board, self.console.width)
        status = list(self.part.status(shown, reader))
        if room >= self.part.panel_width:
            return Scene(board, self.part.panel(shown, reader, room), status)
        panel = self.part.panel(shown, reader, self.part.panel_width)
        status.insert(0, " · ".join(line.plain.strip().replace(" ", "\u00a0") for line in panel if line.plain.strip()))
        needed = self.console.width - GAP - room
        warning = self.speaker.say("play-too-narrow", columns=needed) if needed > self.console.width else ""
        return Scene(board, [], status, notes=[Text(line) for line in wrap_text(warning, self.console.width) if line])

    def _is_compact(self, view: Any, seat: Seat | None) -> bool:
        """Whether the board has one line for each row: as it was asked for, else if the full one leaves too little room."""
        if self.size != "auto":
            return self.size == "compact"
        if self._full_size is None:
            reader = self.reader(seat)._replace(style=self.style._replace(compact=False))
            full = self.part.board(view, reader).plain.split("\n")
            self._full_size = len(full), max(map(cell_len, full))
        rows, columns = self._full_size
        has_panel = columns + GAP + self.part.panel_width <= self.console.width
        below = ROOM_BELOW if has_panel else 2 * ROOM_BELOW
        return rows + below > self.console.height or columns > self.console.width

    def _with_notes(self, scene: Scene) -> Scene:
        """A scene with what was said since the last one; if that is long it is shown first, page by page."""
        notes, self._notes = self._notes, []
        room = self.console.height - PROMPT_ROWS - len(scene.board) - len(scene.question) - 2
        if len(notes) > max(room, 3):
            self._page(notes)
            notes = []
        return scene._replace(notes=[*scene.notes, *notes])

    def _page(self, lines: Sequence[Text]) -> None:
        """Lines that are more than a frame has room for, as many at a time as the screen has."""
        rows = max(1, self.console.height - PROMPT_ROWS)
        for start in range(0, len(lines), rows):
            self._show(lines[start : start + rows])
            is_last = start + rows >= len(lines)
            key = "play-page-last" if is_last else "play-page"
            if self.ask(self.speaker.say(key), ()).strip() and not is_last:
                return

    def _told_within(self, rows: int) -> list[str]:
        """What happened since the last turn, in as many lines as there are; of too much the end."""
        if not self._news:
            return [self.speaker.say("play-since-nothing")]
        first = bisect_left(range(len(self._news) - 1), True, key=lambda first: len(self._news_from(first)) <= rows)
        return self._news_from(first)[:rows]

    def _news_from(self, first: int) -> list[str]:
        """The news without as many sentences at their beginning."""
        key = "play-since-rest" if first else "play-since"
        return wrap_text(self.speaker.say(key, told=" ".join(self._news[first:])), self.console.width)

    def _draw(self, scene: Scene, spare: int) -> None:
        self._show(arrange(scene, self.console.width, self.console.height - spare))

    def _show(self, lines: Sequence[Text]) -> None:
        """These rows and nothing else on the screen; what is too long for one is cut off.

        What the terminal has scrolled away before stays; only between two people all of it is cleared.
        """
        if self.console.is_dumb_terminal:
            self.console.print()
        else:
            self.console.file.write("\x1b[H\x1b[J")
        text = Text("\n").join(lines)
        if self.style.plain:
            text.plain = spell_narrow(text.plain)
        self.console.print(text, highlight=False, markup=False, no_wrap=True, overflow="crop", crop=True)


def _listed(lines: Sequence[str], width: int) -> Listed:
    """Actions: few with their numbers, of many their verbs; in columns or line by line, or in a row."""
    if len(lines) > MAX_LISTED_ACTIONS:
        full = [part for line in counted(lines) for part in wrap_text(line, width)]
    else:
        full = numbered(lines, width)
    if len(lines) <= MAX_LISTED_ACTIONS and are_numbered(lines):
        row = _in_a_row(numbered(lines, 1), width)
        if len(row) <= LEAST_LISTED:
            return Listed(full, row)
    few = _in_a_row(counted(lines), width)
    return Listed(full, few if len(few) <= LEAST_LISTED else _in_a_row(counted(lines, most=MOST_IN_A_ROW), width))


def _in_a_row(entries: Sequence[str], width: int) -> list[str]:
    """Entries of a list one after the other; short ones are not broken."""
    whole = [entry.strip().replace(" ", "\u00a0") if len(entry) < width // 2 else entry.strip() for entry in entries]
    return wrap_text("   ".join(whole), width)


def _merged(sentences: Sequence[str]) -> list[str]:
    """Sentences in a row that are the same as one, with how often."""
    runs = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [f"{sentence} (×{count})" if count > 1 else sentence for sentence, count in runs]
