"""What a line throws away: it is played out to the end of the turn, as is what a hint would have said instead.

All that is looked at comes from the view of the seat: a few worlds are dealt from it, and both ways are taken in each with
the same luck. What a way leads to is judged by the parts of the game's own evaluation; the part that suffers most says why.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from coeurdelion.bots.coach_guide import CoachGuide, Parts, Promise
from coeurdelion.bots.hints import Hint, Moment, hints
from coeurdelion.bots.levels import BOTS, bot_named, usual_level
from coeurdelion.core import CHANCE, AnyGame, Seat
from coeurdelion.core.bot import BotChoice, BotRequest, Reason
from coeurdelion.core.random_play import by_odds

WORLDS = 3
"""The most worlds that are dealt from the view."""
MAX_DECISIONS = 8
"""The most decisions of bots, one after the other, with which a turn is played out."""
MAX_NODES = 400
"""The most decisions and outcomes of chance that are looked at before no other world is."""
BEYOND_DOUBT = 0.5
"""A loss below this share of what is worth a word is believed after the first world."""
NEARLY = 0.25
"""A bot that draws lots may choose what promises this much less than the best, in the unit of the game's weights."""
MAX_LOST_TOLD = 2
"""The most parts whose loss is told."""
MIN_LOST_SHARE = 0.3
"""A second part is told if it has this share of the loss, or more."""


class Judged(NamedTuple):
    """What a line loses against a better one, and what it loses in words; no better one if it is good enough.

    `hint` is the plan that the better line begins, None in a game without plans.
    """

    loss: float = 0.0
    is_grave: bool = False
    better: BotChoice | None = None
    lost: tuple[Reason, ...] = ()
    hint: Hint | None = None


FINE = Judged()


def has_coach(game: AnyGame) -> bool:
    """Whether a game has bots that can judge it."""
    return game.id in BOTS


def judge(
    game: AnyGame, request: BotRequest, action: Any, max_nodes: int = MAX_NODES, course: Sequence[Moment] = ()
) -> Judged:
    """What a seat would throw away by an action, as far as it can know, after what it has done in its turn.

    Nothing is said of what has too many lines to list, nor of a game without bots. The same request gets the same answer,
    unless its time is over before the last world.
    """
    legal = request.legal
    if not has_coach(game) or len(legal) < 2 or str(action).partition(" ")[0] in legal.open_verbs:
        return FINE
    hint = next(iter(hints(game, request, course)), None)
    return _Judgement(game, BOTS[game.id].coach, request, max_nodes, hint).of(action)


class _Way(NamedTuple):
    """The way to the end of a turn: which one it is, the luck on it, and the decisions left."""

    turn: object
    rng: Random
    left: int


