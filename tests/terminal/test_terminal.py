"""Play and replay in the terminal, typed by a list of lines."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from coeurdelion.core import AnyGame, Entry, Match
from coeurdelion.core.result import Won
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record import write_record
from coeurdelion.match.record_reader import read_record
from coeurdelion.match.scenario import read_position
from coeurdelion.match.verify import Answer, verify
from coeurdelion.terminal.commands import COMMANDS
from coeurdelion.terminal.display import MatchDisplay
from coeurdelion.terminal.keyboard_match import KeyboardMatch
from coeurdelion.terminal.players import LevelBot, Person, ProgramBot, TerminalPlayer, read_players
from coeurdelion.terminal.replay import Replay
from coeurdelion.terminal.setup import choose_game, choose_seats
from coeurdelion.text import LANGUAGES, Speaker, say
from tests.paths import MATCHES, SCENARIOS

GAME = GAMES["lowenherz-2003"]
SEED = bytes(range(32))
FIRST = {"first": 0}
MATCH = MATCHES / "lowenherz-2003" / "king-on-own-action.match"


def typed(lines: Sequence[str]) -> Callable[[str, Sequence[str]], str]:
    """A keyboard on which these lines are typed, and then nothing more."""
    left = list(lines)

    def ask(prompt: str, words: Sequence[str]) -> str:
        if not left:
            raise EOFError
        return left.pop(0)

    return ask


def keyboard_match(
    players: Sequence[TerminalPlayer],
    lines: Sequence[str],
    language: str = "en",
    game: AnyGame = GAME,
    options: Mapping[str, object] = FIRST,
) -> tuple[KeyboardMatch, io.StringIO]:
    """A match in the terminal and what it writes."""
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    colours = game.colours[: len(players)]
    live = LiveMatch(Match(game, colours, ("",) * len(colours), options), SEED)
    display = MatchDisplay(console, game, Speaker.of_colours(language, game, "", colours), colours)
    return KeyboardMatch(live, players, display, typed(lines), Random(1), COMMANDS), out


def play(players: Sequence[TerminalPlayer], lines: Sequence[str], language: str = "en") -> tuple[KeyboardMatch, str]:
    """The match and all it wrote until the keyboard had no more lines."""
    played, out = keyboard_match(players, lines, language)
    with pytest.raises(EOFError):
        played.play()
    return played, out.getvalue()


def test_a_match_of_bots_plays_itself_and_is_honest() -> None:
    played, out = keyboard_match([LevelBot("random"), LevelBot("random"), LevelBot("random")], [])
    played.play()
    assert isinstance(played.live.result, Won)
    assert verify(played.live.record()).answer is Answer.VERIFIED
    assert max(map(len, out.getvalue().split("\n"))) <= 80


def test_actions_by_notation_by_number_and_by_their_end() -> None:
    played, _ = play([Person("Ada"), LevelBot("random")], ["castle a1", "2", "  castle   k11 ", "k10"])
    own = [entry.action for entry in played.live.log if entry.seat == 0]
    assert own == ["castle a1", "knight a2", "castle k11", "knight k10"]


def test_a_wrong_line_is_explained_and_changes_nothing() -> None:
    played, told = play([Person("Ada"), LevelBot("random")], ["castle b1", "fly", "why castle b1", "why castle a1"])
    assert played.live.last_of((0,)) is None
    assert "L03-PLACE-1" in told
    assert told.count("forest") >= 2


def test_a_hint_tells_plans_with_what_they_lead_to() -> None:
    _, told = play([Person("Ada"), LevelBot("random")], ["hint", "castle a1", "hint"])
    assert told.count("A squire would place a castle") == 1
    assert "A squire would place a knight" in told
    assert "as good: place a castle" in told.replace("\n", " ") or "weaker: place a castle" in told.replace("\n", " ")
    assert "borders would close" in told.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_answers(language: str, tmp_path: Path) -> None:
    save = tmp_path / "evening.match"
    lines = ["?", "help", "moves", "moves castle", "hint", "ledger", "rules", "rules L03-BORDER", "rules l03-end-1", "board"]
    lines += [
        "log",
        "undo",
        "castle a1",
        "undo",
        "save",
        f"save {save}",
        f"save {tmp_path}/no/such/folder.match",
        "",
        "quit",
    ]
    played, told = play([Person("Ada"), LevelBot("random")], lines, language)
    assert [entry.action for entry in played.live.log[-2:]] == ["castle a1", "undo 6"]
    assert read_record(save.read_text("utf-8")).match.log == tuple(played.live.log)
    assert "L03-BORDER-2" in told
    assert str(tmp_path / "no") in told.replace("\n", "")


def test_the_screen_is_cleared_between_people_and_hands_stay_secret() -> None:
    played, told = play([Person("Ada"), Person("Grace")], ["", "castle a1", "knight a2", "", "castle l12"])
    screens = told.split("\n" * 4)
    hands = [" ".join(card.code for card in player.hand) for player in played.live.state.players]
    assert hands[0] != hands[1]
    shown = [(hands[0] in screen, hands[1] in screen) for screen in screens]
    assert (True, True) not in shown
    assert (True, False) in shown
    assert (False, True) in shown


def test_a_program_plays_through_the_protocol() -> None:
    program = ProgramBot(f"{sys.executable} -m coeurdelion.cli engine")
    played, _ = keyboard_match([program, LevelBot("random")], [])
    played.play()
    assert isinstance(played.live.result, Won)
    assert not any(entry.action.startswith("seat") for entry in played.live.log)


@pytest.mark.parametrize(
    "command", ["no-such-program-anywhere", "true", "echo nonsense", "echo '[]'", 'echo \'{"action":"fly"}\'']
)
def test_a_program_that_fails_is_replaced(command: str) -> None:
    played, out = keyboard_match([ProgramBot(command), LevelBot("random")], [])
    played.play()
    assert Entry(-2, "seat 0 bot:squire") in played.live.log
    assert command.split()[0] in out.getvalue()


def test_players_are_read_and_unknown_levels_refused() -> None:
    players = read_players(GAME, ["Ada", "bot:random"], ["python bot.py"])
    assert players[:2] == [Person("Ada"), LevelBot("random")]
    assert players[2].name == "bot:python"
    with pytest.raises(Exception, match="unknown-level"):
        read_players(GAME, ["bot:king"], [])


def test_a_few_questions_choose_the_table() -> None:
    options: dict[str, object] = {}
    assert choose_game("en", typed([""])) is GAME
    assert choose_game("fr", typed(["9", "2"])) is GAMES["lowenherz-1997"]
    assert choose_seats("en", typed(["", "", "", ""]), GAME, options) == ["", "bot:squire"]
    assert options == {"edition": "kosmos"}
    chosen: dict[str, object] = {}
    assert choose_seats("fr", typed(["tilsit", "Ada, Grace", "1", "page"]), GAME, chosen) == ["Ada", "Grace", "bot:page"]
    assert chosen == {"edition": "tilsit"}


def test_a_wrong_answer_is_asked_for_again(capsys: pytest.CaptureFixture[str]) -> None:
    options: dict[str, object] = {}
    lines = ["parker", "kosmos", "A, B, C, D, E", "Ada", "many", "9", "2", "king", ""]
    assert choose_seats("de", typed(lines), GAME, options) == ["Ada", "bot:squire", "bot:squire"]
    assert options == {"edition": "kosmos"}
    assert "parker" in capsys.readouterr().out


def test_the_basic_game_of_1997_is_filled_up_to_three() -> None:
    options: dict[str, object] = {}
    game = GAMES["lowenherz-1997"]
    assert choose_seats("fr", typed(["basic", "", "", ""]), game, options) == ["", "bot:squire", "bot:squire"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_tells_what_its_bots_like(language: str) -> None:
    bots = [LevelBot("random", "aubry"), LevelBot("random")]
    _, told = play([Person("Ada"), *bots], ["table", "quit"], language)
    assert told.count(say(language, "taste-aubry")) == 1
    assert f", {say(language, 'level-random')})" in told


def test_the_level_of_bots_is_asked_for_where_there_are_several(capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES["lionheart"]
    assert choose_seats("en", typed(["", "", ""]), game, {}) == ["", "bot:squire"]
    assert choose_seats("fr", typed(["", "", "roi", "prince"]), game, {}) == ["", "bot:prince"]
    assert choose_seats("de", typed(["", "", "random"]), game, {}) == ["", "bot:random"]
    told = capsys.readouterr().out
    assert all(say(language, "level-page-text") in told for language in ("en", "fr", "de"))
    assert say("en", "level-random-text") not in told


def test_nobody_is_asked_for_the_level_of_no_bots() -> None:
    assert choose_seats("en", typed(["", "Ada, Grace"]), GAMES["lionheart"], {}) == ["Ada", "Grace"]


def test_what_one_typed_is_forgotten_when_another_sits_down(monkeypatch: pytest.MonkeyPatch) -> None:
    forgotten: list[bool] = []
    monkeypatch.setattr("coeurdelion.terminal.keyboard_match.forget", lambda: forgotten.append(True))
    play([Person("Ada"), Person("Grace")], ["", "castle a1"])
    assert forgotten


def test_a_file_that_is_no_match_is_not_overwritten(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("mine")
    _, out = play([Person("Ada"), LevelBot("random")], [f"save {precious}", f"SAVE {tmp_path / 'a.match'}"])
    assert precious.read_text() == "mine"
    assert "no match file" in " ".join(out.split())
    assert (tmp_path / "a.match").exists()


def test_a_verb_alone_is_enough_where_only_one_action_has_it() -> None:
    played, out = play(
        [Person("Ada"), LevelBot("random")], ["castle", "Castle a1", "knight", "rules border", "rules nothing"]
    )
    assert next(entry.action for entry in played.live.log if entry.seat == 0) == "castle a1"
    assert "L03-BORDER-2" in out
    assert "nothing" in out


def test_a_replay_steps_forward_and_back() -> None:
    record = read_record(MATCH.read_text("utf-8"))
    out = io.StringIO()
    match = record.match
    speaker = Speaker.of_colours("fr", GAME, "", match.colours)
    display = MatchDisplay(Console(file=out, width=80), GAME, speaker, match.colours)
    replay = Replay(match, display, typed(["", "n", "p", "z", "a", "40", "999", "nonsense", "q"]))
    replay.walk()
    assert replay.place == len(match.log)
    letters = out.getvalue().count("a   b   c")
    assert letters == 2 * 8
    replay.tell_all()
    assert out.getvalue().count("a   b   c") == letters + 2
    assert "pose un château" in out.getvalue()
    assert "Tournant, entrée" in out.getvalue()


def test_an_alliance_is_broken_out_of_turn_at_the_keyboard() -> None:
    """L97-POLITICS-3."""
    path = SCENARIOS / "lowenherz-1997" / "politics-3-a-renegade-on-his-way-comes-first.toml"
    match = read_position(path.read_text("utf-8"))
    out = io.StringIO()
    speaker = Speaker.of_colours("en", match.game, "", match.colours)
    display = MatchDisplay(Console(file=out, width=80), match.game, speaker, match.colours)
    people = [Person(name) for name in ("Ada", "Grace", "Hedy", "Emmy")]
    played = KeyboardMatch(
        LiveMatch(match),
        people,
        display,
        typed(["", "as purple break a1 c1", "as gold", "as gold break a1 c1"]),
        Random(1),
        COMMANDS,
    )
    with pytest.raises(EOFError):
        played.play()
    assert [entry for entry in played.live.log if entry.seat == 1] == [Entry(1, "break a1 c1")]
    assert not played.live.state.realm.allied


def test_why_tells_no_sealed_bid() -> None:
    """L97-CONFLICT-7: what a bot hides is hidden in its reasons too."""
    game = GAMES["lowenherz-1997"]
    lines = ["choose 1", "why", *["choose 1", "why"] * 3, *["done", "why"] * 9]
    played, out = keyboard_match(
        [LevelBot("squire"), Person("Ada"), LevelBot("squire")], lines, "en", game, {"game": "basic"}
    )
    with pytest.raises(EOFError):
        played.play()
    for step in played.live.steps:
        if step.entry.seat in (0, 2) and step.entry.action.startswith("take "):
            assert f"chose {step.entry.action}:" not in out.getvalue()
    assert "worth" not in out.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_told_from_beginning_to_end(name: str, language: str) -> None:
    game = GAMES[name]
    played, out = keyboard_match([LevelBot("random")] * game.seats[0], [], language, game, {})
    played.play()
    played.display.legend()
    assert game.winners(played.live.state) is not None
    assert max(map(len, out.getvalue().split("\n"))) <= 80


BATTLES: list[dict[str, object]] = [{}, {"rows": 10, "archers": "line"}, {"massed": True}]


def battle(
    players: Sequence[TerminalPlayer], lines: Sequence[str], options: dict[str, object]
) -> tuple[KeyboardMatch, io.StringIO]:
    """A match of Lionheart in the terminal and what it writes."""
    out = io.StringIO()
    console = Console(file=out, width=80, highlight=False)
    game = GAMES["lionheart"]
    live = LiveMatch(Match(game, game.colours, ("", ""), options), SEED)
    display = MatchDisplay(console, game, Speaker("en", game, "", ["Ada", "Grace"]), game.colours)
    return KeyboardMatch(live, players, display, typed(lines), Random(1), COMMANDS), out


@pytest.mark.parametrize("options", BATTLES, ids=str)
def test_a_battle_of_bots_plays_itself_and_is_honest(options: dict[str, object]) -> None:
    played, out = battle([LevelBot("random"), LevelBot("random")], [], options)
    played.play()
    record = played.live.record()
    assert record.result
    assert verify(record).answer is Answer.VERIFIED
    assert read_record(write_record(record)).match.log == record.match.log
    assert max(map(len, out.getvalue().split("\n"))) <= 80


def test_every_command_answers_in_a_battle() -> None:
    lines = ["help", "moves", "hint", "ledger", "rules LH-PANIC", "reach c8", "reach z9", "reach a5", "why attack c8 c1"]
    played, out = battle([Person("Ada"), LevelBot("random")], [*lines, "move c7 c6", "end", "undo", "quit"], {})
    with pytest.raises(EOFError):
        played.play()
    told = out.getvalue()
    assert "LH-PANIC-3" in told
    assert "LH-ATTACK-5" in told
    assert told.count("··") == 7
    assert "z9" in told
    assert "Gold’s infantry advance from c7 to c6." in told
    assert max(map(len, told.split("\n"))) <= 80


def test_two_people_build_their_armies_unseen() -> None:
    own = "army k1@e8 n2@d8 n2@f8 a4@c8 a4@g8 i4@c7 i4@d7 i4@e7 i4@f7 m2@a7"
    other = "army k1@e1 n2@d1 n2@f1 a4@c1 a4@g1 i4@c2 i4@d2 i4@e2 i4@f2 i4@g2"
    played, out = battle([Person("Ada"), Person("Grace")], ["", own, "", f"why {other}", "log", other], {"army": "built"})
    with pytest.raises(EOFError):
        played.play()
    told = out.getvalue()
    assert "Ada’s army: army ?" in told
    assert "is possible" in told
    assert "m2@a7" not in told
    assert played.live.state.board[54].kind.name == "mercenaries"


def test_no_unit_shoots_elsewhere() -> None:
    _, told = play([Person("Ada"), LevelBot("random")], ["reach a1"])
    assert "Nobody shoots in this game." in told
