"""Bargains of Löwenherz 1997 among equals, and with players who read past offers: `./dev prove bargaining [MATCHES]`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress

from coeurdelion.bots import SQUIRE
from coeurdelion.bots.arena import Decision, play_match, share
from coeurdelion.bots.levels import contestant_named
from coeurdelion.bots.lowenherz_1997.outlook import look_ahead
from coeurdelion.bots.lowenherz_1997.past_talks import read_talks
from coeurdelion.bots.lowenherz_1997.stakes import Stakes, stakes
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.actions import FIGHT, Accept, Ask, Fight, MakeBid, Offer
from coeurdelion.games.lowenherz_1997.events import DuelWon
from coeurdelion.games.lowenherz_1997.numbers import PROPOSALS
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, Proposal

CORES = 2
MATCHES = 40
AGREED = 0.6
"""The share of the negotiations among equals that must end in a bargain."""
FAULTS = ("offers that fell", "asks that rose", "overpaid")
"""What must not happen: `overpaid` is a bid above a price for acting that was refused."""
PLAYERS = 4
Counts = Counter[str]


class Watch:
    """Counts what happens in the conflicts of a match."""

    def __init__(self) -> None:
        self.counts: Counts = Counter()
        self._own: dict[Seat, list[Proposal]] = {}
        self._refused: dict[Seat, int] = {}

    def __call__(self, decision: Decision) -> None:
        """Count a decision."""
        state, action = decision.state, decision.choice.action
        if isinstance(state.phase, Negotiation):
            if not state.phase.made:
                self._own, self._refused = {}, {}
            self._talk(decision, state.phase)
        elif isinstance(state.phase, Duel) and isinstance(action, MakeBid):
            self.counts["bids"] += 1
            for event in decision.events:
                if isinstance(event, DuelWon):
                    self.counts["duels won"] += 1
                    self.counts["overpaid"] += event.worth > self._refused.get(event.seat, event.worth)
        else:
            self._own, self._refused = {}, {}

    def _talk(self, decision: Decision, phase: Negotiation) -> None:
        action, seat = decision.choice.action, decision.seat
        if phase.last and not phase.last.is_offer and not isinstance(action, Accept):
            self._refused[seat] = min(phase.last.ducats, self._refused.get(seat, phase.last.ducats))
        match action:
            case Offer(ducats=ducats) | Ask(ducats=ducats):
                self._proposed(Proposal(seat, isinstance(action, Offer), ducats))
            case Accept():
                self.counts["agreed"] += 1
                self.counts[f"agreed after {phase.made}"] += 1
                self._agreed(decision, phase)
            case Fight():
                self.counts["broken off"] += 1
            case _:
                raise AssertionError(action)

    def _proposed(self, made: Proposal) -> None:
        own = self._own.setdefault(made.by, [])
        same = [one.ducats for one in own if one.is_offer == made.is_offer]
        self.counts["proposals"] += 1
        self.counts["offers that fell"] += made.is_offer and any(made.ducats < ducats for ducats in same)
        self.counts["asks that rose"] += not made.is_offer and any(made.ducats > ducats for ducats in same)
        own.append(made)

    def _agreed(self, decision: Decision, phase: Negotiation) -> None:
        """Whom the bargain brings more than a duel, by the own estimate of each."""
        last = phase.last
        assert last
        for seat in (decision.seat, last.by):
            about = seen_stakes(decision, seat)
            value = about.accepting(last) if seat == decision.seat else about.proposing(last)
            self.counts["sides"] += 1
            self.counts["sides that gain"] += value >= about.duel() - 1e-9


def seen_stakes(decision: Decision, seat: Seat) -> Stakes:
    """The stakes of a negotiation as one of its two princes estimates them."""
    state = decision.state
    phase = state.phase
    other = decision.seat if seat != decision.seat else phase.other
    mine = state._replace(phase=Negotiation(seat, other, phase.made, phase.last))
    return stakes(mine, seat, look_ahead(state), decision.request.log)


class Reader:
    """Plays like a level whose bargaining it knows: waits for the last word that past ones promise, and bids against it."""

    def __init__(self, level: str) -> None:
        self._bot = contestant_named(game, level)

    def __call__(self, request: BotRequest) -> BotChoice:
        """A choice; in conflicts the best against what the other can be read to do."""
        state = game.deal(request.view, request.rng)
        if len(request.legal) == 1 or not isinstance(state.phase, Negotiation | Duel):
            return self._bot(request)
        about = stakes(state, request.view.seat, look_ahead(state), request.log)
        return self._talk(about, state.phase, request) if isinstance(state.phase, Negotiation) else self._bid(about, request)

    def _talk(self, about: Stakes, phase: Negotiation, request: BotRequest) -> BotChoice:
        """Gives way only at the end: accepts as soon as the other is where his last word can be expected."""
        last, usual = phase.last, self._bot(request)
        if last is None:
            return usual
        is_possible = Accept(last.ducats) in request.legal.more and (last.is_offer or last.ducats <= about.most)
        is_good = is_possible and about.accepting(last) > about.duel()
        if is_good and (phase.made >= PROPOSALS - 1 or self._is_last_word(about, last, request)):
            return BotChoice(Accept(last.ducats))
        if phase.made >= PROPOSALS:
            return BotChoice(FIGHT)
        own = about.own
        return BotChoice((Offer if own[0].is_offer else Ask)(own[0].ducats)) if own else usual

    def _is_last_word(self, about: Stakes, last: Proposal, request: BotRequest) -> bool:
        """Whether the other has moved as far as he usually does before he breaks off."""
        moves = _moves(request, about.other)
        now = about.talk.of(about.other)
        moved = abs(now[-1].ducats - now[0].ducats) if now else 0
        return bool(moves) and moved >= sum(moves) / len(moves)

    def _bid(self, about: Stakes, request: BotRequest) -> BotChoice:
        """The best bid against the lots that the other draws."""
        if len(about.rivals) > 1:
            return self._bot(request)
        other = about.reversed()._replace(talk=about.talk)
        lots = other.bids(range(other.most + 1))
        bids = {bid.ducats: bid for bid in request.legal if isinstance(bid, MakeBid) and not bid.treasures}
        allowed = [ducats for ducats in bids if ducats <= about.most]

        def brings(ducats: int) -> float:
            won = sum(chance * ((bid < ducats) + (bid == ducats) / 2) for bid, chance in lots.items())
            return won * about.winning(ducats) + (1 - won) * about.rivals[0].winning

        return BotChoice(bids[max(allowed, key=brings)])


def _moves(request: BotRequest, other: Seat) -> list[int]:
    """How many ducats a prince moved in each of the negotiations before this."""
    talks = [talk.of(other) for talk in read_talks(request.log) if talk.ended_by is not None]
    return [abs(own[-1].ducats - own[0].ducats) for own in talks if len(own) > 1]


class Job(NamedTuple):
    """A match: among equals, or with readers on the even or the odd seats."""

    level: str
    seed: int
    readers: tuple[Seat, ...] = ()


class Result(NamedTuple):
    """What happened in the conflicts of a match, and the readers' share of the victory."""

    job: Job
    counts: Counts
    won: float


