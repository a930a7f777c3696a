"""The command `coeurdelion`."""

from __future__ import annotations

import asyncio
import io
import json
import os
import re
import shutil
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random
from tempfile import gettempdir
from textwrap import fill
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.console import Console
from rich.progress import Progress

from coeurdelion.bench import bench_rules, bench_search
from coeurdelion.bots import levels_of, strongest
from coeurdelion.core import AnyGame, Match, Refused, perft
from coeurdelion.engine import serve
from coeurdelion.games import GAMES, game_named
from coeurdelion.live import LiveMatch
from coeurdelion.record import Record, read_record
from coeurdelion.scenario import read_position, read_scenario, run_scenario
from coeurdelion.terminal.keyboard import ask
from coeurdelion.terminal.play import Sitting
from coeurdelion.terminal.replay import Replay
from coeurdelion.terminal.screen import Screen
from coeurdelion.terminal.seats import BOT, Sitter, read_sitters
from coeurdelion.terminal.setup import choose_game, choose_seats
from coeurdelion.text import LANGUAGES, Speaker, say
from coeurdelion.verify import Answer, verify

if TYPE_CHECKING:  # the server is loaded only by the commands that need it
    from coeurdelion.server.store import Store

Outcome = TypeVar("Outcome")
ENVIRONMENT = ("COEURDELION_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
DEFAULT_LANGUAGE = "en"


def _environment_language() -> str:
    """The language of the environment, if we speak it."""
    named = next((os.environ[name] for name in ENVIRONMENT if os.environ.get(name)), DEFAULT_LANGUAGE)
    return named[:2].lower() if named[:2].lower() in LANGUAGES else DEFAULT_LANGUAGE


def _help_language() -> str:
    """The language of the help: the one asked for on the command line, else the environment's."""
    words = [*sys.argv[1:], ""]
    for word, following in pairwise(words):
        name, _, given = word.partition("=")
        if name == "--lang" and (given or following) in LANGUAGES:
            return given or following
    return _environment_language()


HELP = _help_language()


def _help(key: str) -> str:
    return say(HELP, key)


def _examples(*lines: str) -> str:
    """Commands that can be typed as they are."""
    return say(HELP, "help-examples", lines=" · ".join(lines))


app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help=_help("help-app"),
    epilog=_help("help-app-examples"),
)
bench_app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
app.add_typer(bench_app, name="bench", help=_help("help-bench"))


Lang = Annotated[str, typer.Option("--lang", metavar="fr|en|de", help=_help("help-lang"))]


@app.callback()
def _whole_app(lang: Lang = "") -> None:
    if lang:
        os.environ[ENVIRONMENT[0]] = _language(lang)


def main() -> None:
    """Run the command line: a refusal is one line, an interrupted or closed output ends quietly."""
    try:
        app()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def _language(name: str) -> str:
    """The language asked for, else the environment's; an unknown one is refused."""
    if name and name not in LANGUAGES:
        raise _fault(say(_environment_language(), "cli-unknown-language", language=name, languages=", ".join(LANGUAGES)))
    return name or _environment_language()


def _fault(sentence: str) -> typer.Exit:
    """The end of a command that cannot go on: one line, status 2."""
    width = shutil.get_terminal_size().columns if sys.stderr.isatty() else len(sentence) + 1
    print(fill(sentence, width, break_on_hyphens=False, break_long_words=False), file=sys.stderr)
    return typer.Exit(2)


@contextmanager
def _faults(language: str) -> Iterator[None]:
    """Turns a refusal into one line."""
    try:
        yield
    except Refused as refused:
        raise _fault(Speaker(language, None).reason(refused)) from None


