"""The chapters of a book, rule by rule: sentence, sources, what differs, tables, examples."""

from __future__ import annotations

from coeurdelion.core.capabilities import Difference, Source
from coeurdelion.core.options import EDITION
from coeurdelion.learn.book import Paragraph
from coeurdelion.learn.html.figures import examples
from coeurdelion.learn.html.markup import NOTHING, Html, element, joined, listed, text
from coeurdelion.learn.html.reader import Reader
from coeurdelion.learn.html.tables import reference_table, told_difference

PRINTED = "printed"
HOUSE_RULES = "house-rules"
"""Where a page tells what a table can agree on."""


def paragraph(reader: Reader, rule: Paragraph) -> Html:
    """A rule with all that belongs to it."""
    anchor = element("a", text(rule.id), href=f"#{rule.id}", title=reader.plain("book-anchor", rule=rule.id))
    return element(
        "section",
        element("h3", anchor, class_="id"),
        element("p", reader.say(rule.id), class_="rule"),
        _differences(reader, rule.differences),
        _choices(reader, rule),
        _marks(reader, rule.sources),
        joined(reference_table(reader, table) for table in rule.tables),
        examples(reader, rule.examples, rule.shown_elsewhere),
        id=rule.id,
        class_="paragraph",
    )


def option_name(name: str) -> str:
    """The key of what an option is called."""
    return f"web-option-{name.replace('_', '-')}"


def _differences(reader: Reader, differences: tuple[Difference, ...]) -> Html:
    """What the ways to play do differently, subject by subject."""
    if not differences:
        return NOTHING
    mark = element("span", text("≠ "), element("span", reader.say("book-differs"), class_="unseen"))
    told = element("div", *(_difference(reader, difference) for difference in differences))
    return element("div", mark, told, class_="differs")


def _difference(reader: Reader, difference: Difference) -> Html:
    """A subject, and what each of the ways to play does there, the chosen one first."""
    ways = sorted(reader.book.ways, key=lambda way: way != reader.way)
    subject = element("p", reader.say_own(f"differs-{difference.name}"), class_="subject")
    return joined([subject, element("ul", *(_way(reader, difference, way) for way in ways))])


def _way(reader: Reader, difference: Difference, way: str) -> Html:
    name = element("strong", reader.way_name(way))
    chosen = joined([text(" ("), reader.say("book-way-chosen"), text(")")]) if way == reader.way else NOTHING
    said = told_difference(reader, difference, way)
    return element("li", name, chosen, text(" "), said, class_="chosen" if way == reader.way else None)


def _choices(reader: Reader, rule: Paragraph) -> Html:
    """The house rules that change a rule."""
    names = [name for name in rule.differs if name not in (EDITION, reader.book.way_option)]
    if not names:
        return NOTHING
    links = [element("a", reader.say(option_name(name)), href=f"#{HOUSE_RULES}") for name in names]
    return element("p", reader.say("book-choice"), text(" "), listed(links, " · "), class_="choice")


def _marks(reader: Reader, sources: tuple[Source, ...]) -> Html:
    """Where a rule comes from: printed rulebooks together, everything else by itself."""
    printed = [_section(reader, source) for source in sources if source.kind == PRINTED]
    marks = (
        [element("li", reader.say("book-source-printed"), text(" "), listed(printed, ", "), class_=PRINTED)]
        if printed
        else []
    )
    marks += [
        element("li", reader.say(f"book-source-{source.kind}"), class_=source.kind)
        for source in sources
        if source.kind != PRINTED
    ]
    return element("ul", *marks, class_="sources") if marks else NOTHING


def _section(reader: Reader, source: Source) -> Html:
    """The section of a printed rulebook, which has its French title."""
    edition = reader.say(f"{reader.prefix}-source-{source.edition}")
    if not source.section:
        return edition
    return joined([edition, text(" «\u00a0"), element("cite", text(source.section), lang="fr"), text("\u00a0»")])
