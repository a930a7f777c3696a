"""How the states of a game become plain values for the compiled core, and its numbers become actions."""

from __future__ import annotations

from typing import Any, Protocol

from coeurdelion.core import AnyGame


class Unsupported(Exception):  # noqa: N818 - what the core has no room for, not an error of the program
    """A state or an action that has no room in the compiled core, such as a board of unusual size."""


def sized(data: bytes, size: int) -> bytes:
    """Bytes that are as many as a state has; others are a ValueError."""
    if len(data) != size:
        raise ValueError(f"a state has {size} bytes, these are {len(data)}")
    return data


def whole(number: int) -> int:
    """A number that fits into 32 bits; of others only these would arrive, so they are a ValueError."""
    if not -(1 << 31) <= number < 1 << 31:
        raise ValueError(f"no seat of this match, or a number out of bounds: {number}")
    return number


def fits(action: int) -> bool:
    """Whether a number fits into the 32 bits of an action."""
    return 0 <= action < 1 << 32


def sound(answer: int) -> int:
    """The answer of the core, unless it says that it was given no state of the game, no seat of the match, or too much."""
    if answer == -1:
        raise ValueError("no state of this game, no seat of this match, or a number out of bounds")
    return answer


class Packing(Protocol):
    """What a game's module in this package offers."""

    GAME: AnyGame
    STATE_SIZE: int

    def pack(self, state: Any, /) -> bytes:
        """A state as bytes: the same ones for equal states."""

    def pack_view(self, view: Any, /) -> bytes:
        """What a seat knows, as bytes."""

    def unpack(self, data: bytes, like: Any, /) -> Any:
        """The state of these bytes; what never changes in its match is taken from another state of it."""

    def code(self, action: Any, state: Any, /) -> int:
        """The number of an action."""

    def action(self, code: int, state: Any, /) -> Any:
        """The action of a number."""

    def outcome_code(self, action: Any, state: Any, /) -> int:
        """The number of what chance may do; the same one for outcomes that the rules do not tell apart."""

    def outcome(self, code: int, state: Any, /) -> Any:
        """What chance does by that number, one of those that the rules do not tell apart."""
