"""Lines that fit a width, measured in the columns of the terminal."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size


def wrap(line: str, width: int) -> list[str]:
    """A line broken at blanks, never at no-break spaces, each part indented like the first; wide characters count twice."""
    indent = line[: len(line) - len(line.lstrip(" "))]
    if cell_len(line) <= width:
        return [line]
    lines, current = [], indent
    for word in line.split(" "):
        joined = f"{current} {word}" if current.strip() else indent + word
        if cell_len(joined) <= width:
            current = joined
            continue
        if current.strip():
            lines.append(current)
        *whole, current = _chopped(indent + word, width)
        lines += whole
    return [*lines, current]


def _chopped(word: str, width: int) -> list[str]:
    """A word in parts that fit, broken only where it is longer than a line."""
    parts, current = [], ""
    for sign in word:
        if current and cell_len(current + sign) > width:
            parts.append(current)
            current = ""
        current += sign
    return [*parts, current]


def wrap_text(text: str, width: int) -> list[str]:
    """All lines of a text, each broken to the width."""
    return [part for line in text.split("\n") for part in wrap(line, width)]


def shorten(name: str, width: int, mark: str = "…") -> str:
    """A name cut to a width, with a mark where something is left out."""
    if cell_len(name) <= width:
        return name
    return set_cell_size(name, max(0, width - cell_len(mark))).rstrip() + mark