@dataclass(slots=True)
class _Judgement:
    """One judgement: what it is about, and what it has cost so far."""

    game: AnyGame
    guide: CoachGuide
    request: BotRequest
    max_nodes: int
    hint: Hint | None
    nodes: int = 0
    begun: float = field(default_factory=monotonic)

    @property
    def seat(self) -> Seat:
        """The seat that is to decide."""
        seat: Seat = self.request.view.seat
        return seat

    def of(self, action: Any) -> Judged:
        """What an action loses."""
        best_known, _ = self._choice(self._world(0), Random(0))
        better = BotChoice(self.hint.plan.action, self.hint.plan.reasons) if self.hint else best_known
        if action in (better.action, best_known.action):
            return FINE
        worse, best = (_mean(parts) for parts in zip(*self._compared(action, better.action), strict=True))
        loss = _worth(best) - _worth(worse)
        if loss < self.guide.telling:
            return FINE._replace(loss=max(0.0, loss))
        return Judged(loss, loss >= self.guide.grave, better, self._lost(worse, best, loss), self.hint)

    def _compared(self, action: Any, better: Any) -> Iterator[tuple[Parts, Parts]]:
        """What both lead to, world by world, until it is clear or the time is over."""
        for number in range(WORLDS):
            world = self._world(number)
            worse, best = (self._played(world, one, Random(number)) for one in (action, better))
            yield worse, best
            loss = _worth(best) - _worth(worse)
            if loss < BEYOND_DOUBT * self.guide.telling or self._is_late(number + 1):
                return

    def _is_late(self, worlds: int) -> bool:
        """Whether there is no time for another world like those before."""
        ms = 1000 * (monotonic() - self.begun)
        return max(self.nodes / self.max_nodes, ms / self.request.ms) * (worlds + 1) / worlds > 1

    def _world(self, number: int) -> Any:
        return self.game.deal(self.request.view, Random(number))

    def _played(self, state: Any, action: Any, rng: Random) -> Parts:
        """What a state is worth after an action of the seat and the best way to end its turn."""
        way = _Way(self.guide.turn(state), rng, MAX_DECISIONS)
        return self._acted(state, action, self._promises(state).get(action), way)

    def _acted(self, state: Any, action: Any, promised: Promise | None, way: _Way) -> Parts:
        if promised:
            return _sum([(self.guide.parts(state, self.seat), 1.0), (promised.parts, 1.0)])
        return self._followed(self.game.apply(state, self.seat, action)[0], way)

    def _followed(self, state: Any, way: _Way) -> Parts:
        """What a state is worth once the bots have ended the turn."""
        self.nodes += 1
        asked = self.game.to_act(state)
        if not asked or not way.left or self.guide.turn(state) != way.turn:
            return self.guide.parts(state, self.seat)
        if CHANCE in asked:
            return _sum([(self._followed(after, way), odds) for after, odds in self._outcomes(state, way.rng)])
        further = way._replace(left=way.left - 1)
        if self.seat in asked:
            choice, promised = self._choice(state, way.rng)
            return self._acted(state, choice.action, promised, further)
        other = asked[0]
        return self._followed(self.game.apply(state, other, self._of_bot(state, other, way.rng).action)[0], further)

    def _outcomes(self, state: Any, rng: Random) -> Sequence[tuple[Any, float]]:
        if self.guide.outcomes:
            return self.guide.outcomes(state)
        return [(self.game.apply(state, CHANCE, by_odds(self.game, state, rng))[0], 1.0)]

    def _choice(self, state: Any, rng: Random) -> tuple[BotChoice, Promise | None]:
        """What a bot does for the seat, or what promises clearly more, and what that promises."""
        choice, promises = self._of_bot(state, self.seat, rng), self._promises(state)
        promised = promises.get(choice.action)
        best = max(promises, key=lambda action: promises[action].value, default=None)
        if promised and promises[best].value > promised.value + NEARLY:
            return BotChoice(best, promises[best].reasons), promises[best]
        return choice, promised

    def _promises(self, state: Any) -> Mapping[Any, Promise]:
        return self.guide.promises(state, self.seat, self.game.legal(state, self.seat))

    def _of_bot(self, state: Any, seat: Seat, rng: Random) -> BotChoice:
        view, legal = self.game.redact(state, seat), self.game.legal(state, seat)
        return bot_named(self.game, usual_level(self.game))(BotRequest(view, (), legal, Random(rng.random())))

    def _lost(self, worse: Parts, best: Parts, loss: float) -> tuple[Reason, ...]:
        """The parts that suffer most, in words."""
        suffered = {name: best.get(name, 0.0) - worse.get(name, 0.0) for name in self.guide.words}
        first, *others = sorted(suffered, key=lambda name: suffered[name], reverse=True)[:MAX_LOST_TOLD]
        told = [first, *(name for name in others if suffered[name] >= MIN_LOST_SHARE * loss)]
        return tuple(self._told(name, suffered[name], worse, best) for name in told if suffered[name] > 0)

    def _told(self, name: str, suffered: float, worse: Parts, best: Parts) -> Reason:
        """How much of a part is lost: how much less it is, and how much it is in either way."""
        key, scale = self.guide.words[name]
        told = {named: round(parts.get(name, 0.0) / scale) for named, parts in (("worse", worse), ("better", best))}
        return Reason(key, {"count": max(1, round(suffered / abs(scale))), **told})


def _worth(parts: Parts) -> float:
    return sum(parts.values())


def _mean(every: Sequence[Parts]) -> Parts:
    return _sum([(parts, 1 / len(every)) for parts in every])


def _sum(weighed: Sequence[tuple[Parts, float]]) -> Parts:
    """Parts added up by name, each with its weight."""
    names = dict.fromkeys(name for parts, _ in weighed for name in parts)
    return {name: sum(weight * parts.get(name, 0.0) for parts, weight in weighed) for name in names}
