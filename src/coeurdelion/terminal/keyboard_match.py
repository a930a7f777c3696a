"""A match at the terminal: people at one keyboard, bots, programs."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from coeurdelion.bots import bot_named, strongest
from coeurdelion.core import CHANCE, Refused, Seat, Step
from coeurdelion.core.result import Won
from coeurdelion.core.table_action import SeatBot, Undo
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import HEADING, write_record
from coeurdelion.terminal.display import Screen, are_numbered
from coeurdelion.terminal.keyboard import forget
from coeurdelion.terminal.players import Decision, LevelBot, Person, ProgramBot, Sitter
from coeurdelion.text.speaker import has_sentence

COMMAND = "COEURDELION_COMMAND"
"""The environment says by this name how the command is called."""
Ask = Callable[[str, Sequence[str]], str]
"""Reads a line from the keyboard, given a prompt and what can be completed; raises EOFError at its end."""


class Sitting:
    """One match played at one keyboard."""

    def __init__(self, live: LiveMatch, sitters: Sequence[Sitter], screen: Screen, ask: Ask, rng: Random) -> None:
        self.live = live
        self.sitters = list(sitters)
        self.screen = screen
        self.ask = ask
        self.rng = rng
        self.people = [seat for seat, sitter in enumerate(sitters) if isinstance(sitter, Person)]
        self.told = dict.fromkeys(range(len(sitters)), len(live.log))
        self.reasons: list[tuple[Step, Decision]] = []
        self.reader: Seat | None = self.people[0] if len(self.people) == 1 else None
        self._saved = len(live.log)

    def play(self) -> None:
        """Play until the match ends or nobody goes on."""
        try:
            while seats := self.live.to_act():
                if CHANCE in seats:
                    self.live.roll_all()
                else:
                    self._act(seats[0])
                self._report()
            self._end()
        finally:
            for sitter in self.sitters:
                if isinstance(sitter, ProgramBot):
                    sitter.close()

    def _act(self, seat: Seat) -> None:
        sitter = self.sitters[seat]
        if isinstance(sitter, Person):
            self._person(seat)
        else:
            self._bot(seat, sitter)

    def _bot(self, seat: Seat, sitter: LevelBot | ProgramBot) -> None:
        """A bot acts; a program that fails is replaced by one of our own."""
        try:
            decision = sitter.decide(self.live, seat, self.screen.speaker, self.rng)
            self.reasons.append((self.live.do(seat, decision.line), decision))
        except Refused as refused:
            if isinstance(sitter, LevelBot):
                raise
            sitter.close()
            self.screen.tell(self.screen.speaker.reason(refused))
            level = strongest(self.live.game)
            self.screen.say("play-stand-in", player=self.screen.speaker.player(seat), level=level)
            self.sitters[seat] = LevelBot(level)
            self.live.note(SeatBot(seat, level))

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost by leaving now."""
        return len(self.live.log) == self._saved or not self.people

    def _report(self) -> None:
        """What happened, where nobody decides and so nobody is told later."""
        if not self.people:
            self._tell_news(0, None)

    def _since(self, number: int) -> list[Step]:
        return [step for step in self.live.steps if step.number >= number]

    def _person(self, seat: Seat) -> None:
        """Someone sits down, sees the table, and decides."""
        if self.reader != seat:
            self._change_places(seat)
        self._tell_news(seat, seat)
        self.screen.position(self.live.state, seat)
        self.screen.question(self.live.state, seat)
        self.screen.legal(self.live.game.legal(self.live.state, seat))
        count = len(self.live.log)
        while len(self.live.log) == count:
            self._answer(seat, self._read(seat))

    def _change_places(self, seat: Seat) -> None:
        """With several people the screen is cleared before the next one looks, and what was typed is forgotten."""
        self.screen.clear()
        forget()
        self.ask(self.screen.speaker.say("play-sit-down", player=self.screen.speaker.player(seat)), ())
        self.screen.clear()
        self.reader = seat

    def _tell_news(self, seat: Seat, eyes: Seat | None) -> None:
        """What happened since this seat was last told."""
        self.screen.events(self._since(self.told[seat]), eyes)
        self.told[seat] = len(self.live.log)

    def _read(self, seat: Seat) -> str:
        words = [str(action) for action in self.live.game.legal(self.live.state, seat)]
        return " ".join(self.ask("> ", [*words, *COMMANDS]).split())

    def _answer(self, seat: Seat, line: str) -> None:
        """A command, a number of the list, or an action."""
        word, _, rest = line.partition(" ")
        if word.lower() in COMMANDS:
            COMMANDS[word.lower()](self, seat, rest)
        elif line:
            self._do(seat, self._meant(seat, line))

    def _meant(self, seat: Seat, line: str) -> str:
        """The action a line means: by its number, or by its verb or its end if only one legal action has it."""
        legal = self.live.game.legal(self.live.state, seat)
        lines = [str(action) for action in legal]
        verb, blank, rest = line.partition(" ")
        line = verb.lower() + blank + rest if verb[1:].isalpha() else line
        if line in lines:
            return line
        fitting = [one for one in lines if one.endswith(f" {line}") or one.startswith(f"{line} ")]
        if len(fitting) == 1 and line not in legal.open_verbs:
            return fitting[0]
        is_number = line.isascii() and line.isdigit() and len(line) < 10 and are_numbered(lines)
        return lines[int(line) - 1] if is_number and 0 < int(line) <= len(lines) else line

    def _do(self, seat: Seat, line: str) -> None:
        try:
            self.live.do(seat, line)
            self.reasons.clear()
        except Refused as refused:
            self.screen.tell(self.screen.speaker.refusal(refused))

    def _end(self) -> None:
        """The last position, open to all, and how to see it again."""
        result = self.live.result
        winners = result.seats if isinstance(result, Won) else ()
        names = [self.screen.speaker.player(seat) for seat in winners]
        self.screen.position(self.live.state, None)
        if self.people:
            self._tell_news(self.people[0], None)
        if result is None:
            self.screen.say("play-nobody")
            return
        self.screen.say(
            "play-over", result=str(result).partition(" ")[0], players=self.screen.speaker.listed(names), count=len(names)
        )

    def help(self, seat: Seat, rest: str) -> None:
        """What can be typed, and what the signs on the board mean."""
        self.screen.help()
        self.screen.legend()

    def why(self, seat: Seat, rest: str) -> None:
        """Why an action is refused, with its rule, or what it would cause; of no action, what the bots thought."""
        if not rest:
            self._bots_reasons(seat)
            return
        line = self._meant(seat, rest)
        speaker = self.screen.speaker
        try:
            events = self.live.preview(seat, line)
        except Refused as refused:
            self.screen.tell(speaker.reason(refused))
            self._rule(refused.rule)
            return
        self.screen.say("play-legal", action=line)
        for event in events:
            self.screen.tell("  " + speaker.event(event))

    def _bots_reasons(self, seat: Seat) -> None:
        """Why the bots acted as they did since this player last decided; of a hidden action not even that."""
        for step, decision in self.reasons:
            told = self.live.game.redact_entry(step.before, step.entry, seat, self.live.state)
            player = self.screen.speaker.player(step.entry.seat)
            reasons = decision.reasons if told == step.entry else ()
            self.screen.say("play-bot-did" if reasons else "play-bot-silent", player=player, action=told.action)
            for reason in reasons:
                self.screen.tell("  " + reason)
        if not self.reasons:
            self.screen.say("play-no-reasons")

    def undo(self, seat: Seat, rest: str) -> None:
        """Back to the last decision of this player, or with several people of any of them."""
        number = self.live.last_of(tuple(self.people))
        if number is None:
            self.screen.say("play-nothing-to-undo")
            return
        self.live.note(Undo(self.live.together_with(number)))
        self.reasons.clear()
        self.screen.say("play-undone")

    def hint(self, seat: Seat, rest: str) -> None:
        """What a squire would do, and why."""
        choice = bot_named(self.live.game, strongest(self.live.game))(self.live.question(seat, self.rng))
        self.screen.say("play-hint", action=str(choice.action))
        for reason in choice.reasons:
            self.screen.tell("  " + self.screen.speaker.question(*reason))

    def ledger(self, seat: Seat, rest: str) -> None:
        """Where everyone's points came from."""
        speaker = self.screen.speaker
        if not self.screen.part.has_points:
            self.screen.say("play-no-points")
            return
        for player, score in enumerate(self.live.game.scores(self.live.state)):
            self.screen.say("play-ledger", player=speaker.player(player), points=score)
            for point in self.live.ledger(player):
                cells = speaker.listed(point.cells) if point.cells else "–"
                reason = speaker.say(f"ledger-{point.reason}")
                self.screen.say(
                    "play-ledger-line", entry=point.entry, points=_signed(point.points), reason=reason, cells=cells
                )

    def save(self, seat: Seat, rest: str) -> None:
        """The match into a file."""
        if not rest:
            self.screen.say("play-save-where")
            return
        try:
            path = Path(rest).expanduser()
            if path.exists() and not path.read_bytes().startswith(HEADING.split(" ")[0].encode()):
                self.screen.say("play-other-file", file=rest)
                return
            path.write_text(write_record(self.live.record()), "utf-8")
        except (OSError, RuntimeError) as error:
            reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
            self.screen.say("play-not-saved", file=rest, reason=reason)
        else:
            self._saved = len(self.live.log)
            key = "play-saved-over" if self.live.result else "play-saved"
            self.screen.say(key, file=rest, command=os.environ.get(COMMAND, "coeurdelion"))

    def rules(self, seat: Seat, rest: str) -> None:
        """One rule, the rules of one section, or the sections."""
        game = self.live.game
        wanted = {rest.upper(), f"{game.prefix}-{rest.upper()}"}
        found = [rule for rule in game.reasons if {rule, rule.rpartition("-")[0]} & wanted]
        if rest and not found:
            self.screen.say("play-no-rule", text=rest)
        if not found:
            sections = dict.fromkeys(rule.rpartition("-")[0] for rule in game.reasons)
            for section in sections:
                self.screen.tell(f"{section:<14}{self.screen.speaker.say(section)}")
        for rule in found:
            self._rule(rule)

    def _rule(self, rule: str) -> None:
        if has_sentence(self.screen.speaker.language, rule):
            self.screen.tell(f"{rule}  {self.screen.speaker.say(rule)}")

    def moves(self, seat: Seat, rest: str) -> None:
        """The legal actions, all of one verb if it is named."""
        self.screen.legal(self.live.game.legal(self.live.state, seat), rest)

    def board(self, seat: Seat, rest: str) -> None:
        """The table once more."""
        self.screen.position(self.live.state, seat)

    def reach(self, seat: Seat, rest: str) -> None:
        """The board with the squares that a unit can attack."""
        if not rest:
            self.screen.say("play-reach-where")
            return
        try:
            self.screen.reach(self.live.state, seat, rest)
        except Refused as refused:
            self.screen.tell(self.screen.speaker.refusal(refused))

    def out_of_turn(self, seat: Seat, rest: str) -> None:
        """Someone else at this keyboard does what may be done at any time: `as gold break a1 c1`."""
        name, _, line = rest.partition(" ")
        colours = self.live.match.colours
        if name not in colours or colours.index(name) not in self.people or not line:
            people = ", ".join(colours[person] for person in self.people)
            self.screen.say("play-as-whom", people=people)
            return
        self._do(colours.index(name), line)

    def log(self, seat: Seat, rest: str) -> None:
        """All that happened."""
        self.screen.events(self.live.steps, seat)

    def quit(self, seat: Seat, rest: str) -> None:
        """Leave the match."""
        raise EOFError


def _signed(points: int) -> str:
    """Points with their sign, a real minus."""
    return f"{points:+}".replace("-", "−")


COMMANDS: dict[str, Callable[[Sitting, Seat, str], None]] = {
    "?": Sitting.help,
    "help": Sitting.help,
    "why": Sitting.why,
    "undo": Sitting.undo,
    "hint": Sitting.hint,
    "ledger": Sitting.ledger,
    "save": Sitting.save,
    "rules": Sitting.rules,
    "moves": Sitting.moves,
    "board": Sitting.board,
    "reach": Sitting.reach,
    "as": Sitting.out_of_turn,
    "log": Sitting.log,
    "quit": Sitting.quit,
}
