"""What a watcher is shown of a table: every message put together as that seat may see it, through the one `redact`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, assert_never

import msgspec

from coeurdelion.core import CHANCE, TABLE, AnyGame, Entry, Refused, Seat, Step, table_action_of
from coeurdelion.core.capabilities import capabilities_of
from coeurdelion.core.table_action import Abandon, AllowHints, Draw, Proposal, StandIn, Undo
from coeurdelion.match.chance import commitment
from coeurdelion.match.live import LiveMatch
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.bots.process import ToldPlan
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.offers import coach_allowed, hints_agreed, pending, undo_refusal, waiting_for
from coeurdelion.server.table.seats import people
from coeurdelion.server.table.telling import players, points, remarks, told
from coeurdelion.server.table.undo import can_take_back, ending_lines, ends_undo
from coeurdelion.server.table.watcher import NOT_YET_TOLD, Watcher

MAX_UPDATE_BYTES = 4000
"""Size limit of an update; events that do not fit are left out."""
MAX_STEPS_TOLD, MAX_EVENTS_BYTES = 10, 800
"""Limits on the events in an update: how many last steps they belong to, and their bytes; older ones can be asked for."""
MAX_ENTRIES_TOLD = 30
"""Limit on the last entries that an update tells of, those that were taken back included."""
STEPS_ALWAYS_TOLD = 2
"""New steps whose events may take all the room that MAX_UPDATE_BYTES leaves."""
EVENTS_OVERHEAD_BYTES = 38
"""What events and remarks add to an update beside themselves: the fields' names, and more digits of `since`."""
ENCODE = msgspec.json.Encoder().encode
LOG_PAGE_ENTRIES = 100
"""Entries in one answer to a request for the log."""


def welcome(
    journal: Journal,
    watcher: Watcher,
    here: Collection[str | None],
    grace_left: Mapping[str, int],
    first: wire.Params,
    rematch: Sequence[Seat],
) -> wire.Welcome:
    """What a watcher needs to know once; `here` are the guests at the table now, `first` what does not change.

    `grace_left` has the seconds until a bot may stand in for guests who are away. `rematch` are the seats that wait for one,
    which is told to players alone.
    """
    stored, capabilities = journal.stored, capabilities_of(journal.game)
    return wire.Welcome(
        match=stored.id,
        game=stored.game,
        edition=str(first["edition"]),
        options=dict(stored.options),
        state=stored.state,
        commitment=commitment(stored.seed),
        players=players(stored, journal.live, here, grace_left),
        mine=list(watcher.mine),
        sits=watcher.sits,
        fixed=first,
        cards={code: wire.Card(**prices) for code, prices in capabilities.card_prices.items()},
        grace=stored.grace,
        rematch=list(rematch) if watcher.mine else [],
        practice=stored.practice,
        phrases=list(capabilities.ready_phrases),
    )


def fixed(journal: Journal) -> wire.Params:
    """What a spectator saw at the first question of the match; the seat is never left to it."""
    game, live = journal.game, journal.live
    state = journal.match().start()
    for step in live.from_start() if live else ():
        if CHANCE not in game.to_act(state):
            break
        state = step.state
    shown = game.show(game.redact(state, None))
    del shown["seat"]
    return shown


