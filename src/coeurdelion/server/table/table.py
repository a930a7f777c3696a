"""One live match on the server: everyone at it, what they do, and who is shown what when."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from coeurdelion.bots import usual_level
from coeurdelion.core import AnyGame, Refused, Seat
from coeurdelion.core.table_action import Hint, StandIn
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.table_state import SaidBy
from coeurdelion.server import wire
from coeurdelion.server.bots.pool import Advice
from coeurdelion.server.cluster.presence import Presence
from coeurdelion.server.store import OVER, Store, StoredMatch
from coeurdelion.server.table import explanations, messages, moments, offers, undo
from coeurdelion.server.table.attendance import Attendance
from coeurdelion.server.table.bot_tasks import BotTasks, Choose
from coeurdelion.server.table.chat import ChatLog
from coeurdelion.server.table.coaching import Judge, coached
from coeurdelion.server.table.journal import Journal
from coeurdelion.server.table.seats import BOT, check_log_length, check_plays, is_ready, occupants
from coeurdelion.server.table.start import begin
from coeurdelion.server.table.watcher import NOT_YET_TOLD, Watcher

Advise = Callable[[AnyGame, str, LiveMatch, Seat], Awaitable[Advice]]


class Table:
    """A match and everyone at it: what its journal has stored is shown to each as that seat may see it."""

    def __init__(
        self,
        journal: Journal,
        store: Store,
        choose: Choose,
        advise: Advise | None = None,
        presence: Presence | None = None,
        judge: Judge | None = None,
    ) -> None:
        self.journal = journal
        self.game = journal.game
        self._attendance = Attendance(journal, store, presence)
        self.watchers = self._attendance.watchers
        self._store = store
        self._advise = advise
        self._judge = judge
        self._bots = BotTasks(journal, choose, self.broadcast, self.say_phrase)
        self._chat = ChatLog(store)
        self._fixed: wire.Params | None = None
        self._rematch: tuple[Seat, ...] = ()
        self.on_moved: Callable[[], None] = lambda: None

    @classmethod
    async def load(
        cls,
        stored: StoredMatch,
        store: Store,
        choose: Choose,
        advise: Advise | None = None,
        presence: Presence | None = None,
        judge: Judge | None = None,
    ) -> Table:
        """The table as the store has it, replayed from its log."""
        table = cls(await Journal.load(stored, store), store, choose, advise, presence, judge)
        await table._chat.read_on(stored.id)
        await table._read_rematch()
        table._unchanging()
        table.journal.compact()
        await table.begin()
        await table._attendance.read()
        return table

    @property
    def stored(self) -> StoredMatch:
        """The match without its log."""
        return self.journal.stored

    @property
    def live(self) -> LiveMatch | None:
        """The match in progress, None before it has begun."""
        return self.journal.live

    @property
    def is_gone(self) -> bool:
        """Whether the store no longer has this match: its owner has dropped it, or it was cleared away."""
        return self.journal.is_gone

    @property
    def _is_over(self) -> bool:
        return bool(self.live and self.live.result)

    # Coming and going

    async def begin(self) -> None:
        """Begin the match once every seat is taken and no nonce is awaited."""
        if self.live is None and all(map(is_ready, self.stored.seats)):
            await begin(self.journal, self._store)
        self._bots.wake()

    async def refresh(self) -> None:
        """Read from the store what changed in seats, chat or log, here or in another process, and show everyone."""
        before, waited = self._company, self._rematch
        await self.journal.catch_up()
        if self.is_gone:
            for watcher in self.watchers:
                watcher.dismiss()
            return
        await self._read_rematch()
        await self._chat.read_on(self.stored.id)
        if self.live is None:
            await self.begin()
        await self._attendance.read()
        changed = before != self._company
        for watcher in self.watchers:
            self._assign_seats(watcher)
            asked = waited != self._rematch and bool(watcher.mine)
            watcher.owe(welcome=changed or asked, update=True, chat=True)
        self._bots.wake()

    @property
    def _company(self) -> object:
        """Everything about the players that a welcome tells; compared to see whether it has to be told anew."""
        return self.stored.seats, occupants(self.stored, self.live), self._attendance.elsewhere

    def _assign_seats(self, watcher: Watcher) -> None:
        """Set which seats a watcher holds now; one who holds a single seat sits down at once."""
        watcher.mine = tuple(seat.seat for seat in self.stored.seats if seat.guest == watcher.guest)
        if watcher.sits is None and len(watcher.mine) == 1:
            watcher.sits, watcher.told = watcher.mine[0], NOT_YET_TOLD
        elif watcher.sits not in watcher.mine:
            watcher.sits, watcher.told = None, NOT_YET_TOLD

    async def enter(self, watcher: Watcher) -> None:
        """Someone begins to watch, and has a seat again that a bot had taken over; bots that stopped thinking go on."""
        self._assign_seats(watcher)
        self._attendance.add(watcher)
        watcher.owe(welcome=True, update=True, chat=True)
        if self.is_gone:
            watcher.dismiss()
        await self._attendance.store_coming(watcher)
        if self._attendance.is_shared:
            self.on_moved()
        if watcher.mine:
            await self._give_back(watcher)
            self._tell_players()
        self._bots.wake()

    async def leave(self, watcher: Watcher) -> None:
        """Someone no longer watches."""
        self._attendance.remove(watcher)
        if watcher.mine:
            self._tell_players()
        await self._attendance.store_leaving(watcher)
        if self._attendance.is_shared:
            self.on_moved()

    @property
    def has_guests_elsewhere(self) -> bool:
        """Whether someone is at this table in another process, as far as this one knows."""
        return bool(self._attendance.elsewhere)

    async def _read_rematch(self) -> None:
        """Which seats wait for a rematch that has not begun, once the match is over."""
        if self.stored.state == OVER:
            waiting = await self._store.waiting_rematch(self.stored.id)
            self._rematch = tuple(seat.seat for seat in waiting.seats if seat.guest) if waiting else ()

    def _tell_players(self) -> None:
        """Send everyone the list of players anew: who is here, and who plays for whom."""
        for watcher in self.watchers:
            watcher.owe(welcome=True)

    async def _give_back(self, watcher: Watcher) -> None:
        """Give a returning person the seats back that bots had taken over."""
        live = self.live
        seats = [seat for seat in watcher.mine if live and offers.is_missed(self.stored, live, seat)]
        for seat in seats:
            await self.journal.change(lambda live, seat=seat: offers.give_back(self.stored, live, seat))  # type: ignore[misc]
        if seats:
            self.broadcast()

    def sit(self, watcher: Watcher, seat: Seat | None) -> None:
        """Another of a session's seats sits down and gets its own view of everything."""
        if seat is not None and seat not in watcher.mine:
            raise Refused("table", "not-your-seat", number=seat)
        watcher.sits, watcher.told = seat, NOT_YET_TOLD
        watcher.owe(welcome=True, update=True)

    # What people do

    async def act(self, seat: Seat, question: int, line: str, *, ask: bool = False) -> wire.Done | wire.Stale:
        """The answer of a seat; a repeated one is answered as the first time, a stale one told so.

        With `ask` one that may not be taken back at will is refused.
        """

        def check(live: LiveMatch) -> None:
            check_plays(self.stored, live, seat)
            if ask:
                undo.check_keeps_undo(live, seat, line)

        return await self.journal.act(seat, question, line, check)

    async def mark_program(self, seat: Seat) -> None:
        """Show everyone from now on that a program plays a seat; if that cannot be stored, its next action tries again."""
        held = self.stored.seats[seat]
        if held.program or not held.guest:
            return
        with suppress(Refused):  # the action is stored and acknowledged: it must not look refused
            await self._store.mark_program(self.stored.id, seat, held.guest)
            await self.refresh()

    async def take_back(self, seat: Seat) -> None:
        """Undo a seat's last action, free as long as nobody learnt anything and nobody else acted since."""
        await self.journal.change(lambda live: undo.take_back(live, seat))

    async def resign(self, seat: Seat) -> None:
        """A seat gives up."""
        await self.journal.change(lambda live: offers.resign(self.stored, live, seat))
        self._tell_players()

    async def offer(self, seat: Seat, what: wire.Proposed, about: Seat | None) -> None:
        """A seat proposes something; a bot stands in only for someone who is not here."""
        if what == "stand-in":
            await self._check_away(about)
        await self.journal.change(
            lambda live: offers.offer(self.stored, live, seat, what, about, self.journal.stood_in),
        )
        self._tell_players()

    async def _check_away(self, seat: Seat | None) -> None:
        """Refuses a bot for someone who is here, or has not been away for as long as this table grants."""
        await self._attendance.read()
        if seat is None or not 0 <= seat < len(self.stored.seats):
            return  # there is nobody to be stood in for, which is refused as such
        if self._attendance.is_here(seat):
            raise Refused("table", "still-here")
        if left := self._attendance.grace_left_of(seat):
            self._tell_players()
            raise Refused("table", "grace", seconds=left)

    async def consent(self, seat: Seat, offer: int, agrees: bool) -> None:
        """A seat agrees to an offer or declines it; a bot stands in only for someone who has not come back since."""
        made = offers.pending_at(self.journal.begun(), offer)
        if agrees and made and isinstance(made.what, StandIn):
            await self._check_away(made.what.seat)
        await self.journal.change(
            lambda live: offers.consent(self.stored, live, seat, offer, agrees, self.journal.stood_in),
        )
        self._tell_players()

    async def hint(self, seat: Seat, number: int) -> wire.Hinted:
        """What a bot would do in this seat's place; that it was asked for is noted first."""
        if (advise := self._advise) is None:
            raise Refused("table", "no-hints")

        def note(live: LiveMatch) -> None:
            if live.result or seat not in live.to_act():
                raise Refused("table", "no-hint-now")
            if not offers.hints_agreed(self.stored, live, self.journal.stood_in):
                raise Refused("table", "no-hints")
            check_log_length(live)
            live.note(Hint(seat), SaidBy.SEAT)

        await self.journal.change(note)
        live = self.journal.begun()
        asked = self.game.redact(live.state, seat)
        advice = await advise(self.game, usual_level(self.game), live, seat)
        return messages.hinted(self.game, number, asked, advice)

    async def coach(self, asked: wire.Coach) -> wire.Coached:
        """What an answer that a seat is about to give would throw away."""
        if (judge := self._judge) is None:
            raise Refused("table", "no-coach")
        return await coached(self.journal, judge, asked)

    async def say(self, watcher: Watcher, said: wire.Say) -> None:
        """Store a chat message, then send it to everyone who may read it."""
        await self._chat.say(self.stored, watcher, self.live, said)
        self._send_chat()

    async def say_phrase(self, seat: Seat, phrase: str, entry: int) -> None:
        """Store what a bot says with what it did, then send it to everyone.

        A table without people is left in peace, and one that plays a person's seat says nothing in their name.
        """
        if self.stored.seats[seat].kind == BOT and any(one.guest for one in self.stored.seats):
            await self._chat.say_phrase(self.stored, seat, phrase, entry)
            self._send_chat()
            self.on_moved()

    def _send_chat(self) -> None:
        for watcher in self.watchers:
            watcher.owe(chat=True)

    # What everyone is shown

    def broadcast(self) -> None:
        """Show everyone what is now stored, and let bots think about it; after the end, players get the spectators' chat."""
        for watcher in self.watchers:
            watcher.owe(update=True, chat=self._is_over)
        self._bots.wake()

    def wake_bots(self) -> None:
        """Let bots think that are asked and that nobody has woken."""
        self._bots.wake()

    def collect(self, watcher: Watcher) -> list[wire.FromServer | msgspec.Raw]:
        """The messages that wait for a watcher, built as things are now: answers first, then the newest of everything."""
        due: list[wire.FromServer | msgspec.Raw] = [msgspec.Raw(answer) for answer in watcher.answers]
        watcher.answers.clear()
        if watcher.welcome_due:
            here, left = self._attendance.here, self._attendance.grace_left
            due.append(messages.welcome(self.journal, watcher, here, left, self._unchanging(), self._rematch))
        if watcher.update_due and (update := messages.update(self.journal, watcher, self._unchanging())):
            due.append(update)
        if watcher.chat_due and (said := self._chat.unheard(watcher, self._is_over)):
            due.append(wire.Chat(said))
        watcher.welcome_due = watcher.update_due = watcher.chat_due = False
        return due

    async def views(self, watcher: Watcher, request: wire.Views) -> wire.ViewsOf:
        """What a watcher saw after each of some entries."""
        return await moments.views(self.journal, watcher, self._unchanging(), request)

    async def explain(self, watcher: Watcher, request: wire.Explain) -> wire.Explained:
        """Why bots made some entries, as far as a watcher may know."""
        return await explanations.explain(self.journal, self._store, watcher, request)

    def _unchanging(self) -> wire.Params:
        """What does not change, as a spectator sees it; settled once the match has begun."""
        first = self._fixed or messages.fixed(self.journal)
        if self.live:
            self._fixed = first
        return first

    @property
    def idle(self) -> bool:
        """Whether nobody is here and no bot thinks, so that the table can be unloaded."""
        return not self.watchers and not self._bots.is_busy

    async def close(self) -> None:
        """Stop the bots that think."""
        await self._bots.stop()
