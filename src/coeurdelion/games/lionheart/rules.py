"""The rules as the functions of a game: what is legal, what an action leads to."""

from __future__ import annotations

from coeurdelion.core import CHANCE, Refused, Seat
from coeurdelion.core.choices import Choices
from coeurdelion.games.lionheart import army, attack, merc, move, setup, turn
from coeurdelion.games.lionheart.actions import END, Action, Attack, Bribe, BuildArmy, End, Move, Roll, Turn
from coeurdelion.games.lionheart.asked import asked
from coeurdelion.games.lionheart.dice import odds
from coeurdelion.games.lionheart.kinds import KINDS
from coeurdelion.games.lionheart.numbers import ACTIONS, QUIET_TURNS
from coeurdelion.games.lionheart.state import BuildArmies, Orders, Over, RollForAttack, RollForFirst, State
from coeurdelion.games.lionheart.turn import Outcome
from coeurdelion.games.rulebook import not_now

_NONE: Choices[Action] = Choices()
_TIES = 100
"""The dice for the first turn are not tied so often in a row: it would happen once in 10^55 matches."""


def legal(state: State, seat: Seat) -> Choices[Action]:
    """What this seat may do now; nothing if it is not to act."""
    phase = state.phase
    if seat not in phase.seats:
        return _NONE
    match phase:
        case Orders(left=left):
            found: list[Action] = [*attack.attacks(state, seat), *move.marches(state, seat, left)]
            if state.moved:
                found += merc.bribes(state, seat)
            found.append(END)
            return Choices(tuple(found))
        case BuildArmies():
            return army.examples(state, seat)
        case _:
            return Choices(tuple(odds(state)))


def apply(state: State, seat: Seat, action: Action) -> Outcome:
    """The state after an action and what happened; raises Refused and changes nothing if it is not allowed."""
    phase = state.phase
    if seat not in phase.seats:
        raise _not_yours(state)
    match action, phase:
        case Move(), Orders():
            return move.move(state, seat, phase, action)
        case Turn(), Orders():
            return move.turn(state, seat, phase, action)
        case Attack(), Orders():
            return attack.attack(state, seat, phase, action)
        case Roll(), RollForAttack():
            return attack.rolled(state, phase, action)
        case Bribe(), Orders():
            return merc.bribe(state, seat, phase, action)
        case End(), Orders():
            return turn.end_early(state, seat, phase)
        case BuildArmy(), BuildArmies():
            return army.build(state, seat, phase, action)
        case Roll(), RollForFirst():
            return setup.rolled(state, phase, action)
        case _:
            raise not_now(seat, *asked(state, seat))


def _not_yours(state: State) -> Refused:
    """The refusal of an action of someone who is not to act."""
    if isinstance(state.phase, Over):
        return Refused("over", "game-over")
    if CHANCE in state.phase.seats:
        return Refused("turn", "chance-decides")
    return Refused("turn", "not-your-turn", players=state.phase.seats)


def longest(players: int) -> int:
    """No match has more entries (LH-END-2).

    In as many turns as make a draw at least one figure falls; an action has at most three entries, an attack and two rolls.
    """
    figures = players * sum(kind.available for kind in KINDS)
    return players + players * _TIES + 3 * ACTIONS * QUIET_TURNS * figures
