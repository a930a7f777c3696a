"""Bots of Löwenherz 1997 bargain steadily by one estimate, remember who bargains hard, and never overpay in the duel."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest

from coeurdelion.bots import SQUIRE, bot_named
from coeurdelion.bots.arena import Decision, play_match
from coeurdelion.bots.lowenherz_1997.auction import against, equilibrium
from coeurdelion.bots.lowenherz_1997.bargaining import STEADY, STUBBORN, YIELDING, Manner, talk
from coeurdelion.bots.lowenherz_1997.bidding import bid
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.past_talks import PRIOR_HARD, Talk, before_duel, concedes, hardness, read_talks
from coeurdelion.bots.lowenherz_1997.stakes import Stakes, stakes
from coeurdelion.core import Entry, Seat
from coeurdelion.core.bot import BotChoice
from coeurdelion.core.choices import Choices
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.actions import FIGHT, Accept, Action, Ask, Fight, MakeBid, Offer
from coeurdelion.games.lowenherz_1997.events import DuelWon
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, Proposal, State

squire = bot_named(game, SQUIRE)
ENTRIES = 420
SEEDS = (2, 3)


@pytest.fixture(scope="module")
def talks() -> list[list[Decision]]:
    """The negotiations of two matches of four squires, each with the bids of the duel that followed it."""
    seen: list[Decision] = []
    for seed in SEEDS:
        play_match(game, [squire] * 4, {}, Random(seed), seen.append, ENTRIES)
    return list(conflicts(seen))


def conflicts(seen: list[Decision]) -> Iterator[list[Decision]]:
    """The decisions of each negotiation and of the duel that followed it."""
    found: list[Decision] = []
    for decision in seen:
        is_first = isinstance(decision.state.phase, Negotiation) and not decision.state.phase.made
        if found and (is_first or not isinstance(decision.state.phase, Negotiation | Duel)):
            yield found
            found = []
        if is_first or (found and isinstance(decision.state.phase, Negotiation | Duel)):
            found.append(decision)


def about(decision: Decision, seat: Seat | None = None) -> Stakes:
    """The stakes of a conflict as a seat estimates them, that of the decision unless said."""
    state = decision.state
    if seat is None or seat == decision.seat:
        return stakes(state, decision.seat, look_ahead(state), decision.request.log)
    phase = Negotiation(seat, decision.seat, state.phase.made, state.phase.last)
    return stakes(state._replace(phase=phase), seat, look_ahead(state), decision.request.log)


def proposals(decisions: list[Decision], seat: Seat, kind: type[Offer | Ask]) -> list[int]:
    return [one.choice.action.ducats for one in decisions if one.seat == seat and isinstance(one.choice.action, kind)]


def test_offers_never_fall_and_prices_asked_never_rise(talks: list[list[Decision]]) -> None:
    several = 0
    for decisions in talks:
        for seat in range(4):
            offers, asks = (proposals(decisions, seat, kind) for kind in (Offer, Ask))
            several += len(offers) > 1 or len(asks) > 1
            assert all(before <= after for before, after in pairwise(offers))
            assert all(before >= after for before, after in pairwise(asks))
    assert several > 5


def test_nobody_pays_more_in_the_duel_than_he_has_refused(talks: list[list[Decision]]) -> None:
    refusals = 0
    for decisions in talks:
        for decision in decisions:
            for event in decision.events:
                if isinstance(event, DuelWon):
                    refused = refused_by(decisions, event.seat)
                    refusals += bool(refused)
                    assert event.worth <= min(refused, default=event.worth)
    assert refusals


def refused_by(decisions: list[Decision], seat: Seat) -> list[int]:
    """The prices for acting that a seat did not accept."""
    last = [(one.state.phase.last, one.choice.action) for one in decisions if one.seat == seat and has_proposal(one)]
    return [proposal.ducats for proposal, action in last if not proposal.is_offer and not isinstance(action, Accept)]


def has_proposal(decision: Decision) -> bool:
    return isinstance(decision.state.phase, Negotiation) and decision.state.phase.last is not None


def test_most_negotiations_end_in_a_bargain_and_both_gain_by_it(talks: list[list[Decision]]) -> None:
    agreed = [one for decisions in talks for one in decisions if isinstance(one.choice.action, Accept)]
    assert len(agreed) >= 0.6 * len(talks)
    for decision in agreed:
        last = decision.state.phase.last
        mine, other = about(decision), about(decision, last.by)
        assert mine.accepting(last) >= mine.duel()
        assert other.proposing(last) >= other.duel()


def test_nobody_repeats_himself_to_one_who_gives_nothing(talks: list[list[Decision]]) -> None:
    repeated = 0
    for decisions in talks:
        said = [proposal for one in decisions if (proposal := proposed(one))]
        for before, one, other, again in zip(said, said[1:], said[2:], said[3:], strict=False):
            repeated += not concedes(one, again)
            assert concedes(one, again) or concedes(before, other)
    assert repeated


def proposed(decision: Decision) -> Proposal | None:
    action = decision.choice.action
    return Proposal(decision.seat, isinstance(action, Offer), action.ducats) if isinstance(action, Offer | Ask) else None


def test_the_cards_it_imagines_and_the_lots_of_others_do_not_count(talks: list[list[Decision]]) -> None:
    for decision in [one for decisions in talks[::3] for one in decisions]:
        view = game.redact(decision.state, decision.seat)
        found = {again(decision, game.deal(view, Random(deal)), 7) for deal in range(3)}
        assert len(found) == 1


def again(decision: Decision, state: State, seed: int) -> str:
    """What is said or bid in a conflict, in a world that fits the view, with the lots of a seed."""
    stated = stakes(state, decision.seat, look_ahead(state), decision.request.log)
    if isinstance(state.phase, Negotiation):
        return str(talk(stated, state.phase, decision.request.legal, Random(seed)).action)
    return str(bid(stated, decision.request.legal, Random(seed)).action)


def test_without_a_log_it_bargains_too(talks: list[list[Decision]]) -> None:
    for decision in [one for decisions in talks for one in decisions][::5]:
        choice = squire(decision.request._replace(log=(), rng=Random(1)))
        assert choice.action in list(decision.request.legal)


def log(*lines: str) -> tuple[Entry, ...]:
    """Entries like "1 offer 3", the seat first."""
    return tuple(Entry(int(line[0]), line[2:]) for line in lines)


SOFT = ("0 offer 2", "1 ask 6", "0 offer 3", "1 ask 5", "0 offer 4", "1 accept 4", "0 wall a1e")
HARD_TALK = (
    "0 offer 2",
    "1 ask 6",
    "0 offer 3",
    "1 ask 6",
    "0 offer 4",
    "1 ask 6",
    "0 offer 5",
    "1 fight",
    "0 bid 6",
    "1 bid 2",
)


def test_the_log_tells_who_bargains_hard() -> None:
    soft, hard = read_talks(log(*SOFT)), read_talks(log(*HARD_TALK))
    assert soft == (Talk((Proposal(0, True, 2), Proposal(1, False, 6), *soft[0].proposals[2:]), 1, True, 0, True),)
    assert hardness((), 1) == PRIOR_HARD
    assert hardness(soft, 1) < PRIOR_HARD < hardness(hard, 1)
    assert hardness(hard, 0) < PRIOR_HARD


def test_a_duel_knows_the_negotiation_before_it() -> None:
    first, again = Duel((0, 1), (None, None)), Duel((0, 1), (None, None), again=True)
    fought = HARD_TALK[:8]
    assert before_duel(read_talks(log(*fought)), first).of(1)[-1] == Proposal(1, False, 6)
    assert before_duel(read_talks(log(*fought, "0 bid ?")), first)
    assert before_duel(read_talks(log(*fought, "0 bid 3", "1 bid 3")), again).proposals
    assert not before_duel(read_talks(log(*fought, "0 bid 3", "1 bid 3")), first).proposals
    assert not before_duel(read_talks(log(*fought, "0 bid 3", "1 bid 2", "0 done")), first).proposals
    assert not before_duel(read_talks(log(*SOFT)), first).proposals
    assert not before_duel(read_talks(log(*fought)), Duel((0, 1, 2), (None,) * 3)).proposals


def wide(talks: list[list[Decision]]) -> Decision:
    """The first decision of the negotiation in which there is most to bargain about."""
    return max((decisions[0] for decisions in talks), key=room)


def room(decision: Decision) -> int:
    """How many prices for acting the seat would rather pay, and the other get, than fight."""
    mine = about(decision)
    other = mine.reversed()
    prices = range(1, min(mine.most, mine.player.ducats) + 1)
    return sum(mine.paying(price) >= mine.duel() and other.paid(price) >= other.duel() for price in prices)


def last_word(decision: Decision, manner: Manner = STEADY, hard: float = 0.0, seed: int = 0) -> BotChoice:
    """What one who began the negotiation says after eight proposals, if nothing but its beginning is known."""
    stated = about(decision)
    stated = stated._replace(rivals=(stated.rivals[0]._replace(hardness=hard),))
    phase = decision.state.phase
    late = Negotiation(phase.seat, phase.other, 8)
    return talk(stated, late, decision.request.legal, Random(seed), manner)


def worth_to(decision: Decision, choice: BotChoice) -> float:
    action = choice.action
    assert isinstance(action, Offer | Ask)
    return about(decision).proposing(Proposal(decision.seat, isinstance(action, Offer), action.ducats))


def test_who_bargains_hard_gets_less(talks: list[list[Decision]]) -> None:
    decision = wide(talks)
    soft, hard = (
        sum(worth_to(decision, last_word(decision, STEADY, found, seed)) for seed in range(20)) for found in (0.0, 1.0)
    )
    assert hard > soft
    assert "reason-l97-hard" in [reason.key for reason in last_word(decision, STEADY, 1.0).reasons]


def test_manners_differ(talks: list[list[Decision]]) -> None:
    decision = wide(talks)
    yielding, steady, stubborn = (
        sum(worth_to(decision, last_word(decision, manner, 0.0, seed)) for seed in range(20))
        for manner in (YIELDING, STEADY, STUBBORN)
    )
    assert yielding < steady < stubborn


def test_bids_stay_below_what_was_refused(talks: list[list[Decision]]) -> None:
    stated = about(wide(talks))
    assert stated.most > 3
    refused = stated._replace(talk=Talk((Proposal(stated.other, False, 3),), stated.seat))
    assert max(refused.bids(range(stated.most + 1))) <= 3 < max(stated.bids(range(stated.most + 1)))
    legal: Choices[Action] = Choices(tuple(MakeBid(ducats) for ducats in range(stated.most + 1)))
    assert {bid(refused, legal, Random(seed)).action.ducats for seed in range(40)} <= {0, 1, 2, 3}
    keys = [reason.key for reason in bid(refused, legal, Random(1)).reasons]
    assert "reason-l97-bid-refused" in keys


def test_an_equilibrium_leaves_little_to_gain_by_reading_it() -> None:
    won = [[6.0 - 0.4 * bid for bid in range(11)], [5.0 - 0.4 * bid for bid in range(11)]]
    lots = equilibrium(won, [-1.0, -1.0], again=False)
    for prince in (0, 1):
        assert sum(lots[prince]) == pytest.approx(1)
        brings = [against([lots[1 - prince]], bid).expect(value, -1.0, False) for bid, value in enumerate(won[prince])]
        drawn = sum(chance * value for chance, value in zip(lots[prince], brings, strict=True))
        assert max(brings) - drawn < 0.5
    means = [sum(bid * chance for bid, chance in enumerate(one)) for one in lots]
    assert means[0] > means[1]


def test_a_fight_says_why(talks: list[list[Decision]]) -> None:
    for decision in [one for decisions in talks for one in decisions if isinstance(one.choice.action, Fight)]:
        last, stated = decision.state.phase.last, about(decision)
        if last is None:
            continue
        assert decision.choice.action == FIGHT
        keys = {reason.key for reason in decision.choice.reasons}
        is_better = stated.accepting(last) >= stated.duel()
        assert (
            keys == {"reason-l97-holds-out"} if is_better else keys <= {"reason-l97-refuses-pay", "reason-l97-refuses-cost"}
        )
