"""The search of Löwenherz 2003 in the compiled core: repeatable, within its limits, by the view alone."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Any

import pytest

from coeurdelion.bots.lowenherz_2003.weights import learnt
from coeurdelion.core import CHANCE
from coeurdelion.core.random_play import by_odds, pick
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.games.lowenherz_2003.cards import CARDS
from coeurdelion.games.lowenherz_2003.state import PlaceCastle, PlaceKnight, State, UseCard
from coeurdelion.native import lowenherz_2003 as core

LEARNT = learnt()
THINKER = core.Thinker(
    weights=tuple(LEARNT.points.values()),
    late=tuple(LEARNT.late.values()),
    early=tuple(LEARNT.early.values()),
    hand=LEARNT.hand,
    prior_tries=4.0,
    trust=0.5,
    nodes=1500,
    ms=0,
    rounds=2,
    plans=12,
)
ONE_TRY = 1500
"""Positions that one try of a plan may value beyond the limit."""


def met(players: int, seed: int, actions: int) -> list[State]:
    """States met in a match at random, in which there is something to choose."""
    rng, found = Random(seed), list[State]()
    state: State = game.start(game.colours[:players], {})
    for _ in range(actions):
        seats = game.to_act(state)
        if not seats:
            break
        if seats == (CHANCE,):
            state, _ = game.apply(state, CHANCE, by_odds(game, state, rng))
            continue
        if len(game.legal(state, seats[0])) > 1 and not isinstance(state.phase, PlaceCastle | PlaceKnight):
            found.append(state)
        state, _ = game.apply(state, seats[0], pick(game, state, seats[0], rng))
    return found


STATES = [state for players in (2, 3, 4) for state in met(players, players, 700)[:: 5 + players]]


def found(state: State, thinker: core.Thinker = THINKER, seed: int = 7) -> core.Found:
    """What the search finds in a state."""
    (seat,) = game.to_act(state)
    return core.search(game.redact(state, seat), state, list(game.legal(state, seat)), thinker, seed)


def test_every_plan_can_be_begun() -> None:
    for number, state in enumerate(STATES):
        plan = found(state, seed=number)
        game.apply(state, game.to_act(state)[0], plan.actions[0])
        assert 0 <= plan.chance <= 1


def test_what_is_hidden_does_not_count() -> None:
    for state in STATES[::3]:
        anew = game.deal(game.redact(state, game.to_act(state)[0]), Random(5))
        assert found(anew) == found(state)


def test_it_keeps_to_its_positions() -> None:
    for state in STATES[::3]:
        assert found(state).nodes <= THINKER.nodes + ONE_TRY


def test_the_last_card_of_a_match_is_used() -> None:
    """Whatever is done with it ends the match, so that nothing is played on."""
    state = next(state for state in STATES if isinstance(state.phase, UseCard) and len(state.players) == 2)
    (seat,) = game.to_act(state)
    card = next(card for card in CARDS if "B2" in card.symbols)
    none = (0,) * len(CARDS)
    last = state._replace(
        players=tuple(
            player._replace(ducats=20, secret=(card,) if number == seat else (), known=())
            for number, player in enumerate(state.players)
        ),
        played=tuple(count - (number == card.number) for number, count in enumerate(state.pool)),
        deck=none,
        market=none,
    )
    plan = found(last, THINKER._replace(nodes=100))
    assert plan.plans > 1
    assert plan.actions[0] in list(game.legal(last, seat))


def test_it_stops_when_its_time_is_over() -> None:
    begun = monotonic()
    for state in STATES[:3]:
        assert found(state, THINKER._replace(nodes=0, ms=40)).tries
    assert monotonic() - begun < 3


def test_the_plan_begins_with_what_is_asked_for() -> None:
    for state in STATES[::4]:
        (seat,) = game.to_act(state)
        last = list(game.legal(state, seat))[-1]
        plan = core.search(game.redact(state, seat), state, [last], THINKER, 1).actions
        assert plan[:1] in ((), (last,))


@pytest.mark.parametrize("wrong", [{"nodes": -1}, {"nodes": 0}, {"plans": 0}, {"trust": float("nan")}, {"prior_tries": 0.0}])
def test_who_cannot_think_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="state"):
        found(STATES[0], THINKER._replace(**wrong))


def test_a_match_of_the_quick_policy_comes_to_its_end() -> None:
    """It is seen from its first turn to its last, and someone wins it."""
    lessons = core.self_play(game.start(game.colours[:2], {}), THINKER.weights, 3)
    assert len(lessons) > 20
    assert {lesson.won for lesson in lessons} <= {0.0, 0.5, 1.0}
    assert lessons[-1].turns < lessons[0].turns
