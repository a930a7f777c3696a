"""The rulebooks: pages that need no script, and what a game's book is made of, for programs."""

from __future__ import annotations

import asyncio
import gzip
from html import escape
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, route
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from coeurdelion.core import AnyGame, Refused
from coeurdelion.games import GAMES
from coeurdelion.learn.book import ways_of
from coeurdelion.learn.html.markup import address, element, joined, text
from coeurdelion.learn.html.masthead import foot, masthead
from coeurdelion.learn.html.page import BookPage, body_of
from coeurdelion.learn.html.shelf import ShelfPage
from coeurdelion.learn.search import MAX_QUERY_LENGTH, words_of_query
from coeurdelion.server.http.conditional import UNCHANGED, unless_known
from coeurdelion.server.http.dependencies import Services
from coeurdelion.server.http.errors import ERROR_RESPONSES
from coeurdelion.server.http.languages import preferred_language
from coeurdelion.server.http.page_files import READING, page_text
from coeurdelion.server.http.security import address_of
from coeurdelion.server.replays.book_types import RuleBook
from coeurdelion.text import LANGUAGES, say

AnyRequest = Request[Any, Any, Any]
TEMPLATE = "rules.html"
LANGUAGE_MARK, TITLE_MARK, BODY_MARK = "book:language", "book:title", "<!--book:body-->"
"""What stands in the built page for what is filled in here."""
GZIP_LEVEL = 5
VARY = "Accept-Encoding, Accept-Language"


def late_page(request: AnyRequest, _error: Refused) -> Response[Any]:
    """What a person reads instead of a page that could not be put together in time."""
    language = _language(request)
    title, again = say(language, "book-all"), element("a", text(say(language, "web-try-again")), href="")
    main = element(
        "main", element("p", text(say(language, "refused-too-busy"))), element("p", again), id="book", tabindex="-1"
    )
    top = masthead(language, "", "", lambda other: address("/rules", lang=other))
    filled = _filled(title, language, joined([top, main, foot(language)]))
    return Response(filled, media_type=MediaType.HTML, status_code=503, headers={"Retry-After": "5", "Vary": VARY})


PAGE: dict[str, Any] = {
    "http_method": READING,
    "media_type": MediaType.HTML,
    "include_in_schema": False,
    "exception_handlers": {Refused: late_page},
}


@route("/rules", **PAGE)
async def shelf(services: NamedDependency[Services], request: AnyRequest) -> Response[Any]:
    """The page that leads to the rulebooks."""
    return await _whole(services, request, "", "")


@route("/rules/{game:str}", **PAGE)
async def rulebook(services: NamedDependency[Services], request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """The rulebook of a game: `?lang=`, `?edition=` for one of the ways to play, `?q=` for the rules with some words."""
    ways, asked, query = ways_of(_known(game)), _asked(request, "edition"), _asked(request, "q")[:MAX_QUERY_LENGTH]
    way = asked if asked in ways else "".join(ways[:1])
    if not words_of_query(query):
        return await _whole(services, request, game, way)
    answer = await services.replays.render_book(game, _language(request), way, address_of(request))
    return _sent(request, await _packed(_volume(answer, query)))


@get("/api/rules/{game:str}", responses={**ERROR_RESPONSES, 304: UNCHANGED})
async def rules(services: NamedDependency[Services], request: AnyRequest, game: FromPath[str]) -> Response[RuleBook]:
    """What the rulebook of a game is made of, without a word of any language."""
    answer = await services.replays.tell_book(_known(game).id, address_of(request))
    return unless_known(request, answer, MediaType.JSON)


def _known(game: str) -> AnyGame:
    if game not in GAMES:
        raise NotFoundException(game)
    return GAMES[game]


def _asked(request: AnyRequest, name: str) -> str:
    """A query parameter; empty if it is not given."""
    return str(request.query_params.get(name, ""))


def _language(request: AnyRequest) -> str:
    """The language that is asked for, else the first of the browser's that we speak."""
    asked = _asked(request, "lang")
    return asked if asked in LANGUAGES else preferred_language(request.headers.get("accept-language", ""))


async def _whole(services: Services, request: AnyRequest, game: str, way: str) -> Response[Any]:
    """A whole page, which is put together and packed once for all readers."""
    key = game, _language(request), way
    if key not in services.book_pages:
        answer = await services.replays.render_book(*key, address_of(request))
        services.book_pages[key] = await _packed(_volume(answer) if game else _shelf(answer))
    return _sent(request, services.book_pages[key])


def _volume(answer: bytes, query: str = "") -> bytes:
    page = msgspec.json.decode(answer, type=BookPage)
    return _filled(page.title, page.language, body_of(page, query))


def _shelf(answer: bytes) -> bytes:
    page = msgspec.json.decode(answer, type=ShelfPage)
    return _filled(page.title, page.language, page.body)


def _filled(title: str, language: str, body: str) -> bytes:
    """The built page with what its marks stand for; what is filled in is not looked through for marks."""
    head, mark, tail = page_text(TEMPLATE).partition(BODY_MARK)
    assert mark, TEMPLATE
    return (head.replace(LANGUAGE_MARK, language).replace(TITLE_MARK, escape(title)) + body + tail).encode()


async def _packed(filled: bytes) -> bytes:
    """A page compressed, in a thread, as that takes longer than all the rest."""
    return await asyncio.to_thread(gzip.compress, filled, GZIP_LEVEL, mtime=0)


def _sent(request: AnyRequest, packed: bytes) -> Response[Any]:
    """A page as the client takes it."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return unless_known(request, packed, MediaType.HTML, Vary=VARY, Content_Encoding="gzip")
    return unless_known(request, gzip.decompress(packed), MediaType.HTML, Vary=VARY)


HANDLERS = [shelf, rulebook, rules]
