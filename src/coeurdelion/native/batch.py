"""Many matches of one game stepped in one call, over NumPy arrays, without Python's lock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from coeurdelion.native.core import Core

Seats = npt.NDArray[np.int8]
Actions = npt.NDArray[np.uint32]
Numbers = npt.NDArray[np.integer[Any]]
"""Seats or actions as they are given: of any width, as long as there is room for them."""
ALIGNMENT = 8
"""A state begins where an integer of 64 bits may."""


class Batch:
    """Matches side by side: row n of `states` is the packed state of match n, which may be read, copied and replaced.

    What is no state, or no seat of its match, raises ValueError, and nothing has changed.
    """

    def __init__(self, core: Core, states: Sequence[bytes], threads: int = 1) -> None:
        self.core = core
        self.threads = threads
        self.states: npt.NDArray[np.uint8] = np.frombuffer(b"".join(states), np.uint8).reshape(-1, core.state_size).copy()

    def __len__(self) -> int:
        return len(self.states)

    def seats(self) -> Seats:
        """For each match the seat to act with the lowest number, -1 for chance, -2 where nobody is."""
        found = np.empty(len(self), np.int8)
        self._call("batch_seats", found)
        return found

    def legal(self, seats: Numbers) -> tuple[Actions, npt.NDArray[np.int32]]:
        """For each match the actions of a seat, in a row with room for as many as there can be, and how many they are."""
        actions = np.zeros((len(self), self.core.functions.max_legal), np.uint32)
        counts = np.empty(len(self), np.int32)
        self._call("batch_legal", self._each(seats, np.int8), actions, counts)
        return actions, counts

    def step(self, seats: Numbers, actions: Numbers, seed: int) -> npt.NDArray[np.bool_]:
        """One action in each match, and then chance as long as it is to act; False where an action is not allowed."""
        results = np.empty(len(self), np.int8)
        self._call("batch_step", self._each(seats, np.int8), self._each(actions, np.uint32), results, seed)
        return results.astype(np.bool_)

    def play(self, steps: int, seed: int) -> npt.NDArray[np.int64]:
        """So many actions at random in each match; how many there were before its end."""
        done = np.empty(len(self), np.int64)
        self._call("batch_play", steps, done, seed)
        return done

    def evaluate(self, seats: Numbers, weights: Sequence[float]) -> npt.NDArray[np.float64]:
        """What each match is worth to a seat, by the weights of the terms."""
        worths = np.empty(len(self), np.float64)
        given = np.ascontiguousarray(weights, np.float64)
        if given.shape != (len(self.core.terms),):
            raise ValueError(f"there are {len(self.core.terms)} terms")
        self._call("batch_evaluate", self._each(seats, np.int8), given, worths)
        return worths

    def _each(self, values: Numbers, kind: type[np.generic]) -> npt.NDArray[Any]:
        """One value for each match, as C reads them."""
        found = np.ascontiguousarray(values, kind)
        if found.shape != (len(self),):
            raise ValueError(f"there are {len(self)} matches")
        if not np.array_equal(found, values):
            raise ValueError("no seat, or no action, has one of these numbers")
        return found

    def _call(self, name: str, *arguments: Any) -> None:
        states = self.states
        rows = states.dtype == np.uint8 and states.shape[1:] == (self.core.state_size,) and states.flags.c_contiguous
        if not rows or not states.flags.writeable or states.ctypes.data % ALIGNMENT:
            raise ValueError(f"states are rows of {self.core.state_size} bytes that may be written, as NumPy lays them out")
        passed = [one.ctypes.data if isinstance(one, np.ndarray) else one for one in arguments]
        if getattr(self.core.functions, name)(states.ctypes.data, len(states), *passed, self.threads) != 1:
            raise ValueError("no state of this game, no seat of its match, or a number out of bounds")
