"""When an action can be taken back at will: as long as nobody learnt anything by it and nobody else has acted since."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from coeurdelion.core import TABLE, AnyGame, Refused, Seat, Step
from coeurdelion.match.live import LiveMatch
from coeurdelion.server.table.seats import check_room

SPOKEN = ("offer", "agree", "decline", "hint", "hints")
"""What is only said at the table and stands in no undo's way."""
FEW = 12
"""So many lines of a verb are tried one by one; of more, the first stands for all, because trying takes time."""


def is_settled_after(live: LiveMatch, number: int) -> bool:
    """Whether something happened at the table since an entry that no undo takes back: a seat changed hands, a fork began."""
    return any(step.number > number and step.entry.action.split(" ")[0] not in SPOKEN for step in live.notes)


def last_action(live: LiveMatch) -> Step | None:
    """The last step of the game that is still free to be taken back."""
    said = len(live.notes)
    step: Step | None = next((step for step in reversed(live.latest(said + 1)) if step.entry.seat != TABLE), None)
    return None if step is None or is_settled_after(live, step.number) else step


def can_take_back(live: LiveMatch, seat: Seat) -> bool:
    """Whether the last action was this seat's and told it nothing."""
    step = last_action(live)
    if live.result or step is None or step.entry.seat != seat:
        return False
    return not live.game.reveals(step.before, seat, live.game.parse(step.entry.action))


def take_back(live: LiveMatch, seat: Seat) -> None:
    """Undo a seat's last action; refused where that takes the consent of the others."""
    check_room(live)
    step = last_action(live)
    if step is None or not can_take_back(live, seat):
        raise Refused("table", "no-free-undo")
    live.undo_from(step.number)


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
        tried = [f"{verb} {rest}".rstrip() for rest in (rests if len(rests) <= FEW else rests[:1])]
        ends = [line for line in tried if ends_undo(game, state, seat, game.parse(line))]
        ending += [verb] if ends == tried else ends
    return ending
