"""How the parameters of this game are said: the bases of an army, which are told in notation."""

from __future__ import annotations

from collections import Counter

from coeurdelion.core import Param
from coeurdelion.core.capabilities import Said, Voice
from coeurdelion.games.lionheart.kinds import KIND


def speak(voice: Voice, name: str, value: Param) -> Said | None:
    """A parameter that only this game has; None for others."""
    match name, value:
        case "bases", tuple():
            return {"bases": voice.listed(_figures(voice, tuple(map(str, value))))}
        case "base", str():
            return {"base": voice.say("lh-part-base", cell=value.rpartition("@")[2])}
        case _:
            return None


def _figures(voice: Voice, bases: tuple[str, ...]) -> list[str]:
    """The figures of an army kind by kind, in the order of its bases."""
    figures: Counter[str] = Counter()
    for base in bases:
        figures[KIND[base[0]].name] += int(base[1:].partition("@")[0])
    return [voice.say("lh-part-figures-of", kind=kind, figures=count) for kind, count in figures.items()]
