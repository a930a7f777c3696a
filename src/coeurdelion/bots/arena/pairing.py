"""Who sits where in which match of a run, and by which luck: every two bots meet on all seats with the same luck."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import combinations
from random import Random

from coeurdelion.bots.arena.fixture import Fixture, Seating
from coeurdelion.bots.arena.setting import Setting
from coeurdelion.core import Seat


def seatings(setting: Setting) -> tuple[Seating, ...]:
    """Who sits where in the matches of one luck: of every two bots one alone, on each seat in turn."""
    pairs = combinations(range(len(setting.bots)), 2)
    return tuple(seating for first, second in pairs for seating in _of_pair(setting, first, second))


def _of_pair(setting: Setting, first: int, second: int) -> Iterator[Seating]:
    mixes = [(first, second), (second, first)]
    for alone, rest in mixes[:1] if setting.players == 2 or setting.first_alone else mixes:
        for seat in range(setting.players):
            yield (*[rest] * seat, alone, *[rest] * (setting.players - 1 - seat))


def fixtures(setting: Setting, lucks: int) -> Iterator[Fixture]:
    """The matches of so many lucks, one luck after the other."""
    of_luck = seatings(setting)
    for luck in range(lucks):
        for place, seating in enumerate(of_luck):
            yield Fixture(luck * len(of_luck) + place, luck, seating)


def chance_seed(setting: Setting, luck: int) -> bytes:
    """The seed of all that chance does in the matches of a luck."""
    return hashlib.sha256(f"coeurdelion arena {setting.seed} {luck}".encode()).digest()


def bot_stream(setting: Setting, fixture: Fixture, seat: Seat) -> Random:
    """The random numbers of the bot on a seat, its own ones in every match."""
    return Random(f"coeurdelion arena {setting.seed} {fixture.number} {seat}")
