"""The server as one application: pages, HTTP operations described by OpenAPI, and WebSockets at tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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
from litestar.params import FromPath
from litestar.static_files import create_static_files_router

from coeurdelion.core import Refused
from coeurdelion.server.http.admission import Admission
from coeurdelion.server.http.dependencies import Services, providers
from coeurdelion.server.http.errors import log_failure, refusal_response
from coeurdelion.server.http.openapi import describe, document
from coeurdelion.server.http.page_files import READING, STATIC, page_file, page_text
from coeurdelion.server.http.routes import accounts, catalogue, learn, lobby, matches, replays, rulebook, trials, uploads
from coeurdelion.server.http.security import RequestGuard, ResponseHeaders
from coeurdelion.server.http.websockets import endpoint
from coeurdelion.server.operations import status
from coeurdelion.server.people.sessions import COOKIE_NAME, SECURE_COOKIE_NAME
from coeurdelion.server.replays.pool import ReplayPool
from coeurdelion.server.settings import Settings
from coeurdelion.server.table.periodic import open_registry
from coeurdelion.text import LANGUAGES

MAX_BODY_BYTES = 64 * 1024
"""Body size limit of every request but an upload, which has its own."""
ASSET_MAX_AGE_S = 365 * 24 * 3600
"""Seconds that browsers keep the files of the pages."""
CHECKED_ANEW = CacheControlHeader(no_cache=True)
"""How browsers keep files whose name stays while they change: they ask each time whether there is another."""
PATHS_WITHOUT_PAGES = ("/api", "/assets", "/manifest", "/sw.js", "/ws")
"""Below these paths an unknown one is answered with an error, never with a page."""


@route(
    ["/", "/new/{game:str}", "/learn/{game:str}", "/table/{match:str}", "/replay/{match:str}"],
    http_method=READING,
    media_type=MediaType.HTML,
    cache_control=CHECKED_ANEW,
    include_in_schema=False,
)
async def page() -> str:
    """The page; the browser draws what its path asks for."""
    return page_text("index.html")


@route("/sw.js", http_method=READING, cache_control=CHECKED_ANEW, include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """The service worker of the pages, which keeps their files and notices new versions of them."""
    return page_file("sw.js", "text/javascript")


@route("/manifest/{language:str}", http_method=READING, cache_control=CHECKED_ANEW, include_in_schema=False)
async def manifest(language: FromPath[str]) -> Response[bytes]:
    """What a browser needs to install the pages as an app, in a language."""
    if language not in LANGUAGES:
        raise NotFoundException
    return page_file(f"manifest/{language}.webmanifest", "application/manifest+json")


def not_found(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """404: to a browser the page, which says that there is nothing here; to a program an error."""
    path = request.scope["path"]
    if "text/html" not in request.headers.get("accept", "") or any(
        f"{path}/".startswith(f"{prefix}/") for prefix in PATHS_WITHOUT_PAGES
    ):
        return create_exception_response(request, error)
    return Response(page_text("index.html"), status_code=404, media_type=MediaType.HTML)


def make_app(settings: Settings) -> Litestar:
    """The application of a server with these settings; it opens the database when it starts."""
    services = Services(settings)
    operators = [handler for handler in status.HANDLERS if handler is not status.show_metrics or not settings.metrics_port]

    @asynccontextmanager
    async def run_tables(_app: Litestar) -> AsyncIterator[None]:
        async with open_registry(settings) as services.registry:
            services.replays = ReplayPool(settings.limits)
            try:
                yield
            finally:
                await services.replays.close()

    app = Litestar(
        [page, service_worker, manifest, *HANDLERS, *operators, document, endpoint.watch, _assets()],
        lifespan=[run_tables],
        dependencies=providers(services),
        before_request=RequestGuard(settings.public_url).check,
        before_send=[ResponseHeaders(services.events, is_https=settings.is_https).add],
        exception_handlers={Refused: refusal_response, NotFoundException: not_found},
        after_exception=[log_failure],
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,  # logs.py sets logging up
        openapi_config=OpenAPIConfig(
            title="Cœur de Lion",
            version="1",
            path="/api/schema",
            render_plugins=[],
            components=Components(
                security_schemes={
                    "cookie": SecurityScheme(
                        type="apiKey",
                        name=SECURE_COOKIE_NAME if settings.is_https else COOKIE_NAME,
                        security_scheme_in="cookie",
                    ),
                    "bearer": SecurityScheme(type="http", scheme="bearer"),
                }
            ),
            security=[{}, {"cookie": []}, {"bearer": []}],
        ),
    )
    services.openapi = describe(app)
    app.state.services = services
    app.asgi_handler = Admission(app.asgi_handler, services, MAX_BODY_BYTES, uploads.MAX_UPLOAD_BYTES)
    return app


HANDLERS: list[Any] = [
    *accounts.HANDLERS,
    *catalogue.HANDLERS,
    *learn.HANDLERS,
    *lobby.HANDLERS,
    *matches.HANDLERS,
    *replays.HANDLERS,
    *rulebook.HANDLERS,
    *trials.HANDLERS,
    *uploads.HANDLERS,
]


def _assets() -> Any:
    """The files of the pages: compressed, and cached by browsers, because another version has another name."""
    STATIC.joinpath("assets").mkdir(parents=True, exist_ok=True)
    compressed = CompressionConfig(backend="gzip", gzip_compress_level=6)
    return create_static_files_router(
        path="/assets",
        directories=[STATIC / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=ASSET_MAX_AGE_S, public=True, immutable=True),
        middleware=[DefineMiddleware(CompressionMiddleware, config=compressed)],
    )
