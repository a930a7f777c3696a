"""What a seat may do: legal actions, counted and picked from without being listed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress
from typing import Any, TypeVar, overload

Choice = TypeVar("Choice", covariant=True)


def bits(mask: int) -> Iterator[int]:
    """The places of the ones in a mask, lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def nth_bit(mask: int, n: int) -> int:
    """The place of the n-th one of a mask, counted from 0, found by halving."""
    place = 0
    width = 1 << (mask.bit_length() - 1).bit_length()
    while width > 1:
        width >>= 1
        low = mask & ((1 << width) - 1)
        count = low.bit_count()
        if n < count:
            mask = low
        else:
            n -= count
            mask >>= width
            place += width
    return place


NO_TABLE: Mapping[int, Any] = {}
_AS_FLAGS = bytes.maketrans(b"01", b"\x00\x01")
_LINES: dict[int, tuple[Mapping[int, Any], str, list[str]]] = {}
_KEPT_TABLES = 64
"""Tables of actions whose lines are kept."""


def _lines_of(table: Mapping[int, Any]) -> tuple[str, list[str]]:
    """The verb of a table of actions and what follows it at each place; kept, as the table is kept for its board."""
    known = _LINES.get(id(table))
    if known is None or known[0] is not table:
        verb = str(next(iter(table.values()))).partition(" ")[0]
        rests = {place: str(action).partition(" ")[2] for place, action in table.items()}
        if len(_LINES) >= _KEPT_TABLES:
            _LINES.clear()
        _LINES[id(table)] = known = table, verb, [rests.get(place, "") for place in range(max(table) + 1)]
    return known[1:]


class Choices(Sequence[Choice]):
    """Legal actions, counted and picked from without being listed: places in a mask, looked up in a table, and a few more.

    `open_verbs` names actions that are too many to list; `more` then holds examples of them.
    """

    __slots__ = ("mask", "more", "open_verbs", "table")

    def __init__(
        self,
        more: tuple[Choice, ...] = (),
        mask: int = 0,
        table: Mapping[int, Choice] = NO_TABLE,
        open_verbs: tuple[str, ...] = (),
    ) -> None:
        self.more = more
        self.mask = mask
        self.table = table
        self.open_verbs = open_verbs

    def __len__(self) -> int:
        return self.mask.bit_count() + len(self.more)

    def __iter__(self) -> Iterator[Choice]:
        for place in bits(self.mask):
            yield self.table[place]
        yield from self.more

    def lines(self) -> dict[str, list[str]]:
        """All choices as lines, by their verb: what follows it in each, nothing for the verb alone."""
        groups: dict[str, list[str]] = {}
        choices: Iterable[Choice] = self.more
        if self.mask and type(self.table) is dict:
            verb, rests = _lines_of(self.table)
            groups[verb] = list(compress(rests, reversed(f"{self.mask:b}".encode().translate(_AS_FLAGS))))
        else:  # a table that is made as it is asked for
            choices = self
        for choice in choices:
            verb, _, rest = str(choice).partition(" ")
            groups.setdefault(verb, []).append(rest)
        return groups

    @overload
    def __getitem__(self, index: int) -> Choice: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Choice]: ...
    def __getitem__(self, index: int | slice) -> Choice | Sequence[Choice]:
        if isinstance(index, slice):
            return tuple(self)[index]
        count = self.mask.bit_count()
        if index < 0:
            index += count + len(self.more)
        if index < 0:
            raise IndexError(index)
        return self.table[nth_bit(self.mask, index)] if index < count else self.more[index - count]
