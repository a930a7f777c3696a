"""A process of the bot pool: it reads one request per line on stdin and writes one reply per line on stdout, as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from coeurdelion.bots import bot_named
from coeurdelion.bots.coach import judge
from coeurdelion.bots.hints import Hint, Moment, Standing, hints
from coeurdelion.core import Entry
from coeurdelion.core.bot import BotRequest, Reason
from coeurdelion.core.choices import Choices
from coeurdelion.games import game_named
from coeurdelion.server.workers.serve import serve

NICENESS = 5
"""Added to the scheduling priority of the process, so that the server, which people wait for, comes first."""

ToldReason = tuple[str, dict[str, Any]]
"""The key of a sentence and what it needs."""


class ProcessRequest(msgspec.Struct, array_like=True):
    """A decision asked of a bot: game, level, the seat's view, its legal lines, and its log if the bot reads one."""

    game: str
    level: str
    view: Mapping[str, Any]
    legal: list[str]
    log: list[tuple[int, str]]
    open_verbs: tuple[str, ...] = ()
    judged: str = ""
    """The line to be judged by the coach, who then answers instead of the bot."""
    ms: int = 1000
    character: str = ""
    """The key of the character that the bot appears as."""
    hint: bool = False
    """Whether plans are asked for, as a hint."""
    course: list[tuple[Mapping[str, Any], str, bool]] = []
    """For a hint and the coach: the view of the seat when it acted before, what it did, and whether it acts next."""


class ToldPlan(msgspec.Struct, array_like=True):
    """A plan: how it compares with the first, its steps, with words for them, what is told of it, the land it aims at."""

    standing: Standing
    steps: list[tuple[str, ToldReason | None]]
    tells: list[ToldReason]
    cells: list[str]
    missing: list[str]


class ProcessReply(msgspec.Struct, array_like=True):
    """The line that a bot chose and its reasons, or the name of the exception that kept it from choosing.

    Of a line that was judged also what it loses, whether that is grave, and what is lost; the line is then a better one. For
    it, and for a hint, also the plans, the first of which begins with the line.
    """

    line: str = ""
    reasons: list[ToldReason] = []
    error: str = ""
    loss: float = 0.0
    is_grave: bool = False
    lost: list[ToldReason] = []
    plans: list[ToldPlan] = []


def choose(request: ProcessRequest) -> ProcessReply:
    """The decision of a bot."""
    game = game_named(request.game)
    choice = bot_named(game, request.level)(_asked(request))
    return ProcessReply(str(choice.action), _told(choice.reasons))


def _asked(request: ProcessRequest) -> BotRequest:
    """A decision as bots and the coach are asked for it."""
    game = game_named(request.game)
    legal = Choices(tuple(map(game.parse, request.legal)), open_verbs=request.open_verbs)
    log = [Entry(seat, action) for seat, action in request.log]
    return BotRequest(game.read_view(request.view), log, legal, Random(), request.ms, character=request.character)


def judge_line(request: ProcessRequest) -> ProcessReply:
    """What the coach says of the line to be judged."""
    game = game_named(request.game)
    said = judge(game, _asked(request), game.parse(request.judged), course=_course(request))
    line, reasons = (str(said.better.action), _told(said.better.reasons)) if said.better else ("", [])
    plans = [_plan(said.hint)] if said.hint else []
    return ProcessReply(line, reasons, "", said.loss, said.is_grave, _told(said.lost), plans)


def give_hint(request: ProcessRequest) -> ProcessReply:
    """The plans of a seat; what a bot does in a game without plans."""
    found = hints(game_named(request.game), _asked(request), _course(request))
    if not found:
        return choose(request)
    plan = found[0].plan
    return ProcessReply(str(plan.action), _told(plan.reasons), plans=[_plan(hint) for hint in found])


def _course(request: ProcessRequest) -> list[Moment]:
    game = game_named(request.game)
    return [Moment(game.read_view(view), game.parse(line), acts_on) for view, line, acts_on in request.course]


def _plan(hint: Hint) -> ToldPlan:
    plan = hint.plan
    steps = [(str(step.action), step.does and (step.does[0], dict(step.does[1]))) for step in hint.steps]
    tells = _told(plan.leads or plan.reasons)
    return ToldPlan(hint.standing, steps, tells, list(plan.cells), list(plan.missing))


def _told(reasons: Sequence[Reason]) -> list[ToldReason]:
    return [(reason.key, dict(reason.params)) for reason in reasons]


def main() -> None:
    """Reply to requests until the server is gone."""
    serve(_reply, NICENESS)


def _reply(line: bytes) -> bytes:
    try:
        request = msgspec.json.decode(line, type=ProcessRequest)
        reply = judge_line(request) if request.judged else give_hint(request) if request.hint else choose(request)
    except Exception as error:  # the pool falls back to a simpler level
        reply = ProcessReply(error=type(error).__name__)  # its message could hold what the bot knew
    return msgspec.json.encode(reply)


if __name__ == "__main__":
    main()
