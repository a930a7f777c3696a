"""Where this user's own data lie, by the custom of the system."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

NAME = "coeurdelion"
FOLDER_MODE, FILE_MODE = 0o700, 0o600


def data_folder(environ: Mapping[str, str], platform: str) -> Path | None:
    """The folder for data of this program and this user; None if the user has no home."""
    if platform == "win32":
        own = environ.get("LOCALAPPDATA") or environ.get("APPDATA")
        return Path(own) / NAME if own else _below_home(environ, "AppData", "Local")
    own = environ.get("XDG_DATA_HOME", "")
    if Path(own).is_absolute():
        return Path(own) / NAME
    return (
        _below_home(environ, "Library", "Application Support")
        if platform == "darwin"
        else _below_home(environ, ".local", "share")
    )


def _below_home(environ: Mapping[str, str], *names: str) -> Path | None:
    home = environ.get("HOME", "")
    try:
        return (Path(home) if Path(home).is_absolute() else Path.home()).joinpath(*names, NAME)
    except RuntimeError:
        return None
