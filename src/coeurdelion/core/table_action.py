"""What happens at the table and not in the game: undo, offers, who sits where, clocks; typed, with one notation.

`str(action)` and `parse(text)` are inverse, as for the actions of a game; `match.table_state` says what each of them does.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from coeurdelion.core.refusal import Refused
from coeurdelion.core.seat import Seat


@dataclass(frozen=True, slots=True)
class Undo:
    """The entries from number `first` on no longer count; numbers are never used again."""

    first: int

    def __str__(self) -> str:
        return f"undo {self.first}"


@dataclass(frozen=True, slots=True)
class Resign:
    """A seat gives up."""

    seat: Seat

    def __str__(self) -> str:
        return f"resign {self.seat}"


@dataclass(frozen=True, slots=True)
class Timeout:
    """A seat's time is up, at a table where that loses."""

    seat: Seat

    def __str__(self) -> str:
        return f"timeout {self.seat}"


@dataclass(frozen=True, slots=True)
class Draw:
    """The match ends undecided, by agreement."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Abandon:
    """The match ends without a result, by agreement."""

    def __str__(self) -> str:
        return "abandon"


@dataclass(frozen=True, slots=True)
class SeatBot:
    """A bot plays a seat from now on; `bot` is its level, or its level and character."""

    seat: Seat
    bot: str

    def __str__(self) -> str:
        return f"seat {self.seat} bot:{self.bot}"


@dataclass(frozen=True, slots=True)
class SeatPlayer:
    """The person who holds a seat plays it again."""

    seat: Seat

    def __str__(self) -> str:
        return f"seat {self.seat} player"


@dataclass(frozen=True, slots=True)
class AllowHints:
    """From now on anyone may ask for hints."""

    def __str__(self) -> str:
        return "hints"


@dataclass(frozen=True, slots=True)
class Hint:
    """A seat asked for a hint."""

    seat: Seat

    def __str__(self) -> str:
        return f"hint {self.seat}"


@dataclass(frozen=True, slots=True)
class StandIn:
    """What an offer may propose: that a bot plays a seat whose person is away."""

    seat: Seat

    def __str__(self) -> str:
        return f"stand-in {self.seat}"


Proposal = Draw | Abandon | AllowHints | Undo | StandIn
"""What an offer may propose. All but StandIn are written as they are once everyone has agreed; StandIn becomes SeatBot."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A seat proposes something that takes the consent of the others."""

    seat: Seat
    what: Proposal

    def __str__(self) -> str:
        return f"offer {self.seat} {self.what}"


@dataclass(frozen=True, slots=True)
class Agree:
    """A seat agrees to the offer of that entry."""

    seat: Seat
    offer: int

    def __str__(self) -> str:
        return f"agree {self.seat} {self.offer}"


@dataclass(frozen=True, slots=True)
class Decline:
    """A seat declines the offer of that entry, or withdraws its own."""

    seat: Seat
    offer: int

    def __str__(self) -> str:
        return f"decline {self.seat} {self.offer}"


@dataclass(frozen=True, slots=True)
class Fork:
    """The entries before this one are of the match that this one was forked from."""

    def __str__(self) -> str:
        return "fork"


@dataclass(frozen=True, slots=True)
class Pause:
    """All clocks stop, by agreement."""

    def __str__(self) -> str:
        return "pause"


@dataclass(frozen=True, slots=True)
class Resume:
    """The clocks run again."""

    def __str__(self) -> str:
        return "resume"


@dataclass(frozen=True, slots=True)
class Clock:
    """What a seat has left on its clock, in milliseconds; written with the entry that stopped it."""

    seat: Seat
    milliseconds: int

    def __str__(self) -> str:
        return f"clock {self.seat} {self.milliseconds}"


TableAction = (
    Undo
    | Resign
    | Timeout
    | Draw
    | Abandon
    | SeatBot
    | SeatPlayer
    | AllowHints
    | Hint
    | Offer
    | Agree
    | Decline
    | Fork
    | Pause
    | Resume
    | Clock
)

MAX_DIGITS = 9
"""Digits that a number in a table action may have."""
_SEAT = re.compile(r"[0-9]")
_NUMBER = re.compile(rf"[0-9]{{1,{MAX_DIGITS}}}")
_BOT = re.compile(r"bot:([a-z0-9-]+(?::[a-z0-9-]+)?)")


@lru_cache(4096)
def parse(text: str) -> TableAction:
    """The table action that a line means; the inverse of `str`."""
    action = _read(text.split(" "))
    if action is None:
        raise Refused("notation", "no-such-action", text=text[:80])
    return action


def _read(words: list[str]) -> TableAction | None:
    match words:
        case ["undo", first] if _NUMBER.fullmatch(first):
            return Undo(int(first))
        case ["resign", seat] if _SEAT.fullmatch(seat):
            return Resign(int(seat))
        case ["timeout", seat] if _SEAT.fullmatch(seat):
            return Timeout(int(seat))
        case ["draw"]:
            return Draw()
        case ["abandon"]:
            return Abandon()
        case ["seat", seat, "player"] if _SEAT.fullmatch(seat):
            return SeatPlayer(int(seat))
        case ["seat", seat, bot] if _SEAT.fullmatch(seat) and (named := _BOT.fullmatch(bot)):
            return SeatBot(int(seat), named[1])
        case ["hints"]:
            return AllowHints()
        case ["hint", seat] if _SEAT.fullmatch(seat):
            return Hint(int(seat))
        case ["offer", seat, *what] if _SEAT.fullmatch(seat) and (proposal := _read_proposal(what)):
            return Offer(int(seat), proposal)
        case ["agree", seat, offer] if _SEAT.fullmatch(seat) and _NUMBER.fullmatch(offer):
            return Agree(int(seat), int(offer))
        case ["decline", seat, offer] if _SEAT.fullmatch(seat) and _NUMBER.fullmatch(offer):
            return Decline(int(seat), int(offer))
        case ["fork"]:
            return Fork()
        case ["pause"]:
            return Pause()
        case ["resume"]:
            return Resume()
        case ["clock", seat, left] if _SEAT.fullmatch(seat) and _NUMBER.fullmatch(left):
            return Clock(int(seat), int(left))
        case _:
            return None


def _read_proposal(words: list[str]) -> Proposal | None:
    if len(words) == 2 and words[0] == "stand-in" and _SEAT.fullmatch(words[1]):
        return StandIn(int(words[1]))
    action = _read(words)
    return action if isinstance(action, Draw | Abandon | AllowHints | Undo) else None
