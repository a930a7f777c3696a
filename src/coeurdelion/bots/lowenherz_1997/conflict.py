"""Duels and negotiations of Löwenherz 1997: what may be paid, what can be expected, and bids drawn by lot."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.money import affordable, cost, sparing
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
from coeurdelion.bots.lowenherz_1997.worth import appetite, harm, limit, means, worth
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, Reason
from coeurdelion.core.choices import Choices
from coeurdelion.games.lowenherz_1997.actions import FIGHT, Accept, Action, Ask, MakeBid, Offer
from coeurdelion.games.lowenherz_1997.cards import row_of
from coeurdelion.games.lowenherz_1997.numbers import MOST_ASKED
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, Proposal, State

BID_TEMPERATURE, BID_TEMPERATURE_PER_POINT = 0.25, 0.08
"""The temperature of the softmax by which bids are drawn, in points, and what each point at stake adds to it."""
RECKLESS_CHANCE = 0.3
"""How likely a rival is taken to bid any amount that he has, whatever the action is worth to him."""
MIN_BID_SHARE = 0.35
"""The least that any other rival is taken to bid, as a share of the most that he would pay."""
MAX_PROPOSALS = 6
"""Proposals after which the squire accepts the last one or fights."""
FIRST_OFFER_SHARE, OFFER_SHARE_STEP = 0.3, 0.12
"""The first offer as a share of the most that the squire would pay, and what each proposal made adds to the share."""
FIRST_ASK_SHARE = 1.3
"""A price asked is this share of the most that the rival would pay, less the share of an offer at that time."""
PROPOSAL_JITTER = 0.2
"""How far the lot may move the share of a proposal up or down."""
EARLY_PREMIUM = 0.25
"""The most that an agreement must bring beyond a duel, in points; it falls to nothing at MAX_PROPOSALS."""
FIGHTS = Reason("reason-l97-fights", {})


class Rival(NamedTuple):
    """Another prince on the same action: what he can pay, what he would pay at most, and what his acting costs the seat."""

    means: int
    limit: int
    harm: float

    def below(self, bid: int) -> float:
        """How likely he bids less than this; an equal bid counts half."""
        weighed = _below(bid, round(MIN_BID_SHARE * self.limit), self.limit)
        reckless = _below(bid, 0, self.means)
        return (1 - RECKLESS_CHANCE) * weighed + RECKLESS_CHANCE * reckless


def _below(bid: int, least: int, most: int) -> float:
    """How likely a number drawn from the least to the most is less than a bid; an equal one counts half."""
    return max(0.0, min(1.0, (bid + 0.5 - least) / (most + 1 - least)))


class Stakes(NamedTuple):
    """What a conflict is about for a seat: what acting brings, what it may cost at most, and against whom."""

    state: State
    seat: Seat
    outlook: Outlook
    gain: float
    most: int
    rivals: tuple[Rival, ...]

    def paying(self, ducats: int) -> float:
        """What it brings, in points, to act and to pay `ducats`."""
        return self.gain - cost(self.state.players[self.seat], ducats, self.outlook.ahead)

    def paid(self, ducats: int) -> float:
        """What it brings, in points, to be paid `ducats` and to let the first rival act."""
        return -cost(self.state.players[self.seat], -ducats, self.outlook.ahead) - self.rivals[0].harm

    def bidding(self, bid: int) -> float:
        """What a bid can be expected to bring in a duel."""
        won = 1.0
        for rival in self.rivals:
            won *= rival.below(bid)
        lost = sum(rival.harm for rival in self.rivals) / len(self.rivals)
        return won * self.paying(bid) - (1 - won) * lost

    def duel(self) -> float:
        """What the best bid can be expected to bring."""
        return max(self.bidding(bid) for bid in range(self.most + 1))


def stakes(state: State, seat: Seat, outlook: Outlook) -> Stakes:
    """The stakes of the conflict that a state is in."""
    phase = state.phase
    assert isinstance(phase, Duel | Negotiation)
    others = phase.princes if isinstance(phase, Duel) else (phase.other,)
    action = row_of(state.card, state.row)
    gain = worth(state, seat, action, outlook)
    most = affordable(state.players[seat], gain, outlook.ahead)
    rivals = tuple(_rival(state, seat, other, action, outlook) for other in others if other != seat)
    return Stakes(state, seat, outlook, gain, most, rivals)


def _rival(state: State, seat: Seat, other: Seat, action: str, outlook: Outlook) -> Rival:
    gain = appetite(state, other, action, outlook)
    return Rival(means(state, other), limit(state, other, gain, outlook), harm(state, seat, other, gain))


def bid(about: Stakes, legal: Choices[Action], rng: Random) -> BotChoice:
    """A bid drawn by lot, likelier the more it can be expected to bring, and never above what acting is worth."""
    if not about.most:
        return BotChoice(MakeBid(0), bid_reasons(about, MakeBid(0)))
    bids = sparing(one for one in legal if isinstance(one, MakeBid))
    amounts = [amount for amount in bids if amount <= about.most]
    expected = [about.bidding(amount) for amount in amounts]
    best, temperature = max(expected), BID_TEMPERATURE + BID_TEMPERATURE_PER_POINT * about.gain
    made = bids[rng.choices(amounts, [exp((value - best) / temperature) for value in expected])[0]]
    return BotChoice(made, bid_reasons(about, made))


def bid_reasons(about: Stakes, made: MakeBid) -> tuple[Reason, ...]:
    """Why so much is bid."""
    if not about.most:
        return (Reason("reason-l97-bid-nothing", {}),)
    price = Reason("reason-l97-bid", {"price": about.most})
    return (price, Reason("reason-l97-bid-treasure", {"treasures": made.treasures})) if made.treasures else (price,)


def talk(about: Stakes, phase: Negotiation, legal: Choices[Action], rng: Random) -> BotChoice:
    """An answer in a negotiation: accept what is better than a duel, propose, or break off."""
    duel = about.duel()
    last = phase.last
    if last and Accept(last.ducats) in legal.more and not _is_too_dear(about, last):
        early = EARLY_PREMIUM * max(0, MAX_PROPOSALS - phase.made) / MAX_PROPOSALS * rng.random()
        if accepted(about, last) >= duel + early:
            return BotChoice(Accept(last.ducats), (agreement(last),))
    if phase.made >= MAX_PROPOSALS:
        return BotChoice(FIGHT, (FIGHTS,))
    return _proposal(about, phase, duel, rng)


def _is_too_dear(about: Stakes, last: Proposal) -> bool:
    """Whether a proposal asks more than acting is worth."""
    return not last.is_offer and last.ducats > about.most


def accepted(about: Stakes, last: Proposal) -> float:
    """What it brings to accept a proposal."""
    return about.paid(last.ducats) if last.is_offer else about.paying(last.ducats)


def agreement(last: Proposal) -> Reason:
    """Why a proposal is accepted."""
    key = "reason-l97-accepts-pay" if last.is_offer else "reason-l97-accepts-cost"
    return Reason(key, {"ducats": last.ducats})


def _proposal(about: Stakes, phase: Negotiation, duel: float, rng: Random) -> BotChoice:
    """An offer if the squire can pay what acting is worth to the other, else a price asked; the amount is drawn by lot."""
    own = min(about.most, about.state.players[about.seat].ducats)
    while own and about.paying(own) < duel:
        own -= 1
    rival = about.rivals[0]
    wanted = min(MOST_ASKED, rival.limit, rival.means)
    share = FIRST_OFFER_SHARE + OFFER_SHARE_STEP * phase.made + PROPOSAL_JITTER * (2 * rng.random() - 1)
    if own and (about.most >= rival.limit or own >= wanted):
        ducats = min(own, max(1, round(share * own)))
        return BotChoice(Offer(ducats), (Reason("reason-l97-offers", {"price": about.most}),))
    least = next((ducats for ducats in range(MOST_ASKED + 1) if about.paid(ducats) >= duel), None)
    if least is None or least > rival.means:
        return BotChoice(FIGHT, (FIGHTS,))
    ducats = max(least, min(MOST_ASKED, round(wanted * (FIRST_ASK_SHARE - share))))
    return BotChoice(Ask(ducats), (Reason("reason-l97-asks", {"other_player": phase.other}),))
