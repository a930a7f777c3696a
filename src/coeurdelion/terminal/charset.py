"""Which characters the terminal can show, and sentences in plain ASCII for one that can show no others."""

from __future__ import annotations

import codecs
import io
import unicodedata
from collections.abc import Mapping
from typing import TextIO

from coeurdelion.text import Speaker

LOCALE_VARIABLES = ("LC_ALL", "LC_CTYPE", "LANG")
"""The environment variables that name the characters of the terminal, the first that is set counts."""
COERCED = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python sets LC_CTYPE to in the locale C; the variable after it is then the user's own."""
ERRORS = "coeurdelion-plain"
"""The name of the error handler that writes a character of no other encoding in plain ASCII."""
_SPELLED = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "Ä": "Ae",
    "Ö": "Oe",
    "Ü": "Ue",
    "ß": "ss",
    "œ": "oe",
    "Œ": "Oe",
    "æ": "ae",
    "’": "'",
    "‘": "'",
    "“": '"',
    "”": '"',
    "„": '"',
    "«": '"',
    "»": '"',
    "–": "-",
    "—": "-",
    "−": "-",
    "…": "...",
    "·": "|",
    "→": "->",
    "×": "x",
    "▶": ">",
    "◀": "<",
}


def is_plain(encoding: str, environ: Mapping[str, str]) -> bool:
    """Whether only ASCII is sure to be shown: the locale names another encoding than UTF-8, or the stream has one.

    In the locale C Python writes UTF-8, though a terminal of that locale need not understand it, and sets LC_CTYPE itself.
    """
    if not _is_utf8(encoding):
        return True
    named = [environ[name] for name in LOCALE_VARIABLES if environ.get(name)]
    if named and named[0] in COERCED:
        named = named[1:]
    codeset = named[0].partition("@")[0].partition(".")[2] if named else ""
    return bool(named and named[0] in ("C", "POSIX")) or bool(codeset and not _is_utf8(codeset))


def _is_utf8(name: str) -> bool:
    try:
        return codecs.lookup(name).name == "utf-8"
    except LookupError:
        return False


def spell(text: str) -> str:
    """A text in plain ASCII, spelled as one writes it on a keyboard without accents."""
    return "".join(map(_spelled, text))


def spell_narrow(text: str) -> str:
    """A text in plain ASCII with as many characters as it had."""
    return "".join(_spelled(sign)[0] for sign in text)


def _spelled(sign: str) -> str:
    if sign.isascii():
        return sign
    if sign in _SPELLED:
        return _SPELLED[sign]
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def write_plain(stream: TextIO) -> None:
    """From now on write what a stream cannot encode in plain ASCII, instead of failing."""
    codecs.register_error(ERRORS, _handled)
    if isinstance(stream, io.TextIOWrapper):
        encoding = "ascii" if _is_utf8(stream.encoding) else stream.encoding
        stream.reconfigure(encoding=encoding, errors=ERRORS)


def _handled(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    return spell(error.object[error.start : error.end]), error.end


class PlainSpeaker(Speaker):
    """Says everything in plain ASCII."""

    def say(self, key: str, /, **params: str | int) -> str:
        """The sentence of a key, spelled plainly."""
        return spell(super().say(key, **params))

    def player(self, seat: int | None) -> str:
        """The name of a seat, spelled plainly."""
        return spell(super().player(seat))