def main(args: Sequence[str]) -> int:
    """Play the matches; fail if too few negotiations end in a bargain, or it pays to read."""
    matches = int(args[0]) if args else MATCHES
    return max(_prove(level, matches) for level in args[1:] or (SQUIRE,))


def _prove(level: str, matches: int) -> int:
    equal = [Job(level, seed) for seed in range(matches)]
    read = [Job(level, seed, seats) for seed in range(matches) for seats in ((0, 2), (1, 3))]
    with Pool(CORES) as pool, Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(level, total=len(equal) + len(read))
        results = []
        for result in pool.imap_unordered(_play, [*equal, *read]):
            results.append(result)
            bar.advance(task)
    print(level)
    is_fair = _report_equals([result for result in results if not result.job.readers])
    is_unread = _report_readers([result for result in results if result.job.readers])
    return 0 if is_fair and is_unread else 1


def _play(job: Job) -> Result:
    """One match."""
    watch = Watch()
    bots = [Reader(job.level) if seat in job.readers else contestant_named(game, job.level) for seat in range(PLAYERS)]
    state = play_match(game, bots, {}, Random(job.seed), watch)
    return Result(job, watch.counts, sum(share(game, state, seat) for seat in job.readers))


def _report_equals(results: Sequence[Result]) -> bool:
    """Whether equals bargain as they should; prints what they do."""
    counts: Counts = Counter()
    for result in results:
        counts.update(result.counts)
    agreed = _rate(counts["agreed"], counts["agreed"] + counts["broken off"], "negotiations end in a bargain")
    gaining = _rate(counts["sides that gain"], counts["sides"], "sides of a bargain gain by their own estimate")
    print("  bargains by the proposals before: " + ", ".join(_by_length(counts)))
    for fault in FAULTS:
        print(f"  {counts[fault]:>5} {fault}")
    return agreed >= AGREED and gaining == 1 and not any(counts[fault] for fault in FAULTS)


def _by_length(counts: Counts) -> list[str]:
    return [f"{made}: {counts[f'agreed after {made}']}" for made in range(1, PROPOSALS + 1)]


def _rate(count: int, total: int, what: str) -> float:
    """A share with its standard error; prints it."""
    rate = count / total if total else 0.0
    error = sqrt(rate * (1 - rate) / total) if total else 0.0
    print(f"  {rate:.1%} ± {1.96 * error:.1%} of {total} {what}")
    return rate


def _report_readers(results: Sequence[Result]) -> bool:
    """Whether two who read past offers win no more than two who do not; prints their share."""
    pairs: dict[int, list[float]] = {}
    for result in results:
        pairs.setdefault(result.job.seed, []).append(result.won)
    means = [sum(won) / len(won) for won in pairs.values()]
    rate = sum(means) / len(means)
    error = sqrt(sum((mean - rate) ** 2 for mean in means) / max(1, len(means) - 1) / len(means))
    counts: Counts = Counter()
    for result in results:
        counts.update(result.counts)
    _rate(
        counts["agreed"], counts["agreed"] + counts["broken off"], "negotiations with readers at the table end in a bargain"
    )
    print(f"  {rate:.1%} ± {1.96 * error:.1%} of the victory for two who read past offers, {len(results)} matches")
    return rate - 1.96 * error <= 0.5


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
