"""Examples as figures: the board as text and a sentence for each step; scripts turn them into living diagrams."""

from __future__ import annotations

from coeurdelion.learn.examples import Example
from coeurdelion.learn.figure import Figure, ToldStep, figure_of
from coeurdelion.learn.html.markup import NOTHING, Html, element, joined, listed, text
from coeurdelion.learn.html.reader import Reader


def examples(reader: Reader, shown: tuple[Example, ...], elsewhere: tuple[Example, ...]) -> Html:
    """The examples of a rule: those of the printed rulebooks at once, the others and those of other rules when unfolded."""
    figures = [(one, _figure(reader, figure_of(one, reader.language, reader.edition))) for one in shown]
    worked = [figure for one, figure in figures if one.is_worked]
    others = [figure for one, figure in figures if not one.is_worked]
    return joined([*worked, _folded(reader, others, elsewhere)])


def figure_id(example: Example) -> str:
    """The id of an example's figure in its page."""
    return f"figure-{example.name}"


def _folded(reader: Reader, figures: list[Html], elsewhere: tuple[Example, ...]) -> Html:
    if not figures and not elsewhere:
        return NOTHING
    summary = element("summary", reader.say("book-example-others", count=len(figures) + len(elsewhere)))
    links = listed((element("a", reader.say(one.title), href=f"#{figure_id(one)}") for one in elsewhere), " · ")
    also = element("p", reader.say("book-elsewhere"), text(" "), links, class_="elsewhere") if elsewhere else NOTHING
    return element("details", summary, *figures, also, class_="boards")


def _figure(reader: Reader, figure: Figure) -> Html:
    named = f"{figure_id(figure.example)}-title"
    boards = [_board(reader, "book-before", figure.before), _board(reader, "book-after", figure.after)]
    steps = element("ol", *(_step(reader, step) for step in figure.steps), class_="steps") if figure.steps else NOTHING
    told = element("div", element("div", *boards, class_="positions"), steps, class_="told")
    return element(
        "figure",
        element("figcaption", text(figure.title), id=named),
        told,
        id=figure_id(figure.example),
        aria_labelledby=named,
        data_example=f"{figure.example.game}/{figure.example.name}",
    )


def _board(reader: Reader, key: str, drawn: str) -> Html:
    """A board in a box of its own, which can be scrolled by keyboard too."""
    if not drawn:
        return NOTHING
    name = reader.plain(key)
    box = element("pre", text(drawn), tabindex="0", role="group", aria_label=name)
    return element("div", element("p", text(name), class_="when"), box, class_="position")


def _step(reader: Reader, step: ToldStep) -> Html:
    if not step.is_refused:
        return element("li", text(step.text))
    mark = element("strong", text("✗ "), reader.say("book-refused"))
    rule = element("a", text(step.rule), href=f"#{step.rule}", class_="id") if step.rule else NOTHING
    return element("li", mark, text(" "), text(step.text), text(" "), rule, class_="refused")
