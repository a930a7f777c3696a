"""Stepping through a recorded match, forward and back, with sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from coeurdelion.bots.curve import curve_of, has_curve
from coeurdelion.core import ALL, TABLE, Match, Seat, Step, in_force, replay
from coeurdelion.match.record import entry_text
from coeurdelion.match.table_events import table_events
from coeurdelion.terminal.display import MatchDisplay
from coeurdelion.terminal.keyboard import Ask


class Replay:
    """A recorded match and the place where its reader is; place 0 is before the first entry."""

    def __init__(self, match: Match, display: MatchDisplay, ask: Ask) -> None:
        self.match = match
        self.display = display
        self.ask = ask
        self.steps = list(replay(match))
        self.log = match.log
        self.start = match.start()
        self.place = 0
        last = self.steps[-1].state if self.steps else self.start
        self.last = last
        self.eyes: Seat | None = ALL if match.game.winners(last) is not None else None

    def walk(self) -> None:
        """Step as the reader asks, until the end of the input or `q`."""
        self.display.say("replay-help", count=len(self.steps))
        self.show()
        while True:
            word = self.ask(self.display.speaker.say("replay-prompt", place=self.place, count=len(self.steps)), ()).strip()
            if word in ("q", "quit"):
                return
            place = self._place(word)
            if place is None:
                self.display.say("replay-help", count=len(self.steps))
            if place is None or place == self.place:
                self.display.again()
            else:
                self._go(place)

    def _place(self, word: str) -> int | None:
        """Where a word leads; None for one that leads nowhere."""
        last = len(self.steps)
        if word in ("", "n", "+"):
            return min(self.place + 1, last)
        if word in ("p", "-"):
            return max(self.place - 1, 0)
        if word in ("a", "z"):
            return 0 if word == "a" else last
        if word.isascii() and word.isdigit():
            return min(int(word), last)
        return None

    def _go(self, place: int) -> None:
        """To a place; forward by a few entries their sentences are told."""
        passed = self.steps[self.place : place] if self.place < place <= self.place + 10 else self.steps[place - 1 : place]
        self.place = place
        self.show([line for step in passed for line in self._told(step)])

    def show(self, told: Sequence[str] = ()) -> None:
        """The position at this place, of a finished match with all cards open, else as a spectator sees it."""
        state = self.steps[self.place - 1].state if self.place else self.start
        self.display.scene(state, self.eyes, told)

    def _told(self, step: Step) -> Iterator[str]:
        """What an entry was, and what came of it."""
        told = step.entry
        if told.seat != TABLE:
            told = self.display.game.redact_entry(step.before, told, self.eyes, self.last)
        yield f"{step.number}. {entry_text(told)}"
        yield from self.display.sentences([step], self.eyes)
        for key, params in table_events(self.log, step.number):
            yield self.display.speaker.question(key, params)

    def tell_all(self) -> None:
        """The whole match in sentences, its last position, and of a finished match what turned it."""
        for step in self.steps:
            for sentence in self._told(step):
                self.display.tell(sentence)
        self.place = len(self.steps)
        self.show()
        if self.eyes == ALL and has_curve(self.match.game):
            self._tell_turned()

    def _tell_turned(self) -> None:
        for turned in curve_of(self.match.game, self.start, in_force(self.match)).turning:
            before, after = (round(100 * chances[turned.seat]) for chances in (turned.before, turned.after))
            player = self.display.speaker.player(turned.seat)
            self.display.say(
                "replay-turned", entry=turned.entry, player=player, before=before, after=after, cause=turned.cause
            )
