"""A finished match retold: what a replay needs at once, and its positions in a row, all secrets open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from coeurdelion.core import ALL, CHANCE, TABLE, Refused, Step, replay
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.match.chance import commitment, derive_with_weights, first_covered, match_key
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.messages import players, points, told
from coeurdelion.server.table.origin import shown_origin
from coeurdelion.server.table.replay_types import Draw, Frame, Frames, Position, Retold

MAX_FRAMES = 100
"""Positions in one answer."""


def retell(journal: Journal) -> Retold:
    """The whole match; what was taken back is there too, and does not count."""
    live, game, stored = journal.begun(), journal.game, journal.stored
    counting = {step.number for step in live.steps}
    steps = live.steps if len(counting) == len(live.log) else list(replay(replace(live.match, log=tuple(live.log))))
    start = live.match.start()
    fixed = game.show(game.redact(start, ALL))
    proof = _Proof(journal, steps)
    return Retold(
        match=stored.id,
        game=game.id,
        edition=str(fixed["edition"]),
        options=dict(stored.options),
        players=players(journal, ()),
        cards={code: wire.Card(**prices) for code, prices in capabilities_of(game).card_prices.items()},
        origin=shown_origin(stored, None),
        result=str(live.result or ""),
        fixed=fixed,
        entries=[wire.Written(step.number, *step.entry, step.number in counting) for step in steps],
        events=told(game, steps, ALL),
        ledgers=[points(live, seat) for seat in range(len(stored.seats))],
        course=[list(game.course(state)) for state in (start, *(step.state for step in steps))],
        commitment=proof.commitment,
        seed=proof.seed,
        nonces=list(live.nonces),
        seating=list(live.seating),
        own=proof.own,
        weights=[dict(one) for one in proof.weights],
        draws=proof.draws,
    )


class _Proof:
    """What proves the chance of a match: the seed, what was committed to, and the weights of every pick."""

    def __init__(self, journal: Journal, steps: Sequence[Step]) -> None:
        live, origin = journal.begun(), journal.stored.origin
        self.seed = "" if origin.get("seedless") else live.seed.hex()
        self.commitment = str(origin.get("commitment", commitment(live.seed))) if self.seed else ""
        self.own = first_covered(live.log)
        self.weights: dict[tuple[tuple[str, int], ...], int] = {}
        self.draws = self._draws(live, steps) if self.seed else []

    def _draws(self, live: LiveMatch, steps: Sequence[Step]) -> list[Draw]:
        key = match_key(live.seed, live.nonces)
        found = []
        for step in steps:
            if step.entry.seat == CHANCE and step.number >= self.own:
                _, lead, weights = derive_with_weights(live.game, step.before, key, step.number)
                found.append(Draw(step.number, lead, [self._number(tuple(one.items())) for one in weights]))
        return found

    def _number(self, weights: tuple[tuple[str, int], ...]) -> int:
        """The number of these weights among all that are told, each once."""
        return self.weights.setdefault(weights, len(self.weights))


def position_after(journal: Journal, entry: int) -> Position:
    """The position after an entry; after one that was taken back, the one that it led back to."""
    live, game = journal.begun(), journal.game
    if not -1 <= entry < len(live.log):
        raise Refused("table", "no-such-position")
    steps = live.steps
    step = next((step for step in reversed(steps) if step.number <= entry), None)
    state = steps[0].before if step is None else step.state
    this = step if step and step.number == entry else None
    done = live.log[entry] if entry >= 0 else None
    return Position(
        entry=entry,
        count=len(live.log),
        seat=done.seat if done else None,
        line=done.action if done else "",
        counts=this is not None,
        view=game.show(game.redact(state, ALL)),
        events=told(game, [this], ALL) if this else [],
        to_act=list(game.to_act(state)),
    )


def frames(journal: Journal, first: int, count: int) -> Frames:
    """The positions in force from an entry on, at most `count`."""
    live, game = journal.begun(), journal.game
    if not 0 <= first < len(live.log):
        raise Refused("table", "no-such-position")
    left = [step for step in live.steps if step.number >= first and step.entry.seat != TABLE]
    page, following = left[:count], left[count : count + 1]
    before = game.show(game.redact(live.match.start(), ALL))
    found = []
    for step in page:
        shown = game.show(game.redact(step.state, ALL))
        changed = {key: value for key, value in shown.items() if key not in before or before[key] != value}
        found.append(Frame(step.number, changed, list(game.to_act(step.state))))
        before = shown
    return Frames(found, following[0].number if following else None)
