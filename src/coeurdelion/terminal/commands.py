"""The commands that can be typed during a match in the terminal, beside actions."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from coeurdelion.bots import bot_named, ms_of, reads_log, usual_level
from coeurdelion.bots.hints import Hint, course_of, hints
from coeurdelion.core import Refused, Seat
from coeurdelion.core.capabilities import Phrase, capabilities_of
from coeurdelion.core.table_action import Undo
from coeurdelion.match.record import HEADING, write_record
from coeurdelion.match.table_state import SaidBy
from coeurdelion.terminal.display import BOARD_SIZES
from coeurdelion.terminal.help import tell_help
from coeurdelion.terminal.keyboard_match import Command, KeyboardMatch
from coeurdelion.terminal.players import LevelBot
from coeurdelion.text.speaker import has_sentence

PLAN_KEYS = {"first": "play-hint", "nearly": "play-hint-nearly", "weaker": "play-hint-weaker"}
"""The sentence with which a plan begins, by how it compares with the first."""
COMMAND_VARIABLE = "COEURDELION_COMMAND"
"""The environment variable that holds the name by which the program was called."""


def show_help(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """What can be typed in this game, and what the signs on the board mean."""
    tell_help(match.display, match.offered)


def explain(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """Why an action is refused, with its rule, or what it would cause; of no action, what the bots thought."""
    if not rest:
        _bots_reasons(match, seat)
        return
    line = match.meant_action(seat, rest)
    speaker = match.display.speaker
    try:
        events = match.live.preview(seat, line)
    except Refused as refused:
        match.display.tell(speaker.reason(refused))
        _rule(match, refused.rule)
        return
    match.display.say("play-legal", action=line)
    for event in events:
        match.display.tell("  " + speaker.event(event))


def _bots_reasons(match: KeyboardMatch, seat: Seat) -> None:
    """Why the bots acted as they did since this player last decided; of a hidden action not even that."""
    for step, answer in match.reasons:
        told = match.live.game.redact_entry(step.before, step.entry, seat, match.live.state)
        player = match.display.speaker.player(step.entry.seat)
        reasons = answer.reasons if told == step.entry else ()
        match.display.say("play-bot-did" if reasons else "play-bot-silent", player=player, action=told.action)
        for reason in reasons:
            match.display.tell("  " + reason)
    if not match.reasons:
        match.display.say("play-no-reasons")


def take_back(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """Back to the last decision of this player, or with several people of any of them."""
    number = match.live.last_of(tuple(match.people))
    if number is None:
        match.display.say("play-nothing-to-undo")
        return
    match.live.note(Undo(match.live.together_with(number)), SaidBy.SEAT)
    match.reasons.clear()
    match.display.say("play-undone")


def give_hint(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """What can be done: the best two or three plans, each with what it leads to."""
    request = match.live.bot_request(seat, match.rng, with_log=False)
    found = hints(match.live.game, request, course_of(match.live, seat))
    for hint in found:
        _plan(match, hint)
    if not found:
        _bots_hint(match, seat)


def _plan(match: KeyboardMatch, hint: Hint) -> None:
    """A plan: its steps, and why."""
    now, *then = (_does(match, *step) for step in hint.steps)
    match.display.say(PLAN_KEYS[hint.standing], does=now, action=str(hint.plan.action))
    for does in then:
        match.display.tell("  " + match.display.speaker.say("hint-then", does=does))
    for reason in hint.plan.leads or hint.plan.reasons:
        match.display.tell("  " + match.display.speaker.question(*reason))


def _does(match: KeyboardMatch, action: object, phrase: Phrase | None) -> str:
    """What an action does, in the infinitive; the line itself in a game without words for it."""
    return match.display.speaker.question(*phrase) if phrase else str(action)


def _bots_hint(match: KeyboardMatch, seat: Seat) -> None:
    """What a bot would do, and why, in a game without plans."""
    game, level = match.live.game, usual_level(match.live.game)
    request = match.live.bot_request(seat, match.rng, ms_of(level), with_log=reads_log(game, level))
    choice = bot_named(game, level)(request)
    infinitive = capabilities_of(game).infinitive
    does = _does(match, choice.action, infinitive(request.view, choice.action) if infinitive else None)
    match.display.say("play-hint", does=does, action=str(choice.action))
    for reason in choice.reasons:
        match.display.tell("  " + match.display.speaker.question(*reason))


def show_ledger(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """Where everyone's points came from."""
    speaker = match.display.speaker
    if not match.display.part.has_points:
        match.display.say("play-no-points")
        return
    for player, score in enumerate(match.live.game.scores(match.live.state)):
        match.display.say("play-ledger", player=speaker.player(player), points=score)
        for point in match.live.ledger(player):
            cells = speaker.listed(point.cells) if point.cells else "–"
            reason = speaker.say(f"ledger-{point.reason}")
            match.display.say(
                "play-ledger-line", entry=point.entry, points=_signed(point.points), reason=reason, cells=cells
            )


