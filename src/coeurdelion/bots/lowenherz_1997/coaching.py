"""How the coach judges Löwenherz 1997."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coeurdelion.bots.coach_guide import CoachGuide, Parts, PartWords, Promise
from coeurdelion.bots.lowenherz_1997.bargaining import FIGHTS, agreement
from coeurdelion.bots.lowenherz_1997.bidding import bid_reasons
from coeurdelion.bots.lowenherz_1997.decisions import row_reasons, weigh
from coeurdelion.bots.lowenherz_1997.evaluation import WEIGHTS, terms
from coeurdelion.bots.lowenherz_1997.money import value
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.stakes import Stakes, stakes
from coeurdelion.bots.realm.coaching import split_points
from coeurdelion.core import Seat
from coeurdelion.core.bot import Reason
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997 import scores
from coeurdelion.games.lowenherz_1997.actions import Accept, Action, Ask, Break, Choose, MakeBid, Offer
from coeurdelion.games.lowenherz_1997.state import (
    Decide,
    Duel,
    Negotiation,
    PlaceCastle,
    PlaceKnight,
    Proposal,
    State,
)

LIKELIER = 0.02
"""How much a proposal that is a ducat better for the other is preferred, of those that are worth no less than a duel."""
UNLIKELY = 0.3
"""How much less it is worth to propose to pay nothing: more than what bots overlook, so that nobody is told to."""
UNDERBID_SHARE = 0.5
"""What it counts to bid too little, as a share of what that seems to lose: nobody knows what the others bid."""


def turn(state: State) -> object:
    """The row that is carried out, or who places a castle."""
    phase = state.phase
    placing = phase.seat if isinstance(phase, PlaceCastle | PlaceKnight) else None
    return state.round, state.row, placing


def parts(state: State, seat: Seat) -> Parts:
    """What a state is worth."""
    found = {name: WEIGHTS[name] * value for name, value in terms(state, seat, look_ahead(state)).items()}
    return split_points(found, scores(state), seat)


def promises(state: State, seat: Seat, legal: Choices[Action]) -> Mapping[Action, Promise]:
    """What decision cards, proposals and bids promise, by what the others can be expected to do."""
    match state.phase:
        case Decide():
            choices = [action for action in legal if isinstance(action, Choose)]
            rows = weigh(state, seat, look_ahead(state), choices)
            return {row.choice: Promise({"row": row.promise}, row_reasons(row)) for row in rows}
        case Negotiation(last=last):
            about = stakes(state, seat, look_ahead(state))
            duel = about.duel()
            return _against_best(
                {action: _answer(about, last, duel, action) for action in legal if not isinstance(action, Break)}
            )
        case Duel():
            about = stakes(state, seat, look_ahead(state))
            return _against_best(_bids(about, [one for one in legal if isinstance(one, MakeBid)]))
        case _:
            return {}


class Valued(NamedTuple):
    """What an action in a conflict can be expected to bring, the part that suffers if that is little, and why one would."""

    value: float
    part: str
    reasons: tuple[Reason, ...] = ()


def _against_best(values: Mapping[Action, Valued]) -> Mapping[Action, Promise]:
    """What each brings: what the best of them does, less what it falls short of that."""
    best = max(one.value for one in values.values())
    return {
        action: Promise({"conflict": best, part: value - best}, reasons) for action, (value, part, reasons) in values.items()
    }


def _answer(about: Stakes, last: Proposal | None, duel: float, action: Action) -> Valued:
    """What an answer in a negotiation brings; a proposal no more than a duel, for nobody has to accept it."""
    match action:
        case Accept() if last:
            return Valued(about.accepting(last), "cheap" if last.is_offer else "overpays", (agreement(last),))
        case Offer(ducats=ducats):
            likely = LIKELIER * ducats if ducats else -UNLIKELY
            return Valued(min(about.paying(ducats), duel) + likely, "overpays")
        case Ask(ducats=ducats):
            is_payable = ducats <= about.rivals[0].ducats
            return Valued(min(about.paid(ducats), duel) - LIKELIER * ducats if is_payable else duel, "cheap")
        case _:
            return Valued(duel, "fights", (FIGHTS,))


def _bids(about: Stakes, bids: Sequence[MakeBid]) -> Mapping[Action, Valued]:
    """What bids bring in a duel: what is above the best one may be paid in vain, below it the action is lost more often."""
    expected = {worth: about.bidding(worth) for worth in {value(bid) for bid in bids}}
    best = max(expected, key=lambda worth: expected[worth])
    for worth in expected:
        if worth < best:
            expected[worth] += (1 - UNDERBID_SHARE) * (expected[best] - expected[worth])
    return {
        bid: Valued(expected[value(bid)], "overpays" if value(bid) > best else "underbids", bid_reasons(about, bid))
        for bid in bids
    }


GUIDE = CoachGuide(
    turn=turn,
    parts=parts,
    words={
        "won": PartWords("coach-won", WEIGHTS["won"]),
        "points": PartWords("coach-points"),
        "rivals": PartWords("coach-rivals"),
        "prospects": PartWords("coach-l97-prospects"),
        "silver": PartWords("coach-l97-silver"),
        "room": PartWords("coach-l97-room"),
        "pressure": PartWords("coach-l97-pressure"),
        "garrison": PartWords("coach-l97-garrison"),
        "ducats": PartWords("coach-ducats"),
        "politics": PartWords("coach-l97-politics"),
        "row": PartWords("coach-l97-row"),
        "overpays": PartWords("coach-l97-overpays"),
        "cheap": PartWords("coach-l97-cheap"),
        "underbids": PartWords("coach-l97-underbids"),
        "fights": PartWords("coach-l97-fights"),
    },
    grave=4.0,
    telling=1.5,
    promises=promises,
)
