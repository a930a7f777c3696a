"""The commands that run a server and maintain its database: serve, audit, backup, restore, migrate."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from coeurdelion.cli.app import Lang, app, examples, fault, faults, help_of, language_of
from coeurdelion.text import say

if TYPE_CHECKING:  # the server is loaded only by the commands that need it
    from coeurdelion.server.store import Store

Outcome = TypeVar("Outcome")

Database = Annotated[
    str, typer.Option(metavar="URL", envvar="COEURDELION_DATABASE", help=help_of("help-serve-database"), show_default=False)
]
DEFAULT_DATA = Path("tables.db")
Data = Annotated[
    Path | None, typer.Option(envvar="COEURDELION_DATA", help=help_of("help-serve-data"), show_default=str(DEFAULT_DATA))
]


@app.command(
    "serve",
    help=help_of("help-serve"),
    epilog=examples("coeurdelion serve --open", "coeurdelion serve --host 0.0.0.0 --public-url https://play.example.org"),
)
def serve_command(
    host: Annotated[str, typer.Option(envvar="COEURDELION_HOST", help=help_of("help-serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, envvar="COEURDELION_PORT", help=help_of("help-serve-port"))] = 8000,
    data: Data = None,
    database: Database = "",
    bus: Annotated[
        str, typer.Option(metavar="URL", envvar="COEURDELION_BUS", help=help_of("help-serve-bus"), show_default=False)
    ] = "",
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL", envvar="COEURDELION_PUBLIC_URL", help=help_of("help-serve-public-url"), show_default=False
        ),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, envvar="COEURDELION_WORKERS", help=help_of("help-serve-workers"))] = 1,
    log: Annotated[str, typer.Option(envvar="COEURDELION_LOG", help=help_of("help-serve-log"))] = "warning",
    tidy_days: Annotated[int, typer.Option(min=1, envvar="COEURDELION_TIDY_DAYS", help=help_of("help-serve-tidy"))] = 7,
    guest_days: Annotated[
        int, typer.Option(min=1, envvar="COEURDELION_GUEST_DAYS", help=help_of("help-serve-guest-days"))
    ] = 365,
    import_days: Annotated[
        int, typer.Option(min=1, envvar="COEURDELION_IMPORT_DAYS", help=help_of("help-serve-import-days"))
    ] = 90,
    metrics_port: Annotated[
        int, typer.Option(min=0, max=65535, envvar="COEURDELION_METRICS_PORT", help=help_of("help-serve-metrics-port"))
    ] = 0,
    metrics_host: Annotated[
        str, typer.Option(envvar="COEURDELION_METRICS_HOST", help=help_of("help-serve-metrics-host"))
    ] = "127.0.0.1",
    limit: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=NUMBER", envvar="COEURDELION_LIMITS", help=help_of("help-serve-limit"), show_default=False
        ),
    ] = None,
    show: Annotated[bool, typer.Option("--open", help=help_of("help-serve-open"))] = False,
    lang: Lang = "",
) -> None:
    from coeurdelion.server.run import run
    from coeurdelion.server.settings import Settings, parse_limits

    language = language_of(lang)
    with faults(language):
        limits = parse_limits(limit or ())
    settings = Settings(
        database=_database(language, database, data),
        bus=bus,
        host=host,
        port=port,
        public_url=public_url.rstrip("/"),
        workers=workers,
        log=log,
        tidy_days=tidy_days,
        guest_days=guest_days,
        import_days=import_days,
        metrics_port=metrics_port,
        metrics_host=metrics_host,
        limits=limits,
    )

    def ready(address: str) -> None:
        print(say(language, "serve-ready", address=address), flush=True)
        if settings.is_plain:
            print(say(language, "serve-plain"), file=sys.stderr)

    try:
        with faults(language):
            run(settings, ready, show=show)
    except OSError as error:
        raise fault(say(language, "serve-failed", reason=error.strerror or str(error))) from None


def _database(language: str, address: str, data: Path | None) -> str:
    """The address of the database: as given, else that of a file; not both."""
    from coeurdelion.server.store.address import sqlite_address

    if address and data is not None:
        raise fault(say(language, "cli-two-databases"))
    return address or sqlite_address(data or DEFAULT_DATA)


def _with_store(
    language: str, address: str, work: Callable[[Store], Coroutine[None, None, Outcome]], *, new: bool = False
) -> Outcome:
    """What some work with an open store returns; a database that is missing is refused in one line, unless it may be new."""
    from coeurdelion.server.operations import with_store

    with faults(language):
        return asyncio.run(with_store(address, work, new=new))


@app.command("audit", help=help_of("help-audit"), epilog=examples("coeurdelion audit --data tables.db"))
def audit_command(data: Data = None, database: Database = "", lang: Lang = "") -> None:
    from coeurdelion.server.operations.audit import Audited, audit

    language = language_of(lang)

    async def work(store: Store) -> list[Audited]:
        return [audited async for audited in audit(store)]

    found = _with_store(language, _database(language, database, data), work)
    wrong = [audited for audited in found if audited.wrong is not None]
    for audited in wrong:
        print(say(language, "audit-wrong", match=audited.match, entry=audited.wrong or 0))
    if wrong:
        print(say(language, "audit-count", wrong=len(wrong), matches=len(found)))
        raise typer.Exit(1)
    print(say(language, "audit-well", matches=len(found), entries=sum(audited.entries for audited in found)))


@app.command("backup", help=help_of("help-backup"), epilog=examples("coeurdelion backup --data tables.db monday.db"))
def backup_command(
    file: Annotated[Path, typer.Argument(help=help_of("help-backup-file"))],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    from coeurdelion.server.operations.backup import backup

    language = language_of(lang)
    copied = _with_store(language, _database(language, database, data), lambda store: backup(store, file))
    print(say(language, "backup-done", matches=copied, file=str(file)))


@app.command("restore", help=help_of("help-restore"), epilog=examples("coeurdelion restore --data tables.db monday.db"))
def restore_command(
    file: Annotated[Path, typer.Argument(help=help_of("help-restore-file"))],
    data: Data = None,
    database: Database = "",
    lang: Lang = "",
) -> None:
    from coeurdelion.server.operations.backup import restore

    language = language_of(lang)
    restored = _with_store(language, _database(language, database, data), lambda store: restore(store, file), new=True)
    print(say(language, "restore-done", added=restored.added, longer=restored.longer))
    for match in restored.differing:
        print(say(language, "restore-differs", match=match))
    raise typer.Exit(1 if restored.differing else 0)


@app.command(
    "migrate", help=help_of("help-migrate"), epilog=examples("coeurdelion migrate --database postgresql://HOST/NAME")
)
def migrate_command(data: Data = None, database: Database = "", lang: Lang = "") -> None:
    from coeurdelion.server.operations import migrate

    language = language_of(lang)
    with faults(language):
        changed = asyncio.run(migrate(_database(language, database, data)))
    print(say(language, "migrate-done") if changed else say(language, "migrate-nothing"))
