"""Reading match files: what a file holds as a record, or the line in which it is none."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace

from coeurdelion.core import Entry, Match, Refused, Seat, table_action_of
from coeurdelion.core.result import Result, parse_result
from coeurdelion.games import game_named
from coeurdelion.match.record import (
    HEADING,
    NONCE_LENGTH,
    SEAL,
    SEATS,
    Record,
    UnknownResult,
    check_characters,
    cut_off,
    entry_text,
    wrong,
)

BYTE_ORDER_MARK = "\ufeff"
DIGEST_LENGTH = 64
_HEADER = {"game", "player", "option", "position", "commit", "nonce", "seating"}
_CLOSING = {"result", "score", "seed"}


def read_record(text: str) -> Record:
    """The match a file holds; refused, with the line, if it is none. Its entries are not yet replayed."""
    reader = _Reader()
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    is_header_alone = False
    try:
        if lines[0].rstrip("\r") != HEADING:
            raise wrong(1, "no-match-file", text=lines[0][:40])
        for number, raw in enumerate(lines[1:], 2):
            reader.read(number, raw.rstrip("\r"))
        is_header_alone = not reader.entries
        return reader.record(lines)
    except Refused as refused:
        if reader.sealed or not _lacks_end(lines, is_header_alone, refused):
            raise
        raise cut_off(_end_of(lines), len(lines)) from None


def _end_of(lines: list[str]) -> str:
    """What a file ends with."""
    return next((line for line in reversed(lines) if line.strip()), "")[:80]


def _lacks_end(lines: list[str], is_header_alone: bool, refused: Refused) -> bool:
    """Whether a file without digest is refused because it breaks off: in its last line, or within its header."""
    if len(lines) == 1:
        return bool(lines[0]) and HEADING.startswith(lines[0])
    return refused.params.get("line") == len(lines) or (is_header_alone and bool(lines[-1]))


class _Reader:
    """Reads a match file line by line: header, entries, closing lines, in this order."""

    def __init__(self) -> None:
        self.header: dict[str, list[str]] = {}
        self.entries: list[Entry] = []
        self.entry_lines: list[int] = []
        self.closing: dict[str, str] = {}
        self.first_line: dict[str, int] = {}
        self.sealed = ""

    def read(self, number: int, line: str) -> None:
        """Take a line; empty ones and comments do not count."""
        if line.startswith(SEAL):
            self.sealed = line.removeprefix(SEAL)
        elif line and not line.startswith("#"):
            check_characters(number, line)
            self._read(number, line)

    def _read(self, number: int, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word in _HEADER and not self.entries and not self.closing:
            self.header.setdefault(word, []).append(rest)
            self.first_line.setdefault(word, number)
        elif word in _CLOSING and word not in self.closing:
            self.closing[word] = rest
            self.first_line[word] = number
        elif self.closing or not rest:
            raise wrong(number, "match-line", text=line[:80])
        else:
            self.entries.append(self._entry(number, word, rest))
            self.entry_lines.append(number)

    def _entry(self, number: int, word: str, rest: str) -> Entry:
        if word in SEATS:
            entry = Entry(SEATS[word], rest)
            try:
                table_action_of(entry)
            except Refused:
                raise wrong(number, "match-line", text=f"{word} {rest}"[:80]) from None
            return entry
        if len(word) == 1 and word.isascii() and word.isdigit():
            return Entry(int(word), rest)
        raise wrong(number, "match-line", text=f"{word} {rest}"[:80])

    def record(self, lines: list[str]) -> Record:
        """The record that the lines make."""
        last = len(lines)
        named = self._one("game", last).split(" ")
        game = game_named(named[0])
        if len(named) != 2 or named[1] not in map(str, range(1, game.version + 1)):
            raise wrong(self.first_line["game"], "match-version", text=" ".join(named)[:80], version=game.version)
        players = [line.split(" ", 2) for line in self.header.get("player", ())]
        numbers = [player[0] for player in players]
        if not players or numbers != list(map(str, range(len(players)))) or any(len(player) < 2 for player in players):
            raise wrong(self.first_line.get("player", last), "match-players")
        self._check_seats(len(players))
        match = Match(
            game=game,
            colours=tuple(player[1] for player in players),
            names=tuple(player[2] if len(player) > 2 else "" for player in players),
            options=self._options(),
            position=self._position(),
            log=tuple(self.entries),
        )
        score = self.closing.get("score", "").split()
        if any(not re.fullmatch(r"-?\d{1,9}", points, re.ASCII) for points in score):
            raise wrong(self.first_line["score"], "match-line", text="score")
        return self._checked_end(lines, self._record(match, tuple(map(int, score)), last))

    def _record(self, match: Match, score: tuple[int, ...], last: int) -> Record:
        players = len(match.colours)
        return Record(
            match=match,
            commit=self._hex("commit", self._one("commit", last) if "commit" in self.header else ""),
            nonces=self._nonces(players),
            result=self._result(),
            score=score,
            seed=self._hex("seed", self.closing.get("seed", "")),
            seating=self._seating(players, last),
            sealed=self.sealed,
            lines=tuple(self.entry_lines),
        )

    def _checked_end(self, lines: list[str], record: Record) -> Record:
        """The record, marked if its file breaks off; refused if it does so within its header or within its last entry."""
        end, is_within_line = _end_of(lines), bool(lines[-1])
        begins_seal = SEAL.startswith(end) or (end.startswith(SEAL) and len(record.sealed) < DIGEST_LENGTH)
        if is_within_line and end.startswith("#") and begins_seal:
            return replace(record, sealed="", cut_off=end)
        is_empty = not self.entries and not self.closing
        if record.sealed or record.seed or not (is_within_line or record.commit or is_empty):
            return record
        if is_empty and (is_within_line or record.commit or len(record.match.colours) not in record.match.game.seats):
            raise cut_off(end, len(lines))
        if is_within_line and self.entry_lines[-1:] == [len(lines)] and not _can_be_read(record.match):
            raise cut_off(end, len(lines))
        return replace(record, cut_off=end)

    def _result(self) -> Result | UnknownResult | None:
        text = self.closing.get("result", "")
        try:
            return parse_result(text) if text else None
        except Refused:
            return UnknownResult(text)

    def _check_seats(self, players: int) -> None:
        """Refuses an entry of a seat that the match does not have, or about one."""
        for number, entry in enumerate(self.entries):
            about: Seat = getattr(table_action_of(entry), "seat", entry.seat)
            if max(entry.seat, about) >= players:
                raise wrong(self.entry_lines[number], "match-line", text=entry_text(entry)[:80])

    def _one(self, word: str, last: int) -> str:
        lines = self.header.get(word, [])
        if len(lines) != 1:
            raise wrong(self.first_line.get(word, last), "match-line", text=word)
        return lines[0]

    def _options(self) -> dict[str, object]:
        options: dict[str, object] = {}
        for line in self.header.get("option", ()):
            name, _, value = line.partition(" ")
            if name in options:
                raise wrong(self.first_line["option"], "match-line", text=f"option {line}"[:80])
            options[name] = value
        return options

    def _position(self) -> dict[str, object] | None:
        lines = self.header.get("position")
        if lines is None:
            return None
        try:
            return tomllib.loads("\n".join(lines))
        except (ValueError, RecursionError) as error:
            raise wrong(self.first_line["position"], "no-toml", text=str(error)) from None

    def _nonces(self, players: int) -> tuple[str, ...]:
        nonces = [""] * players
        for line in self.header.get("nonce", ()):
            seat, _, nonce = line.partition(" ")
            if seat not in map(str, range(players)) or nonces[int(seat)] or len(nonce) > NONCE_LENGTH:
                raise wrong(self.first_line["nonce"], "match-line", text=f"nonce {line}"[:80])
            nonces[int(seat)] = nonce
        return tuple(nonces) if any(nonces) else ()

    def _seating(self, players: int, last: int) -> tuple[int, ...]:
        if "seating" not in self.header:
            return ()
        places = self._one("seating", last).split(" ")
        if sorted(places) != [str(place) for place in range(players)]:
            raise wrong(self.first_line["seating"], "match-line", text=f"seating {' '.join(places)}"[:80])
        return tuple(map(int, places))

    def _hex(self, word: str, value: str) -> str:
        if value and not re.fullmatch(r"[0-9a-f]{64}", value):
            raise wrong(self.first_line[word], "match-line", text=f"{word} {value}"[:80])
        return value


def _can_be_read(match: Match) -> bool:
    """Whether the last entry is an action at all."""
    try:
        return bool(table_action_of(match.log[-1]) or match.game.parse(match.log[-1].action))
    except Refused:
        return False
