"""The engine protocol: JSON lines in, JSON lines out, for any program that referees, tests or plays a game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, Literal

import msgspec

from coeurdelion.bots import SQUIRE, bot_named, reads_log
from coeurdelion.bots.coach import judge
from coeurdelion.bots.hints import Hint as Hinted
from coeurdelion.bots.hints import course_of, hints
from coeurdelion.core import ALL, CHANCE, AnyGame, Entry, Match, Refused, Seat, Step, params_of, table_action
from coeurdelion.core.bot import BotRequest
from coeurdelion.core.choices import Choices
from coeurdelion.games import game_named
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import SEATS, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_position
from coeurdelion.match.table_state import SaidBy
from coeurdelion.native import core_of
from coeurdelion.native.referee import Referee
from coeurdelion.text import Speaker

Chance = Literal["chance"]
_SEED = re.compile(r"[0-9a-f]{64}")


class New(msgspec.Struct, tag_field="cmd", tag="new", forbid_unknown_fields=True):
    """Begin a match."""

    game: str
    players: int
    options: dict[str, Any] = {}
    seed: str | None = None


class Load(msgspec.Struct, tag_field="cmd", tag="load", forbid_unknown_fields=True):
    """Load the position of a scenario, or a match to its last entry."""

    scenario: str | None = None
    match: str | None = None


class Legal(msgspec.Struct, tag_field="cmd", tag="legal", forbid_unknown_fields=True):
    """What those to act may do, or one seat."""

    seat: int | Chance | None = None


class Do(msgspec.Struct, tag_field="cmd", tag="do", forbid_unknown_fields=True):
    """An action of a seat, or of chance."""

    seat: int | Chance
    action: str


class Roll(msgspec.Struct, tag_field="cmd", tag="roll", forbid_unknown_fields=True):
    """Chance decides while it is to act."""


class Preview(msgspec.Struct, tag_field="cmd", tag="preview", forbid_unknown_fields=True):
    """What an action would cause."""

    seat: int
    action: str


class View(msgspec.Struct, tag_field="cmd", tag="view", forbid_unknown_fields=True):
    """What a seat may know; null for a spectator, "all" for everything."""

    seat: int | Literal["all"] | None = None


class Ledger(msgspec.Struct, tag_field="cmd", tag="ledger", forbid_unknown_fields=True):
    """Where a seat's points came from."""

    seat: int


class Bot(msgspec.Struct, tag_field="cmd", tag="bot", forbid_unknown_fields=True):
    """What a bot would do; with a view of its own it needs no match: it is asked as a player."""

    seat: int
    level: str = SQUIRE
    ms: int = 1000
    game: str | None = None
    view: dict[str, Any] | None = None
    legal: list[str] | None = None
    log: list[str] = []
    character: str = ""


class Hint(msgspec.Struct, tag_field="cmd", tag="hint", forbid_unknown_fields=True):
    """What a seat may set out to do: plans, each with what it leads to."""

    seat: int


class Coach(msgspec.Struct, tag_field="cmd", tag="coach", forbid_unknown_fields=True):
    """What an action would throw away."""

    seat: int
    action: str
    ms: int = 1000


class Undo(msgspec.Struct, tag_field="cmd", tag="undo", forbid_unknown_fields=True):
    """Take back the last entry."""


class Export(msgspec.Struct, tag_field="cmd", tag="export", forbid_unknown_fields=True):
    """The match as a match file."""


class Quit(msgspec.Struct, tag_field="cmd", tag="quit", forbid_unknown_fields=True):
    """End the engine."""


Request = New | Load | Legal | Do | Roll | Preview | View | Ledger | Bot | Hint | Coach | Undo | Export | Quit
Answer = dict[str, Any]


def serve(lines: Iterable[str], language: str = "en", *, native: bool = False) -> Iterator[str]:
    """One answer for each line that is not empty, until `quit`.

    With `native` the compiled core referees, and Disagreement is raised where the rules say something else.
    """
    engine = Engine(language, native=native)
    for line in lines:
        if line.strip():
            answer = engine.answer(line)
            yield msgspec.json.encode(answer).decode()
            if engine.has_quit:
                return


