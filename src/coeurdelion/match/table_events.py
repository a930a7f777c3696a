"""What happened at the table, as events with sentences: made from the log, like those of a game, and never stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, assert_never

from coeurdelion.core import Entry, Param, table_action_of
from coeurdelion.core.table_action import (
    Abandon,
    Agree,
    AllowHints,
    Clock,
    Decline,
    Draw,
    Fork,
    Hint,
    Offer,
    Pause,
    Proposal,
    Resign,
    Resume,
    SeatBot,
    SeatPlayer,
    StandIn,
    TableAction,
    Timeout,
    Undo,
)

Params = dict[str, Param]


class TableEvent(NamedTuple):
    """Something that happened at the table: the key of its sentence, the same for all games, and what belongs to it."""

    key: str
    params: Params


def table_events(log: Sequence[Entry], number: int) -> list[TableEvent]:
    """What an entry of a log tells about the table; an action of the game only that a request lapsed by it."""
    action = table_action_of(log[number])
    if action is None:
        return list(_lapsed(log, number))
    event = _event(log, number, action)
    return [] if event is None else [event]


def _event(log: Sequence[Entry], number: int, action: TableAction) -> TableEvent | None:
    """What a table action tells; None for one that nobody needs to hear of."""
    match action:
        case Undo(first):
            seat = _taken_back_by(log, number, first)
            return TableEvent("table-taken-back", {}) if seat is None else TableEvent("table-took-back", {"seat": seat})
        case Resign(seat):
            return TableEvent("table-resigned", {"seat": seat})
        case Timeout(seat):
            return TableEvent("table-timeout", {"seat": seat})
        case Draw():
            return TableEvent("table-draw", {})
        case Abandon():
            return TableEvent("table-abandoned", {})
        case SeatBot(seat):
            return TableEvent("table-bot-plays", {"seat": seat})
        case SeatPlayer(seat):
            return TableEvent("table-person-plays", {"seat": seat})
        case AllowHints():
            return TableEvent("table-hints", {})
        case Offer(seat, what):
            return None if _is_done_at_once(log, number, what) else _about("table-offered", seat, what)
        case Agree(seat, offer):
            return _answered("table-agreed", seat, _offer(log, number, offer))
        case Decline(seat, offer):
            return _declined(seat, _offer(log, number, offer))
        case Hint(seat):
            return TableEvent("table-hint-asked", {"seat": seat})
        case Fork():
            return TableEvent("table-fork", {})
        case Pause() | Resume() | Clock():
            return None
        case _:
            assert_never(action)


def _about(key: str, seat: int, what: Proposal) -> TableEvent:
    """An event about a proposal, which a sentence names in a word; of a stand-in also for whom."""
    params: Params = {"seat": seat, "what": str(what).partition(" ")[0]}
    if isinstance(what, StandIn):
        params["other_player"] = what.seat
    return TableEvent(key, params)


def _offer(log: Sequence[Entry], number: int, made: int) -> Offer | None:
    """The offer that an earlier entry made; None if it made none, which only a file can claim."""
    action = table_action_of(log[made]) if made < number else None
    return action if isinstance(action, Offer) else None


def _answered(key: str, seat: int, offer: Offer | None) -> TableEvent | None:
    return _about(key, seat, offer.what) if offer else None


def _declined(seat: int, offer: Offer | None) -> TableEvent | None:
    """A proposal that is declined, withdrawn by whoever made it, or needless because the person came back."""
    if offer and offer.what == StandIn(seat):
        return TableEvent("table-returned", {"seat": seat})
    return _answered("table-withdrawn" if offer and offer.seat == seat else "table-declined", seat, offer)


def _is_done_at_once(log: Sequence[Entry], number: int, what: Proposal) -> bool:
    """Whether nobody else had to be asked: what was proposed is the next entry."""
    done = table_action_of(log[number + 1]) if number + 1 < len(log) else None
    if isinstance(what, StandIn):
        return isinstance(done, SeatBot) and done.seat == what.seat
    return done == what


def _taken_back_by(log: Sequence[Entry], number: int, first: int) -> int | None:
    """Who takes something back: whoever asked for it, else whose action it was; None if a log does not tell."""
    before = table_action_of(log[number - 1]) if number else None
    asked = _offer(log, number, before.offer) if isinstance(before, Agree) else before
    if isinstance(asked, Offer) and asked.what == Undo(first):
        return asked.seat
    return log[first].seat if first < number and log[first].seat >= 0 else None


def _lapsed(log: Sequence[Entry], number: int) -> Iterator[TableEvent]:
    """The requests to take something back that nobody had answered when a seat played on."""
    if log[number].seat < 0:
        return
    waiting: dict[int, int] = {}
    for made in range(_after_last_action(log, number), number):
        match table_action_of(log[made]):
            case Offer(seat, Undo()):
                waiting = {entry: of for entry, of in waiting.items() if of != seat} | {made: seat}
            case Decline(_, offer):
                waiting.pop(offer, None)
            case Undo():
                waiting.clear()
            case _:
                pass
    for seat in waiting.values():
        yield TableEvent("table-lapsed", {"seat": seat})


def _after_last_action(log: Sequence[Entry], number: int) -> int:
    """The first entry after which no seat has acted before an entry; offers before it have lapsed already."""
    first = number
    while first and log[first - 1].seat < 0:
        first -= 1
    return first
