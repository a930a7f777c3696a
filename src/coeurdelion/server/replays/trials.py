"""Examples step by step, and trials of what else could be done in their positions; all secrets open."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from coeurdelion.core import ALL, CHANCE, AnyGame, Entry, Refused, Seat, Step
from coeurdelion.core.capabilities import Phrase, capabilities_of
from coeurdelion.learn.examples import example
from coeurdelion.learn.subjects import subject_of
from coeurdelion.learn.trial import Frame, Trial, Verdict, frames_of, scenario_of, wanted_in
from coeurdelion.match.scenario import Scenario, read_start
from coeurdelion.server import wire
from coeurdelion.server.replays.trial_types import Example, LessonVerdict, TrialFrame, Tried, Try
from coeurdelion.server.table.telling import told


def show_example(game: str, name: str) -> Example:
    """A packaged example with a frame for each of its steps; an unknown one is refused."""
    found = example(game, name)
    scenario = scenario_of(found.text)
    frames = frames_of(scenario)
    fixed = _shown(scenario.game, frames[0].state)
    return Example(
        game=game,
        name=name,
        rules=list(found.rules),
        title=found.title,
        edition=str(fixed["edition"]),
        options=dict(found.options),
        players=_players(scenario),
        cards={code: wire.Card(**prices) for code, prices in capabilities_of(scenario.game).card_prices.items()},
        fixed=fixed,
        frames=[_frame(scenario.game, fixed, frame) for frame in frames],
        own=_can_begin(found.text),
    )


def _can_begin(text: str) -> bool:
    """Whether a match can begin from the position of a scenario."""
    try:
        return bool(read_start(text))
    except Refused:
        return False


def _players(scenario: Scenario) -> list[wire.Player]:
    return [wire.Player(seat, colour, "", "person") for seat, colour in enumerate(scenario.colours)]


def _frame(game: AnyGame, fixed: wire.Params, frame: Frame, viewer: Seat | None = ALL) -> TrialFrame:
    """A frame; of its view what differs from the position."""
    shown, wanted = _shown(game, frame.state, viewer), wanted_in(game, frame)
    return TrialFrame(
        by=frame.by,
        line=_line(game, frame, viewer),
        view={key: value for key, value in shown.items() if key not in fixed or fixed[key] != value},
        to_act=_seats(game.to_act(frame.state)),
        events=told(game, frame.steps, viewer),
        refused=_refusal(frame.refused),
        does=_reason(wanted) if wanted else None,
    )


def _line(game: AnyGame, frame: Frame, viewer: Seat | None) -> str:
    """The line of a frame, as far as the viewer may read it then."""
    if viewer == ALL or not frame.steps:
        return frame.line
    step = frame.steps[0]
    return game.redact_entry(step.before, step.entry, viewer, frame.state).action


def try_out(asked: Try) -> Tried:
    """Where the lines of a trial lead, and what is asked beside that; an unknown position or place is refused."""
    trial = subject_of(asked.of).try_lines(asked.lines)
    made = Tried(
        taken=len(trial.lines),
        view=_shown(trial.game, trial.live.state, trial.viewer),
        seat=trial.seat,
        to_act=_seats(trial.live.to_act()),
        question=_question(trial),
        events=told(trial.game, trial.frames[-1].steps, trial.viewer),
        refused=_refusal(trial.refused),
        over=trial.live.result is not None,
        verdict=_verdict(trial, trial.verdict) if trial.verdict else None,
    )
    if line := asked.preview or asked.why:
        made.reasons = _refusal(trial.why(line)) or wire.Refusal("", "", {})
        made.previewed = _previewed(trial, line) if asked.preview and not made.reasons.rule else None
    if asked.reach:
        made.reached = [_reason(phrase) for phrase in trial.reach(asked.reach)]
    return made


def _previewed(trial: Trial, line: str) -> list[wire.Told]:
    """What a legal line would cause."""
    said, state = Entry(*trial.said(line)), trial.live.state
    step = Step(len(trial.live.log), said, state, state, tuple(trial.preview(line)))
    return told(trial.game, [step], said.seat)


def _question(trial: Trial) -> wire.Question | None:
    """What the first seat to act is asked; its number is that of the lines taken."""
    if trial.seat is None:
        return None
    key, params = trial.game.asked(trial.live.state, trial.seat)
    legal = trial.game.legal(trial.live.state, trial.seat)
    return wire.Question(len(trial.lines), key, dict(params), legal.lines(), list(legal.open_verbs))


def _verdict(trial: Trial, verdict: Verdict) -> LessonVerdict:
    fixed = _shown(trial.game, trial.frames[0].state, trial.viewer)
    return LessonVerdict(
        task=verdict.task,
        of=verdict.of,
        status=verdict.status,
        say=_reason(verdict.say),
        ask=_reason(verdict.ask) if verdict.ask else None,
        point=list(verdict.point),
        then=[_frame(trial.game, fixed, frame, trial.viewer) for frame in verdict.then],
    )


def _shown(game: AnyGame, state: Any, viewer: Seat | None = ALL) -> wire.Params:
    return game.show(game.redact(state, viewer))


def _seats(to_act: Iterable[int]) -> list[int]:
    return [seat for seat in to_act if seat != CHANCE]


def _reason(phrase: Phrase) -> wire.Reason:
    key, params = phrase
    return wire.Reason(key, dict(params))


def _refusal(refused: Refused | None) -> wire.Refusal | None:
    return wire.Refusal(*wire.refusal_told(refused)) if refused else None