def _text(path: Path, language: str) -> str:
    """The text of a file; one clear line if it cannot be read."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise _fault(say(language, "check-unreadable", file=str(path), reason=error.strerror or str(error))) from None
    except UnicodeDecodeError as error:
        raise _fault(say(language, "check-unreadable", file=str(path), reason=str(error))) from None


def _record(path: Path, language: str) -> Record:
    """The match of a file; one clear line with its number if there is none."""
    text = _text(path, language)
    try:
        record = read_record(text)
        record.match.start()
    except Refused as refused:
        reason = Speaker(language, None).reason(refused)
        line = refused.params.get("line")
        raise _fault(
            say(language, "check-error", file=str(path), line=line if isinstance(line, int) else 1, reason=reason)
        ) from None
    return record


@app.command(help=_help("help-play"), epilog=_help("help-play-examples"))
def play(
    game: Annotated[str, typer.Argument(help=_help("help-play-game"))] = "",
    seat: Annotated[list[str] | None, typer.Option(help=_help("help-play-seat"))] = None,
    bot: Annotated[list[str] | None, typer.Option(help=_help("help-play-bot"))] = None,
    edition: Annotated[str, typer.Option(help=_help("help-play-edition"))] = "",
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE", help=_help("help-play-option"))] = None,
    seed: Annotated[str, typer.Option(metavar="HEX", help=_help("help-play-seed"))] = "",
    file: Annotated[Path | None, typer.Option("--from", help=_help("help-play-from"))] = None,
    lang: Lang = "",
) -> None:
    language = _language(lang)
    with _faults(language):
        options = _options(edition, option or [])
        if sys.stdin.isatty() and not (seat or bot or file):
            game, seat = _asked(language, game, options)
        live = _live(game or next(iter(GAMES)), seat or [], bot or [], options, _seed(seed), file, language)
        recorded = list(live.match.names)
        sitters = _sitters(live, seat or [], bot or [])
    console = Console(highlight=False)
    names = [sitter.name for sitter in sitters]
    speaker = _speaker(live.match, language, names)
    for before, now in zip(recorded, names, strict=True):
        if before.startswith(BOT) and before != now:
            print(say(language, "play-played-by", name=before.removeprefix(BOT), level=now.removeprefix(BOT)))
    sitting = Sitting(live, sitters, Screen(console, live.game, speaker, live.match.colours), ask, Random())
    with suppress(EOFError):
        sitting.play()
    if not sitting.is_saved:
        sitting.save(0, str(Path(gettempdir()) / "last.match"))
    print(say(language, "play-bye"))


def _asked(language: str, game: str, options: dict[str, object]) -> tuple[str, list[str]]:
    """The game, who plays and its first option, as answered at the keyboard."""
    try:
        chosen = game_named(game) if game else choose_game(language, ask)
        return chosen.id, choose_seats(language, ask, chosen, options)
    except EOFError:
        raise _fault(say(language, "play-bye")) from None


def _options(edition: str, pairs: list[str]) -> dict[str, object]:
    """The options given, each as name=value."""
    options: dict[str, object] = {"edition": edition} if edition else {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refused("option", "bad-pair", text=pair)
        options[name] = value
    return options


def _seed(text: str) -> bytes | None:
    """The seed given as 64 hexadecimal digits, none for a fresh one."""
    if text and not re.fullmatch(r"[0-9a-f]{64}", text):
        raise Refused("option", "bad-seed", text=text[:80])
    return bytes.fromhex(text) or None


def _live(
    game: str,
    seats: list[str],
    bots: list[str],
    options: dict[str, object],
    seed: bytes | None,
    file: Path | None,
    language: str,
) -> LiveMatch:
    """The match to play: a new one, one from a scenario's position, or one to be continued."""
    if file is None:
        chosen = game_named(game)
        count = len(_named(chosen, seats, bots)) + len(bots)
        if count not in chosen.seats:
            raise Refused("option", "bad-players", players=count, allowed=tuple(map(str, chosen.seats)))
        return LiveMatch(Match(chosen, chosen.colours[:count], ("",) * count, options), seed)
    if file.suffix == ".toml":
        try:
            return LiveMatch(read_position(_text(file, language)), seed)
        except Refused as refused:
            reason = Speaker(language, None).reason(refused)
            raise _fault(
                say(language, "check-error", file=str(file), line=int(str(refused.params["line"])), reason=reason)
            ) from None
    return LiveMatch.of_record(_record(file, language))


def _sitters(live: LiveMatch, seats: list[str], bots: list[str]) -> list[Sitter]:
    """Those at the table: as named, as recorded, or you against the best bot."""
    recorded = [_recorded(live.game, name) for name in live.match.names] if any(live.match.names) else []
    count = len(live.match.colours)
    named = _named(live.game, seats, bots) if seats or bots or not recorded else recorded
    if not (seats or bots or recorded):
        named += [f"{BOT}{strongest(live.game)}"] * (count - len(named))
    sitters = read_sitters(live.game, named, bots)
    if len(sitters) != count:
        raise Refused("option", "bad-players", players=len(sitters), allowed=(str(count),))
    live.match = replace(live.match, names=tuple(sitter.name for sitter in sitters))
    return sitters


def _named(game: AnyGame, seats: list[str], bots: list[str]) -> list[str]:
    """Who sits beside the programs: as named, else you; and the best bot if nobody else is there."""
    if seats or len(bots) > 1:
        return list(seats)
    return [""] if bots else ["", f"{BOT}{strongest(game)}"]


def _recorded(game: AnyGame, name: str) -> str:
    """Who sits at a recorded seat: a program that is not here is played by our best bot."""
    level = name.removeprefix(BOT)
    return f"{BOT}{strongest(game)}" if name.startswith(BOT) and level not in levels_of(game) else name