def save(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """The match into a file."""
    if not rest:
        match.display.say("play-save-where")
        return
    try:
        path = Path(rest).expanduser()
        if path.exists() and not path.read_bytes().startswith(HEADING.split(" ")[0].encode()):
            match.display.say("play-other-file", file=rest)
            return
        path.write_text(write_record(match.live.record()), "utf-8")
    except (OSError, RuntimeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        match.display.say("play-not-saved", file=rest, reason=reason)
    else:
        match.mark_saved()
        key = "play-saved-over" if match.live.result else "play-saved"
        match.display.say(key, file=shlex.quote(rest), command=os.environ.get(COMMAND_VARIABLE, "coeurdelion"))


def show_rules(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """One rule, the rules of one section, or the sections."""
    game = match.live.game
    wanted = {rest.upper(), f"{game.prefix}-{rest.upper()}"}
    found = [rule for rule in game.reasons if {rule, rule.rpartition("-")[0]} & wanted]
    if rest and not found:
        match.display.say("play-no-rule", text=rest)
    if not found:
        sections = dict.fromkeys(rule.rpartition("-")[0] for rule in game.reasons)
        for section in sections:
            match.display.tell(f"{section:<14}{match.display.speaker.say(section)}")
    for rule in found:
        _rule(match, rule)


def _rule(match: KeyboardMatch, rule: str) -> None:
    if has_sentence(match.display.speaker.language, rule):
        match.display.tell(f"{rule}  {match.display.speaker.say(rule)}")


def show_moves(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """The legal actions, all of one verb if it is named."""
    match.display.legal(match.live.game.legal(match.live.state, seat), rest)


def show_board(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """The table once more, or from now on with a board of another size."""
    if rest and rest not in BOARD_SIZES:
        match.display.say("play-board-sizes", sizes=", ".join(BOARD_SIZES))
    else:
        match.display.show_board(match.live.state, seat, rest)


def show_table(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """Everything that lies on the table, and which bots sit at it."""
    match.display.position(match.live.state, seat)
    speaker = match.display.speaker
    for number, player in enumerate(match.players):
        if isinstance(player, LevelBot) and has_sentence(speaker.language, f"taste-{player.character}"):
            level, taste = speaker.say(f"level-{player.level}"), speaker.say(f"taste-{player.character}")
            match.display.say("play-against", player=speaker.player(number), level=level, taste=taste)


def repeat_news(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """What the others did since this player's last turn."""
    match.display.events(match.since_last_turn(seat), seat)


def show_reach(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """The board with the squares that a unit can attack."""
    if match.display.part.reach is None:
        match.display.say("play-no-reach")
        return
    if not rest:
        match.display.say("play-reach-where")
        return
    try:
        match.display.reach(match.live.state, seat, rest)
    except Refused as refused:
        match.display.tell(match.display.speaker.refusal(refused))


def act_out_of_turn(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """Someone else at this keyboard does what may be done at any time: `as gold break a1 c1`."""
    name, _, line = rest.partition(" ")
    colours = match.live.match.colours
    if name not in colours or colours.index(name) not in match.people or not line:
        people = ", ".join(colours[person] for person in match.people)
        match.display.say("play-as-whom", people=people)
        return
    match.act(colours.index(name), line)


def show_log(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """All that happened."""
    match.display.events(match.live.steps, seat)


def leave(match: KeyboardMatch, seat: Seat, rest: str) -> None:
    """Leave the match; if that loses it, only when it is said twice."""
    if match.may_leave():
        raise EOFError


def _signed(points: int) -> str:
    """Points with their sign, a real minus."""
    return f"{points:+}".replace("-", "−")


COMMANDS: dict[str, Command] = {
    "?": show_help,
    "help": show_help,
    "why": explain,
    "undo": take_back,
    "hint": give_hint,
    "ledger": show_ledger,
    "save": save,
    "rules": show_rules,
    "moves": show_moves,
    "news": repeat_news,
    "board": show_board,
    "table": show_table,
    "reach": show_reach,
    "as": act_out_of_turn,
    "log": show_log,
    "quit": leave,
}
"""The commands by the word that is typed."""
