"""Matches walked through by the rules and by the compiled core together: everything both can say is compared at every state.

`python -m tests.native.walks GAME SECONDS [SEED]` walks for so long, and tells how far it came.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import islice
from math import sqrt
from random import Random
from typing import Any

import pytest

from coeurdelion.core import CHANCE, AnyGame, Refused, Seat, Step, replay
from coeurdelion.core.random_play import pick
from coeurdelion.match.dictated_match import DictatedMatch
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import Scenario, read_scenario
from coeurdelion.native import Core, Unsupported, core_of
from coeurdelion.native.batch import Batch
from tests.games.contract import OUT_OF_TURN, PLAYERS, Variant, variants
from tests.native.evaluations import TERMS
from tests.paths import MATCHES, scenario_files

APPLIED = 6
"""Of the actions that are legal so many are tried in both."""
STEPS, MAX_SIGMAS = 128, 6.0
"""Random steps from one state, and how far what they lead to may be from what is to be expected."""
LAST = 8
"""So many of the last states of a match are evaluated."""
NOISE = 8
"""So many numbers that may be no action are asked about."""


class Comparison:
    """Compares states of matches; `sampled` is how often the dear comparisons are made."""

    def __init__(self, core: Core, rng: Random, sampled: float = 0.1) -> None:
        self.core, self.game, self.packing, self.rng, self.sampled = core, core.game, core.packing, rng, sampled
        self.states = self.actions = 0

    def compare(self, state: Any, players: int) -> bytes:
        """Fails if the two sides differ about a state; its bytes."""
        core, game, packing = self.core, self.game, self.packing
        data = packing.pack(state)
        assert core.is_well_formed(data)
        assert packing.unpack(data, state) == state
        assert core.to_act(data) == game.to_act(state)
        assert core.scores(data) == game.scores(state)
        assert core.winners(data) == game.winners(state)
        for seat in range(players):
            self._compare_legal(state, data, seat)
        if CHANCE in game.to_act(state):
            self._compare_chance(state, data)
        for eyes in (*range(players), None):
            self._compare_knowledge(state, data, eyes)
        if self.rng.random() < self.sampled or not game.to_act(state):
            self.compare_evaluation(state, data, players)
            self._compare_random_steps(data)
        self.states += 1
        return data

    def _compare_legal(self, state: Any, data: bytes, seat: Seat) -> None:
        core, packing = self.core, self.packing
        legal = self.game.legal(state, seat)
        codes = [packing.code(action, state) for action in legal]
        found = core.legal(data, seat)
        assert len(set(found)) == len(found)
        assert set(found) == set(codes), self._difference(state, seat, found, codes)
        for action, code in zip(legal, codes, strict=True):
            assert packing.action(code, state) == action
        if not legal.open_verbs:
            for code in (*self._noise(codes), *found[:NOISE]):
                assert core.permits(data, seat, code) == (code in set(codes)), (seat, code, self._line(state, code))
        for number in self.rng.sample(range(len(codes)), min(APPLIED, len(codes))):
            self._compare_result(state, data, seat, legal[number], codes[number])

    def compare_steps(self, steps: Iterable[Step], players: int) -> None:
        """Fails if the two sides differ about steps of a match, or about where they lead."""
        for step in steps:
            self.compare_step(step.before, step.entry.seat, self.game.parse(step.entry.action), step.state)
            self.compare(step.state, players)

    def compare_step(self, state: Any, seat: Seat, action: Any, after: Any) -> None:
        """Fails if an action leads to another state in the core; one that has no number is left out."""
        try:
            code = (self.packing.outcome_code if seat == CHANCE else self.packing.code)(action, state)
        except Unsupported:
            return
        self._compare_result(state, self.packing.pack(state), seat, action, code, after)

    def _compare_result(self, state: Any, data: bytes, seat: Seat, action: Any, code: int, result: Any = None) -> None:
        after = self.core.apply(data, seat, code)
        expected = self.packing.pack(result or self.game.apply(state, seat, action)[0])
        assert after == expected, (seat, str(action), self._unpacked(after, state), self._unpacked(expected, state))
        self.actions += 1

    def _compare_chance(self, state: Any, data: bytes) -> None:
        """The odds are the same, as shares; what chance does leads to the same states."""
        weights: dict[int, int] = {}
        actions: dict[int, Any] = {}
        for action, weight in self.game.odds(state).items():
            code = self.packing.outcome_code(action, state)
            weights[code] = weights.get(code, 0) + weight
            actions[code] = action
        found = self.core.odds(data)
        assert _shares(found) == _shares(weights)
        for code in self._noise(list(weights)):
            assert self.core.permits(data, CHANCE, code) == (code in weights), f"chance {code:#x}"
        for code in self.rng.sample(sorted(weights), min(APPLIED, len(weights))):
            self._compare_result(state, data, CHANCE, self.packing.outcome(code, state), code)

    def _compare_knowledge(self, state: Any, data: bytes, eyes: Seat | None) -> None:
        known = self.core.redact(data, eyes)
        view = self.game.redact(state, eyes)
        assert known == self.packing.pack_view(view), f"what {eyes} knows"
        assert self.core.is_well_formed(known)
        if self.rng.random() < self.sampled:
            dealt = self.core.deal(known, eyes, self.rng.getrandbits(64))
            assert self.core.is_well_formed(dealt)
            assert self.core.redact(dealt, eyes) == known
            assert self.game.redact(self.packing.unpack(dealt, state), eyes) == view

    def compare_refused(self, state: Any, seat: Seat, action: Any) -> None:
        """Fails if the core permits what the rules refuse; a few wrong actions have no number."""
        try:
            code = self.packing.code(action, state)
        except (Unsupported, Refused):
            return
        assert not self.core.permits(self.packing.pack(state), seat, code), str(action)

    def compare_evaluation(self, state: Any, data: bytes, players: int) -> None:
        """Fails if a term of the bots' evaluation is another one in the core; not where chance is to act."""
        if CHANCE in self.game.to_act(state):
            return
        for seat in range(players):
            expected = TERMS[self.game.id](state, seat)
            found = self.core.evaluate(data, seat)
            same = pytest.approx(expected, rel=1e-9, abs=1e-9)
            assert {name: found[name] for name in expected} == same, f"the terms of seat {seat}"

    def _compare_random_steps(self, data: bytes) -> None:
        """Fails if random play does what is not allowed, leaves something out, or does it too often or too seldom."""
        core, seats = self.core, self.core.to_act(data)
        if not seats:
            return
        weights = core.odds(data) if seats[0] == CHANCE else dict.fromkeys(core.legal(data, seats[0]), 1)
        if not weights:  # a position of a scenario that leads nowhere
            return
        expected: dict[bytes, float] = {}
        for code, weight in weights.items():
            after = core.apply(data, seats[0], code)
            assert after is not None
            expected[after] = expected.get(after, 0.0) + weight / sum(weights.values())
        batch = Batch(core, [data] * STEPS)
        batch.play(1, self.rng.getrandbits(64))
        found = Counter(state.tobytes() for state in batch.states)
        assert set(found) <= set(expected), "random play does what is not allowed"
        for after, share in expected.items():
            spread = sqrt(STEPS * share * max(0.0, 1 - share))  # a share may be a little over 1
            assert abs(found[after] - STEPS * share) <= MAX_SIGMAS * (spread + 1), "random play prefers something"

    def _noise(self, codes: list[int]) -> Iterator[int]:
        """Numbers that may be no action: any, and such as are nearly one."""
        for _ in range(NOISE):
            yield self.rng.getrandbits(32)
            if codes:
                yield self.rng.choice(codes) ^ 1 << self.rng.randrange(32)

    def _difference(self, state: Any, seat: Seat, found: list[int], expected: list[int]) -> str:
        extra = [self._line(state, code) for code in set(found) - set(expected)]
        missing = [self._line(state, code) for code in set(expected) - set(found)]
        return f"seat {seat} of {state.phase}: too many {extra}, missing {missing}"

    def _line(self, state: Any, code: int) -> str:
        try:
            return str(self.packing.action(code, state))
        except Exception as error:  # only tells what differs
            return f"{code:#x} ({error!r})"

    def _unpacked(self, data: bytes | None, like: Any) -> Any:
        return data and self.packing.unpack(data, like)