class Engine:
    """Answers requests about one match; a request that is refused changes nothing."""

    def __init__(self, language: str = "en", *, native: bool = False) -> None:
        self.language = language
        self.has_quit = False
        self._live: LiveMatch | None = None
        self._rng = Random()
        self._native = native
        self._referee: Referee | None = None

    def answer(self, line: str) -> Answer:
        """The answer to one line, with the id that came with it."""
        identity: Answer = {}
        try:
            request = _decode(line)
            if isinstance(request, dict) and "id" in request:
                identity = {"id": request.pop("id")}
            return {"ok": True} | self._handle(_request(request)) | self._refereed() | identity
        except Refused as refused:
            return {"ok": False, "refused": refused.rule, "message": self._message(refused)} | identity

    def _refereed(self) -> Answer:
        """Compares the position with the compiled core's, and tells whether that has room for it."""
        live, referee = self._live, self._referee
        if live is None or referee is None:
            return {}
        referee.check(live.state, len(live.match.colours))
        return {"native": referee.is_used}

    def _message(self, refused: Refused) -> str:
        game = self._live.game if self._live else None
        return self._speaker(game).reason(refused)

    def _speaker(self, game: AnyGame | None) -> Speaker:
        live = self._live
        if live is None or game is None or game is not live.game:
            return Speaker(self.language, game)
        edition = str(live.match.options.get("edition", ""))
        return Speaker.of_colours(self.language, game, edition, live.match.colours)

    def _handle(self, request: Request) -> Answer:
        match request:
            case New():
                return self._new(request)
            case Load():
                return self._load(request)
            case Bot(view=dict()):
                return self._play(request)
            case Quit():
                self.has_quit = True
                return {}
            case _:
                return self._handle_match(request)

    def _handle_match(self, request: Request) -> Answer:
        """The answer to a request about the match that is there."""
        live = self._live
        if live is None:
            raise Refused("protocol", "no-match")
        match request:
            case Legal(seat=seat):
                return _legal(live, seat, self._referee)
            case Do(seat=seat, action=action):
                step = self._do(live, _seat(live, seat), action)
                return {"events": _events(step.events)} | _to_act(live)
            case Roll():
                steps = live.roll_all()
                self._check_steps(live.game, steps)
                events = [event for step in steps for event in step.events]
                return {"actions": [step.entry.action for step in steps], "events": _events(events)} | _to_act(live)
            case Preview(seat=seat, action=action):
                return _preview(live, _seat(live, seat), action)
            case View(seat=seat):
                return {"view": _view(live, seat)}
            case Ledger(seat=seat):
                return {"ledger": [point._asdict() for point in live.ledger(_seat(live, seat))]}
            case Bot():
                return self._bot(live, request)
            case Hint(seat=seat):
                return self._hint(live, _asked_seat(live, seat))
            case Coach():
                return self._coach(live, request)
            case Undo():
                return _undo(live)
            case Export():
                return {"match": write_record(live.record())}
            case _:
                raise AssertionError(request)

    def _new(self, request: New) -> Answer:
        game = game_named(request.game)
        if request.seed is not None and not _SEED.fullmatch(request.seed):
            raise Refused("protocol", "bad-seed", text=request.seed[:80])
        if not 0 < request.players <= len(game.colours):
            raise Refused("option", "bad-players", players=request.players, allowed=tuple(map(str, game.seats)))
        colours = game.colours[: request.players]
        seed = bytes.fromhex(request.seed) if request.seed else None
        match = Match(game, colours, ("",) * len(colours), request.options)
        return self._begin(LiveMatch(match, seed))

    def _load(self, request: Load) -> Answer:
        if (request.scenario is None) == (request.match is None):
            raise Refused("protocol", "load-what")
        if request.scenario is not None:
            return self._begin(LiveMatch(read_position(request.scenario)))
        return self._begin(LiveMatch.of_record(read_record(request.match or "")))

    def _begin(self, live: LiveMatch) -> Answer:
        core = core_of(live.game.id) if self._native else None
        self._live, self._referee = live, Referee(core) if core else None
        return _to_act(live)

    def _do(self, live: LiveMatch, seat: Seat, action: str) -> Step:
        """An action; the compiled core, if there is one, must come to the same."""
        try:
            step = live.do(seat, action)
        except Refused:
            if self._referee:
                self._referee.check_refused(live.state, seat, action)
            raise
        self._check_steps(live.game, (step,))
        return step

    def _check_steps(self, game: AnyGame, steps: Iterable[Step]) -> None:
        for step in steps if self._referee else ():
            assert self._referee is not None
            self._referee.check_step(step.before, step.entry.seat, game.parse(step.entry.action), step.state)

    def _bot(self, live: LiveMatch, request: Bot) -> Answer:
        seat = _asked_seat(live, request.seat)
        with_log = reads_log(live.game, request.level)
        asked = live.bot_request(seat, self._rng, request.ms, with_log=with_log)
        return self._choose(live.game, request.level, asked._replace(character=request.character))

    def _hint(self, live: LiveMatch, seat: Seat) -> Answer:
        """The plans of a seat, from what it may know; the one that it follows first."""
        found = hints(live.game, live.bot_request(seat, self._rng, with_log=False), course_of(live, seat))
        return {"plans": [self._plan(live.game, hint) for hint in found]}

    def _plan(self, game: AnyGame, hint: Hinted) -> Answer:
        speaker, plan = self._speaker(game), hint.plan
        steps = [
            {"action": str(action), "does": speaker.question(*phrase) if phrase else str(action)}
            for action, phrase in hint.steps
        ]
        why = [speaker.question(*reason) for reason in plan.leads or plan.reasons]
        return {"standing": hint.standing, "steps": steps, "why": why, "cells": plan.cells, "missing": plan.missing}

    def _coach(self, live: LiveMatch, request: Coach) -> Answer:
        """What the coach says of an action, from what the seat may know."""
        game, seat, action = live.game, _asked_seat(live, request.seat), live.game.parse(request.action)
        game.apply(live.state, seat, action)
        asked = live.bot_request(seat, self._rng, request.ms, with_log=False)
        said = judge(game, asked, action, course=course_of(live, seat))
        better = str(said.better.action) if said.better else None
        lost = [self._speaker(game).question(*reason) for reason in said.lost]
        return {"loss": round(said.loss, 2), "grave": said.is_grave, "better": better, "why": lost}

    def _play(self, request: Bot) -> Answer:
        """What a bot does that is asked as a player: it gets its view, its legal lines and its log, and no match."""
        game = game_named(request.game)
        assert request.view is not None
        actions = tuple(game.parse(line) for line in request.legal or ())
        log = [_entry(line) for line in request.log]
        bot_named(game, request.level)
        try:
            view = game.read_view(request.view)
            asked = BotRequest(view, log, Choices(actions), self._rng, request.ms, character=request.character)
            return self._choose(game, request.level, asked)
        except Exception as error:  # a view from outside may be wrong in any way; the engine goes on
            if isinstance(error, Refused) and error.rule == "protocol":
                raise
            raise Refused("protocol", "bad-view", text=repr(error)[:80]) from None

    def _choose(self, game: AnyGame, level: str, request: BotRequest) -> Answer:
        if not request.legal:
            raise Refused("protocol", "nothing-legal")
        choice = bot_named(game, level)(request)
        speaker = self._speaker(game)
        if not speaker.names:
            speaker = Speaker.of_colours(self.language, game, "", game.colours)
        return {"action": str(choice.action), "why": [speaker.question(*reason) for reason in choice.reasons]}


