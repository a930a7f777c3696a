"""The record of a match, and its file: text with one line an entry, which `record_reader` reads."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from coeurdelion.core import CHANCE, TABLE, Entry, Match, Refused, Seat
from coeurdelion.core.result import Result

HEADING = "coeurdelion-match 1"
SEAL = "# sha256 "
SEATS: Mapping[str, Seat] = {"chance": CHANCE, "table": TABLE}
NAMES = {seat: name for name, seat in SEATS.items()}
_CONTROL = re.compile(r"[\x00-\x08\x0a-\x1f\x7f]")
NONCE_LENGTH = 80


@dataclass(frozen=True, slots=True)
class UnknownResult:
    """What a file says as its result and is none; the file is read all the same, and its verification tells."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Record:
    """A match with what its file says of chance and of the end.

    `seating` has the place that each seat was drawn from, and nothing if seats were not drawn. `sealed` is the digest that
    the file was written with, `lines` has the number of each entry's line in it. `cut_off` is what a file ends with that
    breaks off: within its digest, or before its seed, within a line or though it has a commitment. It is empty for others.
    """

    match: Match
    commit: str = ""
    nonces: tuple[str, ...] = ()
    result: Result | UnknownResult | None = None
    score: tuple[int, ...] = ()
    seed: str = ""
    seating: tuple[int, ...] = ()
    sealed: str = ""
    lines: tuple[int, ...] = field(default=(), compare=False)
    cut_off: str = field(default="", compare=False)


def write_record(record: Record) -> str:
    """The text of a match file; its last line, a comment, seals it against slips and small changes."""
    lines = [*_lines(record), f"{SEAL}{seal(record)}"]
    for number, line in enumerate(lines, 1):
        check_characters(number, line)
    return "\n".join(lines) + "\n"


def seal(record: Record) -> str:
    """The SHA-256 of all lines of a record that count."""
    return hashlib.sha256("\n".join(line for line in _lines(record) if line).encode()).hexdigest()


def _lines(record: Record) -> list[str]:
    match = record.match
    lines = [HEADING, f"game {match.game.id} {match.game.version}"]
    seats = zip(match.colours, match.names, strict=True)
    lines += [f"player {seat} {colour} {name}".rstrip() for seat, (colour, name) in enumerate(seats)]
    lines += [f"option {name} {_option_text(value)}" for name, value in match.options.items()]
    lines += _position_lines(match.position)
    if record.commit:
        lines.append(f"commit {record.commit}")
    lines += [f"nonce {seat} {nonce}" for seat, nonce in enumerate(record.nonces) if nonce]
    if record.seating:
        lines.append(f"seating {seating_text(record.seating)}")
    lines += ["", *map(entry_text, match.log)]
    if record.result:
        lines.append(f"result {record.result}")
    if record.score:
        lines.append("score " + " ".join(map(str, record.score)))
    if record.seed:
        lines.append(f"seed {record.seed}")
    return lines


def _position_lines(position: Mapping[str, object] | None) -> list[str]:
    """The lines of a position; one that says nothing is another beginning than none."""
    if position is None:
        return []
    return [f"position {line}" for line in toml_lines(position)] or ["position"]


def seating_text(seating: tuple[int, ...]) -> str:
    """The places that seats were drawn from, as a file has them."""
    return " ".join(map(str, seating))


def entry_text(entry: Entry) -> str:
    """One entry as its line."""
    return f"{NAMES.get(entry.seat, entry.seat)} {entry.action}"


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def toml_lines(table: Mapping[str, object]) -> list[str]:
    """A position's table as lines of TOML."""
    return [f"{key} = {_toml(value)}" for key, value in table.items()]


def _toml(value: object) -> str:
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_toml(entry)}" for key, entry in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return str(value)


def check_characters(number: int, line: str) -> None:
    """Refuses a line with a line break or another control character in it."""
    if _CONTROL.search(line):
        raise wrong(number, "match-line", text=_CONTROL.sub(" ", line)[:80])


def wrong(line: int, reason: str, **params: str | int) -> Refused:
    """What is said of a line that a match file cannot have."""
    return Refused("match", reason, line=line, **params)


def cut_off(text: str, line: int | None = None) -> Refused:
    """What is said of a file that breaks off: what it ends with, and where."""
    return Refused("match", "cut-off", text=text, **({} if line is None else {"line": line}))
