"""The screen of 80 × 24 at each question of matches, and what commands show on it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib.metadata import version
from random import Random

import pytest
from rich.console import Console

from coeurdelion.cli import app
from coeurdelion.core import AnyGame, Match
from coeurdelion.draw.board_style import PAINT, BoardStyle, initial
from coeurdelion.games import GAMES
from coeurdelion.match.live import LiveMatch
from coeurdelion.match.record_reader import read_record
from coeurdelion.terminal.charset import PlainSpeaker, is_plain, spell, write_plain
from coeurdelion.terminal.colours import make_console
from coeurdelion.terminal.commands import COMMANDS
from coeurdelion.terminal.keyboard_match import KeyboardMatch
from coeurdelion.terminal.players import LevelBot, Person
from coeurdelion.terminal.replay import Replay
from coeurdelion.terminal.screen import ScreenDisplay
from coeurdelion.text import LANGUAGES, Speaker
from tests.paths import MATCHES
from tests.terminal.emulator import Emulator

SEED = bytes(range(32))
LONG_NAMES = ("Ada von und zu Hohenstaufen-Trutzberg", "王小明王小明王小明王小明", "Grace", "Hedy")
VARIANTS: list[tuple[str, int, dict[str, object], int]] = [
    ("lowenherz-2003", 4, {}, 24),
    ("lowenherz-2003", 2, {"edition": "tilsit"}, 8),
    ("lowenherz-1997", 4, {}, 24),
    ("lowenherz-1997", 3, {"game": "basic"}, 8),
    ("lionheart", 2, {}, 24),
    ("lionheart", 2, {"rows": 10, "massed": True}, 8),
    ("lionheart", 2, {"army": "built"}, 3),
]
"""The game, how many play, the options, and after how many questions the match is left."""


class EmulatedFile(io.StringIO):
    """A file whose text is shown in a terminal."""

    def __init__(self, screen: Emulator) -> None:
        super().__init__()
        self.screen = screen
        self.written = ""

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.written += text
        self.screen.write(text.replace("\n", "\r\n"))
        return len(text)


def display_on(
    screen: Emulator, game: AnyGame, language: str, names: Sequence[str], style: BoardStyle, ask: Callable[..., str]
) -> ScreenDisplay:
    """A display on an emulated terminal."""
    console = Console(
        file=EmulatedFile(screen),
        width=screen.columns,
        height=screen.rows,
        force_terminal=True,
        color_system="standard",
        legacy_windows=False,
    )
    kind = PlainSpeaker if style.plain else Speaker
    return ScreenDisplay(console, game, kind(language, game, "", names), game.colours[: len(names)], style, ask)


class Sitting:
    """Someone who plays at an emulated terminal: first `lines`, then anything; `looks` is called at each question."""

    def __init__(
        self,
        name: str,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        *,
        language: str = "en",
        size: tuple[int, int] = (80, 24),
        lines: Sequence[str] = (),
    ) -> None:
        game = GAMES[name]
        self.screen = Emulator(*size)
        self.screens: list[str] = []
        self.pages: list[str] = []
        self.lines = list(lines)
        self.leaves = bool(lines)
        self.looks: Callable[[], None] = lambda: None
        self.random = Random(1)
        self.live = LiveMatch(Match(game, game.colours[:players], ("",) * players, options or {}), SEED)
        self.display = display_on(self.screen, game, language, LONG_NAMES[:players], BoardStyle(), self.ask)
        bots = [LevelBot("random")] * (players - 1)
        self.match = KeyboardMatch(self.live, [Person("Ada"), *bots], self.display, self.ask, Random(1), COMMANDS)

    def ask(self, prompt: str, words: Sequence[str]) -> str:
        if prompt != "> ":
            self.pages.append(self.screen.text)
            return ""
        self.screen.write(prompt)
        self.screens.append(self.screen.text)
        self.looks()
        if self.lines:
            return self.lines.pop(0)
        if self.leaves:
            raise EOFError
        return str(self.random.choice(self.live.game.legal(self.live.state, 0)))

    def play(self) -> Sitting:
        """Play until the match is over or left."""
        with suppress(EOFError):
            self.match.play()
        return self


def assert_all_is_in_sight(screen: Emulator, display: ScreenDisplay, state: object) -> None:
    """Board, who stands how, what happened, the question and the prompt, and nothing has scrolled away."""
    game, lines = display.game, screen.lines
    assert screen.scrolled == 0, screen.text
    assert lines[screen.row] == ">"
    board = display.part.board(game.redact(state, 0), display.reader(0)).plain.split("\n")
    for drawn, line in zip(board, lines, strict=False):
        assert line.startswith(drawn.rstrip()), screen.text
    told = " ".join(screen.text.split())
    assert " ".join(display.asked(state, 0).split()) in told, screen.text
    news = display.speaker.say("play-since", told="").strip(" :\u00a0")
    assert news in told or display.speaker.say("play-since-nothing") in told, screen.text
    assert all(f" {initial(colour)} " in told for colour in display.colours), screen.text


@pytest.mark.parametrize(("name", "players", "options", "most"), VARIANTS, ids=str)
def test_all_that_matters_is_in_sight_at_each_question(
    name: str, players: int, options: dict[str, object], most: int
) -> None:
    """In German, whose sentences are long, and in turn in all languages, with all signs and with plain ones."""
    sitting = Sitting(name, players, options, language="de")
    others = [
        (screen := Emulator(), display_on(screen, sitting.live.game, language, LONG_NAMES[:players], style, sitting.ask))
        for language in LANGUAGES
        for style in (BoardStyle(), BoardStyle(plain=True))
    ]

    def look() -> None:
        asked = len(sitting.screens)
        assert_all_is_in_sight(sitting.screen, sitting.display, sitting.live.state)
        screen, display = others[asked % len(others)]
        display.begin(sitting.match.since_last_turn(0), sitting.live.state, 0, ())
        display.refresh(sitting.live.state, 0)
        screen.write("> ")
        assert_all_is_in_sight(screen, display, sitting.live.state)
        assert screen.text.isascii() or not display.style.plain, screen.text
        if asked == most:
            raise EOFError

    sitting.looks = look
    sitting.play()
    assert len(sitting.screens) == most or sitting.live.result is not None


def test_what_the_others_did_stays_in_sight_during_a_turn_and_can_be_repeated() -> None:
    first = "castle a1"
    sitting = Sitting("lowenherz-2003", 2, {"first": 0}, lines=[first, "1", "castle k11", "news"]).play()
    asked_again, after_own_castle, repeated = sitting.screens[2:]
    other = "王小明王小明王小明王小明 places a castle"
    for screen in (asked_again, after_own_castle, repeated):
        assert other in screen
    assert "Ada von und zu Hohenstaufen-Trutzberg places a castle at k11." in " ".join(after_own_castle.split())
    assert repeated.count(other) == 2


def test_too_much_news_leave_out_the_beginning() -> None:
    sitting = Sitting("lowenherz-1997", 4, lines=[""]).play()
    display = sitting.display
    display.begin(sitting.live.steps * 3, sitting.live.state, 0, ())
    display.refresh(sitting.live.state, 0)
    told = " ".join(sitting.screen.text.split())
    assert "Since your last turn (all of it: news): … " in told
    assert display.sentences(sitting.live.steps, 0)[-1] in told


@pytest.mark.parametrize("name", GAMES)
def test_help_lists_the_commands_of_the_game_at_hand(name: str) -> None:
    (page, *_) = Sitting(name, GAMES[name].seats[0], lines=["help"]).play().pages
    listed = {line.split()[0] for line in page.split("\n") if line.startswith("  ") and not line.startswith("   ")}
    has = {"ledger": name != "lionheart", "reach": name == "lionheart", "as": name == "lowenherz-1997"}
    assert {command for command in has if command in listed} == {command for command, is_there in has.items() if is_there}
    assert set(COMMANDS) - {"?", "help", *has} <= listed


@pytest.mark.parametrize(
    ("typed", "meant"), [("bord", "board"), ("hnit", "hint"), ("castel a1", "castle a1"), ("castle a", "castle a1")]
)
def test_what_means_nothing_gets_the_nearest_that_means_something(typed: str, meant: str) -> None:
    sitting = Sitting("lowenherz-2003", 2, {"first": 0}, lines=[typed]).play()
    screen = " ".join(sitting.screens[-1].split())
    assert f"“{typed}” is nothing that can be typed here. Did you mean" in screen
    assert meant in screen.partition("Did you mean")[2]


def test_a_refusal_is_shown_with_the_board() -> None:
    sitting = Sitting("lowenherz-2003", 2, {"first": 0}, lines=["castle b1"]).play()
    assert "L03-PLACE-1" in sitting.screens[-1]
    assert sitting.screens[0].split("\n")[:13] == sitting.screens[-1].split("\n")[:13]


def test_long_answers_are_shown_by_pages() -> None:
    sitting = Sitting("lowenherz-2003", 2, {"first": 0}, lines=["rules border", "rules"]).play()
    assert len(sitting.pages) >= 2
    assert "L03-BORDER-1 " in sitting.pages[0]
    assert "a   b" not in sitting.pages[0].replace("▁", " ")
    assert sitting.screens[0] == sitting.screens[-1]


def test_the_size_of_the_board_follows_the_terminal_or_ones_wish() -> None:
    heads = "     a   b   c"
    tall = Sitting("lowenherz-2003", lines=["board compact", "board full", "board huge"], size=(80, 50)).play().screens
    assert [screen.split("\n")[0].startswith(heads) for screen in tall] == [True, False, True, True]
    assert "auto, compact, full" in tall[-1]
    low = Sitting("lowenherz-2003", lines=["board"], size=(80, 24)).play().screens
    assert all(screen.split("\n")[0].startswith("   ▁a▁▁▁b▁▁▁c▁") for screen in low)


@pytest.mark.parametrize("size", [(60, 20), (40, 12), (20, 5)])
def test_a_small_terminal_still_shows_the_question(size: tuple[int, int]) -> None:
    sitting = Sitting("lowenherz-1997", 4, lines=["help"], size=size).play()
    assert sitting.screens[-1].rstrip().endswith(">")
    assert "The board needs 63 columns" in " ".join(sitting.screens[-1].split()) or size[1] < 20


def test_only_the_named_colours_of_the_terminal_are_used() -> None:
    assert {str(part.number) for style in PAINT.values() for part in (style.color, style.bgcolor) if part} <= set("01234567")
    for name, game in GAMES.items():
        sitting = Sitting(name, game.seats[-1], lines=[""]).play()
        written = sitting.display.console.file.written  # type: ignore[attr-defined]
        codes = {int(code) for found in re.findall(r"\x1b\[([\d;]*)m", written) for code in found.split(";") if code}
        assert codes <= {0, 1, 2, 7, *range(30, 38), *range(40, 48)}
        assert codes & set(range(40, 48))


def test_a_frame_leaves_alone_what_was_scrolled_away_before() -> None:
    sitting = Sitting("lionheart", lines=["", "help"]).play()
    written = sitting.display.console.file.written  # type: ignore[attr-defined]
    assert "\x1b[J" in written
    assert "\x1b[3J" not in written


def test_between_two_people_everything_is_cleared() -> None:
    sitting = Sitting("lionheart", lines=["end", "quit"])
    sitting.match = KeyboardMatch(
        sitting.live, [Person("Ada"), Person("Grace")], sitting.display, sitting.ask, Random(1), COMMANDS
    )
    sitting.play()
    written = sitting.display.console.file.written  # type: ignore[attr-defined]
    assert written.count("\x1b[3J") == 4
    assert sitting.pages == ["\n" * 23] * 2, "nothing is to be seen while someone else sits down"


def test_a_replay_shows_board_and_sentences_at_once() -> None:
    record = read_record((MATCHES / "lowenherz-2003" / "king-on-own-action.match").read_text("utf-8"))
    screen, screens, lines = Emulator(), [], ["40", "nonsense", "z", "q"]

    def ask(prompt: str, words: Sequence[str]) -> str:
        screen.write(prompt)
        screens.append(screen.text)
        assert screen.scrolled == 0
        return lines.pop(0)

    game = record.match.game
    display = display_on(screen, game, "en", record.match.names, BoardStyle(), ask)
    Replay(record.match, display, ask).walk()
    assert all(shown.startswith("   ▁a▁▁▁b▁") for shown in screens)
    assert "Grace draws: 1 knight or extension." in screens[1]
    assert "Grace draws: 1 knight or extension." in screens[2], "a word that leads nowhere changes nothing"
    assert "Enter or n: forward" in screens[2]
    assert "wins the game" in screens[3]


def test_the_version_tells_those_of_the_rules_too(capsys: pytest.CaptureFixture[str]) -> None:
    app(["--version"], standalone_mode=False)
    told = capsys.readouterr().out
    assert version("coeurdelion") in told
    assert all(f"{name} {game.version}" in told for name, game in GAMES.items())


def test_wide_names_are_measured_in_columns() -> None:
    sitting = Sitting("lowenherz-1997", 2, lines=[""]).play()
    row = next(line for line in sitting.screens[0].split("\n") if " G  王" in line)
    assert " G  王小明王小…" in row


@pytest.mark.parametrize(
    ("encoding", "environ", "plain"),
    [
        ("utf-8", {}, False),
        ("utf-8", {"LANG": "de_DE.UTF-8"}, False),
        ("utf-8", {"LANG": "C.UTF-8"}, False),
        ("utf-8", {"LANG": "C", "LC_CTYPE": "en_US.UTF-8"}, False),
        ("utf-8", {"LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),
        ("utf-8", {"LC_CTYPE": "C.UTF-8"}, False),
        ("utf-8", {"LC_ALL": "POSIX", "LANG": "fr_FR.UTF-8"}, True),
        ("utf-8", {"LANG": "de_DE.ISO-8859-1@euro"}, True),
        ("iso8859-1", {"LANG": "de_DE"}, True),
        ("ascii", {}, True),
    ],
)
def test_plain_signs_are_for_terminals_that_show_no_others(encoding: str, environ: dict[str, str], plain: bool) -> None:
    assert is_plain(encoding, environ) is plain


def test_plain_sentences_are_spelled_as_on_a_keyboard_without_accents() -> None:
    assert spell("Löwenherz : « château » – œuvre … 王") == 'Loewenherz : " chateau " - oeuvre ... ?'
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, "ascii")
    write_plain(stream)
    print("König", file=stream, end="", flush=True)
    assert written.getvalue() == b"Koenig"


@pytest.mark.parametrize(
    ("environ", "colours"),
    [
        ({"TERM": "xterm"}, False),
        ({"TERM": "xterm", "FORCE_COLOR": "1"}, True),
        ({"TERM": "xterm", "CLICOLOR_FORCE": "1"}, True),
        ({"TERM": "xterm", "FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
        ({"TERM": "xterm", "FORCE_COLOR": "0"}, False),
    ],
)
def test_colours_are_shown_where_they_are_wanted(environ: dict[str, str], colours: bool) -> None:
    """Here is no terminal: only the wish for colours brings them."""
    console = make_console(environ)
    with console.capture() as captured:
        console.print("x", style="white on red")
    assert ("\x1b[37;41m" in captured.get()) is colours
