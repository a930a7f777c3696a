"""The console that a match is printed on: its colours only where they are wanted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from rich.console import Console


def make_console(environ: Mapping[str, str]) -> Console:
    """A console with the terminal's sixteen colours, or none.

    None with NO_COLOR, with CLICOLOR=0, on a dumb terminal or where there is no terminal; FORCE_COLOR and CLICOLOR_FORCE
    want them even there.
    """
    forced = any(environ.get(name, "") not in ("", "0") for name in ("FORCE_COLOR", "CLICOLOR_FORCE"))
    unwanted = bool(environ.get("NO_COLOR")) or (environ.get("CLICOLOR") == "0" and not forced)
    own = {name: value for name, value in environ.items() if name != "FORCE_COLOR"}  # rich takes 0 for a wish too
    has_colours = forced or Console(_environ=own).color_system is not None
    system: Literal["standard"] | None = "standard" if has_colours else None
    return Console(_environ=own, color_system=system, no_color=unwanted, highlight=False, legacy_windows=False)
