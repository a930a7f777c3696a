"""Decision cards of Löwenherz 1997: which action to choose, by its worth and by how contested it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import NamedTuple

from coeurdelion.bots.lowenherz_1997.money import cost, money
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
from coeurdelion.bots.lowenherz_1997.worth import appetite, harm, limit, means, worth
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, Reason
from coeurdelion.games.lowenherz_1997.actions import Choose
from coeurdelion.games.lowenherz_1997.cards import DUCATS, POLITICS, ROWS, row_of
from coeurdelion.games.lowenherz_1997.state import State, clockwise

CONTESTED_SHARE = 0.8
"""What is left of an action's worth, as a share, if it has to be fought for and is won."""
DENIAL_SHARE = 0.35
"""What it counts to stand in another's way, as a share of what his acting would cost."""
BUYOUT_SHARE = 0.3
"""What the other may pay to act alone, as a share of the most that he would pay."""
RIVAL_TEMPERATURE = 1.5
"""The temperature of the softmax by which the others are taken to choose, in points."""
CHOICE_TEMPERATURE = 0.3
"""The temperature of the softmax by which the squire chooses, in points."""
MAX_SHORTFALL = 1.0
"""Actions that promise less than the best one by this many points or more are not drawn."""


class Row(NamedTuple):
    """An action that can be chosen: what it would bring alone, and what it promises."""

    choice: Choose
    action: str
    worth: float
    promise: float
    contested: bool


def decide(state: State, seat: Seat, outlook: Outlook, choices: Sequence[Choose], rng: Random) -> BotChoice:
    """The decision card to play: drawn by lot between actions that promise nearly the most."""
    rows = weigh(state, seat, outlook, choices)
    best = max(row.promise for row in rows)
    near = [row for row in rows if row.promise > best - MAX_SHORTFALL]
    row = rng.choices(near, [exp((row.promise - best) / CHOICE_TEMPERATURE) for row in near])[0]
    return BotChoice(row.choice, row_reasons(row))


def weigh(state: State, seat: Seat, outlook: Outlook, choices: Sequence[Choose]) -> list[Row]:
    """What each decision card promises."""
    wants = {other: _likely(state, other, outlook) for other in _later(state, seat)}
    return [_row(state, seat, outlook, choice, wants) for choice in choices]


def _later(state: State, seat: Seat) -> list[Seat]:
    """The princes who decide after a seat."""
    order = clockwise(state, state.first)
    return order[order.index(seat) + 1 :]


def _likely(state: State, other: Seat, outlook: Outlook) -> dict[int, float]:
    """How likely another prince is to choose each row, as far as can be guessed."""
    weights = {row: exp(appetite(state, other, row_of(state.card, row), outlook) / RIVAL_TEMPERATURE) for row in ROWS}
    total = sum(weights.values())
    return {row: weight / total for row, weight in weights.items()}


def _row(state: State, seat: Seat, outlook: Outlook, choice: Choose, wants: dict[Seat, dict[int, float]]) -> Row:
    """What a row promises."""
    row = choice.row
    action = row_of(state.card, row)
    alone = worth(state, seat, action, outlook)
    already = [other for other, chosen in enumerate(state.chosen) if other != seat and row in chosen]
    counts = _counts([chances[row] for chances in wants.values()])
    promise = sum(
        chance * _shared(state, seat, outlook, action, alone, already, len(already) + more)
        for more, chance in enumerate(counts)
    )
    if not action.startswith(DUCATS):
        promise += DENIAL_SHARE * max((_harm(state, seat, other, action, outlook) for other in already), default=0.0)
    return Row(choice, action, alone, promise, bool(already))


def _counts(chances: Sequence[float]) -> list[float]:
    """How likely none, one, two … of these come true."""
    found = [1.0]
    for chance in chances:
        found = [
            (found[count] if count < len(found) else 0.0) * (1 - chance) + (found[count - 1] if count else 0.0) * chance
            for count in range(len(found) + 1)
        ]
    return found


def _shared(
    state: State, seat: Seat, outlook: Outlook, action: str, alone: float, already: Sequence[Seat], others: int
) -> float:
    """What an action brings on average if a number of others want it too, some of whom have chosen it already."""
    if action.startswith(DUCATS):
        return -cost(state.players[seat], -(int(action[1:]) // (others + 1)), outlook.ahead)
    fought = alone * _winning_chance(state, seat, others) if others else alone
    if others == 1 and already and (action != POLITICS or state.options.politics_negotiable):
        most = limit(state, already[0], appetite(state, already[0], action, outlook), outlook)
        return max(fought, -cost(state.players[seat], -round(BUYOUT_SHARE * most), outlook.ahead))
    return fought


def _winning_chance(state: State, seat: Seat, others: int) -> float:
    """How likely a seat is to get an action that a number of others want too, by the money that all have."""
    rest = [means(state, other) + 1 for other in range(len(state.players)) if other != seat]
    own = money(state.players[seat]) + 1
    return CONTESTED_SHARE * own / (own + others * sum(rest) / len(rest))


def _harm(state: State, seat: Seat, other: Seat, action: str, outlook: Outlook) -> float:
    """What it would cost a seat if another carried out an action."""
    return harm(state, seat, other, appetite(state, other, action, outlook))


def row_reasons(row: Row) -> tuple[Reason, ...]:
    """The reasons for a row."""
    if row.action.startswith(DUCATS):
        found = [Reason("reason-l97-row-ducats", {"action": row.action})]
    elif round(row.worth):
        found = [Reason("reason-l97-row-worth", {"action": row.action, "points": round(row.worth)})]
    else:
        found = [Reason("reason-l97-row-best", {"action": row.action})]
    return (*found, Reason("reason-l97-row-contested", {})) if row.contested else tuple(found)
