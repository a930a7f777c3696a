"""The negotiations of a match so far in Löwenherz 1997, read from the log, and who has bargained hard in them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from coeurdelion.core import Entry, Seat
from coeurdelion.games.lowenherz_1997.state import Duel, Proposal

PRIOR_TURNS, PRIOR_HARD = 4.0, 0.25
"""A prince nobody has bargained with yet counts as if seen on so many turns, and hard on this share of them."""
BIDS_OF_A_ROUND = 2
"""The bids that two princes make before bids are shown."""
PROPOSALS = ("offer", "ask")
"""The words of the notation that propose something."""


class Talk(NamedTuple):
    """A negotiation: its proposals, who accepted or broke off, the bids of its duel, and whether something followed."""

    proposals: tuple[Proposal, ...] = ()
    ended_by: Seat | None = None
    is_agreed: bool = False
    bids: int = 0
    is_over: bool = False

    def of(self, seat: Seat) -> list[Proposal]:
        """What a seat proposed, in order."""
        return [proposal for proposal in self.proposals if proposal.by == seat]

    def turns(self, seat: Seat) -> list[bool]:
        """For each turn of a seat after its first proposal, whether it was hard: it gave nothing, or broke off."""
        own = self.of(seat)
        hard = [not concedes(before, after) for before, after in pairwise(own)]
        return [*hard, not self.is_agreed] if self.ended_by == seat else hard


def concedes(before: Proposal, after: Proposal) -> bool:
    """Whether a prince's proposal is better for the other than the one before it; one of the other kind is a new idea."""
    if before.is_offer != after.is_offer:
        return True
    return after.ducats > before.ducats if after.is_offer else after.ducats < before.ducats


def read_talks(log: Iterable[Entry]) -> tuple[Talk, ...]:
    """The negotiations of a log as a seat saw it, the last one perhaps still going on."""
    talks: list[Talk] = []
    before = ""
    for entry in log:
        verb, _, rest = entry.action.partition(" ")
        if verb in PROPOSALS:
            talk = talks.pop() if before in PROPOSALS else Talk()
            proposal = Proposal(entry.seat, verb == PROPOSALS[0], int(rest))
            talks.append(talk._replace(proposals=(*talk.proposals, proposal)))
        elif verb in ("accept", "fight"):
            talk = talks.pop() if before in PROPOSALS else Talk()
            talks.append(talk._replace(ended_by=entry.seat, is_agreed=verb == "accept"))
        elif talks:
            last = talks[-1]
            talks[-1] = last._replace(bids=last.bids + 1) if verb == "bid" else last._replace(is_over=True)
        before = verb
    return tuple(talks)


def going_on(talks: Sequence[Talk]) -> Talk:
    """The negotiation that is going on; an empty one if it has only begun, or the log is not known."""
    return talks[-1] if talks and talks[-1].ended_by is None else Talk()


def before_duel(talks: Sequence[Talk], duel: Duel) -> Talk:
    """The negotiation that was broken off for a duel; an empty one if there was none, or the log is not known."""
    if not talks or len(duel.princes) > BIDS_OF_A_ROUND:
        return Talk()
    last, least = talks[-1], BIDS_OF_A_ROUND * duel.again
    is_this = not last.is_agreed and not last.is_over and least <= last.bids < least + BIDS_OF_A_ROUND
    return last if is_this else Talk()


def hardness(talks: Iterable[Talk], seat: Seat) -> float:
    """How hard a seat has bargained in a match, from 0 (always gave something) to 1 (never)."""
    turns = [hard for talk in talks for hard in talk.turns(seat)]
    return (PRIOR_TURNS * PRIOR_HARD + sum(turns)) / (PRIOR_TURNS + len(turns))
