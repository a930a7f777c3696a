"""A live match does no work twice: chance is derived once, and the log is redacted only for who reads it."""

from __future__ import annotations

from random import Random

import pytest

from coeurdelion.core import CHANCE, AnyGame, Match
from coeurdelion.core.random_play import pick
from coeurdelion.games import GAMES
from coeurdelion.match import live as module
from coeurdelion.match.chance import decide
from coeurdelion.match.live import LiveMatch

SEED = bytes(range(32))


def started(game: AnyGame) -> LiveMatch:
    return LiveMatch(Match(game, game.colours[:2], ("", "")), SEED)


def play_on(live: LiveMatch, count: int) -> None:
    """So many answers at random; chance acts by itself."""
    rng = Random(1)
    live.roll_all()
    for _ in range(count):
        seat = live.to_act()[0]
        live.do(seat, str(pick(live.game, live.state, seat, rng)))
        live.roll_all()


@pytest.fixture
def derived(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries for which chance was derived."""
    numbers: list[int] = []

    def counted(game: AnyGame, state: object, key: bytes, entry: int) -> str:
        numbers.append(entry)
        return decide(game, state, key, entry)

    monkeypatch.setattr(module, "decide", counted)
    return numbers


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_chance_of_our_own_is_derived_once(game: AnyGame, derived: list[int]) -> None:
    live = started(game)
    play_on(live, 20)
    assert derived == [number for number, entry in enumerate(live.log) if entry.seat == CHANCE]
    assert derived
    assert live.honest


def test_chance_from_a_log_is_compared_with_what_the_seed_leads_to(derived: list[int]) -> None:
    game = GAMES["lionheart"]
    original = started(game)
    play_on(original, 5)
    chances = [number for number, entry in enumerate(original.log) if entry.seat == CHANCE]
    for seed, honest in ((SEED, True), (bytes(32), False)):
        derived.clear()
        again = LiveMatch(original.match, seed)
        for entry in original.log:
            again.do(entry.seat, entry.action)
        assert again.honest is honest
        assert derived == chances[: len(derived)]
        assert (len(derived) == len(chances)) is honest


def test_a_bot_that_does_not_read_the_log_costs_no_redacting(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["lowenherz-2003"]
    live = started(game)
    play_on(live, 20)
    seat = live.to_act()[0]
    whole = live.bot_request(seat, Random(1))
    assert list(whole.log) == live.log_seen_by(seat)
    assert len(whole.log) == len(live.log)
    monkeypatch.setattr(LiveMatch, "log_seen_by", None)
    without = live.bot_request(seat, Random(1), with_log=False)
    assert (without.view, list(without.log), list(without.legal)) == (whole.view, [], list(whole.legal))
