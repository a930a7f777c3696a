"""What handlers are given as typed parameters, by Litestar's dependency injection."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotAuthorizedException

from coeurdelion.server.people.rate_limits import RateLimiter
from coeurdelion.server.people.sessions import COOKIE_NAME, Caller, identify
from coeurdelion.server.replays.pool import ReplayPool
from coeurdelion.server.store import Store
from coeurdelion.server.table.registry import TableRegistry

Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(slots=True)
class Services:
    """What all requests to one application share; registry and replay pool are set while the application runs."""

    public_url: str
    message_limiter: RateLimiter
    registry: TableRegistry = field(init=False)
    replays: ReplayPool = field(init=False)
    openapi: dict[str, Any] = field(init=False)


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


async def _maybe_caller(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Caller | None:
    return await caller_of(request, store)


async def _caller(request: Request[Any, Any, Any], store: NamedDependency[Store]) -> Caller:
    return authenticated(await caller_of(request, store))


async def caller_of(connection: Connection, store: Store) -> Caller | None:
    """The guest whose bearer token or session cookie comes with a request; None if nobody is known by it."""
    return await identify(store, connection.headers.get("authorization", ""), connection.cookies.get(COOKIE_NAME))


def authenticated(caller: Caller | None) -> Caller:
    """The guest who asks; 401 if nobody is known."""
    if caller is None:
        raise NotAuthorizedException("guest")
    return caller
