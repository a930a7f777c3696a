"""Whether a recorded match was played by the rules, with the chance its seed commits to."""

from __future__ import annotations

from enum import Enum
from typing import Any, NamedTuple

from coeurdelion.core import CHANCE, Refused, Step, replay, table_action_of
from coeurdelion.match.chance import commitment, decide, draw_seating, first_covered, match_key, nonces_by_place
from coeurdelion.match.record import Record, cut_off, seal, seating_text
from coeurdelion.match.table_state import NO_NOTES, TableLog, TableState, result_of


class Answer(Enum):
    """The three answers of a verification."""

    VERIFIED = "verified"
    NOT_VERIFIABLE = "not-verifiable"
    WRONG = "wrong"


class Verdict(NamedTuple):
    """An answer; why, if it is not the good one; and the entry that is wrong, or from which on a fork is verified."""

    answer: Answer
    why: Refused | None = None
    entry: int | None = None


def verify(record: Record) -> Verdict:
    """Replays a match and derives its chance again."""
    key = match_key(bytes.fromhex(record.seed), _nonces(record)) if record.seed else None
    number, table = -1, TableLog()
    try:
        state, first_own = record.match.start(), first_covered(record.match.log)
        for step in replay(record.match):
            action = table_action_of(step.entry)
            if action:
                table.add(step.number, action)
            elif table.now is not NO_NOTES and result_of(record.match.game, step.before, table.now):
                raise Refused("over", "game-over")
            if key and step.entry.seat == CHANCE and step.number >= first_own:
                _check_chance(record, step, key)
            number, state = step.number, step.state
        _check_seating(record)
        _check_end(record, state, table.now)
    except _OtherDiffers as differing:
        return _cut_off(record) or Verdict(Answer.WRONG, differing.why)
    except Refused as refused:
        is_last = number + 2 == len(record.match.log)
        return (_cut_off(record) if is_last else None) or Verdict(
            Answer.WRONG, refused, number + 1 if record.match.log else None
        )
    return _check_seal(record)


def _cut_off(record: Record) -> Verdict | None:
    """The verdict on a file that breaks off before its seed, None for any other: what is amiss at its end is so for that."""
    return Verdict(Answer.NOT_VERIFIABLE, cut_off(record.cut_off)) if record.cut_off and not record.seed else None


def _nonces(record: Record) -> tuple[str, ...]:
    """The nonces by seat, those that were not given too."""
    return record.nonces or ("",) * len(record.match.colours)


class _OtherDiffers(Exception):  # noqa: N818
    """The entries keep to the rules, but the file says another seating, result or score than is right."""

    def __init__(self, reason: str, **params: str) -> None:
        super().__init__(reason)
        self.why = Refused("match", reason, **params)


def _check_chance(record: Record, step: Step, key: bytes) -> None:
    """Refuses an outcome that the seed does not give."""
    due = decide(record.match.game, step.before, key, step.number)
    if due != step.entry.action:
        raise Refused("match", "chance-differs", text=step.entry.action, due=due)


def _check_seating(record: Record) -> None:
    """Refuses drawn seats that the seed does not give."""
    if not record.seating or not record.seed:
        return
    due = draw_seating(bytes.fromhex(record.seed), nonces_by_place(record.seating, _nonces(record)))
    if due != record.seating:
        raise _OtherDiffers("seating-differs", text=seating_text(record.seating), due=seating_text(due))


def _check_end(record: Record, state: Any, table: TableState) -> None:
    """Refuses a result or a score that the entries do not lead to."""
    result = result_of(record.match.game, state, table)
    if record.result != result:
        raise _OtherDiffers("result-differs", text=str(record.result or "–"), due=str(result or "–"))
    score = record.match.game.scores(state)
    if record.score and record.score != score:
        raise _OtherDiffers("score-differs", text=" ".join(map(str, record.score)), due=" ".join(map(str, score)))


def _check_seal(record: Record) -> Verdict:
    """The verdict on a match whose entries are good: does the seed fit the commitment, the file its digest?"""
    if record.cut_off:
        return Verdict(Answer.NOT_VERIFIABLE, cut_off(record.cut_off))
    if not record.seed or not record.commit:
        return Verdict(Answer.NOT_VERIFIABLE, Refused("match", "no-seed" if not record.seed else "no-commitment"))
    if commitment(bytes.fromhex(record.seed)) != record.commit:
        return Verdict(Answer.WRONG, Refused("match", "commitment-differs"))
    if record.sealed and record.sealed != seal(record):
        return Verdict(Answer.WRONG, Refused("match", "digest-differs"))
    return Verdict(Answer.VERIFIED, entry=first_covered(record.match.log) or None)
