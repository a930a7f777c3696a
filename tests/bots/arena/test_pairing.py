"""Every two bots meet on all seats, with the same luck for both."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice

from coeurdelion.bots.arena import Contestant, Fixture
from coeurdelion.bots.arena.pairing import bot_stream, chance_seed, fixtures, seatings
from coeurdelion.bots.arena.referee import begin
from coeurdelion.core import CHANCE
from coeurdelion.games import lowenherz_2003
from coeurdelion.match.live import LiveMatch
from tests.bots.arena.runs import MIRROR

THREE_BOTS = replace(MIRROR, bots=(*MIRROR.bots, Contestant("Hedy", level="random")))
FOUR_PLAYERS = replace(MIRROR, game=lowenherz_2003.id, players=4)


def test_two_players_change_sides() -> None:
    assert seatings(MIRROR) == ((0, 1), (1, 0))


def test_more_bots_meet_two_by_two() -> None:
    assert seatings(THREE_BOTS) == ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))


def test_with_four_players_each_sits_alone_on_every_seat() -> None:
    assert seatings(FOUR_PLAYERS) == (
        *((0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)),
        *((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)),
    )
    assert seatings(replace(FOUR_PLAYERS, first_alone=True)) == seatings(FOUR_PLAYERS)[:4]


def test_every_bot_sits_on_every_seat_as_often_as_any_other() -> None:
    for setting in (THREE_BOTS, replace(THREE_BOTS, players=3), FOUR_PLAYERS):
        sat = Counter((seat, bot) for seating in seatings(setting) for seat, bot in enumerate(seating))
        assert len(set(sat.values())) == 1


def test_matches_are_numbered_luck_by_luck() -> None:
    assert list(fixtures(MIRROR, 2)) == [
        Fixture(0, 0, (0, 1)),
        Fixture(1, 0, (1, 0)),
        Fixture(2, 1, (0, 1)),
        Fixture(3, 1, (1, 0)),
    ]


def test_the_luck_follows_from_its_number_and_the_setting_alone() -> None:
    assert chance_seed(MIRROR, 3) == chance_seed(THREE_BOTS, 3)
    assert len({chance_seed(replace(MIRROR, seed=seed), luck) for seed in range(3) for luck in range(3)}) == 9


def test_a_bot_has_numbers_of_its_own_in_every_match_and_on_every_seat() -> None:
    drawn = [bot_stream(MIRROR, fixture, seat).random() for fixture in fixtures(MIRROR, 2) for seat in (0, 1)]
    assert len(set(drawn)) == len(drawn)
    assert bot_stream(MIRROR, Fixture(0, 0, (0, 1)), 0).random() == drawn[0]


def test_both_sides_meet_the_same_tiles_and_first_player() -> None:
    setting = replace(MIRROR, game=lowenherz_2003.id)

    def drawn(fixture: Fixture) -> list[str]:
        live: LiveMatch = begin(setting, fixture)
        while CHANCE in live.to_act():
            live.roll()
        return [entry.action for entry in live.log]

    first, again, other = map(drawn, islice(fixtures(setting, 2), 3))
    assert first == again != other
    assert len(first) > 2
