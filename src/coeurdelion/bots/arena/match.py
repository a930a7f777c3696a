"""Matches between bots, each of which sees only what its seat may see."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from coeurdelion.core import CHANCE, AnyGame, Entry, Seat
from coeurdelion.core.bot import Bot, BotChoice, BotRequest
from coeurdelion.core.random_play import by_odds


class Decision(NamedTuple):
    """One decision of a bot: the state before it, the request, the choice, the events, and the thinking time in seconds."""

    state: Any
    seat: Seat
    request: BotRequest
    choice: BotChoice
    events: tuple[Any, ...]
    seconds: float


def play_match(
    game: AnyGame,
    bots: Sequence[Bot],
    options: Mapping[str, object],
    rng: Random,
    watch: Callable[[Decision], None] = lambda decision: None,
    entries: int | None = None,
    note: Callable[[Entry], None] = lambda entry: None,
) -> Any:
    """The last state of a match between bots, or the state after a number of entries.

    `watch` is called with every decision, `note` with every entry, those of chance included.
    """
    state = game.start(game.colours[: len(bots)], options)
    past: list[tuple[Any, Entry]] = []
    while (seats := game.to_act(state)) and (entries is None or len(past) < entries):
        seat = seats[0]
        before = state
        if seat == CHANCE:
            action = by_odds(game, state, rng)
            state, _ = game.apply(state, seat, action)
        else:
            log = [game.redact_entry(earlier, entry, seat, state) for earlier, entry in past]
            request = BotRequest(game.redact(state, seat), log, game.legal(state, seat), Random(rng.random()))
            begun = perf_counter()
            choice = bots[seat](request)
            taken = perf_counter() - begun
            action = choice.action
            state, events = game.apply(state, seat, action)
            watch(Decision(before, seat, request, choice, events, taken))
        entry = Entry(seat, str(action))
        past.append((before, entry))
        note(entry)
    return state


def share(game: AnyGame, state: Any, seat: Seat) -> float:
    """A seat's share of the victory: 1 alone, a part if it is shared, half of a draw."""
    won = game.winners(state) or ()
    if not won:
        return 0.5
    return 1 / len(won) if seat in won else 0.0
