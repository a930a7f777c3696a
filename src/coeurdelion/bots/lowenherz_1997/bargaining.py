"""Negotiations of Löwenherz 1997: steady concessions from what can be hoped for down to what a duel would bring.

Whatever is said follows from one number: how much of what an agreement can bring beyond a duel the seat still claims.
It only falls, so that offers only rise and prices asked only fall; where it ends is drawn by lot, and it ends higher
against a prince who bargains hard, so that waiting for the last offer does not pay.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.past_talks import concedes
from coeurdelion.bots.lowenherz_1997.stakes import Stakes
from coeurdelion.core.bot import BotChoice, Reason
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997.actions import FIGHT, Accept, Action, Ask, Offer
from coeurdelion.games.lowenherz_1997.numbers import MOST_ASKED, PROPOSALS
from coeurdelion.games.lowenherz_1997.state import Negotiation, Proposal

FIGHTS = Reason("reason-l97-fights", {})
HOLDS_OUT = Reason("reason-l97-holds-out", {})
HARD = 0.5
"""A prince who gave nothing on more than this share of his turns is said to bargain hard."""


class Manner(NamedTuple):
    """How a prince bargains, in shares of what an agreement can bring beyond a duel.

    He claims `first` at first, and to the end a share drawn anew each time from nothing to `firm`, and up to `stern`
    more of one who bargains hard; with `haste` above 1 he gives way early, below 1 late.
    Each claim falls short of that by a share drawn from nothing to `spread`.
    """

    first: float = 1.0
    firm: float = 0.2
    stern: float = 0.6
    haste: float = 1.0
    spread: float = 0.3

    def last_claim(self, hardness: float, rng: Random) -> float:
        """The share that is claimed to the end."""
        return min(self.first, self.firm * rng.random() + self.stern * max(0.0, hardness - HARD) / (1 - HARD))

    def claim(self, made: int, end: float, rng: Random) -> float:
        """The share that is claimed after so many proposals, if it ends there."""
        steadily = self.first - (self.first - end) * min(1.0, self.haste * made / (PROPOSALS - 1))
        return end + (steadily - end) * (1 - self.spread * rng.random())


STEADY = Manner()
YIELDING = Manner(first=0.8, firm=0.0, stern=0.0, haste=2.5)
STUBBORN = Manner(firm=0.9, stern=0.0, haste=0.7)


class Span(NamedTuple):
    """The worth of an agreement that is no better than a duel, of the best one to hope for, and the prices between."""

    least: float
    best: float
    prices: int

    def at(self, claim: float) -> float:
        """What an agreement has to bring if this share of the span is claimed."""
        return self.least + claim * (self.best - self.least)


def talk(about: Stakes, phase: Negotiation, legal: Choices[Action], rng: Random, manner: Manner = STEADY) -> BotChoice:
    """An answer in a negotiation: accept what is good enough, propose what would be, or break off."""
    span = _span(about, phase.last)
    end = manner.last_claim(about.rivals[0].hardness, rng) * (1 - 1 / max(1, span.prices))
    wanted = min([span.at(manner.claim(phase.made, end, rng)), *(about.proposing(one) for one in about.own)])
    proposal = _proposal(about, wanted, span.at(end)) if phase.made < PROPOSALS else None
    last = phase.last if phase.last and Accept(phase.last.ducats) in legal.more else None
    if last and _is_accepted(about, last, about.proposing(proposal) if proposal else span.at(end)):
        return BotChoice(Accept(last.ducats), (agreement(last),))
    return _proposing(about, phase, proposal) if proposal else BotChoice(FIGHT, _why_fight(about, phase.last))


def _span(about: Stakes, last: Proposal | None) -> Span:
    """What there is to gain: as much as the other can be expected to give, and no less than he has proposed."""
    least, other = about.duel(), about.reversed()
    bound = other.duel()
    found = [about.paying(ducats) for ducats in _offers(about) if other.paid(ducats) >= bound]
    found += [about.paid(ducats) for ducats in _asks(about) if other.paying(ducats) >= bound]
    found = [value for value in (*found, *([about.accepting(last)] if last else [])) if value >= least]
    return Span(least, max(found, default=least), len(found))


def _offers(about: Stakes) -> range:
    """What the seat can offer: what it has, and no more than acting is worth."""
    return range(1, min(about.most, about.player.ducats) + 1)


def _asks(about: Stakes) -> range:
    """What the other can be asked for: what he has."""
    return range(1, min(MOST_ASKED, about.rivals[0].ducats) + 1)


def _proposal(about: Stakes, wanted: float, end: float) -> Proposal | None:
    """The proposal to make: as much as is wanted, and better than the one before; None if there is nothing more to say.

    It is repeated unless the other has just given nothing.
    """
    own = about.own
    if not own:
        return max(_proposals(about, wanted), key=lambda one: _to_other(about, one), default=None)
    before = own[-1]
    found = next((one for one in _proposals(about, wanted) if one.is_offer == before.is_offer), before)
    if concedes(before, found):
        return found
    step = before._replace(ducats=before.ducats + (1 if before.is_offer else -1))
    if step.ducats in (_offers(about) if step.is_offer else _asks(about)) and about.proposing(step) >= end:
        return step
    return before if about.talk.turns(about.other)[-1:] != [True] else None


def _proposals(about: Stakes, wanted: float) -> Iterator[Proposal]:
    """The offer and the price asked that bring just as much as is wanted, if there are any."""
    offers = [ducats for ducats in _offers(about) if about.paying(ducats) >= wanted]
    asks = [ducats for ducats in _asks(about) if about.paid(ducats) >= wanted]
    if offers:
        yield Proposal(about.seat, True, max(offers))
    if asks:
        yield Proposal(about.seat, False, min(asks))


def _to_other(about: Stakes, proposal: Proposal) -> float:
    """What a proposal can be expected to bring the other."""
    return about.reversed().accepting(proposal)


def _is_accepted(about: Stakes, last: Proposal, wanted: float) -> bool:
    """Whether a proposal brings as much as is wanted, and asks no more than acting is worth."""
    return about.accepting(last) >= wanted and (last.is_offer or last.ducats <= about.most)


def agreement(last: Proposal) -> Reason:
    """Why a proposal is accepted."""
    key = "reason-l97-accepts-pay" if last.is_offer else "reason-l97-accepts-cost"
    return Reason(key, {"ducats": last.ducats})


def _proposing(about: Stakes, phase: Negotiation, made: Proposal) -> BotChoice:
    """A proposal, with how far the seat would go rather than fight, and whether the other bargains hard."""
    least = about.duel()
    if made.is_offer:
        limit = max((ducats for ducats in _offers(about) if about.paying(ducats) >= least), default=made.ducats)
        reason = Reason("reason-l97-offers", {"price": about.most, "ducats": limit})
    else:
        limit = min((ducats for ducats in _asks(about) if about.paid(ducats) >= least), default=made.ducats)
        reason = Reason("reason-l97-asks", {"other_player": phase.other, "ducats": limit})
    is_hard = about.rivals[0].hardness > HARD
    hard = (Reason("reason-l97-hard", {"other_player": phase.other}),) if is_hard else ()
    return BotChoice((Offer if made.is_offer else Ask)(made.ducats), (reason, *hard))


def _why_fight(about: Stakes, last: Proposal | None) -> tuple[Reason, ...]:
    """Why a negotiation is broken off."""
    if last is None:
        return (FIGHTS,)
    if about.accepting(last) >= about.duel():
        return (HOLDS_OUT,)
    return (Reason("reason-l97-refuses-pay" if last.is_offer else "reason-l97-refuses-cost", {"ducats": last.ducats}),)
