"""The TOML files that lie in this package: examples, stages of first games; a folder for each game."""

from __future__ import annotations

from importlib.resources import files

_ENDING = ".toml"


def packaged(kind: str, game: str) -> dict[str, str]:
    """The texts of the files of a game by their names; none if it has no folder, so that no name can lead outside."""
    folders = {folder.name: folder for folder in files(__package__).joinpath(kind).iterdir()}
    sources = folders[game].iterdir() if game in folders else ()
    found = [source for source in sources if source.name.endswith(_ENDING)]
    return {source.name.removesuffix(_ENDING): source.read_text("utf-8") for source in found}
