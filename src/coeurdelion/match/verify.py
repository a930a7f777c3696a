"""Whether a recorded match was played by the rules, with the chance its seed commits to."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from coeurdelion.core import CHANCE, TABLE, Refused, Step, in_force, replay, undo_target
from coeurdelion.match.chance import commitment, decide, match_key
from coeurdelion.match.record import Record, digest, result_of


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
    covered_from = _fork(record)
    key = match_key(bytes.fromhex(record.seed), record.nonces or ("",) * len(record.match.colours)) if record.seed else None
    number = -1
    said: list[Step] = []
    try:
        for step in replay(record.match):
            if step.entry.seat == TABLE:
                said.append(step)
            elif said:
                _check_goes_on(record, step, said)
            if key and step.entry.seat == CHANCE and step.number >= covered_from:
                _check_chance(record, step, key)
            number = step.number
        _check_end(record)
    except _Ended as ended:
        return Verdict(Answer.WRONG, ended.why)
    except Refused as refused:
        return Verdict(Answer.WRONG, refused, number + 1 if record.match.log else None)
    return _seal(record)


def _check_goes_on(record: Record, step: Step, said: list[Step]) -> None:
    """Refuses an action after the match has ended at the table."""
    undone = [undo_target(one.entry.action, one.number) for one in said if one.entry.action.startswith("undo ")]
    kept = [one for one in said if not any(one.number >= back for back in undone)]
    if result_of(record.match.game, step.before, kept):
        raise Refused("over", "game-over")


class _Ended(Exception):  # noqa: N818
    """The entries are good but not what the file says of them."""

    def __init__(self, reason: str, **params: str) -> None:
        super().__init__(reason)
        self.why = Refused("match", reason, **params)


def _fork(record: Record) -> int:
    """The first entry that this match's own commitment covers."""
    forks = [number for number, entry in enumerate(record.match.log) if entry.seat == TABLE and entry.action == "fork"]
    return forks[-1] if forks else 0


def _check_chance(record: Record, step: Step, key: bytes) -> None:
    """Refuses an outcome that the seed does not give."""
    due = decide(record.match.game, step.before, key, step.number)
    if due != step.entry.action:
        raise Refused("match", "chance-differs", text=step.entry.action, due=due)


def _check_end(record: Record) -> None:
    """Refuses a result or a score that the entries do not lead to."""
    steps = in_force(record.match)
    state = steps[-1].state if steps else record.match.start()
    result = result_of(record.match.game, state, steps)
    if record.result != result:
        raise _Ended("result-differs", text=record.result or "–", due=result or "–")
    score = record.match.game.scores(state)
    if record.score and record.score != score:
        raise _Ended("score-differs", text=" ".join(map(str, record.score)), due=" ".join(map(str, score)))


def _seal(record: Record) -> Verdict:
    """The verdict on a match whose entries are good: does the seed fit the commitment, the file its digest?"""
    if not record.seed or not record.commit:
        return Verdict(Answer.NOT_VERIFIABLE, Refused("match", "no-seed" if not record.seed else "no-commitment"))
    if commitment(bytes.fromhex(record.seed)) != record.commit:
        return Verdict(Answer.WRONG, Refused("match", "commitment-differs"))
    if record.sealed and record.sealed != digest(record):
        return Verdict(Answer.WRONG, Refused("match", "digest-differs"))
    return Verdict(Answer.VERIFIED, entry=_fork(record) or None)
