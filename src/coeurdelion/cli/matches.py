"""The commands for files of matches and positions (replay, verify, check, perft), and the engine for programs."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Annotated

import typer

from coeurdelion.cli.app import Lang, app, examples, fault, faults, help_of, language_of, record_of, text_of
from coeurdelion.cli.session import Board, check_board, display_of, prepare_output, speaker_of
from coeurdelion.core import Refused, perft
from coeurdelion.engine import serve
from coeurdelion.match.scenario import read_position, read_scenario, run_scenario
from coeurdelion.match.verify import Answer, verify
from coeurdelion.native import is_compiled
from coeurdelion.native.referee import Disagreement
from coeurdelion.terminal.display import BOARD_SIZES
from coeurdelion.terminal.keyboard import ask
from coeurdelion.terminal.replay import Replay
from coeurdelion.text import Speaker, say


@app.command(
    help=help_of("help-replay"),
    epilog=examples("coeurdelion replay evening.match", "coeurdelion replay --all evening.match"),
)
def replay(
    file: Path,
    every: Annotated[bool, typer.Option("--all", help=help_of("help-replay-all"))] = False,
    board: Board = BOARD_SIZES[0],
    lang: Lang = "",
) -> None:
    language = language_of(lang)
    is_plain = prepare_output()
    check_board(board, language)
    record = record_of(file, language)
    speaker = speaker_of(record.match, language, list(record.match.names), is_plain)
    display = display_of(record.match, speaker, board, is_plain, asks=not every)
    try:
        reader = Replay(record.match, display, ask)
        if every or not sys.stdin.isatty():
            reader.tell_all()
        else:
            reader.walk()
    except Refused as refused:
        raise fault(speaker.refusal(refused)) from None
    except EOFError:
        print()


@app.command("verify", help=help_of("help-verify"), epilog=examples("coeurdelion verify evening.match"))
def verify_command(file: Path, lang: Lang = "") -> None:
    language = language_of(lang)
    record = record_of(file, language)
    verdict = verify(record)
    speaker = speaker_of(record.match, language, list(record.match.names))
    reason = speaker.refusal(verdict.why) if verdict.why else ""
    key = f"verify-{verdict.answer.value}" + ("-entry" if verdict.entry is not None else "")
    if verdict.why and verdict.why.reason == "cut-off":
        key = "verify-cut-off"
    print(say(language, key, reason=reason, entry=verdict.entry or 0, count=len(record.match.log)))
    raise typer.Exit({Answer.VERIFIED: 0, Answer.WRONG: 1, Answer.NOT_VERIFIABLE: 3}[verdict.answer])


@app.command(help=help_of("help-engine"), epilog=examples('echo \'{"cmd":"quit"}\' | coeurdelion engine'))
def engine(
    lang: Lang = "", native: Annotated[bool, typer.Option("--native", help=help_of("help-engine-native"))] = False
) -> None:
    language = language_of(lang)
    if native and not is_compiled():
        raise fault(say(language, "cli-no-core"))
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    try:
        for answer in serve(sys.stdin, language, native=native):
            print(answer, flush=True)
    except Disagreement as found:
        raise fault(say(language, "cli-core-disagrees", text=str(found))) from None


@app.command(help=help_of("help-check"), epilog=help_of("help-check-examples"))
def check(files: Annotated[list[Path], typer.Argument(help=help_of("help-check-files"))], lang: Lang = "") -> None:
    language = language_of(lang)
    good = [_check(path, language) for path in files]
    raise typer.Exit(0 if all(good) else 1)


def _check(path: Path, language: str) -> bool:
    """Whether a scenario holds; prints the lines that say so."""
    try:
        scenario = read_scenario(path.read_text("utf-8"))
    except Refused as refused:
        reason = Speaker(language, None).reason(refused)
        print(say(language, "check-error", file=str(path), line=int(str(refused.params["line"])), reason=reason))
        return False
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        print(say(language, "check-unreadable", file=str(path), reason=reason))
        return False
    failures = run_scenario(scenario)
    if not failures:
        print(say(language, "check-ok", file=str(path)))
    for failure in failures:
        key = "check-fail-step" if failure.step else "check-fail-end"
        told = {"what": failure.what, "expected": failure.expected, "found": failure.found}
        print(say(language, key, file=str(path), step=failure.step, **told))
    return not failures


@app.command("perft", help=help_of("help-perft"), epilog=examples("coeurdelion perft position.toml 3"))
def perft_command(
    file: Annotated[Path, typer.Argument(help=help_of("help-perft-file"))],
    depth: Annotated[int, typer.Argument(min=0, help=help_of("help-perft-depth"))] = 3,
    lang: Lang = "",
) -> None:
    language = language_of(lang)
    with faults(language):
        match = read_position(text_of(file, language))
    for level in range(1, depth + 1):
        print(level, perft(match.game, match.start(), level), flush=True)
