"""Sessions with hashed tokens, what a lobby shows of a match, chat, and leases."""

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the new tables and columns; tokens that were kept as they are become hashes."""
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("room", sa.String(10), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    op.create_table(
        "leases",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False, index=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    for column in _columns():
        op.add_column("matches", column)
    op.create_index("ix_matches_listed", "matches", ["state", "public", "changed"])
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_index("ix_seats_guest", "seats", ["guest"])
    _hash_guests()
    _hash_links()
    op.execute("UPDATE entries SET digest = ''")  # digests are made otherwise now; an empty one is not compared
    begun = "id IN (SELECT match FROM entries)"
    op.execute(f"UPDATE matches SET changed = created, state = CASE WHEN {begun} THEN 'playing' ELSE 'open' END")


def _columns() -> list[sa.Column[object]]:
    return [
        sa.Column("owner", sa.String(64), nullable=False, server_default=""),
        sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("seating", sa.String(10), nullable=False, server_default="fixed"),
        sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("origin", sa.String, nullable=False, server_default="{}"),
        sa.Column("position", sa.String),
        sa.Column("state", sa.String(10), nullable=False, server_default="open"),
        sa.Column("turn", sa.String(40), nullable=False, server_default=""),
        sa.Column("result", sa.String(80), nullable=False, server_default=""),
        sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("revision", sa.Integer, nullable=False, server_default="0"),
    ]


def _hash_guests() -> None:
    """What a guest's browser holds was the guest's id; now the id is another, and the hash leads to it."""
    connection = op.get_bind()
    for row in connection.execute(sa.text("SELECT id, created FROM guests")).all():
        digest = hashlib.sha256(row.id.encode()).hexdigest()
        known = {"id": row.id, "guest": digest[:24], "hash": digest, "created": row.created}
        connection.execute(sa.text("UPDATE guests SET id = :guest WHERE id = :id"), known)
        connection.execute(sa.text("UPDATE seats SET guest = :guest WHERE guest = :id"), known)
        connection.execute(sa.text("INSERT INTO sessions VALUES (:hash, :guest, 'cookie', '', :created)"), known)


def _hash_links() -> None:
    """The tokens of links to seats become hashes."""
    connection = op.get_bind()
    for (token,) in connection.execute(sa.text("SELECT token FROM seats WHERE token IS NOT NULL")).all():
        digest = hashlib.sha256(token.encode()).hexdigest()
        known = {"digest": digest, "token": token}
        connection.execute(sa.text("UPDATE seats SET token = :digest WHERE token = :token"), known)
