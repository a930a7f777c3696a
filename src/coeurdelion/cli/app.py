"""What all commands share: the app, its language, its help, and one-line error messages."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from itertools import pairwise, takewhile
from pathlib import Path
from textwrap import fill
from typing import Annotated

import typer

from coeurdelion.core import Refused
from coeurdelion.games import GAMES
from coeurdelion.match.record import Record
from coeurdelion.match.record_reader import read_record
from coeurdelion.native.library import kind_of_core
from coeurdelion.text import LANGUAGES, Speaker, say

LANGUAGE_VARIABLES = ("COEURDELION_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables that may name the language, the first that is set counts."""
DEFAULT_LANGUAGE = "en"


def environment_language() -> str:
    """The language of the environment, if we speak it."""
    named = next((os.environ[name] for name in LANGUAGE_VARIABLES if os.environ.get(name)), DEFAULT_LANGUAGE)
    return named[:2].lower() if named[:2].lower() in LANGUAGES else DEFAULT_LANGUAGE


def _help_language() -> str:
    """The language of the help: the one asked for on the command line, else the environment's."""
    words = [*sys.argv[1:], ""]
    for word, following in pairwise(words):
        name, _, given = word.partition("=")
        if name == "--lang" and (given or following) in LANGUAGES:
            return given or following
    return environment_language()


HELP_LANGUAGE = _help_language()


def help_of(key: str) -> str:
    return say(HELP_LANGUAGE, key)


def examples(*lines: str) -> str:
    """Commands that can be typed as they are."""
    return say(HELP_LANGUAGE, "help-examples", lines=" · ".join(lines))


app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help=help_of("help-app"),
    epilog=help_of("help-app-examples"),
)
bench_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench_app, name="bench", help=help_of("help-bench"))


Lang = Annotated[str, typer.Option("--lang", metavar="fr|en|de", help=help_of("help-lang"))]


def _tell_version(wanted: bool) -> None:
    """The version of the package, those of the rules of its games, which match files name, and which core there is."""
    if wanted:
        rules = ", ".join(f"{game.id} {game.version}" for game in GAMES.values())
        print(say(HELP_LANGUAGE, "cli-version", version=version("coeurdelion"), rules=rules, core=kind_of_core()))
        raise typer.Exit


@app.callback()
def _whole_app(
    lang: Lang = "",
    tells_version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help=help_of("help-version"))
    ] = False,
) -> None:
    if lang:
        os.environ[LANGUAGE_VARIABLES[0]] = language_of(lang)


def language_of(name: str) -> str:
    """The language asked for, else the environment's; an unknown one is refused."""
    if name and name not in LANGUAGES:
        raise fault(say(environment_language(), "cli-unknown-language", language=name, languages=", ".join(LANGUAGES)))
    return name or environment_language()


def fault(sentence: str) -> typer.Exit:
    """The end of a command that cannot go on: one line, status 2."""
    width = shutil.get_terminal_size().columns if sys.stderr.isatty() else len(sentence) + 1
    print(fill(sentence, width, break_on_hyphens=False, break_long_words=False), file=sys.stderr)
    return typer.Exit(2)


def misread(error: typer.TyperException) -> typer.Exit:
    """The end of a command whose words are wrong: one line, or the help if there are none."""
    context, param = getattr(error, "ctx", None), getattr(error, "param", None)
    if context is not None and error.message == context.get_help():
        print(error.message, file=sys.stderr)
        return typer.Exit(2)
    about = {"help": f"{context.command_path if context else 'coeurdelion'} --help"}
    if param is not None:
        key = "cli-missing" if hasattr(error, "param_type") else "cli-bad-value"
        return fault(say(HELP_LANGUAGE, key, option=next(iter(param.opts)), **about))
    if option := getattr(error, "option_name", ""):
        return fault(say(HELP_LANGUAGE, "cli-bad-option", option=option, **about))
    words = takewhile(lambda word: not word.startswith("-"), sys.argv[1:])  # what options hold may be secret
    return fault(say(HELP_LANGUAGE, "cli-not-understood", words=" ".join(words)[:80], **about))


@contextmanager
def faults(language: str) -> Iterator[None]:
    """Turns a refusal into one line."""
    try:
        yield
    except Refused as refused:
        raise fault(Speaker(language, None).reason(refused)) from None


def text_of(path: Path, language: str) -> str:
    """The text of a file; one clear line if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise fault(say(language, "check-unreadable", file=str(path), reason=error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        raise fault(say(language, "check-unreadable", file=str(path), reason=str(error))) from None


def record_of(path: Path, language: str) -> Record:
    """The match of a file; one clear line with its number if there is none."""
    text = text_of(path, language)
    try:
        record = read_record(text)
        record.match.start()
    except Refused as refused:
        reason = Speaker(language, None).reason(refused)
        line = refused.params.get("line")
        raise fault(
            say(language, "check-error", file=str(path), line=line if isinstance(line, int) else 1, reason=reason)
        ) from None
    return record
