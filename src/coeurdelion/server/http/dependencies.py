"""What handlers are given as typed parameters, by Litestar's dependency injection."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotAuthorizedException, TooManyRequestsException

from coeurdelion.server.http.request_gate import OwnTurns, RequestGate
from coeurdelion.server.loop_budget import LoopBudget
from coeurdelion.server.network_address import address_key
from coeurdelion.server.people.quotas import Quotas
from coeurdelion.server.people.rate_limits import Rates
from coeurdelion.server.people.sessions import COOKIE_NAME, SECURE_COOKIE_NAME, Caller, identify
from coeurdelion.server.replays.pool import ReplayPool
from coeurdelion.server.security_events import SecurityEvents
from coeurdelion.server.settings import Settings
from coeurdelion.server.store import Store
from coeurdelion.server.table.registry import TableRegistry

Connection = ASGIConnection[Any, Any, Any, Any]
WORK_PER_LOOP_TURN = 20
"""The cost of WebSocket messages that begin in one turn of the event loop, about two milliseconds of work."""
OPENINGS_AT_ONCE = 1
"""Tables that are opened at the same time for one guest: many would take all connections to the database."""
IMPORT_PATH = "/api/import"


class Services:
    """What all requests to one application share; registry and replay pool are set while the application runs."""

    registry: TableRegistry
    replays: ReplayPool
    openapi: dict[str, Any]

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.limits = limits
        self.public_url = settings.public_url
        self.is_https = settings.is_https
        self.rates = Rates(limits)
        self.sockets = Quotas(
            {
                "sockets": limits.sockets,
                "sockets-per-address": limits.sockets_per_address,
                "sockets-per-guest": limits.sockets_per_guest,
            }
        )
        self.gate = RequestGate(limits.requests_at_once, limits.requests_waiting_per_session)
        self.openings = OwnTurns(OPENINGS_AT_ONCE, limits.sockets_per_guest)
        self.budget = LoopBudget(WORK_PER_LOOP_TURN)
        self.events = SecurityEvents()
        self.book_pages: dict[tuple[str, str, str], bytes] = {}
        """The pages of the rulebooks, packed, by game, language and way to play."""


def providers(services: Services) -> dict[str, Provide]:
    """The dependencies of handlers by parameter name.

    Each takes the one before it, so that Litestar resolves them in turn: two independent ones would cost a task group.
    """

    def get_services() -> Services:
        return services

    return {
        "services": Provide(get_services, sync_to_thread=False),
        "registry": Provide(_registry, sync_to_thread=False),
        "store": Provide(_store, sync_to_thread=False),
        "maybe_caller": Provide(_maybe_caller),
        "caller": Provide(_caller),
    }


def _registry(services: NamedDependency[Services]) -> TableRegistry:
    return services.registry


def _store(registry: NamedDependency[TableRegistry]) -> Store:
    return registry.store


async def _maybe_caller(
    request: Request[Any, Any, Any], services: NamedDependency[Services], store: NamedDependency[Store]
) -> Caller | None:
    return await caller_of(request, services, store)


async def _caller(
    request: Request[Any, Any, Any], services: NamedDependency[Services], store: NamedDependency[Store]
) -> Caller:
    caller = authenticated(await caller_of(request, services, store))
    if request.scope["path"] == IMPORT_PATH:
        _charge_import(services, request, caller)
    return caller


def _charge_import(services: Services, request: Request[Any, Any, Any], caller: Caller) -> None:
    """Charge an import to its guest and its address; 429 if either has imported too many in the last hour."""
    address = address_key(request.client.host) if request.client else ""
    rates = services.rates
    if not (rates.guest_imports.allow(caller.guest) and rates.address_imports.allow(address)):
        raise TooManyRequestsException("too many imports")


async def caller_of(connection: Connection, services: Services, store: Store) -> Caller | None:
    """The guest whose bearer token or session cookie comes with a request; None if nobody is known by it."""
    return await identify(store, connection.headers.get("authorization", ""), session_token(connection, services))


def session_token(connection: Connection, services: Services) -> str | None:
    """The value of the session cookie; with TLS that of the secure one, or of the plain one from before it was there."""
    secure = connection.cookies.get(SECURE_COOKIE_NAME) if services.is_https else None
    return secure or connection.cookies.get(COOKIE_NAME)


def authenticated(caller: Caller | None) -> Caller:
    """The guest who asks; 401 if nobody is known."""
    if caller is None:
        raise NotAuthorizedException("guest")
    return caller