def _shares(weights: dict[int, int]) -> dict[int, Fraction]:
    total = sum(weights.values())
    return {code: Fraction(weight, total) for code, weight in weights.items()}


def walk(comparison: Comparison, variant: Variant, players: str) -> None:
    """Follows a match of random or keen players to its end: every state and action is compared."""
    game, rng = comparison.game, comparison.rng
    choose = PLAYERS[players](game)
    state = game.start(game.colours[: variant.players], variant.options)
    last: deque[Any] = deque(maxlen=LAST)
    while seats := game.to_act(state):
        last.append(state)
        comparison.compare(state, variant.players)
        out_of_turn = [seat for seat in range(variant.players) if seat not in seats and len(game.legal(state, seat))]
        seat = rng.choice(out_of_turn if out_of_turn and rng.random() < OUT_OF_TURN else list(seats))
        action = pick(game, state, seat, rng, choose)
        after = game.apply(state, seat, action)[0]
        comparison.compare_step(state, seat, action, after)
        state = after
    comparison.compare(state, variant.players)
    for state in last:  # what is worth most near the end
        comparison.compare_evaluation(state, comparison.packing.pack(state), variant.players)


def recorded(game: AnyGame) -> Iterator[tuple[Any, int]]:
    """The states of all recorded matches of a game, with the number of players."""
    for path in sorted((MATCHES / game.id).glob("*.match")):
        match = read_record(path.read_text("utf-8")).match
        yield from ((step.state, len(match.colours)) for step in replay(match))


