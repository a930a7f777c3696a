"""What an attack may mean, told before its dice are rolled: against every roll there is."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from coeurdelion.core import CHANCE
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.foretell import foretell, outcomes
from coeurdelion.games.lionheart.state import Over, RollForAttack, State
from tests.games.contract import play_out, variants

BOTH = ("gold", "silver")
BUILT = {"army": "built"}


def attack(board: str, line: str, seat: int = 0) -> State:
    """The state in which the dice of an attack are to be rolled."""
    state, _ = game.position(BOTH, BUILT, {"board": board, "to_act": BOTH[seat]})
    return game.apply(state, seat, game.parse(line))[0]


def told(state: State) -> dict[tuple[str, str, str], int]:
    """What is foretold of each unit: its square and what becomes of it, with the percent; the end by the side that lost."""
    return {(outcome.side, outcome.cell, outcome.what): outcome.percent for outcome in outcomes(state)}


def every_end(state: State, chance: Fraction = Fraction(1)) -> list[tuple[Fraction, State]]:
    """All that the dice can lead to, roll by roll."""
    if not isinstance(state.phase, RollForAttack):
        return [(chance, state)]
    rolls = game.odds(state)
    total = sum(rolls.values())
    return [
        end
        for roll, weight in rolls.items()
        for end in every_end(game.apply(state, CHANCE, roll)[0], chance * Fraction(weight, total))
    ]


INTO_KING = """
.   .   .   .   k1v .   .   .   i4v
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   n2v .   .   .   .
.   .   .   .   I1^ .   .   .   .
I4^ .   .   .   K1^ .   .   .   .
"""


def test_panic_into_the_own_king_is_told_as_a_loss() -> None:
    """LH-PANIC-4; the die may show panic at once, or at the second roll after an axe."""
    assert told(attack(INTO_KING, "attack e7 e6")) == {("gold", "e7", "own-king"): round(100 * (1 / 6 + 1 / 2 / 6))}


def test_panic_off_the_board_into_the_enemy_and_through_friends_is_told() -> None:
    """LH-PANIC-3, LH-PANIC-4."""
    board = """
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
i4v .   .   n2> .   .   .   .   .
I1^ .   .   I1^ .   .   .   i4v .
I4^ .   .   i4v .   .   .   A1^ .
.   .   .   .   .   .   .   I4^ .
i4v .   .   .   .   .   .   .   .
I1^ .   .   .   K1^ .   .   .   .
"""
    assert told(attack(board, "attack a4 a3")) == {("gold", "a4", "retreats"): 17, ("gold", "a5", "pushed"): 17}
    assert told(attack(board, "attack d4 d3"))["gold", "d4", "enemy"] == 25
    assert told(attack(board, "attack a8 a7"))["gold", "a8", "edge"] == 17


def test_the_end_of_the_match_is_told() -> None:
    """LH-END-1: the King falls, or the last warrior beside him."""
    board = """
.   .   .   .   k1v .   .   .   .
.   .   .   .   N2^ .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   i1v .   .   .   .   .
.   .   .   I4^ .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   K1^ .   .   .   .
"""
    at_least_two = 1 - (1 + 4) / 16
    assert told(attack(board, "attack e2 e1"))["silver", "", "king"] == round(100 * at_least_two)
    last = told(attack(board, "attack d5 d4"))
    assert last["silver", "", "army"] == last["silver", "d4", "destroyed"] == round(100 * 15 / 16)


def test_mercenaries_drive_a_unit_into_its_own_king() -> None:
    """LH-MERC-2, LH-PANIC-4; peasants who run far are told by the square where they stood."""
    board = """
.   .   .   .   k1v .   .   .   i4v
.   .   .   .   i4v .   .   .   .
.   .   .   .   M2^ .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   i4v .   .
.   .   .   .   .   .   P4^ .   .
.   .   .   .   .   .   .   .   .
I4^ .   .   .   K1^ .   .   .   .
"""
    driven = told(attack(board, "attack e3 e2"))
    assert driven["silver", "e2", "own-king"] == round(100 * (1 - (5 / 6) ** 4))
    fled = told(attack(board, "attack g6 g5"))
    assert fled["gold", "g6", "retreats"] + fled["gold", "g6", "edge"] == round(100 * (1 - (5 / 6) ** 4))
    assert ("gold", "g7", "edge") not in fled


def sampled() -> list[State]:
    """States of keen matches of every variant in which the dice of an attack are to be rolled."""
    played = [play_out(variant, "keen", 5).states for variant in variants() if variant.game is game]
    rolling = [[state for state in states if isinstance(state.phase, RollForAttack)] for states in played]
    return [state for states in rolling for state in Random(4).sample(states, 5)]


def has_lost(state: State, side: int, how: str) -> bool:
    return isinstance(state.phase, Over) and state.phase.how == how and side not in state.phase.winners


def test_outcomes_are_those_of_all_rolls() -> None:
    """Who wins, how many units are gone, and how often, roll by roll."""
    for state in sampled():
        ends, foretold = every_end(state), told(state)
        for side, colour in enumerate(BOTH):
            for how in ("king", "army"):
                share = sum(chance for chance, end in ends if has_lost(end, side, how))
                assert foretold.get((colour, "", how), 0) == round(100 * share)
            bases = state.armies[side].bit_count()
            fewer = sum(chance * (bases - end.armies[side].bit_count()) for chance, end in ends)
            gone = {(colour, cell, what) for whose, cell, what in foretold if whose == colour} - {(colour, "", "army")}
            lost = sum(foretold[one] for one in gone if one[2] not in ("pushed", "retreats"))
            assert lost == pytest.approx(100 * float(fewer), abs=2)


def test_nothing_is_foretold_without_dice() -> None:
    begun, _ = game.position(BOTH, {}, {})
    assert (foretell(begun), outcomes(begun)) == ((), ())
