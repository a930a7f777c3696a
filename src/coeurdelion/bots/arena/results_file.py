"""The matches of a run that are over, and the file that keeps them: JSON lines, the setting first, then a match a line."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from coeurdelion.bots.arena.fixture import Played
from coeurdelion.bots.arena.pairing import seatings
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.core import Refused

FORMAT = 1


class Results:
    """The matches that are over, by number; with a path each is written as it comes, after those that are there already.

    A last line that was cut off is dropped, its match is played again. Refused if the file is something else, or belongs to
    a run of another setting.
    """

    def __init__(self, setting: Setting, path: Path | None = None) -> None:
        self.played: dict[int, Played] = {}
        self._setting = setting
        self._file: BinaryIO | None = None
        if path is not None:
            heading = {"arena": FORMAT, **msgspec.json.decode(msgspec.json.encode(setting))}
            whole = self._read(path, heading)
            self._file = path.open("r+b" if whole else "wb")
            self._file.truncate(whole)
            self._file.seek(whole)
            if not whole:
                self._write(heading)

    def __enter__(self) -> Results:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._file is not None:
            self._file.close()

    def add(self, played: Played) -> None:
        """One more match is over."""
        self.played[played.match] = played
        self._write(played)

    def _write(self, told: object) -> None:
        if self._file is not None:
            self._file.write(msgspec.json.encode(told) + b"\n")
            self._file.flush()

    def _read(self, path: Path, heading: dict[str, Any]) -> int:
        """Takes over the matches of a file that is there; how many of its bytes are whole lines."""
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return 0
        first, *lines = data[: data.rfind(b"\n") + 1].splitlines() or [b""]
        if not first and msgspec.json.encode(heading).startswith(data):
            return 0
        _check_heading(path, first, heading)
        of_luck = seatings(self._setting)
        for number, line in enumerate(lines, 2):
            played = _played(path, number, line)
            due = (played.match // len(of_luck), of_luck[played.match % len(of_luck)])
            if (played.luck, played.bots) != due or not played.is_whole:
                raise Refused("arena", "results-line", file=str(path), line=number)
            self.played[played.match] = played
        return data.rfind(b"\n") + 1


def _check_heading(path: Path, line: bytes, heading: dict[str, Any]) -> None:
    """Refuses a file that is of another kind or of another setting."""
    try:
        found = msgspec.json.decode(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or found.get("arena") != FORMAT:
        raise Refused("arena", "no-results", file=str(path))
    differing = [name for name in heading if found.get(name) != heading[name]]
    if differing or len(found) != len(heading):
        raise Refused("arena", "other-setting", file=str(path), parts=tuple(differing))


def _played(path: Path, number: int, line: bytes) -> Played:
    try:
        return msgspec.json.decode(line, type=Played)
    except ValueError:
        raise Refused("arena", "results-line", file=str(path), line=number) from None
