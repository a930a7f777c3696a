"""The level `squire` of Lionheart attacks with the odds, guards its King, keeps out of the archers' way, beats chance."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from coeurdelion.bots import SQUIRE, bot_named
from coeurdelion.bots.arena import Decision, play_match, share
from coeurdelion.bots.common_reasons import MAX_REASONS
from coeurdelion.bots.levels import any_legal
from coeurdelion.bots.lionheart.army import MASSED_PLANS, PLANS
from coeurdelion.bots.lionheart.evaluation import WEIGHTS, menace, terms
from coeurdelion.bots.lionheart.foresight import outcomes
from coeurdelion.bots.lionheart.odds import strike, ways
from coeurdelion.bots.lionheart.reasons import REASONS
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.core.random_play import by_odds
from coeurdelion.games import lionheart as game
from coeurdelion.games.lionheart.actions import BuildArmy
from coeurdelion.games.lionheart.army import check_army
from coeurdelion.games.lionheart.kinds import ARCHERS, INFANTRY, KING, KNIGHTS, NORTH, SOUTH, unit
from coeurdelion.games.lionheart.state import State
from coeurdelion.match.scenario import read_scenario
from coeurdelion.text import LANGUAGES, Speaker
from coeurdelion.text.speaker import has_sentence

squire = bot_named(game, SQUIRE)
BOTH = ("gold", "silver")
SCENARIO = 'title = "A position"\ngame = "lionheart"\nrules = ["LH-TURN-1"]\n[position]\nplayers = ["gold", "silver"]\n'


def position(rows: str, more: str = "") -> State:
    """The position of a scenario with this board, gold to move."""
    state = read_scenario(f'{SCENARIO}{more}\nboard = """\n{rows.strip()}\n"""\n').state
    assert isinstance(state, State)
    return state


def asked(state: State, seed: int = 3) -> BotChoice:
    """What the squire chooses in a state."""
    (seat,) = game.to_act(state)
    return squire(BotRequest(game.redact(state, seat), (), game.legal(state, seat), Random(seed)))


def turn_of(state: State, seed: int = 3) -> tuple[list[str], State]:
    """What the squire does in a turn, and the state after it."""
    (seat,), rng, done = game.to_act(state), Random(seed), []
    while seat in game.to_act(state) or CHANCE in game.to_act(state):
        if CHANCE in game.to_act(state):
            state, _ = game.apply(state, CHANCE, by_odds(game, state, rng))
        else:
            choice = asked(state, seed)
            done.append(str(choice.action))
            state, _ = game.apply(state, seat, choice.action)
    return done, state


@pytest.fixture(
    scope="module", params=[{}, {"army": "built"}, {"massed": True, "rows": 10}], ids=["basic", "built", "massed"]
)
def seen(request: pytest.FixtureRequest) -> list[Decision]:
    """What squires decide among themselves in a short match."""
    found: list[Decision] = []
    play_match(game, [squire] * 2, request.param, Random(7), found.append, 90)
    return found


# The odds


def test_a_strike_is_reckoned_with_exact_odds() -> None:
    """Four infantrymen hit with 15/16; against a King they need two axes, 11/16; a lone one must hit twice."""
    four, one = unit(0, INFANTRY, 4, NORTH), unit(0, INFANTRY, 1, NORTH)
    archers, king = unit(1, ARCHERS, 4, SOUTH), unit(1, KING, 1, SOUTH)
    assert strike(four, archers).falls == pytest.approx(15 / 16)
    assert strike(four, king).all == pytest.approx(11 / 16)
    assert strike(one, king).all == pytest.approx(1 / 4)
    assert strike(one, king).flees == pytest.approx(1 / 6 + 1 / 2 / 6)
    assert strike(four, archers).flees == pytest.approx(1 / 6**4)


def test_the_way_to_an_enemy_counts_moves_and_turns() -> None:
    field = game.start(BOTH, {}).field
    number = field.grid.cell
    assert ways(field, INFANTRY, number("e2"))[NORTH][number("e7")] == 4
    assert ways(field, INFANTRY, number("e2"))[SOUTH][number("e7")] == 5
    assert ways(field, KNIGHTS, number("e2"))[NORTH][number("e7")] == 1
    assert ways(field, KNIGHTS, number("e2"))[NORTH][number("d7")] == 2
    assert ways(field, ARCHERS, number("e2"))[NORTH][number("d7")] == 2


def test_the_outcomes_of_an_attack_sum_to_one() -> None:
    state = position(LONE)
    rolling, _ = game.apply(state, 0, game.parse("attack e2 e1"))
    assert sum(chance for _, chance in outcomes(rolling)) == pytest.approx(1)


LONE = """
.   .   .   .   k1v .   .   .   i4v
.   .   .   .   I1^ .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   K1^ .   .   .   .
"""


# What it does in a position


def test_it_strikes_at_the_king() -> None:
    """Rather than at a unit that falls more surely."""
    state = position(
        """
