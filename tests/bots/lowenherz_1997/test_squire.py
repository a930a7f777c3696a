"""The level `squire` of Löwenherz 1997 plays by its view alone, never pays too much, and cannot be read from a pattern."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from coeurdelion.bots import SQUIRE, bot_named
from coeurdelion.bots.arena import Decision, play_match, share
from coeurdelion.bots.common_reasons import MAX_REASONS
from coeurdelion.bots.levels import any_legal
from coeurdelion.bots.lowenherz_1997.reasons import REASONS
from coeurdelion.bots.lowenherz_1997.worth import price
from coeurdelion.core import Seat
from coeurdelion.core.bot import BotChoice, BotRequest
from coeurdelion.games import lowenherz_1997 as game
from coeurdelion.games.lowenherz_1997.actions import Accept, Action, Break, MakeBid, Offer
from coeurdelion.games.lowenherz_1997.cards import row_of
from coeurdelion.games.lowenherz_1997.events import RegionExtended, RegionMade
from coeurdelion.games.lowenherz_1997.state import Duel, Negotiation, State, Swords
from coeurdelion.games.realm.board import ally, domain_named
from coeurdelion.text import LANGUAGES, Speaker
from coeurdelion.text.speaker import has_sentence

squire = bot_named(game, SQUIRE)
BASIC, FULL = {"game": "basic"}, {"game": "full"}
SHORT_MATCH_ENTRIES = 200


def decisions(players: int, options: Mapping[str, object], seed: int) -> list[Decision]:
    """What squires decide among themselves in a short match."""
    seen: list[Decision] = []
    play_match(game, [squire] * players, options, Random(seed), seen.append, SHORT_MATCH_ENTRIES)
    return seen


@pytest.fixture(scope="module", params=[(2, FULL), (3, FULL), (4, BASIC)], ids=["2-full", "3-full", "4-basic"])
def seen(request: pytest.FixtureRequest) -> list[Decision]:
    players, options = request.param
    return decisions(players, options, 5)


def asked_again(decision: Decision, state: State, seed: int = 3) -> BotChoice:
    """What the squire chooses in a state, with the lots of a seed."""
    seat = decision.seat
    return squire(BotRequest(game.redact(state, seat), decision.request.log, game.legal(state, seat), Random(seed)))


def estimate(state: State, seat: Seat) -> int:
    """The most that the action in the row is worth to a seat, in ducats."""
    return price(state, seat, row_of(state.card, state.row))


def at_stake(state: State, action: Action) -> int:
    """The money that an action gives away or puts at stake in a conflict."""
    match action, state.phase:
        case MakeBid(ducats=ducats, treasures=treasures), _:
            return ducats + sum(treasures)
        case Offer(ducats=ducats), _:
            return ducats
        case Accept(ducats=ducats), Negotiation(last=last) if last and not last.is_offer:
            return ducats
        case _:
            return 0


def test_every_choice_is_legal_and_has_its_reasons(seen: list[Decision]) -> None:
    for decision in seen:
        assert decision.choice.action in list(decision.request.legal)
        assert 1 <= len(decision.choice.reasons) <= MAX_REASONS
        assert {reason.key for reason in decision.choice.reasons} <= set(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_said(seen: list[Decision], language: str) -> None:
    assert all(has_sentence(language, key) for key in REASONS)
    speaker = Speaker.of_colours(language, game, "", game.colours)
    for decision in seen:
        for reason in decision.choice.reasons:
            assert speaker.question(reason.key, reason.params)


def test_the_same_question_gets_the_same_choice(seen: list[Decision]) -> None:
    for decision in seen[::7]:
        assert asked_again(decision, decision.state) == asked_again(decision, decision.state)


def test_only_the_view_counts(seen: list[Decision]) -> None:
    for decision in seen[::7]:
        view = game.redact(decision.state, decision.seat)
        assert asked_again(decision, game.deal(view, Random(11))) == asked_again(decision, decision.state)


def test_cards_it_imagines_for_others_do_not_count(seen: list[Decision], monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = [asked_again(decision, decision.state) for decision in seen[::7]]

    def otherwise(view: Any, rng: Random) -> State:
        game.deal(view, rng)
        return game.deal(view, Random(17))

    monkeypatch.setattr("coeurdelion.bots.lowenherz_1997.squire.deal", otherwise)
    assert [asked_again(decision, decision.state) for decision in seen[::7]] == chosen


def test_it_never_pays_more_than_an_action_is_worth_to_it(seen: list[Decision]) -> None:
    stakes = [(one, at_stake(one.state, one.choice.action)) for one in seen]
    assert any(ducats for _, ducats in stakes)
    for decision, ducats in stakes:
        if ducats:
            assert ducats <= estimate(decision.state, decision.seat)


def test_bids_and_offers_do_not_follow_a_pattern(seen: list[Decision]) -> None:
    bids = [one for one in seen if isinstance(one.state.phase, Duel)]
    bids.sort(key=lambda one: min(estimate(one.state, one.seat), one.state.players[one.seat].ducats))
    assert max(varied(one, 20) for one in bids[-4:]) >= 3
    openings = [one for one in seen if isinstance(one.state.phase, Negotiation) and one.state.phase.made < 2]
    assert max(varied(one, 8) for one in openings) >= 2


def varied(decision: Decision, seeds: int) -> int:
    """How many choices there are by the lots of some seeds."""
    return len({asked_again(decision, decision.state, seed).action for seed in range(seeds)})


def with_one_sword(board: str) -> State:
    """A position in which rose has one sword, and an alliance of a1 with gold's a2."""
    state, _ = game.position(("rose", "gold"), {}, {"board": board, "card": "$4/W2/S1", "actions": ["P/W2/S1"] * 6})
    grid = state.realm.land.grid
    one, other = (domain_named(state.realm, grid.cell(castle)) for castle in ("a1", "a2"))
    assert one
    assert other
    return state._replace(realm=ally(state.realm, one, other), row=3, phase=Swords(0, 1))


RICH = """
+---+---+---+---+---+
|.RC .RK .RK .   .  |
+---+---+---+---+---+
|.GC .   T   T   .  |
+---+---+---+---+---+
"""
POOR = """
+---+---+---+---+---+
|.RC .RK .RK .   .  |
+---+---+---+---+---+
|.GC .  |T   T   .  |
+---+---+---+---+---+
"""


@pytest.mark.parametrize(("board", "breaks"), [(RICH, True), (POOR, False)])
def test_it_breaks_an_alliance_only_for_more_than_that_costs(board: str, breaks: bool) -> None:
    state = with_one_sword(board)
    choice = squire(BotRequest(game.redact(state, 0), (), game.legal(state, 0), Random(1)))
    assert (choice.action == Break("a1", "a2")) == breaks


def test_it_closes_and_extends_regions(seen: list[Decision]) -> None:
    events = [event for decision in seen for event in decision.events if getattr(event, "seat", None) == decision.seat]
    assert any(isinstance(event, RegionMade) for event in events)
    assert any(isinstance(event, RegionExtended) for event in events)


def test_it_beats_three_princes_who_choose_by_chance() -> None:
    won = 0.0
    for seed in range(4):
        bots = [squire if seat == seed % 4 else any_legal for seat in range(4)]
        won += share(game, play_match(game, bots, (BASIC, FULL)[seed // 2], Random(seed)), seed % 4)
    assert won >= 3
