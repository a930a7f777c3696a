"""The compiled core as a referee, held against the rules at every position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from coeurdelion.core import CHANCE, Refused, Seat
from coeurdelion.core.choices import Choices
from coeurdelion.native.core import Core
from coeurdelion.native.packing import Unsupported


class Disagreement(Exception):  # noqa: N818 - what was found, named as what it is
    """The compiled core and the rules say different things."""


class Referee:
    """Says what is legal by the compiled core, and raises Disagreement wherever the rules say something else.

    Positions that have no room in the core are left to the rules; `is_used` tells of the last one.
    """

    def __init__(self, core: Core) -> None:
        self.core = core
        self.game, self.packing = core.game, core.packing
        self.is_used = False

    def check(self, state: Any, players: int) -> None:
        """Compare a position: who is to act, the score, the winners, and what each seat may know."""
        core, game = self.core, self.game
        data = self._packed(state)
        if data is None:
            return
        _agree("state", core.is_well_formed(data), True)
        _agree("to_act", core.to_act(data), game.to_act(state))
        _agree("scores", core.scores(data), game.scores(state))
        _agree("winners", core.winners(data), game.winners(state))
        for eyes in (*range(players), None):
            _agree(f"what {eyes} knows", core.redact(data, eyes), self.packing.pack_view(game.redact(state, eyes)))

    def legal(self, state: Any, seat: Seat) -> Iterable[Any]:
        """What a seat may do, as the core lists it."""
        legal: Choices[Any] = self.game.legal(state, seat)
        data = self._packed(state)
        if data is None:
            return legal
        found = [self.packing.action(code, state) for code in self.core.legal(data, seat)]
        _agree("legal", sorted(map(str, found)), sorted(map(str, legal)))
        return found

    def compare_odds(self, state: Any) -> None:
        """Compare what chance can do."""
        data = self._packed(state)
        if data is None:
            return
        weights: dict[int, int] = {}
        for action, weight in self.game.odds(state).items():
            code = self.packing.outcome_code(action, state)
            weights[code] = weights.get(code, 0) + weight
        found = self.core.odds(data)
        total, whole = sum(weights.values()), sum(found.values())
        _agree("odds", {code: count * total for code, count in found.items()}, {c: n * whole for c, n in weights.items()})

    def check_step(self, before: Any, seat: Seat, action: Any, after: Any) -> None:
        """Compare what an action leads to."""
        data = self._packed(before)
        if data is None:
            return
        try:
            code = (self.packing.outcome_code if seat == CHANCE else self.packing.code)(action, before)
            expected = self.packing.pack(after)
        except Unsupported:
            self.is_used = False
            return
        found = self.core.apply(data, seat, code)
        if found != expected:
            told = self.packing.unpack(found, before) if found is not None else None
            raise Disagreement(f"{action}: the core comes to {told}, the rules to {after}")

    def check_refused(self, state: Any, seat: Seat, line: str) -> None:
        """Compare that something is refused."""
        data = self._packed(state)
        if data is None:
            return
        try:
            action = self.game.parse(line)
            code = (self.packing.outcome_code if seat == CHANCE else self.packing.code)(action, state)
        except (Refused, Unsupported):
            return
        if self.core.permits(data, seat, code):
            raise Disagreement(f"{line}: the rules refuse what the core permits")

    def _packed(self, state: Any) -> bytes | None:
        try:
            data = self.packing.pack(state)
        except Unsupported:
            data = None
        self.is_used = data is not None
        return data


def _agree(what: str, found: object, expected: object) -> None:
    if found != expected:
        raise Disagreement(f"{what}: the core says {found!r}, the rules {expected!r}")
