"""The levels of Löwenherz 2003: legal, repeatable, by their view alone, and each stronger than the one below."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from coeurdelion.bots.arena import play_match
from coeurdelion.bots.common_reasons import MAX_REASONS, ONLY
from coeurdelion.bots.levels import any_legal
from coeurdelion.bots.lowenherz_2003.levels import LEVELS
from coeurdelion.bots.lowenherz_2003.reasons import REASONS
from coeurdelion.core import CHANCE
from coeurdelion.core.bot import Bot, BotChoice, BotRequest
from coeurdelion.core.choices import Choices
from coeurdelion.core.random_play import by_odds
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.games.lowenherz_2003.state import State
from coeurdelion.native import is_compiled

TABLES: tuple[tuple[int, Mapping[str, object]], ...] = (
    (2, {"edition": "kosmos"}),
    (2, {"edition": "tilsit", "deserter": "player"}),
    (3, {"arrangement": "random"}),
    (4, {"edition": "tilsit"}),
)
NODES = 400
EVERY = 9
"""One of so many decisions of a match is asked again."""
quick = pytest.mark.skipif(not is_compiled(), reason="by the Python rules it takes too long")


def asked(level: str, state: State, seed: int = 5, character: str = "") -> BotChoice:
    """What a level chooses in a state."""
    (seat,) = game.to_act(state)
    view, legal = game.redact(state, seat), game.legal(state, seat)
    return LEVELS[level](BotRequest(view, (), legal, Random(seed), nodes=NODES, character=character))


def met(players: int, options: Mapping[str, object], level: str, entries: int) -> list[State]:
    """The states that are met in a match of a level."""
    rng, found = Random(players), list[State]()
    state: State = game.start(game.colours[:players], options)
    for number in range(entries):
        seats = game.to_act(state)
        if not seats:
            break
        if seats == (CHANCE,):
            state, _ = game.apply(state, CHANCE, by_odds(game, state, rng))
            continue
        found.append(state)
        state, _ = game.apply(state, seats[0], asked(level, state, number).action)
    return found


@quick
@pytest.mark.parametrize(("players", "options"), TABLES)
@pytest.mark.parametrize("level", ["page", "knight"])
def test_every_choice_is_legal_and_has_its_reasons(level: str, players: int, options: Mapping[str, object]) -> None:
    for number, state in enumerate(met(players, options, level, 400)):
        choice = asked(level, state, number)
        game.apply(state, game.to_act(state)[0], choice.action)
        assert 1 <= len(choice.reasons) <= MAX_REASONS
        assert all(reason.key in REASONS or reason == ONLY for reason in choice.reasons)


@quick
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gets_the_same_choice(level: str) -> None:
    """In a state in which all that is hidden has been dealt anew, too."""
    for state in met(2, {}, "knight", 330)[::EVERY]:
        (seat,) = game.to_act(state)
        anew = game.deal(game.redact(state, seat), Random(11))
        assert len({asked(level, one).action for one in (state, state, anew)}) == 1


@quick
@pytest.mark.parametrize(("level", "below", "least"), [("page", "random", 6), ("squire", "page", 4), ("knight", "page", 5)])
def test_it_beats_the_level_below(level: str, below: str, least: int) -> None:
    """In six matches; how often exactly is measured by the arena."""
    bots: Mapping[str, Bot] = {**LEVELS, "random": any_legal}
    won = 0
    for number in range(6):
        seat = number % 2
        pair = [bots[below], bots[below]]
        pair[seat] = lambda request: bots[level](request._replace(nodes=NODES))
        won += seat in (game.winners(play_match(game, pair, {}, Random(number))) or ())
    assert won >= least


def test_a_level_that_searches_does_only_what_it_may() -> None:
    """As in a lesson, where less is allowed than the rules would allow."""
    for state in met(2, {}, "squire", 60)[::3]:
        (seat,) = game.to_act(state)
        legal = list(game.legal(state, seat))
        for action in (legal[0], legal[-1]):
            few = [action, legal[len(legal) // 2]]
            request = BotRequest(game.redact(state, seat), (), Choices(tuple(few)), Random(3), nodes=NODES)
            assert LEVELS["knight"](request).action in few