def _speaker(match: Match, language: str, names: list[str]) -> Speaker:
    """A speaker that calls people by their names and everyone else by colour."""
    edition = str(match.options.get("edition", ""))
    called = [
        name if name and not name.startswith("bot:") else say(language, f"colour-{colour}")
        for colour, name in zip(match.colours, names, strict=True)
    ]
    return Speaker(language, match.game, edition, called)


@app.command(
    help=_help("help-replay"), epilog=_examples("coeurdelion replay evening.match", "coeurdelion replay --all evening.match")
)
def replay(
    file: Path, every: Annotated[bool, typer.Option("--all", help=_help("help-replay-all"))] = False, lang: Lang = ""
) -> None:
    language = _language(lang)
    record = _record(file, language)
    speaker = _speaker(record.match, language, list(record.match.names))
    screen = Screen(Console(highlight=False), record.match.game, speaker, record.match.colours)
    try:
        reader = Replay(record.match, screen, ask)
        if every or not sys.stdin.isatty():
            reader.tell_all()
        else:
            reader.walk()
    except Refused as refused:
        raise _fault(speaker.refusal(refused)) from None
    except EOFError:
        print()


@app.command("verify", help=_help("help-verify"), epilog=_examples("coeurdelion verify evening.match"))
def verify_command(file: Path, lang: Lang = "") -> None:
    language = _language(lang)
    record = _record(file, language)
    verdict = verify(record)
    speaker = _speaker(record.match, language, list(record.match.names))
    reason = speaker.refusal(verdict.why) if verdict.why else ""
    key = f"verify-{verdict.answer.value}" + ("-entry" if verdict.entry is not None else "")
    print(say(language, key, reason=reason, entry=verdict.entry or 0, count=len(record.match.log)))
    raise typer.Exit({Answer.VERIFIED: 0, Answer.WRONG: 1, Answer.NOT_VERIFIABLE: 3}[verdict.answer])


@app.command(help=_help("help-engine"), epilog=_examples('echo \'{"cmd":"quit"}\' | coeurdelion engine'))
def engine(lang: Lang = "") -> None:
    language = _language(lang)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    for answer in serve(sys.stdin, language):
        print(answer, flush=True)


Database = Annotated[
    str, typer.Option(metavar="URL", envvar="COEURDELION_DATABASE", help=_help("help-serve-database"), show_default=False)
]
Data = Annotated[Path, typer.Option(envvar="COEURDELION_DATA", help=_help("help-serve-data"))]
DATA = Path("tables.db")