.   .   .   .   k1v .   .   .   .
.   .   .   i1v N2^ .   .   .   .
.   .   .   I4^ .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   i4v
.   .   .   .   K1^ .   .   .   .
""",
        "actions_left = 1",
    )
    choice = asked(state)
    assert str(choice.action) == "attack e2 e1"
    assert choice.reasons[0] == ("reason-lh-king-blow", {"other": "e1", "chance": 69, "panic": 0})


def test_it_rides_up_to_the_king_and_strikes() -> None:
    state = position("""
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   i4v .   .   .   .   .   .
.   .   I4^ .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   N2^ .   .   .   .
.   .   .   .   .   .   .   .   i4v
.   .   .   .   K1^ .   .   .   .
""")
    assert turn_of(state)[0] == ["move e6 e2", "attack e2 e1"]
    assert asked(state).reasons[0].key == "reason-lh-prepares-king"


def test_it_takes_a_win_that_needs_no_dice() -> None:
    """The last warriors can be bribed."""
    state = position("""
.   .   .   .   .   .   .   .   k1v
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   m2v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   I4^
.   .   .   .   K1^ .   .   .   .
""")
    done, after = turn_of(state)
    assert done == ["move e8 e5", "bribe e5 e4"]
    assert game.winners(after) == (0,)


@pytest.mark.parametrize(
    "rows",
    [
        """
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   i4v .   .   .   .
I4^ .   .   .   .   .   .   .   .
.   .   .   .   K1^ .   .   .   .
""",
        """
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   a4v .   .   .
.   .   .   .   .   .   .   .   .
I4^ .   .   .   .   .   .   .   .
.   .   .   .   K1< .   .   .   .
""",
        """
.   .   .   .   k1v .   .   .   .
.   .   .   .   .   .   .   .   .
n2v .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   I4^
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
K1> .   .   .   .   .   .   .   .
""",
    ],
    ids=["infantry", "archers", "knights"],
)
def test_it_does_not_leave_the_king_in_reach(rows: str) -> None:
    state = position(rows)
    assert menace(state, 1).king > 0.3
    _, after = turn_of(state)
    assert menace(after, 1).king == 0


def test_it_does_not_step_before_archers_for_nothing() -> None:
    """The infantry stays out of the nine squares; only the other one may go on."""
    state = position("""
k1v .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   a4v .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   I4^ .   .   .   .   .   I4^
.   .   .   .   .   .   .   .   K1^
""")
    for seed in range(5):
        _, after = turn_of(state, seed)
        assert menace(after, 1).arrows == 0


def test_it_stays_away_from_the_line_that_archers_shoot_along() -> None:
    state = game.position(
        BOTH,
        {"archers": "line"},
        {
            "board": """
k1v .   .   .   .   .   .   .   .
.   .   .   a4v .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   .   .   .   .   .   .   .
.   .   I4> .   .   .   .   .   I4^
.   .   .   .   .   .   .   .   K1^
"""
        },
    )[0]
    for seed in range(5):
        done, after = turn_of(state, seed)
        assert "move c7 d7" not in done
        assert menace(after, 1).arrows == 0


def test_every_term_has_its_weight() -> None:
    assert {*terms(position(LONE), 0, 1.0), "won"} == set(WEIGHTS)


# How it decides


def test_every_choice_is_legal_and_has_its_reasons(seen: list[Decision]) -> None:
    """With sentences in three languages."""
    for decision in seen:
        game.apply(decision.state, decision.seat, decision.choice.action)
        assert 1 <= len(decision.choice.reasons) <= MAX_REASONS
        for reason in decision.choice.reasons:
            assert reason.key in REASONS
            for language in LANGUAGES:
                assert Speaker.of_colours(language, game, "", BOTH).question(reason.key, reason.params)


def test_every_reason_has_its_sentence() -> None:
    for language in LANGUAGES:
        assert all(has_sentence(language, key) for key in REASONS)


def test_only_the_view_counts(seen: list[Decision]) -> None:
    """The same question gets the same choice, in a state dealt anew too."""
    for decision in seen[::4]:
        view = game.redact(decision.state, decision.seat)
        chosen = [
            squire(BotRequest(view, decision.request.log, game.legal(state, decision.seat), Random(5)))
            for state in (decision.state, decision.state, game.deal(view, Random(11)))
        ]
        assert chosen[0] == chosen[1] == chosen[2]


def test_it_is_quick(seen: list[Decision]) -> None:
    """On average; a single decision may meet a busy machine."""
    assert sum(decision.seconds for decision in seen) / len(seen) < 0.3


# Armies


@pytest.mark.parametrize(("options", "plans"), [({"army": "built"}, PLANS), ({"massed": True, "rows": 10}, MASSED_PLANS)])
def test_armies_are_legal_and_varied(options: Mapping[str, object], plans: Mapping[str, str]) -> None:
    state = game.start(BOTH, options)
    armies, told = set(), set()
    for seed in range(60):
        seat = seed % 2
        choice = squire(BotRequest(game.redact(state, seat), (), game.legal(state, seat), Random(seed)))
        assert isinstance(choice.action, BuildArmy)
        check_army(state.options, state.field, seat, choice.action.bases)
        armies.add(str(choice.action))
        told.add(choice.reasons[0].params["plan"])
    assert len(armies) > 50
    assert told == set(plans)


# How well it plays


def test_it_beats_chance() -> None:
    won = 0.0
    for seed in range(8):
        seat = seed % 2
        bots = [squire if seat == own else any_legal for own in range(2)]
        options = ({}, {"army": "built"}, {"rows": 10}, {"massed": True})[seed // 2]
        won += share(game, play_match(game, bots, options, Random(seed)), seat)
    assert won >= 7
