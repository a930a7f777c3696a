"""Turning keys and parameters into sentences.

A folder for each language has a file for all games, one for each game, one for the browser; a file named after an edition,
`GAME.EDITION.ftl`, replaces words of its game.

The name of a parameter says what it is: `seat`, `owner`, `other_player` are seats, `cells`, `edges` lists, `asked` the
key of a question. A seat of None is the neutral colour. What only one game has, that game says (its `speech`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from coeurdelion.core import AnyGame, Param, Refused, params_of
from coeurdelion.core.capabilities import Said, Speech, capabilities_of
from coeurdelion.games import GAMES

LANGUAGES = ("fr", "en", "de")
NEUTRAL = "neutral"
MAX_NUMBER_TOLD = 10**9
"""Larger numbers are not told; only broken input has them."""
_SEATS = {"seat": "player", "player": "player", "owner": "owner", "other_player": "other_player"}


@cache
def _resources(language: str) -> dict[str, Resource]:
    """The files of a language by name, read once for all editions."""
    sources = sorted(files(__package__).joinpath(language).iterdir(), key=lambda source: source.name)
    return {source.name: FluentResource(source.read_text("utf-8")) for source in sources}


@cache
def _bundle(language: str, edition: str) -> FluentBundle:
    """The sentences of a language, with the words of an edition where it has its own."""
    bundle = FluentBundle([language], use_isolating=False)
    resources = _resources(language)
    plain = [name for name in resources if name.count(".") == 1]
    for name in plain + [name for name in resources if name.endswith(f".{edition}.ftl")]:
        bundle.add_resource(resources[name], allow_overrides=True)
    return bundle


def say(language: str, key: str, edition: str = "", /, **params: str | int) -> str:
    """The sentence of a key."""
    bundle = _bundle(language, edition)
    message = bundle.get_message(key)
    assert message.value is not None, key
    text, errors = bundle.format_pattern(message.value, params)
    assert not errors, (language, key, params, errors)
    return str(text)


def has_sentence(language: str, key: str) -> bool:
    """Whether a language has a sentence for a key."""
    return bool(_bundle(language, "").has_message(key))


def _game_of(rule: str) -> str:
    """The prefix of the game that a rule's id begins with, empty for what is no rule of a game."""
    prefix, dash, _ = rule.partition("-")
    return prefix.lower() if dash else ""


def _speeches(games: Iterable[AnyGame]) -> tuple[Speech, ...]:
    """How these games say their own parameters."""
    return tuple(speech for game in games if (speech := capabilities_of(game).speech))


class Speaker:
    """Tells a match of one game in one language: the names of the seats, the words of the edition.

    Without a game, as for a file that cannot be read, it says the parameters of any.
    """

    def __init__(self, language: str, game: AnyGame | None, edition: str = "", names: Sequence[str] = ()) -> None:
        self.language = language
        self.edition = edition
        self.names = tuple(name if name != NEUTRAL else name.capitalize() for name in names)
        self._prefix = game.prefix.lower() if game else "no-game"
        self._speeches = _speeches([game] if game else GAMES.values())

    @classmethod
    def of_colours(cls, language: str, game: AnyGame, edition: str, colours: Sequence[str]) -> Speaker:
        """A speaker that calls every seat by its colour."""
        return cls(language, game, edition, [say(language, f"colour-{colour}") for colour in colours])

    def say(self, key: str, /, **params: str | int) -> str:
        """The sentence of a key in the words of the edition."""
        return say(self.language, key, self.edition, **params)

    def event(self, event: Any) -> str:
        """What happened."""
        return self.say(f"{self._prefix}-{event.key}", **self._spoken(params_of(event)))

    def refusal(self, refused: Refused) -> str:
        """Why something is refused, with its rule."""
        reason = self.reason(refused)
        if _game_of(refused.rule):
            return self.say("refusal", rule=refused.rule, reason=reason)
        return self.say("refusal-plain", reason=reason)

    def reason(self, refused: Refused) -> str:
        """Why something is refused."""
        own = f"{_game_of(refused.rule) or self._prefix}-refused-{refused.reason}"
        key = own if has_sentence(self.language, own) else f"refused-{refused.reason}"
        return self.say(key, **self._spoken(refused.params))

    def question(self, key: str, params: Mapping[str, Param]) -> str:
        """What a seat is asked for."""
        return self.say(key, **self._spoken(params))

    def player(self, seat: int | None) -> str:
        """The name of a seat."""
        if seat is None:
            return NEUTRAL
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def listed(self, words: Iterable[str], joint: str = "list-and") -> str:
        """Words in a row: one, two and three."""
        *head, last = list(words) or [""]
        return self.say(joint, head=", ".join(head), last=last) if head else last

    def _spoken(self, params: Mapping[str, Param]) -> dict[str, str | int]:
        """Parameters as the sentences need them."""
        spoken: dict[str, str | int] = {}
        for name, value in params.items():
            spoken |= self._spoken_one(name, value, params)
        return spoken

    def _spoken_one(self, name: str, value: Param, params: Mapping[str, Param]) -> Said:
        for speech in self._speeches:
            said = speech(self, name, value)
            if said is not None:
                return said
        match name, value:
            case (("seat" | "player" | "owner" | "other_player"), int() | None):
                return {_SEATS[name]: self.player(value)}
            case "players", tuple():
                return {"players": self.listed(self.player(int(seat)) for seat in value), "count": len(value)}
            case "points", int():
                return {"points": abs(value)}
            case "asked", str():
                rest = {other: given for other, given in params.items() if other != "asked"}
                return {"asked": self.question(value, rest)}
            case (("allowed" | "options" | "games" | "levels"), tuple()):
                return {name: self.listed(map(str, value), "list-or")}
            case (("cells" | "edges"), tuple()):
                words = tuple(map(str, value))
                spoken: dict[str, str | int] = {name: self.listed(words), "count": len(words)}
                return spoken | ({name[:-1]: words[0]} if words and name[:-1] not in params else {})
            case _, tuple():
                return {name: self.listed(map(str, value))}
            case _, None:
                return {}
            case _, int():
                return {name: value if abs(value) < MAX_NUMBER_TOLD else "…"}
            case _, str():
                return {name: value}
            case _:
                raise AssertionError((name, value))
