"""What a conflict of Löwenherz 1997 is about: one estimate for proposals, answers, bids and what is said of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.auction import Lots, against, equilibrium, recklessly, softmax, temperature
from coeurdelion.bots.lowenherz_1997.money import affordable, cost, money
from coeurdelion.bots.lowenherz_1997.outlook import CardsAhead, Outlook
from coeurdelion.bots.lowenherz_1997.past_talks import Talk, before_duel, going_on, hardness, read_talks
from coeurdelion.bots.lowenherz_1997.worth import harm, hidden_treasure, public, seen_worth, worth
from coeurdelion.core import Entry, Seat
from coeurdelion.games.lowenherz_1997.cards import row_of
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, Player, Proposal, State

RECKLESS_CHANCE = 0.2
"""How likely a rival is taken to bid any amount that he has, whatever the action is worth to him."""

OTHERS_DUCATS = 0.5
"""What a ducat of another counts, as a share of what it is worth to him: he may spend it against someone else."""


class Rival(NamedTuple):
    """Another prince on the same action: what all can see of him, what acting may bring him, and how he may bid.

    `ducats` are what he can pay in a negotiation, `player` has more for the treasures that he may hide, and `share` is
    what a point of his counts against the seat.
    """

    player: Player
    ducats: int
    gain: float
    lots: Lots
    share: float
    ahead: CardsAhead
    hardness: float = 0.0

    @property
    def limit(self) -> int:
        """The most that he would pay."""
        return affordable(self.player, self.gain, self.ahead)

    def acting(self, ducats: float) -> float:
        """What it counts for the seat that he acts and pays `ducats`."""
        return -self.share * (self.gain - OTHERS_DUCATS * cost(self.player, round(ducats), self.ahead))

    def richer(self, ducats: int) -> float:
        """What it counts for the seat that he gets `ducats`."""
        return self.share * OTHERS_DUCATS * cost(self.player, -ducats, self.ahead)

    @property
    def winning(self) -> float:
        """What it counts for the seat that he wins a duel, with about what he bids on average."""
        return self.acting(sum(bid * chance for bid, chance in enumerate(self.lots)))


class Stakes(NamedTuple):
    """A conflict for a seat: what acting brings, what it may cost at most, against whom, and what was said before.

    `other` is the first rival, `seen` the seat as he sees it; `talk` the negotiation that goes on or has led to this duel.
    `again` is true once the bids were tied.
    """

    seat: Seat
    other: Seat
    player: Player
    ahead: CardsAhead
    gain: float
    most: int
    rivals: tuple[Rival, ...]
    seen: Rival
    talk: Talk = Talk()
    again: bool = False

    def winning(self, bid: int) -> float:
        """What it brings, in points, to act and to pay a bid to the bank."""
        return self.gain - cost(self.player, bid, self.ahead)

    def paying(self, ducats: int) -> float:
        """What it brings to act and to pay the first rival `ducats`, by which he is richer."""
        return self.winning(ducats) + self.rivals[0].richer(ducats)

    def paid(self, ducats: int) -> float:
        """What it brings to be paid `ducats` and to let the first rival act."""
        return -cost(self.player, -ducats, self.ahead) + self.rivals[0].acting(ducats)

    def accepting(self, proposal: Proposal) -> float:
        """What it brings to accept a proposal."""
        return self.paid(proposal.ducats) if proposal.is_offer else self.paying(proposal.ducats)

    def proposing(self, proposal: Proposal) -> float:
        """What it brings to have a proposal accepted."""
        return self.paying(proposal.ducats) if proposal.is_offer else self.paid(proposal.ducats)

    def bidding(self, bid: int) -> float:
        """What a bid can be expected to bring in a duel."""
        lost = sum(rival.winning for rival in self.rivals) / len(self.rivals)
        return against([rival.lots for rival in self.rivals], bid).expect(self.winning(bid), lost, self.again)

    def bids(self, amounts: Iterable[int]) -> Mapping[int, float]:
        """How likely each amount is bid, none of them above what acting is worth or what the seat has refused."""
        bids = [bid for bid in amounts if bid <= self.most and not self.is_dearer_than_refused(bid)]
        return dict(zip(bids, softmax([self.bidding(bid) for bid in bids], temperature(self.gain)), strict=True))

    def is_dearer_than_refused(self, bid: int) -> bool:
        """Whether a bid, even if it wins, is worse than something that the seat has refused in this negotiation."""
        refused = [one for one in self.talk.proposals if one.by != self.seat]
        return bid > 0 and any(
            self.winning(bid) < self.accepting(one) or (not one.is_offer and bid > one.ducats) for one in refused
        )

    def duel(self) -> float:
        """What a duel can be expected to bring with the bids that the seat draws; less the more it has refused."""
        free = self._replace(talk=Talk()).bids(range(self.most + 1))
        expected = sum(chance * self.bidding(bid) for bid, chance in free.items())
        return min(expected, max(self.bidding(bid) for bid in self.bids(range(self.most + 1))))

    @property
    def own(self) -> Sequence[Proposal]:
        """What the seat has proposed in this negotiation."""
        return self.talk.of(self.seat)

    def least_refused(self) -> int | None:
        """The least price for acting that the seat has refused in this negotiation; None if it refused none."""
        return min((one.ducats for one in self.talk.proposals if one.by != self.seat and not one.is_offer), default=None)

    def reversed(self) -> Stakes:
        """The same conflict as the first rival may see it."""
        rival = self.rivals[0]
        return Stakes(
            self.other, self.seat, rival.player, self.ahead, rival.gain, rival.limit, (self.seen,), rival, again=self.again
        )


Gains = Sequence[Sequence[float]]
"""What it brings each seat that a seat acts rather than nobody, by the seat that acts."""


def stakes(state: State, seat: Seat, outlook: Outlook, log: Sequence[Entry] = (), gains: Gains | None = None) -> Stakes:
    """The stakes of the conflict that a state is in; by the log it is known what was said, and who bargains hard.

    Without `gains` what acting brings is told by looking ahead.
    """
    phase = state.phase
    assert isinstance(phase, Duel | Negotiation)
    princes = phase.princes if isinstance(phase, Duel) else (seat, phase.other)
    others = [other for other in princes if other != seat]
    talks = read_talks(log)
    again = isinstance(phase, Duel) and phase.again
    rivals = _rivals(state, (seat, *others), outlook, talks, again, gains)
    gain = gains[seat][seat] if gains else worth(state, seat, row_of(state.card, state.row), outlook)
    talk = before_duel(talks, phase) if isinstance(phase, Duel) else _talk(talks, phase)
    player = state.players[seat]
    most = affordable(player, gain, outlook.ahead)
    return Stakes(seat, others[0], player, outlook.ahead, gain, most, tuple(rivals[1:]), rivals[0], talk, again)


def _talk(talks: Sequence[Talk], phase: Negotiation) -> Talk:
    """What was said in a negotiation; without a log only the last proposal is known."""
    talk = going_on(talks)
    return talk if len(talk.proposals) == phase.made else Talk((phase.last,) if phase.last else ())


def _seen(state: State, prince: Seat) -> Player:
    """A prince as everyone sees him, with ducats in place of the treasures that he may hide."""
    player = state.players[prince]
    hidden = sum(not held.is_open for held in player.politics)
    return public(player)._replace(ducats=player.ducats + round(hidden * hidden_treasure(state)))


def _rivals(
    state: State, princes: Sequence[Seat], outlook: Outlook, talks: Sequence[Talk], again: bool, foreseen: Gains | None
) -> list[Rival]:
    """All princes of a conflict as the others see them: the first as the second does, the others as the first does."""
    action, ahead = row_of(state.card, state.row), outlook.ahead
    players = [_seen(state, prince) for prince in princes]
    gains = [foreseen[prince][prince] if foreseen else seen_worth(state, prince, action, outlook) for prince in princes]
    won = [
        [gain - cost(player, bid, ahead) for bid in range(affordable(player, gain, ahead) + 1)]
        for player, gain in zip(players, gains, strict=True)
    ]
    shares = [[harm(state, one, other, 1.0) if one != other else 0.0 for other in princes] for one in princes]
    lost = [-sum(share * gain for share, gain in zip(row, gains, strict=True)) / (len(princes) - 1) for row in shares]
    lots = equilibrium(won, lost, again)
    viewers = (1, *[0] * (len(princes) - 1))
    return [
        Rival(
            player,
            state.players[prince].ducats,
            gain,
            recklessly(mixed, money(player), RECKLESS_CHANCE),
            shares[viewers[number]][number],
            ahead,
            hardness(talks, prince),
        )
        for number, (prince, player, gain, mixed) in enumerate(zip(princes, players, gains, lots, strict=True))
    ]