def _decode(line: str) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Refused("protocol", "no-json", text=str(error)) from None


def _request(table: Any) -> Request:
    try:
        return msgspec.convert(table, type=Request)  # type: ignore[no-any-return]
    except (msgspec.ValidationError, RecursionError) as error:
        raise Refused("protocol", "no-request", text=str(error)) from None


def _seat(live: LiveMatch, seat: int | Chance) -> Seat:
    """The seat of a request; refused if the match has none of that number."""
    if seat == "chance":
        return CHANCE
    if not 0 <= seat < len(live.match.colours):
        raise Refused("protocol", "no-seat", number=str(seat), count=len(live.match.colours))
    return seat


def _asked_seat(live: LiveMatch, number: int) -> Seat:
    """The seat of a request that is to act; refused if it is not."""
    seat = _seat(live, number)
    if not live.to_act():
        raise Refused("over", "game-over")
    if CHANCE in live.to_act():
        raise Refused("turn", "chance-decides")
    if seat not in live.to_act():
        raise Refused("turn", "not-your-turn", players=live.to_act())
    return seat


def _named(seat: Seat) -> int | str:
    return "chance" if seat == CHANCE else seat


def _to_act(live: LiveMatch) -> Answer:
    return {"to_act": [_named(seat) for seat in live.to_act()]}


def _events(events: Iterable[Any]) -> list[Answer]:
    """Events as their key and what belongs to them."""
    return [{"event": event.key} | params_of(event) for event in events]


def _legal(live: LiveMatch, seat: int | Chance | None, referee: Referee | None) -> Answer:
    game, state = live.game, live.state
    seats = live.to_act() if seat is None else (_seat(live, seat),)
    lines: dict[str, Any] = {}
    open_verbs: dict[str, list[str]] = {}
    for one in seats:
        if one == CHANCE:
            lines["chance"] = {str(action): weight for action, weight in game.odds(state).items()}
            if referee:
                referee.compare_odds(state)
            continue
        legal = game.legal(state, one) if not live.result else Choices[Any]()
        lines[str(one)] = [str(action) for action in (referee.legal(state, one) if referee and legal else legal)]
        if legal.open_verbs:
            open_verbs[str(one)] = list(legal.open_verbs)
    return {"legal": lines, "open": open_verbs}


def _preview(live: LiveMatch, seat: Seat, action: str) -> Answer:
    """The events of an action as far as the seat may know; nothing changes."""
    return {"events": _events(live.preview(seat, action))}


def _view(live: LiveMatch, seat: int | str | None) -> Mapping[str, Any]:
    eyes = ALL if seat == "all" else None if seat is None else _seat(live, int(seat))
    return live.game.show(live.game.redact(live.state, eyes))


def _undo(live: LiveMatch) -> Answer:
    number = live.last_of((CHANCE, *range(len(live.match.colours))))
    if number is None:
        raise Refused("protocol", "nothing-to-undo")
    live.note(table_action.Undo(number), SaidBy.SEAT)
    return _to_act(live)


def _entry(line: str) -> Entry:
    word, _, action = line.partition(" ")
    if word in SEATS:
        return Entry(SEATS[word], action)
    if len(word) == 1 and word.isascii() and word.isdigit():
        return Entry(int(word), action)
    raise Refused("protocol", "no-entry", text=line[:80])
