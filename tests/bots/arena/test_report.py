"""What a run has shown, as values, as tables and as a picture."""

from __future__ import annotations

from dataclasses import replace
from xml.etree import ElementTree

import pytest
from rich.console import Console

from coeurdelion.bots.arena import Contestant, Counted, Played, Report, Setting, report_of
from coeurdelion.bots.arena.estimate import Estimate
from coeurdelion.bots.arena.figures import Figures
from coeurdelion.bots.arena.plot import plot
from coeurdelion.bots.arena.sprt import Hypotheses
from coeurdelion.bots.arena.tables import sentences, tables
from coeurdelion.text import LANGUAGES
from tests.bots.arena.runs import MIRROR, pair, won

SVG = "{http://www.w3.org/2000/svg}"
SCORES = ((1, 1), (1, 0), (0.5, 1), (0, 0))
MATCHES = [
    replace(match, points=(7, 5), ms=((2.0, 4.0), (1.0,)))
    for luck, score in enumerate(SCORES)
    for match in pair(luck, *score)
]
HOSTILE = '<script>alert("&")</script>'


def reported(matches: list[Played], setting: Setting = MIRROR, hypotheses: Hypotheses | None = None) -> Report:
    counted = Counted(setting, len(matches), hypotheses)
    counted.count({match.match: match for match in matches})
    return report_of(setting, counted)


def shown(report: Report, language: str = "en", *, plain: bool = False) -> str:
    """All tables and sentences, on a terminal of eighty columns."""
    figures, console = Figures(language, plain), Console(width=80)
    with console.capture() as captured:
        for table in tables(report, figures):
            console.print(table)
        for sentence in sentences(report, figures):
            console.print(sentence, soft_wrap=True, markup=False)
    return captured.get()


def test_a_bot_has_its_results_points_and_times() -> None:
    ada, grace = reported(MATCHES).bots
    assert (ada.seats, ada.won, ada.drawn, ada.lost) == (8, 4, 1, 3)
    assert (grace.seats, grace.won, grace.drawn, grace.lost) == (8, 3, 1, 4)
    assert ada.share.value == pytest.approx(4.5 / 8)
    assert ada.points == grace.points == 6
    assert (ada.times.decisions, ada.times.mean, ada.times.late, ada.times.worst) == pytest.approx((12, 28 / 12, 4, 4))


def test_at_a_larger_table_every_mix_has_a_line() -> None:
    """Ada alone wins two of three; of the matches against Grace alone she wins one with her two seats."""
    setting = replace(MIRROR, players=3)
    seats = [(0, 1, 1), (1, 0, 1), (1, 1, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)]
    shares = [(1, 0, 0), (0, 1, 0), (1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 0, 1)]
    report = reported([won(number, 0, *match) for number, match in enumerate(zip(seats, shares, strict=True))], setting)
    alone, together = report.pairs
    assert (alone.seats, alone.others, alone.share.value, alone.even) == pytest.approx((1, 2, 2 / 3, 1 / 3))
    assert (together.seats, together.others, together.share.value) == pytest.approx((2, 1, 1 / 3))
    assert report.bots[0].share.value == pytest.approx(3 / 9)
    assert "2 × Ada – Grace" in shown(report)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_fit_on_eighty_columns(language: str) -> None:
    """Even long names and large numbers."""
    names = ("Ada", "a program of many words and a long path", "Hedy")
    setting = replace(MIRROR, bots=tuple(Contestant(name, level="random") for name in names))
    seats = [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    matches = [
        replace(won(6 * luck + place, luck, bots, (1.0, 0.0)), points=(104, 91), ms=((1234.5,), (1234.5,)))
        for luck in range(200)
        for place, bots in enumerate(seats)
    ]
    written = shown(reported(matches, setting), language).splitlines()
    assert max(len(line) for line in written[:12]) <= 80
    assert not [line for line in written[:12] if "…" in line]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    share, elo = Estimate(0.715, 0.032), Estimate(-35.2, 12.4)
    assert [Figures(language).share(share) for language in LANGUAGES] == [
        "71,5\N{NO-BREAK SPACE}% ± 3,2",
        "71.5% ± 3.2",
        "71,5\N{NO-BREAK SPACE}% ± 3,2",
    ]
    assert Figures("en").elo(elo) == "−35 ± 12"
    assert Figures("en", plain=True).elo(elo) == "-35 +- 12"
    assert Figures("en").elo(Estimate(-0.3, None)) == "+0"


def test_two_bots_have_their_difference_in_a_sentence() -> None:
    written = shown(reported(MATCHES))
    assert "Ada against Grace: +44 ± " in written
    assert "8 matches count, played with 4 different seeds." in written
    assert "*" not in written


def test_a_star_tells_of_draws_that_were_added() -> None:
    written = shown(reported([match for luck in range(4) for match in pair(luck, 1, 1)]))
    assert "* Someone has won or lost everything" in written


@pytest.mark.parametrize(
    ("elo1", "score", "said"), [(200, 1, "stronger by 200 Elo rather"), (200, 0, "by 0 Elo rather"), (5, 1, "still open")]
)
def test_the_test_is_told(elo1: float, score: float, said: str) -> None:
    matches = [match for luck in range(12) for match in pair(luck, score, score)]
    assert said in shown(reported(matches, hypotheses=Hypotheses(0, elo1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_told_in_words_too(language: str) -> None:
    root = ElementTree.fromstring(plot(reported(MATCHES), Figures(language)))
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert root.get("role") == "img"
    assert "Lionheart" in str(title.text)
    assert "Ada +22 ± " in str(desc.text)
    assert len(root.findall(f"{SVG}circle")) == 2


def test_a_name_can_be_anything() -> None:
    setting = replace(MIRROR, bots=(Contestant(HOSTILE, command=HOSTILE), Contestant("x" * 80, command="x")))
    root = ElementTree.fromstring(plot(reported(MATCHES, setting), Figures("en")))
    assert root.find(f"{SVG}script") is None
    assert HOSTILE in [text.text for text in root.iter(f"{SVG}text")]


def test_one_luck_has_no_bars() -> None:
    root = ElementTree.fromstring(plot(reported(pair(0, 1, 0.5)), Figures("en")))
    assert len(root.findall(f"{SVG}circle")) == 2
    assert root.findall(f"{SVG}path") == []
