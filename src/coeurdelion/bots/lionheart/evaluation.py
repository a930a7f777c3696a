"""What a position of Lionheart is worth to a seat, as terms with names and weights."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coeurdelion.bots.lionheart.odds import UNREACHABLE, after_an_action, before, nearest, strike, ways, worth
from coeurdelion.core import Seat
from coeurdelion.games.lionheart.field import OFF, squares
from coeurdelion.games.lionheart.kinds import ARCHERS, KING, MERCENARIES, Unit
from coeurdelion.games.lionheart.state import Over, State

WEIGHTS: Mapping[str, float] = {
    "won": 1000.0,
    "figures": 1.0,
    "king": 70.0,
    "threats": 0.75,
    "arrows": 0.3,
    "hunt": 0.35,
    "advance": 0.25,
    "facing": 0.4,
    "footing": 1.0,
    "bribes": 1.0,
}
"""What one unit of each term counts, in figures of infantry."""
LATER_SHARE = 0.35
"""What it counts to be able to do something only after the other's turn, as a share of what it counts now."""
NEARNESS = tuple(0.85**actions for actions in range(UNREACHABLE + 1))
"""What an enemy counts, by the actions that a unit needs to attack it."""
CHECK_SHARE = 0.05
"""What a threat to the enemy King counts, as a share of one to the own King: he will ride away."""
TWO_ACTION_SHARE = 0.6
"""What an attack that takes both actions of a turn counts, as a share of one that takes one."""
EAGERNESS_TURNS = 6
"""Turns without a loss after which the squire is twice as eager as at first."""
MIN_EAGER_BALANCE = -3.0
"""A side whose balance, in figures of infantry, is not above this does not grow more eager."""


class Menace(NamedTuple):
    """What a side could do to the other in one turn.

    `king` is how likely it fells the King, `gain` what it wins of the others on average, `arrows` what archers could shoot
    at as they stand, `bribe` what mercenaries it could bribe are worth; `hunt` and `advance` are how near its units are to
    the King and to any enemy, `facing` how much of the enemy they look at, `footing` what panic would cost.
    """

    king: float
    gain: float
    arrows: float
    bribe: float
    hunt: float
    advance: float
    facing: float
    footing: float


def eagerness(state: State, seat: Seat) -> float:
    """How eager a seat is to come to blows: the more, the longer nobody has fallen, unless it is far behind (LH-END-2)."""
    return 1 + (state.turn - state.last_loss) / EAGERNESS_TURNS if balance(state, seat) > MIN_EAGER_BALANCE else 1.0


def evaluate(state: State, seat: Seat, eager: float = 1.0, weights: Mapping[str, float] = WEIGHTS) -> float:
    """What a position is worth to a seat of this eagerness by these weights, when the other is to move."""
    if isinstance(state.phase, Over):
        return WEIGHTS["won"] * _verdict(state.phase, seat)
    return sum(weights[name] * value for name, value in terms(state, seat, eager).items())


def _verdict(over: Over, seat: Seat) -> int:
    return 0 if not over.winners else 1 if seat in over.winners else -1


def terms(state: State, seat: Seat, eager: float) -> dict[str, float]:
    """The terms of a position that is not over, without their weights, when the other is to move."""
    own, other = menace(state, seat), menace(state, 1 - seat)
    return {
        "figures": balance(state, seat),
        "king": CHECK_SHARE * own.king - other.king / eager**0.5,
        "threats": LATER_SHARE * own.gain - other.gain / eager,
        "arrows": LATER_SHARE * own.arrows - other.arrows / eager,
        "hunt": eager * own.hunt - other.hunt,
        "advance": eager * own.advance - other.advance,
        "facing": own.facing - other.facing,
        "footing": other.footing - own.footing,
        "bribes": LATER_SHARE * own.bribe - other.bribe,
    }


def balance(state: State, seat: Seat) -> float:
    """What the units of a seat are worth, less those of the other."""
    return sum(
        worth(found.kind, found.figures) * (1 if found.owner == seat else -1) for found in state.board if found is not None
    )


