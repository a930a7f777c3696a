"""Why a bot acted, as far as everyone can know it: told from what a spectator saw, and from nothing else.

A bot's own reasons may rest on its hand or on what something is worth to it: nobody reads them during a match. Others read
what the same words make of the steps that they have seen, in worlds dealt from the view of a spectator: what was dealt anew
tells nothing, and what these worlds do not agree on is not told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from coeurdelion.bots.common_reasons import BEST, ONLY
from coeurdelion.bots.game_bots import SeenSteps
from coeurdelion.bots.levels import BOTS
from coeurdelion.core import CHANCE, TABLE, AnyGame, Step
from coeurdelion.core.bot import Reason

WORLDS = 3
"""Worlds dealt from a spectator's view that have to agree on a reason."""


def public_reasons(game: AnyGame, steps: Sequence[Step], now: object) -> tuple[Reason, ...]:
    """The reasons that everyone may read for the first of some steps in force, in the state that the match is in now.

    What the same seat did right after it tells what it was good for. None if the action itself is hidden, or the game has
    no bots that give reasons.
    """
    return [(), *agreeing(game, steps, now)][-1]


def agreeing(game: AnyGame, steps: Sequence[Step], now: object) -> Iterator[tuple[Reason, ...]]:
    """What the worlds looked at so far agree on, one more with each turn of the iterator."""
    seen = list(_seen_go(game, steps, now))
    if game.id not in BOTS or not seen:
        return
    agreed: list[Reason] | None = None
    for world in range(WORLDS):
        found = _in_world(game, seen, Random(world))
        agreed = list(found) if agreed is None else [reason for reason in agreed if reason in found]
        yield tuple(agreed) or (BEST,)


def _seen_go(game: AnyGame, steps: Sequence[Step], now: object) -> Iterator[Step]:
    """The first step and those that its seat made right after it, as far as a spectator can read them."""
    for step in steps:
        if step.entry.seat == TABLE:
            continue
        is_own = step.entry.seat == steps[0].entry.seat != CHANCE
        if not is_own or game.redact_entry(step.before, step.entry, None, now) != step.entry:
            return
        yield step


def _in_world(game: AnyGame, seen: Sequence[Step], rng: Random) -> tuple[Reason, ...]:
    """The reasons for the first of some steps in a world that looks the same to a spectator."""
    before, after = (game.deal(game.redact(state, None), rng) for state in (seen[0].before, seen[-1].state))
    seat = seen[0].entry.seat
    legal = game.legal(before, seat)
    if len(legal) == 1 and not legal.open_verbs:
        return (ONLY,)
    events = [game.redact_event(event, None) for step in seen for event in step.events]
    actions = [game.parse(step.entry.action) for step in seen]
    return BOTS[game.id].explain(SeenSteps(before, after, actions, events, seat))
