"""Verification: verified, not verifiable, or wrong at an entry and why."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from coeurdelion.core import CHANCE, Entry, Match, Refused
from coeurdelion.core.result import Abandoned, Won
from coeurdelion.core.table_action import Resign, Undo
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import Record, write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.verify import Answer, verify
from proofs.tamper import WAYS, answer_to, played
from tests import paths

MATCHES = sorted(paths.MATCHES.rglob("*.match"))
SEED = bytes(range(32))


def recorded() -> Record:
    path = next(path for path in MATCHES if path.parent.name == "lowenherz-2003")
    return read_record(path.read_text("utf-8"))


def with_entry(record: Record, number: int, entry: Entry) -> Record:
    log = list(record.match.log)
    log[number] = entry
    return replace(record, match=replace(record.match, log=tuple(log)))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_recorded_matches_are_verified(path: Path) -> None:
    assert verify(read_record(path.read_text("utf-8"))).answer is Answer.VERIFIED


def test_without_seed_or_commitment_nothing_can_be_verified() -> None:
    assert verify(replace(recorded(), seed="")).answer is Answer.NOT_VERIFIABLE
    assert verify(replace(recorded(), commit="")).answer is Answer.NOT_VERIFIABLE


def test_an_outcome_that_the_seed_does_not_give_is_wrong_at_its_entry() -> None:
    record = recorded()
    number = max(n for n, entry in enumerate(record.match.log) if entry.seat == CHANCE)
    verdict = verify(with_entry(record, 1, Entry(CHANCE, "draw A.B2")))
    assert (verdict.answer, verdict.entry) == (Answer.WRONG, 1)
    assert verdict.why
    assert verdict.why.reason == "chance-differs"
    assert verify(with_entry(record, number, Entry(CHANCE, "draw A.B1"))).entry == number


def test_an_entry_against_the_rules_is_wrong_there() -> None:
    record = recorded()
    number = next(n for n, entry in enumerate(record.match.log) if entry.action.startswith("castle"))
    verdict = verify(with_entry(record, number, Entry(record.match.log[number].seat, "castle b1")))
    assert (verdict.answer, verdict.entry) == (Answer.WRONG, number)
    assert verdict.why
    assert verdict.why.rule == "L03-PLACE-1"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"result": "win 1 0"}, "result-differs"),
        ({"score": (1, 2)}, "score-differs"),
        ({"commit": "0" * 64}, "commitment-differs"),
        ({"sealed": "0" * 64}, "digest-differs"),
    ],
)
def test_what_a_file_says_of_its_end_must_fit(change: dict[str, object], reason: str) -> None:
    verdict = verify(replace(recorded(), **change))  # type: ignore[arg-type]
    assert verdict.answer is Answer.WRONG
    assert verdict.why
    assert verdict.why.reason == reason


def test_a_changed_nonce_changes_all_draws() -> None:
    verdict = verify(replace(recorded(), nonces=("Eve", "Grace")))
    assert verdict.answer is Answer.WRONG
    assert verdict.why
    assert verdict.why.reason == "chance-differs"


def with_seats_drawn() -> Record:
    return read_record((paths.MATCHES / "lowenherz-2003" / "seats-drawn.match").read_text("utf-8"))


@pytest.mark.parametrize("seating", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_seats_that_the_seed_does_not_give_are_wrong(seating: tuple[int, ...]) -> None:
    record = replace(with_seats_drawn(), seating=seating, sealed="")
    verdict = verify(record)
    assert (verdict.answer, verdict.entry) == (Answer.WRONG, None)
    assert verdict.why
    assert verdict.why.reason == "seating-differs"
    assert verify(replace(record, commit="")).answer is Answer.WRONG
    assert verify(replace(record, seed="")).answer is Answer.NOT_VERIFIABLE


def test_a_match_with_drawn_seats_goes_on_with_them_if_its_seed_is_known() -> None:
    record = with_seats_drawn()
    begun = replace(record, match=replace(record.match, log=record.match.log[:20]), result=None, score=(), sealed="")
    assert LiveMatch.of_record(begun).record() == begun
    forked = LiveMatch.of_record(replace(begun, seed="")).record()
    assert forked.seating == ()
    assert verify(forked).answer is Answer.VERIFIED


def told_of(text: str) -> str:
    """The reason for which the file cannot be read, or why it is not verified; empty if it is."""
    try:
        why = verify(read_record(text)).why
    except Refused as refused:
        why = refused
    return why.reason if why else ""


@pytest.mark.parametrize("name", ["draw-after-sixty-turns", "seats-drawn"])
def test_a_file_that_breaks_off_anywhere_is_said_to_be_cut_off(name: str) -> None:
    text = next(path for path in MATCHES if path.stem == name).read_text("utf-8")
    begun, end = text.index("\n\n"), text.index("# sha256")
    places = [*range(15, begun), *Random(3).sample(range(begun, end - 1), 12), *range(end + 1, len(text) - 1)]
    assert {place: told for place in places if (told := told_of(text[:place])) != "cut-off"} == {}


def test_a_file_without_its_digest_or_its_last_line_break_is_whole() -> None:
    text = MATCHES[0].read_text("utf-8")
    for whole in (text.rstrip("\n"), text[: text.index("# sha256")], text[: text.index("# sha256") - 1]):
        assert verify(read_record(whole)).answer is Answer.VERIFIED


def test_a_file_that_ends_before_its_seed_is_not_cut_off_if_it_never_had_a_commitment() -> None:
    record = recorded()
    unsealed = write_record(replace(record, commit="", nonces=(), seed="")).partition("# sha256")[0]
    assert told_of(unsealed) == "no-seed"


def live(options: dict[str, object] | None = None) -> LiveMatch:
    game = GAMES["lowenherz-2003"]
    match = LiveMatch(Match(game, ("red", "blue"), ("Ada", "Grace"), options or {"first": 0}), SEED)
    match.roll_all()
    return match


def test_numbers_are_never_used_again_so_chance_after_an_undo_is_new() -> None:
    match = live()
    first = [entry.action for entry in match.log]
    match.note(Undo(0))
    match.roll_all()
    assert [entry.action for entry in match.log[7:]] != first
    assert verify(match.record()).answer is Answer.VERIFIED


def test_a_resignation_ends_a_match_of_two() -> None:
    match = live()
    match.note(Resign(0))
    assert match.to_act() == ()
    record = match.record()
    assert record.result == Won((1,))
    assert verify(read_record(write_record(record))).answer is Answer.VERIFIED


def test_nothing_happens_after_a_match_has_ended_at_the_table() -> None:
    match = live()
    match.note(Resign(0))
    record = match.record()
    after = replace(record, match=replace(record.match, log=(*record.match.log, Entry(1, "castle a1"))))
    late = verify(replace(after, match=replace(after.match, log=(*after.match.log[:-1], Entry(0, "castle a1")))))
    assert (late.answer, late.entry) == (Answer.WRONG, len(record.match.log))
    match = live()
    match.note(Resign(0))
    match.note(Resign(1))
    assert match.result == Abandoned()


def test_a_match_without_its_seed_goes_on_as_a_fork() -> None:
    record = replace(live().record(), seed="", commit="")
    again = LiveMatch.of_record(record)
    again.do(0, "castle a1")
    again.do(0, "knight a2")
    assert again.log[6] == Entry(-2, "fork")
    verdict = verify(again.record())
    assert (verdict.answer, verdict.entry) == (Answer.VERIFIED, 6)


def test_dictated_chance_is_not_passed_off_as_derived() -> None:
    game = GAMES["lowenherz-2003"]
    match = LiveMatch(Match(game, ("red", "blue"), ("", ""), {"first": 0}), SEED)
    due = match.game.odds(match.state)
    match.do(CHANCE, next(str(action) for action in due if str(action) != "draw A.K1/X"))
    match.roll_all()
    other = match.record()
    assert (other.seed == "") == (not match.honest)


def test_tampered_files_are_found() -> None:
    text = played(0)
    assert answer_to(text) == "verified"
    rng = Random(0)
    for _ in range(15):
        for way in WAYS:
            changed = way(text, rng)
            if changed != text:
                assert answer_to(changed) != "verified"
