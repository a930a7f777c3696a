"""How the parameters of this game are said: the actions of a card, politics cards, treasures."""

from __future__ import annotations

from coeurdelion.core import Param
from coeurdelion.core.capabilities import Said, Voice
from coeurdelion.games.lowenherz_1997.cards import DUCATS
from coeurdelion.games.lowenherz_1997.view import UNKNOWN


def speak(voice: Voice, name: str, value: Param) -> Said | None:
    """A parameter that only this game has; None for others."""
    match name, value:
        case "action", str():
            return {"action": action(voice, value)}
        case "actions", str():
            return {"actions": voice.listed(action(voice, code) for code in value.split("/"))}
        case "politics", str():
            return {"politics": politics(voice, value)}
        case "treasures", tuple():
            return {"treasures": voice.listed(politics(voice, f"treasure{worth}") for worth in value), "count": len(value)}
        case _:
            return None


def action(voice: Voice, code: str) -> str:
    """The action in a row of an action card."""
    return voice.say("action-ducats", ducats=int(code[1:])) if code.startswith(DUCATS) else voice.say(f"action-{code}")


def politics(voice: Voice, code: str) -> str:
    """A politics card in words."""
    return voice.say("politics-hidden" if code == UNKNOWN else f"politics-{code}")
