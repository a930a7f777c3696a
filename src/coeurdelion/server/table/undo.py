"""When an action can be taken back at will: as long as nobody learnt anything by it and nobody else has acted since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coeurdelion.core import AnyGame, Refused, Seat, Step
from coeurdelion.core.table_action import Undo
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server.table.seats import check_log_length

MAX_LINES_TRIED = 12
"""Lines of one verb that are tried one by one; of more, the first stands for all, because trying takes time."""


def last_free_action(live: LiveMatch) -> Step | None:
    """The last step of the game, unless something has happened at the table since that no undo goes back beyond."""
    step = live.last_action()
    return None if step is None or live.table.settled > step.number else step


def can_take_back(live: LiveMatch, seat: Seat) -> bool:
    """Whether the last action was this seat's and told it nothing."""
    step = last_free_action(live)
    if live.result or step is None or step.entry.seat != seat:
        return False
    return not live.game.reveals(step.before, seat, live.game.parse(step.entry.action))


def take_back(live: LiveMatch, seat: Seat) -> None:
    """Undo a seat's last action; refused where that takes the consent of the others."""
    check_log_length(live)
    step = last_free_action(live)
    if step is None or not can_take_back(live, seat):
        raise Refused("table", "no-free-undo")
    live.note(Undo(step.number), SaidBy.SEAT)


def ends_undo(game: AnyGame, before: Any, seat: Seat, action: Any) -> bool:
    """Whether an action may not be one's own to take back: one learns something, chance acts, or another seat is asked.

    One that the rules do not allow is refused.
    Where nothing is learnt, what follows is settled by what the seat sees, so that the answer itself tells nothing.
    """
    state, _ = game.apply(before, seat, action)
    if game.reveals(before, seat, action):
        return True
    return bool(set(game.to_act(state)) - {seat} - set(game.to_act(before)) or game.winners(state) is not None)


def check_keeps_undo(live: LiveMatch, seat: Seat, line: str) -> None:
    """Refuses an action that may not be one's own to take back."""
    if ends_undo(live.game, live.state, seat, live.game.parse(line)):
        raise Refused("table", "ends-undo")


def ending_lines(game: AnyGame, state: Any, seat: Seat, lines: Mapping[str, Sequence[str]]) -> list[str]:
    """The verbs whose actions end a free undo, and single lines where those of a verb differ."""
    ending = []
    for verb, rests in lines.items():
        tried = [f"{verb} {rest}".rstrip() for rest in (rests if len(rests) <= MAX_LINES_TRIED else rests[:1])]
        ends = [line for line in tried if ends_undo(game, state, seat, game.parse(line))]
        ending += [verb] if ends == tried else ends
    return ending
