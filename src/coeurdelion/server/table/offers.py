"""What takes the consent of the other players: an offer is an entry of the log, and so is every answer to it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from coeurdelion.bots import usual_level
from coeurdelion.bots.coach import has_coach
from coeurdelion.core import CHANCE, Refused, Seat
from coeurdelion.core.table_action import (
    Abandon,
    Agree,
    AllowHints,
    Decline,
    Draw,
    Offer,
    Proposal,
    Resign,
    SeatBot,
    SeatPlayer,
    StandIn,
    Undo,
)
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import PendingOffer, SaidBy
from coeurdelion.server import wire
from coeurdelion.server.store import StoredMatch
from coeurdelion.server.table.seats import BOT, asked_for_consent, check_log_length, check_plays, occupants, people

StoodIn = Mapping[Seat, int]
"""Since when a bot plays each seat that it has taken over."""


def pending(live: LiveMatch) -> list[PendingOffer]:
    """The offers that still wait; one for an undo lapses as soon as any seat acts, or something is settled at the table."""
    if live.result or not live.table.offers:
        return []
    acted = live.last_of(tuple(range(len(live.match.colours))))
    since = max(live.table.settled, -1 if acted is None else acted)
    return [one for one in live.table.offers if not isinstance(one.what, Undo) or one.entry > since]


def pending_at(live: LiveMatch, entry: int) -> PendingOffer | None:
    """The offer that an entry made, if it still waits."""
    return next((one for one in pending(live) if one.entry == entry), None)


def waiting_for(stored: StoredMatch, live: LiveMatch, offer: PendingOffer, stood_in: StoodIn) -> list[Seat]:
    """The seats whose consent is still missing; who holds several agrees for all of them.

    Whether a bot stands in is up to those who play now; all else takes those too who are away.
    """
    agreed = {stored.seats[seat].guest for seat in offer.agreed}
    if isinstance(offer.what, StandIn):
        asked = [seat for seat in people(stored, live) if seat != offer.what.seat]
    else:
        asked = asked_for_consent(stored, live, stood_in)
    return [seat for seat in asked if stored.seats[seat].guest not in agreed]


def hints_agreed(stored: StoredMatch, live: LiveMatch, stood_in: StoodIn) -> bool:
    """Whether hints may be asked for: from the beginning, by consent, or because only bots could mind."""
    if stored.hints or live.table.hints_allowed:
        return True
    return len({stored.seats[seat].guest for seat in asked_for_consent(stored, live, stood_in)}) < 2


def coach_allowed(stored: StoredMatch, live: LiveMatch, seat: Seat | None, stood_in: StoodIn) -> bool:
    """Whether the coach may look over a seat's shoulder: where nobody but bots plays along, nor may come back."""
    if live.result or not has_coach(live.game) or people(stored, live) != [seat]:
        return False
    return asked_for_consent(stored, live, stood_in) == [seat]


def resign(stored: StoredMatch, live: LiveMatch, seat: Seat) -> None:
    """A seat gives up; where two others are left a bot plays on for it, and it ranks last."""
    _check_not_over(live)
    check_plays(stored, live, seat)
    live.note(Resign(seat), SaidBy.SEAT)
    if not live.result:
        live.note(SeatBot(seat, usual_level(live.game)), SaidBy.TABLE)


def offer(
    stored: StoredMatch, live: LiveMatch, seat: Seat, what: wire.Proposed, about: Seat | None, stood_in: StoodIn
) -> None:
    """A seat proposes something; it happens at once where nobody else is to be asked."""
    _check_not_over(live)
    check_log_length(live)
    check_plays(stored, live, seat)
    if what == "hints" and hints_agreed(stored, live, stood_in):
        raise Refused("table", "hints-allowed")
    live.note(Offer(seat, _proposal(stored, live, seat, what, about, stood_in)), SaidBy.SEAT)
    _settle(stored, live, stood_in)


def _check_not_over(live: LiveMatch) -> None:
    if live.result:
        raise Refused("over", "game-over")


