"""A finished match retold: what a replay needs at once, and its positions in a row, all secrets open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from coeurdelion.core import ALL, CHANCE, TABLE, Refused, Step, replay
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.match.chance import commitment, derive_with_weights, first_covered, match_key
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.replays.types import Draw, Frame, Frames, Position, Retold
from coeurdelion.server.store import StoredMatch
from coeurdelion.server.table.origin import shown_origin
from coeurdelion.server.table.telling import at_table, players, points, told

MAX_FRAMES = 100
"""Positions in one answer."""


def retell(stored: StoredMatch, live: LiveMatch) -> Retold:
    """The whole match; what was taken back is there too, and does not count."""
    game = live.game
    counting = {step.number for step in live.steps}
    steps = live.steps if len(counting) == len(live.log) else list(replay(replace(live.match, log=tuple(live.log))))
    start = live.match.start()
    fixed = game.show(game.redact(start, ALL))
    proof = _Proof(stored, live, steps)
    return Retold(
        match=stored.id,
        game=game.id,
        edition=str(fixed["edition"]),
        options=dict(stored.options),
        players=players(stored, live, ()),
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
        remarks=[one for number in range(len(live.log)) for one in at_table(live, number)],
        take_backs=live.take_backs,
    )


class _Proof:
    """What proves the chance of a match: the seed, what was committed to, and the weights of every pick."""

    def __init__(self, stored: StoredMatch, live: LiveMatch, steps: Sequence[Step]) -> None:
        origin = stored.origin
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


def position_after(live: LiveMatch, entry: int) -> Position:
    """The position after an entry; after one that was taken back, the one that it led back to."""
    game = live.game
    if not -1 <= entry < len(live.log):
        raise Refused("table", "no-such-position")
    step = _step_at(live, entry)
    state = live.match.start() if step is None else step.state
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


def check_fork(live: LiveMatch, entry: int) -> None:
    """Refuse a position that does not exist, in which nothing was played, or in which the match is over."""
    step = _step_at(live, entry)
    is_played = any(one.entry.seat != TABLE for one in live.steps if one.number <= entry)
    if entry >= len(live.log) or not is_played or (step and not live.game.to_act(step.state)):
        raise Refused("table", "no-such-position")


def _step_at(live: LiveMatch, entry: int) -> Step | None:
    """The last step in force up to an entry."""
    return next((step for step in reversed(live.steps) if step.number <= entry), None)


def frames(live: LiveMatch, first: int, count: int) -> Frames:
    """The positions in force from an entry on, at most `count`."""
    game = live.game
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
