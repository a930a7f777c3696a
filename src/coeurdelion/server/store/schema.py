"""The tables of the newest schema; `migrations` bring older databases to it."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    false,
)

metadata = MetaData()
guests = Table(
    "guests",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("guest", String(64), ForeignKey("guests.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("label", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False, server_default="0"),
)
matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", String, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("owner", String(64), nullable=False, server_default=""),
    Column("public", Boolean, nullable=False, server_default=false()),
    Column("seating", String(10), nullable=False, server_default="fixed"),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("origin", String, nullable=False, server_default="{}"),
    Column("position", String),
    Column("state", String(10), nullable=False, server_default="open"),
    Column("turn", String(40), nullable=False, server_default=""),
    Column("result", String(80), nullable=False, server_default=""),
    Column("changed", BigInteger, nullable=False, server_default="0"),
    Column("revision", Integer, nullable=False, server_default="0"),
    Column("grace", Integer, nullable=False, server_default="120"),
    Column("places", String(20), nullable=False, server_default=""),
    Column("bots_due", Boolean, nullable=False, server_default=false()),
    Column("opened", BigInteger, nullable=False, server_default="0"),
    Column("practice", Boolean, nullable=False, server_default=false()),
    Index("ix_matches_bots_due", "bots_due"),
    Index("ix_matches_listed", "state", "public", "changed"),
    Index("ix_matches_owner", "owner"),
)
seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("colour", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(20), nullable=False),
    Column("guest", String(64), index=True),
    Column("token", String(64)),
    Column("nonce", String(80), nullable=False),
    Column("nonce_due", Boolean, nullable=False, server_default=false()),
    Column("left_at", Float(53)),
    Column("character", String(20), nullable=False, server_default=""),
    Column("program", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("match", "seat"),
)
entries = Table(
    "entries",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("question", Integer),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(16), nullable=False),
    PrimaryKeyConstraint("match", "number"),
)
reasons = Table(
    "reasons",
    metadata,
    # a process of an earlier version deletes matches too, and knows nothing of reasons
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("reasons", String, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)
chat = Table(
    "chat",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("room", String(10), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("phrase", String(40)),
    Column("entry", Integer),
    PrimaryKeyConstraint("match", "number"),
)
leases = Table(
    "leases",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("holder", String(32), nullable=False, index=True),
    Column("until", Float(53), nullable=False),
)
processes = Table(
    "processes",
    metadata,
    Column("holder", String(32), primary_key=True),
    Column("until", Float(53), nullable=False),
)
uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("marked", Float(53), nullable=False),
)
presence = Table(
    "presence",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("guest", String(64), nullable=False),
    Column("holder", String(32), nullable=False, index=True),
    PrimaryKeyConstraint("match", "guest", "holder"),
)
