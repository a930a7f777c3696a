"""How the parameters of this game are said: cards, symbols, mines."""

from __future__ import annotations

from coeurdelion.core import Param
from coeurdelion.core.capabilities import Said, Voice


def speak(voice: Voice, name: str, value: Param) -> Said | None:
    """A parameter that only this game has; None for others."""
    match name, value:
        case "card", str():
            return {"card": card(voice, value), "code": value}
        case "cards", tuple():
            return {"cards": voice.listed(map(str, value)), "count": len(value)}
        case "symbol", str():
            return {"symbol": _symbol(voice, value)}
        case "symbols", tuple():
            return {"symbols": voice.listed(map(str, value), "list-or")}
        case "mines", tuple():
            return {"mines": voice.listed(voice.say(f"mine-{mine}") for mine in value)}
        case _:
            return None


def card(voice: Voice, code: str) -> str:
    """A card in words, by its symbols; one that is hidden by its letter."""
    letter, _, symbols = code.partition(".")
    if symbols == "?":
        return voice.say("card-back", letter=letter)
    first, *second = (_symbol(voice, symbol) for symbol in symbols.split("/"))
    return voice.say("card-two", first=first, second=second[0]) if second else voice.say("card-one", first=first)


def _symbol(voice: Voice, symbol: str) -> str:
    return voice.say(f"symbol-{symbol}")