def menace(state: State, seat: Seat) -> Menace:
    """What a side could do to the other if it were to move."""
    field, board, armies = state.field, state.board, state.armies
    foes = armies[1 - seat]
    occupied = foes | armies[seat]
    throne = king_square(state, 1 - seat)
    kings, gains = Best(), Best()
    arrows = bribe = hunt = advance = seen = footing = 0.0
    for cell in squares(armies[seat]):
        own = board[cell]
        assert own is not None
        kind, facing = own.kind, own.facing
        now = foes & field.reach[kind.reach][facing][cell]
        soon = foes & after_an_action(field, own, cell, occupied)
        if now or soon:
            king, gain = _targets(state, own, now | soon, now, throne)
            kings.add(*king)
            gains.add(*gain)
        if kind is KING:
            bribe = _bribe(state, soon, 1 - seat)
            continue
        if now and kind is ARCHERS:
            arrows += sum(_gain(state, own, target) for target in squares(now))
        if now and _stands_badly(state, own, cell):
            footing += _flight(state, own, now) * worth(kind, own.figures)
        hunt += own.figures**0.5 * NEARNESS[ways(field, kind, throne)[facing][cell]]
        advance += NEARNESS[nearest(field, kind, facing, cell, foes)]
        seen += (foes & before(field, facing, cell)).bit_count() / foes.bit_count()
    return Menace(kings.either(), gains.total(), arrows, bribe, hunt, advance, seen, footing)


class Best:
    """The best that two units can do as they stand, or one unit with both actions."""

    __slots__ = ("first", "prepared", "second")

    def __init__(self) -> None:
        self.first = self.second = self.prepared = 0.0

    def add(self, now: float, soon: float) -> None:
        """What one more unit can do with one action, and with two."""
        if now > self.first:
            self.first, self.second = now, self.first
        elif now > self.second:
            self.second = now
        if soon > self.prepared:
            self.prepared = soon

    def total(self) -> float:
        """What is done on the whole."""
        return max(self.first + self.second, TWO_ACTION_SHARE * self.prepared)

    def either(self) -> float:
        """How likely one of two succeeds."""
        return max(self.first + self.second - self.first * self.second, self.prepared)


def _targets(
    state: State, own: Unit, targets: int, now: int, throne: int
) -> tuple[tuple[float, float], tuple[float, float]]:
    """How likely a unit fells the King, and what it wins of others: with one action, and with two."""
    kings, gains = [0.0, 0.0], [0.0, 0.0]
    for target in squares(targets):
        other = state.board[target]
        assert other is not None
        odds = strike(own, other)
        at_once = now >> target & 1
        if target == throne:
            kings[0], kings[1] = odds.all if at_once else 0.0, odds.all
        else:
            gains[1] = max(gains[1], odds.gain)
            if at_once:
                gains[0] = max(gains[0], odds.gain)
    return (kings[0], kings[1]), (gains[0], gains[1])


def _gain(state: State, own: Unit, target: int) -> float:
    """What an attack on a square wins."""
    other = state.board[target]
    assert other is not None
    return strike(own, other).gain


def _flight(state: State, own: Unit, targets: int) -> float:
    """How likely a unit flees when it attacks whom it can."""
    other = state.board[squares(targets)[0]]
    assert other is not None
    return strike(own, other).flees


def _stands_badly(state: State, own: Unit, cell: int) -> bool:
    """Whether panic would be the end of a unit: the edge, an enemy or the King behind it (LH-PANIC-4)."""
    behind = state.field.ahead[(own.facing + 2) % 4][cell]
    if behind == OFF:
        return True
    other = state.board[behind]
    return other is not None and (other.owner != own.owner or other.kind is KING)


def _bribe(state: State, reached: int, foe: Seat) -> float:
    """What the mercenaries are worth that a King can reach and bribe in one turn (LH-MERC-3, LH-MERC-4)."""
    for cell in squares(reached):
        other = state.board[cell]
        assert other is not None
        if other.kind is MERCENARIES:
            ahead = state.field.ahead[other.facing][cell]
            if ahead == OFF or ahead != king_square(state, foe):
                return 2 * worth(other.kind, other.figures)
    return 0.0


def king_square(state: State, seat: Seat) -> int:
    """Where a King stands."""
    for cell in squares(state.armies[seat]):
        found = state.board[cell]
        if found is not None and found.kind is KING:
            return cell
    raise AssertionError("a match without a King is over")
