"""Honest chance: a seed committed to before the players add their share, and outcomes that anyone can derive again."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations
from typing import Any, NamedTuple

from coeurdelion.core import TABLE, AnyGame, Entry
from coeurdelion.core.table_action import Fork, parse

WORD = 8
"""Bytes of one number drawn from the key."""
SPAN = 2**64
"""How many values such a number can have."""


def new_seed() -> bytes:
    """A fresh secret seed."""
    return secrets.token_bytes(32)


def commitment(seed: bytes) -> str:
    """What is shown of a seed when the table is created."""
    return hashlib.sha256(seed).hexdigest()


def match_key(seed: bytes, nonces: Sequence[str]) -> bytes:
    """The secret key of a match: the seed and every player's nonce."""
    return hmac.digest(seed, "\n".join(nonces).encode(), "sha256")


def words(key: bytes, entry: int) -> Iterator[int]:
    """An endless stream of 64-bit numbers for one entry, derived from the key."""
    block = 0
    while True:
        yield from _numbers(hmac.digest(key, f"{entry}:{block}".encode(), "sha256"))
        block += 1


def _numbers(digest: bytes) -> Iterator[int]:
    """A digest cut into numbers of 64 bits."""
    for start in range(0, len(digest), WORD):
        yield int.from_bytes(digest[start : start + WORD], "big")


def pick(numbers: Iterator[int], weights: Mapping[str, int]) -> str:
    """One of the outcomes, as likely as its weight, without bias."""
    total = sum(weights.values())
    number = next(number for number in numbers if number < SPAN - SPAN % total)
    rest = number % total
    for outcome in sorted(weights):
        rest -= weights[outcome]
        if rest < 0:
            return outcome
    raise AssertionError("the weights sum to the total")


def decide(game: AnyGame, state: Any, key: bytes, entry: int) -> str:
    """What chance does as the entry of that number."""
    return game.decided(state, partial(pick, words(key, entry)))


def draw_seating(seed: bytes, nonces: Sequence[str]) -> tuple[int, ...]:
    """The place that each seat comes from when seats are drawn; the nonces are in the order of the places."""
    digest = hmac.digest(seed, "\n".join(("seating", *nonces)).encode(), "sha256")
    orders = permutations(map(str, range(len(nonces))))
    drawn = pick(_numbers(digest), dict.fromkeys(map(" ".join, orders), 1))
    return tuple(map(int, drawn.split(" ")))


def nonces_by_place(seating: Sequence[int], nonces: Sequence[str]) -> tuple[str, ...]:
    """The nonces by seat, put into the order of the places that the seats came from."""
    return tuple(nonce for _, nonce in sorted(zip(seating, nonces, strict=True)))


def first_covered(log: Sequence[Entry]) -> int:
    """The first entry that a match's own commitment covers: 0, or its last fork."""
    forks = [number for number, entry in enumerate(log) if entry.seat == TABLE and isinstance(parse(entry.action), Fork)]
    return forks[-1] if forks else 0


class Derivation(NamedTuple):
    """What chance does as one entry, and the weights of each pick that led to it.

    The line is `lead` and after it the outcomes of the picks, a space between two.
    """

    line: str
    lead: str
    weights: tuple[Mapping[str, int], ...]


def derive_with_weights(game: AnyGame, state: Any, key: bytes, entry: int) -> Derivation:
    """What chance does as the entry of that number, told so that it can be picked again without the rules."""
    numbers, weights, outcomes = words(key, entry), [], []

    def note_pick(offered: Mapping[str, int]) -> str:
        outcomes.append(pick(numbers, offered))
        weights.append(dict(offered))
        return outcomes[-1]

    line = game.decided(state, note_pick)
    return Derivation(line, line.removesuffix(" ".join(outcomes)), tuple(weights))
