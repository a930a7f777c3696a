"""What a seat sees in the terminal: the board, the players, the cards, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from textwrap import fill
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from coeurdelion.core import AnyGame, Choices, Seat, Step
from coeurdelion.draw import SIGNS, coloured, draw_view
from coeurdelion.draw_battle import FACES, draw_battle, faces_drawn, reach_of
from coeurdelion.games import lionheart
from coeurdelion.games.lionheart.kinds import NAMED
from coeurdelion.text import Speaker

LISTED = 24
"""So many legal actions are numbered and listed; of more, only the verbs and how many each has."""


def _wrapped(line: str, width: int) -> str:
    """A line broken at blanks, never at no-break spaces, each part indented like the first."""
    indent = line[: len(line) - len(line.lstrip(" "))]
    return fill(line, width, subsequent_indent=indent, break_on_hyphens=False)


class Screen:
    """Draws a match for one reader."""

    def __init__(self, console: Console, game: AnyGame, speaker: Speaker, colours: Sequence[str]) -> None:
        self.console = console
        self.game = game
        self.speaker = speaker
        self.colours = tuple(colours)

    def say(self, key: str, **params: str | int) -> None:
        """One sentence."""
        self.tell(self.speaker.say(key, **params))

    def tell(self, sentence: str) -> None:
        """A sentence that is already made."""
        wrapped = "\n".join(_wrapped(line, self.console.width) for line in sentence.split("\n"))
        self.console.print(wrapped, highlight=False, markup=False, soft_wrap=True)

    def clear(self) -> None:
        """An empty screen, so that hands stay secret; blank lines where the screen cannot be cleared."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
        else:
            self.console.print("\n" * 3)

    def position(self, state: Any, seat: Seat | None) -> None:
        """The whole table as a seat sees it."""
        view = self.game.redact(state, seat)
        shown = self.game.show(view)
        if self._is_battle:
            self._battle(view, shown)
            return
        self.console.print(draw_view(view, (*self.colours, "neutral")))
        self.console.print(self._players(shown))
        self._cards(shown, seat)

    @property
    def _is_battle(self) -> bool:
        return self.game.id == lionheart.id

    def _battle(self, view: Any, shown: dict[str, Any]) -> None:
        """The battlefield, what each side has left, and the turn."""
        self.console.print(draw_battle(view))
        table = Table(box=None, pad_edge=False)
        for key in ("play-player", "play-figures", "play-bases"):
            table.add_column(self.speaker.say(key), justify="left" if key == "play-player" else "right")
        for seat, colour in enumerate(self.colours):
            name = coloured(self.speaker.player(seat), colour)
            table.add_row(name, str(shown["figures"][seat]), str(shown["bases"][seat]))
        self.console.print(table)
        if shown["turn"]:
            rolled = faces_drawn(shown["rolled"])
            self.say("play-battle", turn=shown["turn"], quiet=shown["quiet_turns"], rolled=rolled)
        for seat, built in enumerate(shown["armies"]):
            if built:
                self.say("play-army", player=self.speaker.player(seat), army=built)

    def reach(self, state: Any, seat: Seat | None, cell: str) -> None:
        """The board with the squares that the unit on a square can attack, in a game that has such units."""
        if not self._is_battle:
            self.say("play-no-reach")
            return
        view = self.game.redact(state, seat)
        self.console.print(draw_battle(view, reach_of(view, cell)))

    def help(self) -> None:
        """What can be typed."""
        self.say("lh-play-help" if self._is_battle else "play-help")

    def _players(self, shown: dict[str, Any]) -> Table:
        """A line for each player: points, ducats, knights left, cards."""
        table = Table(box=None, pad_edge=False)
        for key in ("play-player", "play-points", "play-ducats", "play-knights", "play-cards"):
            table.add_column(self.speaker.say(key), justify="left" if key == "play-player" else "right")
        for seat, colour in enumerate(self.colours):
            table.add_row(
                coloured(self.speaker.player(seat), colour),
                str(shown["score"][seat]),
                str(shown["ducats"][seat]),
                str(shown["reserve"][seat]),
                " ".join(code[0] if code.endswith("?") else code for code in shown["hand"][seat]),
            )
        return table

    def _cards(self, shown: dict[str, Any], seat: Seat | None) -> None:
        """King, borders, deck and market; then the own hand in words."""
        self.say("play-supplies", king=shown["king"], borders=shown["supply"], deck=sum(shown["deck"].values()))
        if shown["market"]:
            self.say("play-market", cards=", ".join(self._priced(shown["market"])))
        if seat is not None and seat >= 0 and shown["hand"][seat]:
            self.say("play-hand", cards=", ".join(self._priced(shown["hand"][seat])))

    def _priced(self, codes: Iterable[str]) -> list[str]:
        """Cards as code, words, price and sale value."""
        return [
            self.speaker.say("play-card", code=code, card=self.speaker.card(code), **self.game.prices()[code])
            for code in codes
        ]

    def legend(self) -> None:
        """The signs of the board."""
        if self._is_battle:
            signs = {f"kind-{name}": kind.letter.upper() for name, kind in NAMED.items()}
            signs |= {f"face-{face}": sign for face, sign in FACES.items()}
            self.tell("   ".join(f"{sign}\u00a0{self.speaker.say(key)}" for key, sign in signs.items()))
            return
        self.tell("   ".join(f"{sign} {self.speaker.say(key)}" for key, sign in SIGNS.items()))

    def question(self, state: Any, seat: Seat) -> None:
        """What the seat is asked for."""
        asked = self.speaker.question(*self.game.asked(state, seat))
        self.console.print(Text(self.speaker.say("prompt", player=self.speaker.player(seat), asked=asked), style="bold"))

    def legal(self, legal: Choices[Any], verb: str = "") -> None:
        """The legal actions: few are numbered, of many the verbs are counted."""
        lines = [str(action) for action in legal]
        if len(lines) <= LISTED:
            wide = max((len(line) for line in lines), default=0) + 6
            columns = max(1, self.console.width // wide)
            numbered = [f"{number:>3} {line}".ljust(wide) for number, line in enumerate(lines, 1)]
            for start in range(0, len(numbered), columns):
                self.tell("".join(numbered[start : start + columns]).rstrip())
            return
        for name, group in groupby(lines, key=lambda line: line.partition(" ")[0]):
            arguments = [line.partition(" ")[2] for line in group]
            if name == verb or len(arguments) <= LISTED:
                joint = ", " if any(" " in argument for argument in arguments) else " "
                self.tell(f"    {name} " + joint.join(arguments))
            else:
                self.tell(f"    {name} {arguments[0]} … {arguments[-1]} ({len(arguments)})")

    def events(self, steps: Iterable[Step], seat: Seat | None) -> None:
        """What happened, as a seat may know it."""
        for step in steps:
            for event in step.events:
                self.tell(self.speaker.event(self.game.redact_event(event, seat)))
