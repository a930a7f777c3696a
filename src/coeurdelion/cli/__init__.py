"""The command `coeurdelion`."""

import os
import sys

import typer

from coeurdelion.cli import arena, bench, matches, play, server
from coeurdelion.cli.app import app, misread


def main() -> None:
    """Run the command line: a refusal is one line, an interrupted or closed output ends quietly."""
    try:
        sys.exit(app(standalone_mode=False))
    except typer.TyperException as error:
        sys.exit(misread(error).exit_code)
    except typer.Abort:
        sys.exit(1)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


__all__ = ["app", "arena", "bench", "main", "matches", "play", "server"]
