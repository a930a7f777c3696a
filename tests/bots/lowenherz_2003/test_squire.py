"""The level `squire` of Löwenherz 2003 plays by the rules, by its view alone, and better than chance."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from coeurdelion.bots import SQUIRE, bot_named, levels_of
from coeurdelion.bots.arena import Decision, play_match
from coeurdelion.bots.common_reasons import MAX_REASONS
from coeurdelion.bots.levels import any_legal
from coeurdelion.bots.lowenherz_2003.reasons import REASONS
from coeurdelion.core import Refused
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games import lowenherz_2003 as game
from coeurdelion.games.lowenherz_2003.events import DomainExtended, DomainMade
from coeurdelion.games.lowenherz_2003.state import State

squire = bot_named(game, SQUIRE)
KOSMOS, TILSIT = {"edition": "kosmos"}, {"edition": "tilsit"}
SHORT_MATCH_ENTRIES = 170


def decisions(players: int, options: Mapping[str, object], seed: int) -> list[Decision]:
    """What squires decide among themselves in a short match."""
    seen: list[Decision] = []
    play_match(game, [squire] * players, options, Random(seed), seen.append, SHORT_MATCH_ENTRIES)
    return seen


@pytest.fixture(scope="module", params=[(2, KOSMOS), (2, TILSIT), (4, KOSMOS)], ids=["2-kosmos", "2-tilsit", "4-kosmos"])
def seen(request: pytest.FixtureRequest) -> list[Decision]:
    players, options = request.param
    return decisions(players, options, 7)


def asked_again(decision: Decision, state: State) -> BotChoice:
    """What the squire chooses in a state, with the same lots as before."""
    seat = decision.seat
    question = BotRequest(game.redact(state, seat), decision.request.log, game.legal(state, seat), Random(3))
    return squire(question)


def test_every_choice_is_legal_and_has_its_reasons(seen: list[Decision]) -> None:
    for decision in seen:
        assert decision.choice.action in list(decision.request.legal)
        assert 1 <= len(decision.choice.reasons) <= MAX_REASONS
        assert {reason.key for reason in decision.choice.reasons} <= set(REASONS)


def test_the_same_question_gets_the_same_choice(seen: list[Decision]) -> None:
    for decision in seen[::3]:
        assert asked_again(decision, decision.state) == asked_again(decision, decision.state)


def test_only_the_view_counts(seen: list[Decision]) -> None:
    for decision in seen[::3]:
        view = game.redact(decision.state, decision.seat)
        assert asked_again(decision, game.deal(view, Random(11))) == asked_again(decision, decision.state)


def test_cards_it_imagines_for_others_do_not_count(seen: list[Decision], monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [asked_again(decision, decision.state) for decision in seen[::3]]

    def otherwise(view: Any, rng: Random) -> State:
        game.deal(view, rng)
        return game.deal(view, Random(17))

    monkeypatch.setattr("coeurdelion.bots.lowenherz_2003.squire.deal", otherwise)
    assert [asked_again(decision, decision.state) for decision in seen[::3]] == chosen


def test_it_closes_and_extends_domains(seen: list[Decision]) -> None:
    events = [event for decision in seen for event in decision.events if getattr(event, "seat", None) == decision.seat]
    assert any(isinstance(event, DomainMade) for event in events)
    assert any(isinstance(event, DomainExtended) and event.points for event in events)


def test_it_leads_chance_in_nine_of_ten_short_matches() -> None:
    led = 0
    for seed in range(10):
        seat = seed % 2
        bots = [squire if seat == own else any_legal for own in range(2)]
        scores = game.scores(play_match(game, bots, (KOSMOS, TILSIT)[seed // 5], Random(seed), entries=SHORT_MATCH_ENTRIES))
        led += scores[seat] > scores[1 - seat]
    assert led >= 9


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(Refused) as caught:
        bot_named(game, "emperor")
    assert (caught.value.rule, caught.value.reason) == ("option", "unknown-level")
    assert caught.value.params == {"level": "emperor", "levels": tuple(levels_of(game))}