def compare_scenario(comparison: Comparison, scenario: Scenario) -> None:
    """Compares every position of a scenario; what is refused there, the core does not permit."""
    game, players = comparison.game, len(scenario.match.colours)
    play = DictatedMatch(scenario.match, scenario.foreseen)
    comparison.compare(scenario.match.start(), players)
    comparison.compare_steps(play.begun, players)
    comparison.compare(play.live.state, players)
    for step in scenario.steps:
        before = play.live.state
        try:
            steps = play.do(step.by, step.do, step.dictated)
        except Refused as refused:
            if (
                refused.rule not in ("notation", "turn", "over") and not step.dictated.lines
            ):  # else chance is what is refused
                comparison.compare_refused(before, step.by, game.parse(step.do))
            continue
        comparison.compare_steps(steps, players)


def compare_files(comparison: Comparison, every: int = 1) -> list[str]:
    """Compares all scenarios of the game, and every so many states of its recorded matches.

    The names of scenarios that have no room in the core.
    """
    left_out = []
    for path in scenario_files():
        if path.parent.name == comparison.game.id:
            try:
                compare_scenario(comparison, read_scenario(path.read_text("utf-8")))
            except Unsupported:
                left_out.append(path.stem)
    for state, players in islice(recorded(comparison.game), 0, None, every):
        comparison.compare(state, players)
    return left_out


def main(words: list[str]) -> None:
    name, seconds, seed = words[0], float(words[1]), int(words[2]) if len(words) > 2 else 1
    core = core_of(name)
    assert core is not None, "there is no compiled core"
    comparison = Comparison(core, Random(seed))
    print("left out:", *compare_files(comparison), "states:", comparison.states)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for variant in variants():
            if variant.game is core.game and time.monotonic() < until:
                walk(comparison, variant, comparison.rng.choice(list(PLAYERS)))
    print("states:", comparison.states, "actions:", comparison.actions)


if __name__ == "__main__":
    main(sys.argv[1:])
