"""A match at the terminal: people at one keyboard, bots, programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from random import Random

from coeurdelion.bots import usual_level
from coeurdelion.core import CHANCE, TABLE, Refused, Seat, Step
from coeurdelion.core.result import Won
from coeurdelion.core.table_action import SeatBot
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SaidBy
from coeurdelion.terminal.display import MatchDisplay, are_numbered
from coeurdelion.terminal.keeping import Keeping
from coeurdelion.terminal.keyboard import Ask, forget
from coeurdelion.terminal.players import BotAnswer, LevelBot, Person, ProgramBot, TerminalPlayer

ROWS_AT_END = 6
"""The rows that are left free below the last position for what is said after a match."""
NEAREST = 3
"""The most things that are named that a wrong line may have meant."""
Command = Callable[["KeyboardMatch", Seat, str], None]
"""What a typed command does for a seat, with the words that follow it."""


class KeyboardMatch:
    """A match in which all people share one keyboard; bots and programs may sit with them."""

    def __init__(
        self,
        live: LiveMatch,
        players: Sequence[TerminalPlayer],
        display: MatchDisplay,
        ask: Ask,
        rng: Random,
        commands: Mapping[str, Command],
        keeping: Keeping | None = None,
    ) -> None:
        self.live = live
        self.players = list(players)
        self.display = display
        self.ask = ask
        self.rng = rng
        self._commands = commands
        self.people = [seat for seat, player in enumerate(players) if isinstance(player, Person)]
        self.told = dict.fromkeys(range(len(players)), len(live.log))
        self.reasons: list[tuple[Step, BotAnswer]] = []
        self.reader: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.keeping = keeping or Keeping(None)
        self._saved: int | None = len(live.log)
        self._is_warned = False

    def play(self) -> None:
        """Play until the match ends or nobody goes on."""
        try:
            while seats := self.live.to_act():
                if CHANCE in seats:
                    self.live.roll_all()
                else:
                    self._take_turn(seats[0])
                self._report()
            self._end()
        finally:
            for player in self.players:
                if isinstance(player, ProgramBot):
                    player.close()

    def _take_turn(self, seat: Seat) -> None:
        player = self.players[seat]
        if isinstance(player, Person):
            self.keep()
            self._person(seat)
            self.keep()
        else:
            self._bot(seat, player)

    def _bot(self, seat: Seat, player: LevelBot | ProgramBot) -> None:
        """A bot acts; a program that fails is replaced by one of our own."""
        try:
            answer = player.decide(self.live, seat, self.display.speaker, self.rng)
            self.reasons.append((self.live.do(seat, answer.line), answer))
        except Refused as refused:
            if isinstance(player, LevelBot):
                raise
            player.close()
            self.display.tell(self.display.speaker.reason(refused))
            level = usual_level(self.live.game)
            self.display.say("play-stand-in", player=self.display.speaker.player(seat), level=level)
            self.players[seat] = LevelBot(level)
            self.live.note(SeatBot(seat, level), SaidBy.TABLE)

    @property
    def is_saved(self) -> bool:
        """Whether nothing would be lost by leaving now: nobody at the keyboard has decided anything since it was saved."""
        if self._saved is None:
            return False
        return not any(entry.seat in (*self.people, TABLE) for entry in self.live.log[self._saved :])

    def mark_saved(self) -> None:
        """Note that all that happened so far is saved."""
        self._saved = len(self.live.log)
        self.keeping.drop()

    def mark_unsaved(self) -> None:
        """Note that even what happened so far is kept only here."""
        self._saved = None

    def keep(self) -> None:
        """Keep the match as it stands, in case that play breaks off here; say so once if that fails."""
        if self.is_saved:
            return
        failure = self.keeping.keep(self.live)
        if failure:
            self.display.tell(self.display.speaker.reason(failure))

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
        self.display.begin(self.since_last_turn(seat), self.live.state, seat, self._since(self.told[seat]))
        self.told[seat] = len(self.live.log)
        count = len(self.live.log)
        while len(self.live.log) == count:
            self.display.refresh(self.live.state, seat)
            self._answer(seat, self._read(seat))

    def since_last_turn(self, seat: Seat) -> list[Step]:
        """What the others did since this seat's last turn, and what it did itself since then."""
        steps = self.live.steps
        own = (seat, CHANCE, TABLE)
        turn = next((place for place in reversed(range(len(steps))) if steps[place].entry.seat not in own), 0)
        before = next((place for place in reversed(range(turn)) if steps[place].entry.seat == seat), -1)
        return steps[before + 1 :]

    def _change_places(self, seat: Seat) -> None:
        """With several people the screen is cleared before the next one looks, and what was typed is forgotten."""
        self.display.clear()
        forget()
        self.ask(self.display.speaker.say("play-sit-down", player=self.display.speaker.player(seat)), ())
        self.display.clear()
        self.reader = seat

    def _tell_news(self, seat: Seat, eyes: Seat | None) -> None:
        """What happened since this seat was last told."""
        self.display.events(self._since(self.told[seat]), eyes)
        self.told[seat] = len(self.live.log)

    def _read(self, seat: Seat) -> str:
        words = [str(action) for action in self.live.game.legal(self.live.state, seat)]
        try:
            return " ".join(self.ask("> ", [*words, *self.offered]).split())
        except EOFError:
            if self.may_leave():
                raise
            return ""

    def may_leave(self) -> bool:
        """Whether someone who leaves loses nothing, or was told so before; if not, it is told now."""
        if self.is_saved or not self.keeping.failure or self._is_warned:
            return True
        self._is_warned = True
        self.display.say("play-leave-unkept", reason=self.keeping.failure)
        return False

    @property
    def offered(self) -> list[str]:
        """The commands that this game has a use for."""
        part = self.display.part
        useless = {"ledger": not part.has_points, "reach": part.reach is None, "as": not part.out_of_turn}
        return [word for word in self._commands if not useless.get(word)]

    def _answer(self, seat: Seat, line: str) -> None:
        """A command, a number of the list, or an action."""
        word, _, rest = line.partition(" ")
        if word.lower() in self._commands:
            self._commands[word.lower()](self, seat, rest)
        elif line:
            self.act(seat, self.meant_action(seat, line))

    def meant_action(self, seat: Seat, line: str) -> str:
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

    def act(self, seat: Seat, line: str) -> None:
        try:
            self.live.do(seat, line)
            self.reasons.clear()
        except Refused as refused:
            near = self._nearest(seat, line) if refused.reason == "no-such-action" else []
            if near:
                self.display.say("play-did-you-mean", text=line[:40], near=self.display.speaker.listed(near, "list-or"))
            else:
                self.display.tell(self.display.speaker.refusal(refused))

    def _nearest(self, seat: Seat, line: str) -> list[str]:
        """What may have been meant by a line that means nothing: a word like its first, or actions like it."""
        actions = [str(action) for action in self.live.game.legal(self.live.state, seat)]
        verbs = dict.fromkeys(action.partition(" ")[0] for action in actions)
        word, blank, rest = line.partition(" ")
        known = [*verbs, *self.offered]
        if word in known:
            begun = [action for action in actions if action.startswith(line)]
            return begun[:NEAREST] or get_close_matches(line, actions, NEAREST)
        return [near + blank + rest for near in get_close_matches(word.lower(), known, NEAREST)]

    def _end(self) -> None:
        """The last position, open to all, and how to see it again."""
        result = self.live.result
        winners = result.seats if isinstance(result, Won) else ()
        names = [self.display.speaker.player(seat) for seat in winners]
        told = self.display.sentences(self._since(self.told[self.people[0]]), None) if self.people else []
        over = "play-over" if result is not None else "play-nobody"
        outcome = "win" if winners else str(result)
        told.append(
            self.display.speaker.say(over, result=outcome, players=self.display.speaker.listed(names), count=len(names))
        )
        self.display.scene(self.live.state, None, told, ROWS_AT_END)