@app.command(
    "serve",
    help=_help("help-serve"),
    epilog=_examples("coeurdelion serve --open", "coeurdelion serve --host 0.0.0.0 --public-url https://play.example.org"),
)
def serve_command(
    host: Annotated[str, typer.Option(envvar="COEURDELION_HOST", help=_help("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, envvar="COEURDELION_PORT", help=_help("help-serve-port"))] = 8000,
    data: Data = DATA,
    database: Database = "",
    bus: Annotated[
        str, typer.Option(metavar="URL", envvar="COEURDELION_BUS", help=_help("help-serve-bus"), show_default=False)
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="COEURDELION_PUBLIC_URL", help=_help("help-serve-public-url"), show_default=False
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, envvar="COEURDELION_WORKERS", help=_help("help-serve-workers"))] = 1,
    log: Annotated[str, typer.Option(envvar="COEURDELION_LOG", help=_help("help-serve-log"))] = "warning",
    tidy_days: Annotated[int, typer.Option(min=1, envvar="COEURDELION_TIDY_DAYS", help=_help("help-serve-tidy"))] = 7,
    show: Annotated[bool, typer.Option("--open", help=_help("help-serve-open"))] = False,
    lang: Lang = "",
) -> None:
    from coeurdelion.server.run import run
    from coeurdelion.server.settings import Settings

    language = _language(lang)
    settings = Settings(_database(database, data), bus, host, port, public_url.rstrip("/"), workers, log, tidy_days)

    def ready(address: str) -> None:
        print(say(language, "serve-ready", address=address), flush=True)
        if settings.is_plain:
            print(say(language, "serve-plain"), file=sys.stderr)

    try:
        with _faults(language):
            run(settings, ready, show=show)
    except OSError as error:
        raise _fault(say(language, "serve-failed", reason=error.strerror or str(error))) from None


def _database(address: str, data: Path) -> str:
    """The address of the database: as given, else that of a file."""
    from coeurdelion.server.store.database import of_file

    return address or of_file(data)


def _with_store(
    language: str, address: str, work: Callable[[Store], Coroutine[None, None, Outcome]], *, new: bool = False
) -> Outcome:
    """What is done with a store that is open, and was there unless it may be new; what goes wrong is one line."""
    from coeurdelion.server.operations import with_store

    with _faults(language):
        return asyncio.run(with_store(address, work, new=new))


@app.command("audit", help=_help("help-audit"), epilog=_examples("coeurdelion audit --data tables.db"))
def audit_command(data: Data = DATA, database: Database = "", lang: Lang = "") -> None:
    from coeurdelion.server.operations.audit import Audited, audit

    language = _language(lang)

    async def work(store: Store) -> list[Audited]:
        return [audited async for audited in audit(store)]

    found = _with_store(language, _database(database, data), work)
    wrong = [audited for audited in found if audited.wrong is not None]
    for audited in wrong:
        print(say(language, "audit-wrong", match=audited.match, entry=audited.wrong or 0))
    if wrong:
        print(say(language, "audit-count", wrong=len(wrong), matches=len(found)))
        raise typer.Exit(1)
    print(say(language, "audit-well", matches=len(found), entries=sum(audited.entries for audited in found)))


@app.command("backup", help=_help("help-backup"), epilog=_examples("coeurdelion backup --data tables.db monday.db"))
def backup_command(
    file: Annotated[Path, typer.Argument(help=_help("help-backup-file"))],
    data: Data = DATA,
    database: Database = "",
    lang: Lang = "",
) -> None:
    from coeurdelion.server.operations.backup import backup

    language = _language(lang)
    copied = _with_store(language, _database(database, data), lambda store: backup(store, file))
    print(say(language, "backup-done", matches=copied, file=str(file)))


@app.command("restore", help=_help("help-restore"), epilog=_examples("coeurdelion restore --data tables.db monday.db"))
def restore_command(
    file: Annotated[Path, typer.Argument(help=_help("help-restore-file"))],
    data: Data = DATA,
    database: Database = "",
    lang: Lang = "",
) -> None:
    from coeurdelion.server.operations.backup import restore

    language = _language(lang)
    restored = _with_store(language, _database(database, data), lambda store: restore(store, file), new=True)
    print(say(language, "restore-done", added=restored.added, longer=restored.longer))
    for match in restored.differing:
        print(say(language, "restore-differs", match=match))
    raise typer.Exit(1 if restored.differing else 0)


@app.command(
    "migrate", help=_help("help-migrate"), epilog=_examples("coeurdelion migrate --database postgresql://HOST/NAME")
)
def migrate_command(data: Data = DATA, database: Database = "", lang: Lang = "") -> None:
    from coeurdelion.server.operations import migrate

    language = _language(lang)
    with _faults(language):
        changed = asyncio.run(migrate(_database(database, data)))
    print(say(language, "migrate-done") if changed else say(language, "migrate-nothing"))


@app.command(help=_help("help-check"), epilog=_help("help-check-examples"))
def check(files: Annotated[list[Path], typer.Argument(help=_help("help-check-files"))], lang: Lang = "") -> None:
    language = _language(lang)
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


@app.command("perft", help=_help("help-perft"), epilog=_examples("coeurdelion perft position.toml 3"))
def perft_command(
    file: Annotated[Path, typer.Argument(help=_help("help-perft-file"))],
    depth: Annotated[int, typer.Argument(min=0, help=_help("help-perft-depth"))] = 3,
    lang: Lang = "",
) -> None:
    language = _language(lang)
    with _faults(language):
        match = read_position(_text(file, language))
    for level in range(1, depth + 1):
        print(level, perft(match.game, match.start(), level), flush=True)


@bench_app.command("rules", help=_help("help-bench-rules"), epilog=_examples("coeurdelion bench rules --json"))
def bench_rules_command(
    seconds: Annotated[float, typer.Option(help=_help("help-bench-seconds"))] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
) -> None:
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None)
        figures = bench_rules(seconds, lambda name: bar.update(task, description=name))
    _print_figures(figures, as_json)


@bench_app.command("search", help=_help("help-bench-search"), epilog=_examples("coeurdelion bench search --seconds 2"))
def bench_search_command(
    seconds: Annotated[float, typer.Option(help=_help("help-bench-seconds"))] = 5.0,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
) -> None:
    _print_figures(bench_search(seconds), as_json)


@bench_app.command("server", help=_help("help-bench-server"), epilog=_examples("coeurdelion bench server --json"))
def bench_server_command(
    seconds: Annotated[float, typer.Option(help=_help("help-bench-seconds"))] = 10.0,
    as_json: Annotated[bool, typer.Option("--json", help=_help("help-json"))] = False,
) -> None:
    from coeurdelion.bench_server import main as bench

    raise typer.Exit(bench(seconds, as_json, say(_environment_language(), "bench-no-peer")))


def _print_figures(figures: dict[str, dict[str, float | None]], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    for name, line in figures.items():
        print(name, *(f"{key} {value}" for key, value in line.items()))


if __name__ == "__main__":
    main()
