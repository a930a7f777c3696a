"""The levels of Löwenherz 1997: legal, repeatable, by their view alone, and each stronger than the one below."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from coeurdelion.bots.arena import Decision, play_match, share
from coeurdelion.bots.characters import characters_of
from coeurdelion.bots.common_reasons import MAX_REASONS
from coeurdelion.bots.levels import any_legal
from coeurdelion.bots.lowenherz_1997.evaluation import WEIGHTS
from coeurdelion.bots.lowenherz_1997.levels import LEVELS
from coeurdelion.bots.lowenherz_1997.money import value
from coeurdelion.bots.lowenherz_1997.reasons import REASONS
from coeurdelion.bots.lowenherz_1997.tastes import TASTES, weights_of_character
from coeurdelion.bots.lowenherz_1997.weights import learnt, of_squire, weights_of
from coeurdelion.core.bot import Bot, BotChoice, BotRequest
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.actions import Ask, MakeBid, Offer
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, State
from coeurdelion.native import is_compiled

NODES, MORE_NODES = 60, 600
ABOVE = ("knight", "prince")
BASIC, FULL = {"game": "basic"}, {"game": "full"}
LARGEST_BEND = 0.3
compiled = pytest.mark.skipif(not is_compiled(), reason="without the core these levels look as the squire does")


def few(level: str) -> Bot:
    """A level that looks at few positions."""
    return lambda request: LEVELS[level](request._replace(nodes=NODES))


def asked_again(level: str, decision: Decision, state: State, character: str = "", seed: int = 3) -> BotChoice:
    """What a level chooses in a state if it looks at more of them."""
    seat = decision.seat
    view, legal = game.redact(state, seat), game.legal(state, seat)
    request = BotRequest(view, decision.request.log, legal, Random(seed), nodes=MORE_NODES, character=character)
    return LEVELS[level](request)


def decisions(players: int, options: Mapping[str, object], seed: int) -> list[Decision]:
    """What the levels decide among themselves in a match."""
    seen: list[Decision] = []
    names = list(LEVELS)
    bots = [few(names[seat % len(names)]) for seat in range(players)]
    play_match(game, bots, options, Random(seed), seen.append, 260)
    return seen


@pytest.fixture(scope="module", params=[(2, FULL), (4, FULL), (3, BASIC)], ids=["2-full", "4-full", "3-basic"])
def seen(request: pytest.FixtureRequest) -> list[Decision]:
    players, options = request.param
    return decisions(players, options, 5)


def test_every_choice_is_legal_and_has_its_reasons(seen: list[Decision]) -> None:
    for decision in seen:
        assert decision.choice.action in list(decision.request.legal)
        assert 1 <= len(decision.choice.reasons) <= MAX_REASONS
        assert {reason.key for reason in decision.choice.reasons} <= set(REASONS)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_request_gets_the_same_choice(level: str, seen: list[Decision]) -> None:
    """In a state dealt anew too: only the view counts."""
    choices = [decision for decision in seen if len(decision.request.legal) > 1]
    met: dict[type, Decision] = {type(decision.state.phase): decision for decision in choices}
    assert len(met) > 5
    for decision in (*met.values(), *seen[::19]):
        anew = game.deal(game.redact(decision.state, decision.seat), Random(11))
        first, *others = [asked_again(level, decision, one) for one in (decision.state, decision.state, anew)]
        assert others == [first, first]


@pytest.fixture(scope="module")
def bargained() -> list[Decision]:
    """What knights and princes say and bid."""
    found: list[Decision] = []
    play_match(game, [few("knight"), few("prince")], FULL, Random(4), found.append, 300)
    return [decision for decision in found if isinstance(decision.state.phase, Negotiation | Duel)]


@compiled
def test_concessions_are_steady(bargained: list[Decision]) -> None:
    said: dict[tuple[Any, ...], list[int]] = {}
    for decision in bargained:
        state, action = decision.state, decision.choice.action
        if isinstance(action, Offer | Ask):
            said.setdefault((state.round, state.row, decision.seat, type(action)), []).append(action.ducats)
    assert any(len(ducats) > 1 for ducats in said.values())
    for (*_, kind), ducats in said.items():
        assert all(before <= after if kind is Offer else before >= after for before, after in pairwise(ducats))


@compiled
def test_nothing_that_was_refused_is_overpaid_in_the_duel() -> None:
    """Whatever is drawn, in duels that squires come to."""
    met: list[Decision] = []
    play_match(game, [LEVELS["squire"]] * 4, {}, Random(2), met.append, 420)
    refused: dict[tuple[int, int, int], int] = {}
    bids = 0
    for decision in met:
        phase, conflict = decision.state.phase, (decision.state.round, decision.state.row, decision.seat)
        if isinstance(phase, Negotiation) and phase.last and not phase.last.is_offer:
            refused[conflict] = min(phase.last.ducats, refused.get(conflict, phase.last.ducats))
        elif isinstance(phase, Duel) and conflict in refused and bids < 60:
            for seed in range(12):
                made = asked_again("knight", decision, decision.state, seed=seed).action
                assert isinstance(made, MakeBid)
                assert value(made) <= refused[conflict]
                bids += 1
    assert bids


def test_without_the_core_they_look_as_the_squire_does(seen: list[Decision], monkeypatch: pytest.MonkeyPatch) -> None:
    met = seen[3::40]
    monkeypatch.setattr("coeurdelion.bots.lowenherz_1997.search.is_compiled", lambda: False)
    for decision in met:
        assert asked_again("prince", decision, decision.state) == asked_again("squire", decision, decision.state)


@compiled
@pytest.mark.parametrize(("level", "below", "least"), [("page", "random", 6), ("squire", "page", 5)])
def test_it_beats_the_level_below(level: str, below: str, least: int) -> None:
    """In 8 matches; how often exactly is measured by the arena."""
    bots = {**LEVELS, "random": any_legal}
    won = 0.0
    for number in range(8):
        seat = number % 2
        pair = (bots[level], bots[below]) if seat == 0 else (bots[below], bots[level])
        won += share(game, play_match(game, pair, FULL, Random(number // 2)), seat)
    assert won >= least


def test_weights_are_the_numbers_of_the_core() -> None:
    for weights in (learnt(), of_squire()):
        assert weights_of(weights.numbers()) == weights


def test_every_character_has_a_taste_and_it_is_small() -> None:
    assert set(TASTES) == set(characters_of(game))
    for taste in TASTES.values():
        assert set(taste) <= set(WEIGHTS) - {"won"}
        assert all(0 < abs(factor - 1) < LARGEST_BEND for factor in taste.values())
    assert weights_of_character("") == weights_of_character("nobody") == learnt()


@compiled
def test_a_taste_changes_some_choices_and_few(seen: list[Decision]) -> None:
    met = seen[1::9]
    plain = [asked_again("knight", decision, decision.state) for decision in met]
    for character in ("hardouin", "evrin"):
        bent = [asked_again("knight", decision, decision.state, character) for decision in met]
        assert sum(one.action != other.action for one, other in zip(plain, bent, strict=True)) < len(met) / 2
