"""What politics cards and the piles they lie in are worth in Löwenherz 1997."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb

from coeurdelion.bots.lowenherz_1997.evaluation import evaluate, kept
from coeurdelion.bots.lowenherz_1997.foresight import politics_steps
from coeurdelion.bots.lowenherz_1997.money import money, purse
from coeurdelion.bots.lowenherz_1997.outlook import Outlook
from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997 import redact
from coeurdelion.games.lowenherz_1997.cards import ALLIANCE, KINDS, RENEGADE, Pile, Politics, minus, pile
from coeurdelion.games.lowenherz_1997.politics import PILES
from coeurdelion.games.lowenherz_1997.state import Decide, Held, State, with_player
from coeurdelion.games.lowenherz_1997.view import UNKNOWN, View, was_seen

NEXT_PLAY_SHARE = 0.7
"""What a card that could be played at the next decision counts, as a share of what it would bring now."""


def card_values(state: State, seat: Seat, outlook: Outlook) -> dict[str, float]:
    """What each kind of politics card would be worth to a seat that takes it now, in points."""
    every = money(state.players[seat])
    rounds = outlook.ahead.rounds
    return {
        kind.code: purse(every + kind.value, rounds) - purse(every, rounds)
        if kind.is_treasure
        else kept(kind.code, kind.value, outlook.ahead) + _ready(state, seat, outlook, kind)
        for kind in KINDS
    }


def _ready(state: State, seat: Seat, outlook: Outlook, kind: Politics) -> float:
    """What a card of the black shield would bring beyond what it counts in hand, if it were played next."""
    if kind not in (ALLIANCE, RENEGADE) or not outlook.ahead.rounds:
        return 0.0
    player = state.players[seat]
    players = with_player(state, seat, player._replace(politics=(*player.politics, Held(kind))))
    dealt = state._replace(players=players, phase=Decide(seat))
    before = evaluate(dealt, seat, outlook)
    plays = [play for play in politics_steps(dealt, seat, outlook) if str(play.action).startswith(kind.code)]
    return NEXT_PLAY_SHARE * max([0.0, *(play.value - before for play in plays)])


def pile_values(state: State, seat: Seat, values: Mapping[str, float]) -> dict[int, float]:
    """What the best card of each pile that has cards can be expected to be worth, by what a seat may know."""
    view = redact(state, seat)
    return {
        number: _best_of(possible(view, number), count, values)
        for number, count in zip(PILES, view.counts, strict=True)
        if count
    }


def possible(view: View, number: int) -> Pile:
    """The politics cards that may lie in a pile: what the seat saw there, or what it has seen nowhere."""
    shown = [one for seen in view.players for one in seen.politics if one.card.code != UNKNOWN] + list(view.gone)
    known = view.known[number - 1]
    if known is not None:
        return minus(known, pile(one.card for one in shown if one.pile == number and was_seen(view, one)))
    counts = minus(view.pool, pile(one.card for one in shown if not was_seen(view, one)))
    for seen in view.known:
        counts = minus(counts, seen) if seen is not None else counts
    return counts


def _best_of(counts: Pile, drawn: int, values: Mapping[str, float]) -> float:
    """The expected value of the best of `drawn` cards taken from these."""
    kinds = sorted((kind for kind in KINDS if counts[kind.number]), key=lambda kind: values[kind.code])
    total = sum(counts)
    below = 0
    expected = last = 0.0
    for kind in kinds:
        below += counts[kind.number]
        chance = comb(below, drawn) / comb(total, drawn)
        expected += (chance - last) * values[kind.code]
        last = chance
    return expected