def update(journal: Journal, watcher: Watcher, first: wire.Params) -> wire.Update | None:
    """The table now, and the events that the watcher has not been told; None if there is nothing new."""
    live, seat = journal.live, watcher.sits
    if live is None or watcher.told == len(live.log) - 1:
        return None
    acted = None if seat is None else live.last_of((seat,))
    shown = journal.game.show(journal.game.redact(live.state, seat))
    undone = any(isinstance(table_action_of(entry), Undo) for entry in live.log[max(watcher.told, -1) + 1 :])
    whole = watcher.told == NOT_YET_TOLD or undone
    known = -1 if whole else watcher.told
    watcher.told = len(live.log) - 1
    made = wire.Update(
        entry=watcher.told,
        to_act=[asked for asked in live.to_act() if asked != CHANCE],
        view={key: value for key, value in shown.items() if key not in first or first[key] != value},
        since=known + 1,
        whole=whole,
        question=_question(journal, live, seat),
        aside=_aside(journal, live, seat),
        can_take_back=seat is not None and can_take_back(live, seat),
        acted=-1 if acted is None else acted,
        offers=_offers(journal, live),
        hints=hints_agreed(journal.stored, live, journal.stood_in),
        result=str(live.result or ""),
        seed=journal.stored.seed.hex() if live.result else "",
        take_backs=live.take_backs,
        no_undo=_no_undo(journal, live, seat),
        coach=coach_allowed(journal.stored, live, seat, journal.stood_in),
    )
    room = MAX_UPDATE_BYTES - len(ENCODE(made)) - EVENTS_OVERHEAD_BYTES
    made.events, made.remarks, made.since = _newest(live, known, seat, room)
    return made


def _newest(live: LiveMatch, known: int, seat: Seat | None, room: int) -> tuple[list[wire.Told], list[wire.Told], int]:
    """Events and remarks of the newest entries after a known one, as many as have room, and the first of these entries."""
    events: list[wire.Told] = []
    beside: list[wire.Told] = []
    last, size = len(live.log) - 1, 0
    steps = {step.number: step for step in live.latest(min(MAX_STEPS_TOLD, last - known)) if step.number > known}
    first = max(known + 1, last + 1 - MAX_ENTRIES_TOLD, min(steps, default=0) if len(steps) == MAX_STEPS_TOLD else 0)
    for number in range(last, first - 1, -1):
        of_step = told(live.game, [steps[number]], seat) if number in steps else []
        remarked = remarks(live, number, seat)
        size += _bytes_of(of_step) + _bytes_of(remarked or [])
        is_much = bool(events or beside) and size > MAX_EVENTS_BYTES and len(steps) > STEPS_ALWAYS_TOLD
        if remarked is None or size > room or is_much:
            return events, beside, number + 1
        events[:0], beside[:0] = of_step, remarked
    return events, beside, first


def _bytes_of(events: list[wire.Told]) -> int:
    return len(ENCODE(events)) if events else 0


def _question(journal: Journal, live: LiveMatch, seat: Seat | None) -> wire.Question | None:
    if seat is None or seat not in live.to_act() or seat not in people(journal.stored, live):
        return None
    game, state = journal.game, live.state
    key, params = game.asked(state, seat)
    legal = game.legal(state, seat)
    lines = legal.lines()
    ending = ending_lines(game, state, seat, lines)
    return wire.Question(journal.question(seat), key, dict(params), lines, list(legal.open_verbs), ending)


def _no_undo(journal: Journal, live: LiveMatch, seat: Seat | None) -> str:
    """Why a seat cannot ask for an undo; not looked into if its last action is so long ago that it would take a replay."""
    if seat is None or live.result or seat not in people(journal.stored, live):
        return ""
    last = live.last_of((seat,))
    if last is not None and not live.has_latest(len(live.log) - last):
        return ""
    refused = undo_refusal(journal.stored, live, seat, journal.stood_in)
    return refused.reason if refused else ""


def _aside(journal: Journal, live: LiveMatch, seat: Seat | None) -> wire.Aside | None:
    """What a seat may do out of its turn, None if there is nothing."""
    if seat is None or live.result or seat in live.to_act() or seat not in people(journal.stored, live):
        return None
    lines = journal.game.legal(live.state, seat).lines()
    return wire.Aside(journal.question(seat), lines) if lines else None


def _offers(journal: Journal, live: LiveMatch) -> list[wire.Offered]:
    stored, stood_in = journal.stored, journal.stood_in
    return [
        wire.Offered(offer.entry, offer.seat, *_offered(offer.what), waiting_for(stored, live, offer, stood_in))
        for offer in pending(live)
    ]


def _offered(what: Proposal) -> tuple[str, int | None]:
    """What is proposed, as the wire names it, and the entry or the seat that it is about."""
    match what:
        case Undo(first):
            return "undo", first
        case StandIn(seat):
            return "stand-in", seat
        case Draw() | Abandon() | AllowHints():
            return str(what), None
        case _:
            assert_never(what)


