"""A terminal of so many columns and rows, as far as this program and readline use one."""

from __future__ import annotations

import re

from rich.cells import cell_len

_SEQUENCE = re.compile(r"\x1b\[([?>=]?)([\d;]*)([@-~])|\x1b[()][A-Z0-9]|\x1b[=>78cM]")
_UNFINISHED = re.compile(r"\x1b(\[[?>=]?[\d;]*|[()])?$")


class Emulator:
    """What is to be seen after all that was written."""

    def __init__(self, columns: int = 80, rows: int = 24) -> None:
        self.columns, self.rows = columns, rows
        self.row = self.column = 0
        self.scrolled = 0
        """How many lines have left the screen at its top since it was last cleared."""
        self._cells = [[" "] * columns for _ in range(rows)]
        self._rest = ""

    @property
    def lines(self) -> list[str]:
        """The rows from the top, without the blanks at their ends."""
        return ["".join(row).rstrip() for row in self._cells]

    @property
    def text(self) -> str:
        """The whole screen."""
        return "\n".join(self.lines)

    def write(self, written: str) -> None:
        """Show what a program writes; a sequence that is not finished waits for the rest."""
        written = self._rest + written
        cut = _UNFINISHED.search(written)
        self._rest = written[cut.start() :] if cut else ""
        written = written[: cut.start()] if cut else written
        place = 0
        while place < len(written):
            if found := _SEQUENCE.match(written, place):
                self._control(*found.groups())
                place = found.end()
            else:
                self._sign(written[place])
                place += 1

    def _sign(self, sign: str) -> None:
        match sign:
            case "\n":
                self._line_feed()
            case "\r":
                self.column = 0
            case "\b":
                self.column = max(0, self.column - 1)
            case "\t":
                self.column = min(self.columns - 1, (self.column // 8 + 1) * 8)
            case "\x07":
                pass
            case _:
                assert sign >= " ", repr(sign)
                self._show(sign)

    def _show(self, sign: str) -> None:
        wide = cell_len(sign)
        if self.column + wide > self.columns:
            self.column = 0
            self._line_feed()
        self._cells[self.row][self.column : self.column + wide] = [sign, *[""] * (wide - 1)]
        self.column += wide

    def _line_feed(self) -> None:
        if self.row < self.rows - 1:
            self.row += 1
            return
        self.scrolled += 1
        self._cells = [*self._cells[1:], [" "] * self.columns]

    def _control(self, private: str | None, numbers: str | None, final: str | None) -> None:
        first, *others = [int(number or 0) for number in (numbers or "").split(";")]
        match final if not private else None:
            case "H":
                self.row, self.column = max(first, 1) - 1, max(others[0] if others else 1, 1) - 1
            case "J" if first == 2:
                self._cells = [[" "] * self.columns for _ in range(self.rows)]
                self.scrolled = 0
            case "J" if first == 0:
                self.scrolled = self.scrolled if self.row or self.column else 0
                self._clear_right()
                self._cells[self.row + 1 :] = [[" "] * self.columns for _ in range(self.rows - self.row - 1)]
            case "K" if first == 0:
                self._clear_right()
            case "A":
                self.row = max(0, self.row - max(first, 1))
            case "C":
                self.column = min(self.columns - 1, self.column + max(first, 1))
            case "D":
                self.column = max(0, self.column - max(first, 1))
            case _:
                pass

    def _clear_right(self) -> None:
        self._cells[self.row][self.column :] = [" "] * (self.columns - self.column)
