"""The search of the levels above the squire in Löwenherz 1997 (`native/lowenherz_1997/search.hpp`)."""

from __future__ import annotations

from collections.abc import Sequence
from ctypes import CDLL, addressof, c_char_p, c_double, c_int32, c_uint64, c_void_p, create_string_buffer
from functools import cache
from struct import Struct
from typing import Any, NamedTuple

from coeurdelion.core import Seat
from coeurdelion.games.lowenherz_1997.actions import Action
from coeurdelion.games.lowenherz_1997.state import State
from coeurdelion.games.lowenherz_1997.view import View
from coeurdelion.native.library import library
from coeurdelion.native.lowenherz_1997 import action, pack, pack_view
from coeurdelion.native.packing import Unsupported, sound

WEIGHT_NUMBERS = 12
"""How many numbers the weights are."""
_MOST_ACTIONS, _MOST_SEATS = 12, 4
_PLAYER = Struct("<iiqdQ")
"""Rounds to play on, milliseconds, positions, for how many tries the first sight counts, where the weights are."""
_FOUND = Struct(f"<{_MOST_ACTIONS}Iiiddq")
"""The actions of the plan, how many they are and of how many plans, the chance with it and the next best, positions."""


class Player(NamedTuple):
    """Who searches, or plays in a contest: what it believes, how many rounds it plays on, and how far in all.

    `nodes` are the most decisions played on and `ms` the most time, 0 for any; without both it acts at first sight.
    """

    weights: tuple[float, ...]
    rounds: int
    nodes: int
    ms: int = 0
    prior_tries: float = 20.0


class Found(NamedTuple):
    """The best plan: its actions, the chance to win with it and with the next best, of how many, and what that took."""

    actions: tuple[Action, ...]
    chance: float
    next_chance: float
    plans: int
    nodes: int


def search(view: View, state: State, player: Player, seed: int) -> Found | None:
    """The best plan of a seat that is to act, by what it knows; None in a conflict. `state` is any that fits the view."""
    room, weights = create_string_buffer(_FOUND.size), _weights(player)
    packed = _packed(player, weights)
    if not sound(_functions().lowenherz_1997_search(pack_view(view), view.seat, packed, seed, room)):
        return None
    *numbers, length, plans, chance, next_chance, nodes = _FOUND.unpack(room.raw)
    return Found(tuple(action(number, state) for number in numbers[:length]), chance, next_chance, plans, nodes)


def outcomes(view: View, player: Player, seed: int) -> list[list[float]] | None:
    """What it brings each seat that one of a conflict acts for nothing rather than nobody, by that one; None elsewhere."""
    gains, weights = (c_double * (_MOST_SEATS * _MOST_SEATS))(), _weights(player)
    packed = _packed(player, weights)
    if not sound(_functions().lowenherz_1997_outcomes(pack_view(view), view.seat, packed, seed, gains)):
        return None
    count = len(view.players)
    return [gains[_MOST_SEATS * actor : _MOST_SEATS * actor + count] for actor in range(count)]


def contest(state: State, players: Sequence[Player], seed: int) -> tuple[Seat, ...]:
    """Who wins a match that players play to its end."""
    weights = [_weights(player) for player in players]
    packed = b"".join(map(_packed, players, weights))
    winners = sound(_functions().lowenherz_1997_contest(pack(state), packed, seed))
    return tuple(seat for seat in range(len(players)) if winners >> seat & 1)


def _weights(player: Player) -> Any:
    if len(player.weights) != WEIGHT_NUMBERS:
        raise ValueError(f"the weights are {WEIGHT_NUMBERS} numbers, these are {len(player.weights)}")
    return (c_double * WEIGHT_NUMBERS)(*player.weights)


def _packed(player: Player, weights: Any) -> bytes:
    return _PLAYER.pack(player.rounds, player.ms, player.nodes, player.prior_tries, addressof(weights))


@cache
def _functions() -> CDLL:
    """The functions that search, each with the types of its arguments."""
    found = library()
    if found is None:
        raise Unsupported("there is no compiled core")
    found.lowenherz_1997_search.argtypes = c_char_p, c_int32, c_char_p, c_uint64, c_char_p
    found.lowenherz_1997_outcomes.argtypes = c_char_p, c_int32, c_char_p, c_uint64, c_void_p
    found.lowenherz_1997_contest.argtypes = c_char_p, c_char_p, c_uint64
    return found
