"""HTML as text that says of itself that it is HTML: whatever else is shown must pass through `text`, which escapes it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NewType
from urllib.parse import urlencode

Html = NewType("Html", str)
NOTHING = Html("")
_VOID = ("input", "link", "meta")


def text(said: str) -> Html:
    """A text, escaped."""
    return Html(escape(said))


def joined(parts: Iterable[Html]) -> Html:
    """Pieces of HTML one after the other."""
    return Html("".join(parts))


def listed(parts: Iterable[Html], between: str) -> Html:
    """Pieces of HTML with a text between each two."""
    return Html(text(between).join(parts))


def element(name: str, /, *content: Html, **attributes: str | None) -> Html:
    """An element with its content; `class_` is the attribute class, `data_x` is data-x, None leaves an attribute out."""
    named = {key.rstrip("_").replace("_", "-"): value for key, value in attributes.items() if value is not None}
    opened = name + "".join(f' {key}="{escape(value)}"' for key, value in named.items())
    return Html(f"<{opened}>" if name in _VOID else f"<{opened}>{joined(content)}</{name}>")


def address(path: str, **query: str) -> str:
    """A path with what is asked of it; what is empty is left out."""
    asked = urlencode({key: value for key, value in query.items() if value})
    return f"{path}?{asked}" if asked else path