def preview(journal: Journal, number: int, seat: Seat, line: str, *, outcomes: bool = False) -> wire.Previewed:
    """What an action would cause, as far as the seat may know, with the odds; what they may lead to only if asked for."""
    live = journal.begun()
    events = live.preview(seat, line, outcomes=outcomes)
    step = Step(len(live.log), Entry(seat, line), live.state, live.state, tuple(events))
    ends = ends_undo(journal.game, live.state, seat, journal.game.parse(line))
    return wire.Previewed(number, told(journal.game, [step], seat), ends)


def hinted(game: AnyGame, number: int, view: Any, advice: Advice) -> wire.Hinted:
    """What a bot would do in a position as it was seen, in words where the game has them, and why."""
    infinitive = capabilities_of(game).infinitive
    key, params = infinitive(view, game.parse(advice.line)) if infinitive else ("", {})
    reasons = [wire.Reason(*reason) for reason in advice.reasons]
    does = wire.Reason(key, dict(params)) if key else None
    return wire.Hinted(number, advice.line, reasons, does, [_plan(plan) for plan in advice.plans])


def _plan(plan: ToldPlan) -> wire.Plan:
    steps = [wire.PlanStep(line, wire.Reason(*does) if does else None) for line, does in plan.steps]
    return wire.Plan(plan.standing, steps, [wire.Reason(*one) for one in plan.tells], plan.cells, plan.missing)


def why(journal: Journal, number: int, seat: Seat, line: str) -> wire.Reasoned:
    """Why an action is refused; no rule if it is not."""
    try:
        journal.begun().preview(seat, line, outcomes=False)
    except Refused as refused:
        return wire.Reasoned(number, refused.rule, refused.reason, dict(refused.params))
    return wire.Reasoned(number, "", "", {})


def reached(journal: Journal, number: int, seat: Seat | None, place: str) -> wire.Reached:
    """What can be done at a place or from it, as far as a seat or a spectator may know."""
    live, game = journal.begun(), journal.game
    reach = capabilities_of(game).reach
    told = reach(game.redact(live.state, seat), place) if reach else ()
    return wire.Reached(number, place, [wire.Reason(key, dict(params)) for key, params in told])


def ledger(journal: Journal, number: int, seat: Seat) -> wire.LedgerOf:
    """Where a seat's points came from."""
    count = len(journal.stored.seats)
    if not 0 <= seat < count:
        raise Refused("protocol", "no-seat", number=str(seat)[:20], count=count)
    return wire.LedgerOf(number, seat, points(journal.begun(), seat))


def log(journal: Journal, number: int, seat: Seat | None, since: int) -> wire.LogOf:
    """A page of the log as a seat may read it; entries that were taken back are there without their secrets."""
    live, game = journal.begun(), journal.game
    since = max(since, 0)
    page = live.log[since : since + LOG_PAGE_ENTRIES]
    counting = {step.number: step for step in live.steps if since <= step.number < since + LOG_PAGE_ENTRIES}
    entries = [_written(game, live.state, n, entry, counting.get(n), seat) for n, entry in enumerate(page, since)]
    events = told(game, list(counting.values()), seat)
    beside = [one for n in range(since, since + len(page)) for one in remarks(live, n, seat) or ()]
    return wire.LogOf(number, since, entries, events, since + LOG_PAGE_ENTRIES < len(live.log), beside)


def _written(game: AnyGame, now: Any, number: int, entry: Entry, step: Step | None, seat: Seat | None) -> wire.Written:
    if entry.seat == TABLE:
        return wire.Written(number, entry.seat, entry.action, step is not None)
    if step is None:  # the position it was done in is gone, and with it what may be shown of it
        return wire.Written(number, entry.seat, entry.action.partition(" ")[0], False)
    shown = game.redact_entry(step.before, entry, seat, now)
    return wire.Written(number, shown.seat, shown.action, True)
