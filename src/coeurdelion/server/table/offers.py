"""What takes the consent of the others: an offer is an entry of the log, and so is every answer to it."""

from __future__ import annotations

from typing import NamedTuple

from coeurdelion.bots import SQUIRE, levels_of
from coeurdelion.core import CHANCE, Refused, Seat
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.store import StoredMatch
from coeurdelion.server.table.seats import BOT, check_plays, check_room, people, sittings
from coeurdelion.server.table.undo import is_settled_after


def stand_in(live: LiveMatch) -> str:
    """The level of a bot that stands in for someone: a squire, where the game has one."""
    levels = tuple(levels_of(live.game))
    return SQUIRE if SQUIRE in levels else levels[-1]


class Pending(NamedTuple):
    """An offer that waits: its entry, who made it, what (`undo` and `stand-in` with a number), and who agreed."""

    entry: int
    seat: Seat
    what: str
    about: int | None
    agreed: frozenset[Seat]


def pending(live: LiveMatch) -> list[Pending]:
    """The offers that are neither settled nor declined nor passed over."""
    found: dict[int, Pending] = {}
    if live.result:
        return []
    for step in live.notes:
        match step.entry.action.split(" "):
            case ["offer", seat, what, *about]:
                by = int(seat)
                found = {entry: offer for entry, offer in found.items() if (offer.seat, offer.what) != (by, what)}
                number = int(about[0]) if about else None
                found[step.number] = Pending(step.number, by, what, number, frozenset([by]))
            case ["agree", seat, entry] if offer := found.get(int(entry)):
                found[int(entry)] = offer._replace(agreed=offer.agreed | {int(seat)})
            case ["decline", _, entry]:
                found.pop(int(entry), None)
            case ["hints"]:
                found = {entry: offer for entry, offer in found.items() if offer.what != "hints"}
            case ["seat", seat, _]:
                over = "stand-in", int(seat)
                found = {entry: offer for entry, offer in found.items() if (offer.what, offer.about) != over}
            case _:
                pass
    acted = next((step.number for step in reversed(live.steps) if step.entry.seat > CHANCE), -1) if found else -1
    return [offer for offer in found.values() if offer.what != "undo" or offer.entry > acted]


def waiting_for(stored: StoredMatch, live: LiveMatch, offer: Pending) -> list[Seat]:
    """The seats whose consent is still missing; who holds several agrees for all of them."""
    agreed = {stored.seats[seat].guest for seat in offer.agreed}
    concerned = offer.about if offer.what == "stand-in" else None
    return [seat for seat in people(stored, live) if seat != concerned and stored.seats[seat].guest not in agreed]


def hints_agreed(stored: StoredMatch, live: LiveMatch) -> bool:
    """Whether hints may be asked for: from the beginning, by consent, or because only bots could mind."""
    guests = {stored.seats[seat].guest for seat in people(stored, live)}
    return stored.hints or len(guests) < 2 or any(step.entry.action == "hints" for step in live.notes)


def resign(stored: StoredMatch, live: LiveMatch, seat: Seat) -> None:
    """A seat gives up; where two others are left a bot plays on for it, and it ranks last."""
    _check_goes_on(live)
    check_plays(stored, live, seat)
    live.note(f"resign {seat}")
    if not live.result:
        live.note(f"seat {seat} bot:{stand_in(live)}")


def offer(stored: StoredMatch, live: LiveMatch, seat: Seat, what: str, about: Seat | None) -> None:
    """A seat proposes something; it happens at once where nobody else is to be asked."""
    _check_goes_on(live)
    check_room(live)
    check_plays(stored, live, seat)
    live.note(f"offer {seat} {_proposed(stored, live, seat, what, about)}")
    _settle(stored, live)


def _check_goes_on(live: LiveMatch) -> None:
    if live.result:
        raise Refused("over", "game-over")


def _proposed(stored: StoredMatch, live: LiveMatch, seat: Seat, what: str, about: Seat | None) -> str:
    """The offer as it is written into the log; refused if it makes no sense here."""
    match what:
        case "draw" if any(sitting.level and not sitting.resigned for sitting in sittings(stored, live)):
            raise Refused("table", "bots-play-on")
        case "hints" if hints_agreed(stored, live):
            raise Refused("table", "hints-allowed")
        case "undo":
            last = live.last_of((seat,))
            if last is None or is_settled_after(live, last):
                raise Refused("table", "nothing-to-undo")
            return f"undo {live.together_with(last)}"
        case "stand-in":
            if about is None or about == seat or about not in people(stored, live):
                raise Refused("table", "no-stand-in")
            return f"stand-in {about}"
        case _:
            return what


def consent(stored: StoredMatch, live: LiveMatch, seat: Seat, entry: int, agrees: bool) -> None:
    """A seat agrees to an offer or declines it; the last consent makes it happen."""
    made = next((one for one in pending(live) if one.entry == entry), None)
    if made is None:
        raise Refused("table", "no-such-offer")
    if not agrees:
        if seat != made.seat and seat not in people(stored, live):
            raise Refused("table", "not-asked")
        live.note(f"decline {seat} {entry}")
        return
    if seat not in waiting_for(stored, live, made):
        raise Refused("table", "not-asked")
    live.note(f"agree {seat} {entry}")
    _settle(stored, live)


def _settle(stored: StoredMatch, live: LiveMatch) -> None:
    """Let the offers happen to which everyone has agreed."""
    for made in pending(live):
        if waiting_for(stored, live, made):
            continue
        match made.what:
            case "undo":
                assert made.about is not None
                live.undo_from(made.about)
            case "stand-in":
                live.note(f"seat {made.about} bot:{stand_in(live)}")
            case what:
                live.note(what)


def is_stood_in(stored: StoredMatch, live: LiveMatch, seat: Seat) -> bool:
    """Whether a bot has taken over the seat of someone who may come back."""
    sitting = sittings(stored, live)[seat]
    return bool(sitting.level) and not live.result and not sitting.resigned and stored.seats[seat].kind != BOT


def give_back(stored: StoredMatch, live: LiveMatch, seat: Seat) -> None:
    """Whoever came back has the seat again."""
    if is_stood_in(stored, live, seat):
        live.note(f"seat {seat} player")
