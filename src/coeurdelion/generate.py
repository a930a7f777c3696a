"""Files that are made from others: rulebooks, glossary, the tables of options and of limits, the engine protocol's schema.

`python -m coeurdelion.generate FOLDER` writes them; a test sees to it that those in `docs` are up to date.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path

import msgspec

from coeurdelion.core import AnyGame
from coeurdelion.core.options import OptionSpec, OptionValue
from coeurdelion.engine import Request
from coeurdelion.games import GAMES
from coeurdelion.learn.book import Paragraph, book_of
from coeurdelion.learn.glossary import TABLE, Word, vocabulary
from coeurdelion.server.settings import Limits
from coeurdelion.text import LANGUAGES, say

LANGUAGE = "en"
"""The language of the documents that are not translated."""


def generated() -> dict[str, str]:
    """Every generated file, by its path in the folder `docs`."""
    books = {
        f"rulebook/{game.id}.{language}.md": rulebook(game, language) for game in GAMES.values() for language in LANGUAGES
    }
    return books | {
        "glossary.md": glossary(),
        "options.md": option_tables(),
        "limits.md": limit_table(),
        "protocol.schema.json": protocol_schema(),
    }


def rulebook(game: AnyGame, language: str) -> str:
    """All rules of a game in one language, chapter by chapter."""
    lines = [f"# {say(language, game.id)}", ""]
    for chapter in book_of(game).chapters:
        lines += [f"## {say(language, chapter.id)}", ""]
        lines += [_paragraph(paragraph, language) for paragraph in chapter.paragraphs]
        lines.append("")
    return "\n".join(lines)


def _paragraph(paragraph: Paragraph, language: str) -> str:
    return f"- **{paragraph.id}** {say(language, paragraph.id)}"


def glossary() -> str:
    """What everything is called, in code and in three languages."""
    lines: list[str] = []
    for name in (*GAMES, TABLE):
        found = vocabulary(name)
        intro = [found.intro, ""] if found.intro else []
        if not lines:
            lines, intro = ["# Glossary", "", *intro], []
        for title, words in found.groups.items():
            lines += [f"## {title}", "", *intro, *_word_table(words), ""]
    return "\n".join(lines)


def _word_table(words: tuple[Word, ...]) -> list[str]:
    heads = "| code | français | English | Deutsch |"
    return [heads, "|---|---|---|---|", *(f"| {' | '.join(_word_row(word))} |" for word in words)]


def _word_row(word: Word) -> list[str]:
    return [word.code, *(" / ".join(word.said[language]) for language in LANGUAGES)]


def option_tables() -> str:
    """The options of every game: what each allows, its default, and with how many players it has an effect."""
    lines = ["# Options", "", "What each of them means is told in [notation](notation.md#options).", ""]
    for game in GAMES.values():
        lines += [
            f"## {say(LANGUAGE, game.id)}",
            "",
            "| option | values | default | players | rules |",
            "|---|---|---|---|---|",
        ]
        lines += [f"| {' | '.join(_option_row(spec, game.seats))} |" for spec in game.options]
        lines.append("")
    return "\n".join(lines)


def _option_row(spec: OptionSpec, seats: range) -> tuple[str, ...]:
    """The cells of an option in a table."""
    editions = (f"`{_notation(value)}` ({edition})" for edition, value in spec.editions.items())
    default = ", ".join(editions) or f"`{_notation(spec.default)}`"
    values = ", ".join(f"`{value}`" for value in spec.allowed(seats[-1]))
    return f"`{spec.name}`", values, default, ", ".join(map(str, spec.players or seats)), ", ".join(spec.rules)


def _notation(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def limit_table() -> str:
    """The limits that an operator can set: the name, the default and what it limits."""
    lines = [
        "# Limits",
        "",
        "Each is set by `coeurdelion serve --limit NAME=NUMBER`; [serving](serving.md#limits) tells what else is limited.",
        "",
    ]
    lines += ["| name | default | meaning |", "|---|---|---|"]
    lines += [f"| `{one.name.replace('_', '-')}` | {one.default:,} | {one.metadata['meaning']} |" for one in fields(Limits)]
    return "\n".join([*lines, ""])


def protocol_schema() -> str:
    """The JSON schema of the requests."""
    schema = msgspec.json.schema(Request)
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


def main() -> None:
    """Write the generated files."""
    folder = Path(sys.argv[1])
    for name, text in generated().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
