"""The server as one application: pages, HTTP requests described by OpenAPI, and a WebSocket for each screen at a table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, route
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.exceptions.responses import create_exception_response
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.static_files import create_static_files_router

from coeurdelion.core import Refused
from coeurdelion.server.http import accounts, catalogue, lobby, matches, replays, socket, uploads
from coeurdelion.server.http.accounts import YEAR
from coeurdelion.server.http.errors import refused, write_down
from coeurdelion.server.http.openapi import describe, description
from coeurdelion.server.http.security import add_headers, guard
from coeurdelion.server.http.types import LARGEST_FILE
from coeurdelion.server.operations import status
from coeurdelion.server.people.rate_limits import RateLimiter
from coeurdelion.server.people.sessions import COOKIE_NAME
from coeurdelion.server.settings import Settings
from coeurdelion.server.table.registry import open_tables

STATIC = Path(__file__).parent / "static"
REQUESTS = 2000, 200.0
"""HTTP requests that one address may make at once, and a second in the long run."""
MESSAGES = 400, 100.0
"""The same for messages of one guest at tables."""


NO_PAGES = ("/api", "/assets", "/ws")
"""Below these addresses there are no pages, whoever asks."""


@route(
    ["/", "/new/{game:str}", "/table/{match:str}", "/replay/{match:str}"],
    http_method=status.READING,
    media_type=MediaType.HTML,
    include_in_schema=False,
)
async def page() -> str:
    """The page of everything; the browser does the rest."""
    return (STATIC / "index.html").read_text("utf-8")


def not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """The page of everything, which says that there is none here, to whoever wants to read; an error to a program."""
    path = request.scope["path"]
    if "text/html" not in request.headers.get("accept", "") or any(f"{path}/".startswith(f"{no}/") for no in NO_PAGES):
        return create_exception_response(request, error)
    return Response((STATIC / "index.html").read_text("utf-8"), status_code=404, media_type=MediaType.HTML)


def make_app(settings: Settings) -> Litestar:
    """The server with its database."""

    @asynccontextmanager
    async def tables(app: Litestar) -> AsyncIterator[None]:
        async with open_tables(settings) as opened:
            app.state.tables = opened
            yield

    app = Litestar(
        [page, *HANDLERS, *status.HANDLERS, description, socket.watch, _assets()],
        lifespan=[tables],
        before_request=guard,
        before_send=[add_headers],
        exception_handlers={Refused: refused, NotFoundException: not_found},
        after_exception=[write_down],
        request_max_body_size=2 * LARGEST_FILE,
        logging_config=None,  # see logs.py
        openapi_config=OpenAPIConfig(
            title="Cœur de Lion",
            version="1",
            path="/api/schema",
            render_plugins=[],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE_NAME, security_scheme_in="cookie"),
                    "bearer": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{}, {"cookie": []}, {"bearer": []}],
        ),
    )
    app.state.public_url = settings.public_url
    app.state.rates = RateLimiter(*REQUESTS)
    app.state.message_rates = RateLimiter(*MESSAGES)
    app.state.description = describe(app)
    return app


HANDLERS: list[Any] = [
    *accounts.HANDLERS,
    *catalogue.HANDLERS,
    *lobby.HANDLERS,
    *matches.HANDLERS,
    *replays.HANDLERS,
    *uploads.HANDLERS,
]


def _assets() -> Any:
    """What the pages are made of: compressed, and kept by browsers, because another version has another name."""
    STATIC.joinpath("assets").mkdir(parents=True, exist_ok=True)
    compressed = CompressionConfig(backend="gzip", gzip_compress_level=6)
    return create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=YEAR, public=True, immutable=True),
        middleware=[DefineMiddleware(CompressionMiddleware, config=compressed)],
    )
