"""The compiled rules of one game: states are bytes, actions are numbers.

They explain nothing: `coeurdelion.games` says why something is refused and what happened.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ctypes import byref, c_double, c_int32, c_uint32, create_string_buffer
from threading import local

from coeurdelion.core import CHANCE, Seat
from coeurdelion.native.library import Interface, MonteCarlo, Outcome
from coeurdelion.native.packing import Packing, fits, sized, sound, whole

_CHANCE_BIT, _SPECTATOR, _GOES_ON = 1 << 7, -2, -2
_TO_ACT: Mapping[int, tuple[Seat, ...]] = {
    **{mask: tuple(seat for seat in range(7) if mask >> seat & 1) for mask in range(1 << 7)},
    _CHANCE_BIT: (CHANCE,),
}


class _Room(local):
    """Where the core writes its answers: each thread has its own, for Python's lock is not held meanwhile."""

    def __init__(self, functions: Interface) -> None:
        self.legal = (c_uint32 * functions.max_legal)()
        self.outcomes = (Outcome * functions.max_outcomes)()
        self.scores = (c_int32 * 8)()
        self.values = (c_double * functions.terms)()


class Core:
    """The functions of `core.Game` for one game, on packed states; several threads may call them.

    What is no state of the game, or no seat of the match, raises ValueError.
    """

    def __init__(self, functions: Interface, packing: Packing) -> None:
        assert functions.state_size == packing.STATE_SIZE, "the library was made from other sources"
        self.functions = functions
        self.packing = packing
        self.game = packing.GAME
        self.state_size = functions.state_size
        self.terms = tuple(functions.term_names[n].decode() for n in range(functions.terms))
        self._room = _Room(functions)

    def is_well_formed(self, state: bytes) -> bool:
        """Whether bytes are a state."""
        return len(state) == self.state_size and self.functions.is_well_formed(state) == 1

    def to_act(self, state: bytes) -> tuple[Seat, ...]:
        """Whose decision is awaited."""
        return _TO_ACT[sound(self.functions.to_act(self._sized(state)))]

    def legal(self, state: bytes, seat: Seat) -> list[int]:
        """All that a seat may do; examples of what cannot be listed."""
        actions = self._room.legal
        return actions[: sound(self.functions.legal(self._sized(state), whole(seat), actions))]

    def permits(self, state: bytes, seat: Seat, action: int) -> bool:
        """Whether a seat, or chance, may do this; any number is answered."""
        return sound(self.functions.permits(self._sized(state), whole(seat), action)) == 1 and fits(action)

    def apply(self, state: bytes, seat: Seat, action: int) -> bytes | None:
        """The state after an action, None if it is not allowed."""
        after = create_string_buffer(self._sized(state), self.state_size)
        return after.raw if sound(self.functions.apply(after, whole(seat), action)) and fits(action) else None

    def odds(self, state: bytes) -> dict[int, int]:
        """What chance can do, with weights; outcomes that the rules do not tell apart are one."""
        outcomes = self._room.outcomes
        count = sound(self.functions.odds(self._sized(state), outcomes))
        return {outcome.action: outcome.weight for outcome in outcomes[:count]}

    def decide(self, state: bytes, seed: int) -> bytes:
        """The state after chance has done all that it is to do."""
        after = create_string_buffer(self._sized(state), self.state_size)
        sound(self.functions.decide(after, seed))
        return after.raw

    def redact(self, state: bytes, seat: Seat | None) -> bytes:
        """What a seat, or a spectator, may know."""
        known = create_string_buffer(self._sized(state), self.state_size)
        sound(self.functions.redact(known, _SPECTATOR if seat is None else whole(seat)))
        return known.raw

    def deal(self, known: bytes, seat: Seat | None, seed: int) -> bytes:
        """A random state that fits what a seat knows."""
        state = create_string_buffer(self._sized(known), self.state_size)
        sound(self.functions.deal(state, _SPECTATOR if seat is None else whole(seat), seed))
        return state.raw

    def scores(self, state: bytes) -> tuple[int, ...]:
        """The points of each seat."""
        scores = self._room.scores
        return tuple(scores[: sound(self.functions.scores(self._sized(state), scores))])

    def winners(self, state: bytes) -> tuple[Seat, ...] | None:
        """Who has won, nobody for a draw, None while the match goes on."""
        mask = self.functions.winners(self._sized(state))
        return None if mask == _GOES_ON else _TO_ACT[sound(mask)]

    def evaluate(self, state: bytes, seat: Seat) -> dict[str, float]:
        """What a state that hides nothing has for a seat: the terms of its evaluation, without their weights."""
        values = self._room.values
        sound(self.functions.evaluate(self._sized(state), whole(seat), values))
        return dict(zip(self.terms, values, strict=True))

    def perft(self, state: bytes, depth: int) -> int:
        """How many sequences of so many actions there are from here, 64 at most."""
        return sound(self.functions.perft(self._sized(state), whole(depth)))

    def playouts(
        self, known: bytes, seat: Seat, count: int, plies: int, weights: Sequence[float], seed: int, threads: int = 1
    ) -> list[float]:
        """What worlds that fit what a seat knows are worth to it after so many random actions, by these weights."""
        assert len(weights) == len(self.terms)
        worths = (c_double * count)()
        given = (c_double * len(weights))(*weights)
        arguments = (self._sized(known), whole(seat), count, whole(plies), given, worths, seed, whole(threads))
        sound(self.functions.playouts(*arguments))
        return worths[:]

    def monte_carlo(
        self, known: bytes, seat: Seat, actions: Sequence[int], *, nodes: int = 0, ms: int = 0, seed: int
    ) -> int:
        """The action that wins most often when all play on at random, of so many actions played and milliseconds at most."""
        if not all(map(fits, actions)):
            raise ValueError("no state of this game in which these actions are allowed")
        codes = (c_uint32 * len(actions))(*actions)
        limits = MonteCarlo(nodes, ms, seed)
        return actions[sound(self.functions.monte_carlo(self._sized(known), whole(seat), codes, len(codes), byref(limits)))]

    def _sized(self, state: bytes) -> bytes:
        return sized(state, self.state_size)