def _proposal(
    stored: StoredMatch, live: LiveMatch, seat: Seat, what: wire.Proposed, about: Seat | None, stood_in: StoodIn
) -> Proposal:
    """What a player's offer proposes; refused if it makes no sense here."""
    match what:
        case "draw":
            if _bots_play_on(stored, live):
                raise Refused("table", "bots-play-on")
            return Draw()
        case "hints":
            return AllowHints()
        case "undo":
            if refused := undo_refusal(stored, live, seat, stood_in):
                raise refused
            return Undo(live.together_with(live.last_of((seat,)) or 0))
        case "stand-in":
            if about is None or about == seat or about not in people(stored, live):
                raise Refused("table", "no-stand-in")
            return StandIn(about)
        case "abandon":
            return Abandon()
        case _:
            assert_never(what)


def undo_refusal(stored: StoredMatch, live: LiveMatch, seat: Seat, stood_in: StoodIn) -> Refused | None:
    """How an offer to undo a seat's last action would be refused now; None if it would not be."""
    last = live.last_of((seat,))
    if last is None or live.table.settled > last:
        return Refused("table", "nothing-to-undo")
    return Refused("table", "chance-seen") if _is_chance_seen(stored, live, seat, last, stood_in) else None


def _is_chance_seen(stored: StoredMatch, live: LiveMatch, seat: Seat, last: int, stood_in: StoodIn) -> bool:
    """Whether chance has shown since what is not taken back: where a seat plays bots alone, and not at a practice table."""
    guest = stored.seats[seat].guest
    others = {stored.seats[one].guest for one in asked_for_consent(stored, live, stood_in)} - {guest}
    if stored.practice or others or not any(occupant.level for occupant in occupants(stored, live)):
        return False
    mine = [one.seat for one in stored.seats if one.guest == guest]
    since = (step for step in live.latest(len(live.log) - last) if step.number > last and step.entry.seat == CHANCE)
    return any(
        live.game.redact_entry(step.before, step.entry, one, live.state) == step.entry for step in since for one in mine
    )


def _bots_play_on(stored: StoredMatch, live: LiveMatch) -> bool:
    """Whether a bot plays to the end for itself or for someone, so that nobody can agree on a draw."""
    return any(occupant.level and not occupant.resigned for occupant in occupants(stored, live))


def consent(stored: StoredMatch, live: LiveMatch, seat: Seat, entry: int, agrees: bool, stood_in: StoodIn) -> None:
    """A seat agrees to an offer or declines it; the last consent makes it happen."""
    made = pending_at(live, entry)
    if made is None:
        raise Refused("table", "no-such-offer")
    if not agrees:
        if seat != made.seat and seat not in people(stored, live):
            raise Refused("table", "not-asked")
        live.note(Decline(seat, entry), SaidBy.SEAT)
        return
    if seat not in waiting_for(stored, live, made, stood_in):
        raise Refused("table", "not-asked")
    live.note(Agree(seat, entry), SaidBy.SEAT)
    _settle(stored, live, stood_in)


def _settle(stored: StoredMatch, live: LiveMatch, stood_in: StoodIn) -> None:
    """Let the offers happen to which everyone has agreed, the newest first, as long as the match goes on."""
    while made := next((one for one in reversed(pending(live)) if _is_agreed(stored, live, one, stood_in)), None):
        what = made.what
        agreed = SeatBot(what.seat, usual_level(live.game)) if isinstance(what, StandIn) else what
        live.note(agreed, SaidBy.CONSENT)


def _is_agreed(stored: StoredMatch, live: LiveMatch, made: PendingOffer, stood_in: StoodIn) -> bool:
    if isinstance(made.what, Draw) and _bots_play_on(stored, live):
        return False
    return not waiting_for(stored, live, made, stood_in)


def is_stood_in(stored: StoredMatch, live: LiveMatch, seat: Seat) -> bool:
    """Whether a bot has taken over the seat of someone who may come back."""
    occupant = occupants(stored, live)[seat]
    return bool(occupant.level) and not live.result and not occupant.resigned and stored.seats[seat].kind != BOT


def is_missed(stored: StoredMatch, live: LiveMatch, seat: Seat) -> bool:
    """Whether a bot plays the seat of someone who may come back, or shall."""
    return is_stood_in(stored, live, seat) or any(one.what == StandIn(seat) for one in pending(live))


def give_back(stored: StoredMatch, live: LiveMatch, seat: Seat) -> None:
    """The person who came back plays the seat again instead of a bot, and declines that one should."""
    for made in pending(live):
        if made.what == StandIn(seat):
            live.note(Decline(seat, made.entry), SaidBy.SEAT)
    if is_stood_in(stored, live, seat):
        live.note(SeatPlayer(seat), SaidBy.TABLE)
