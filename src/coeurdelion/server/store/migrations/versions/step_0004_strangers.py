"""Grace before a stand-in, nonces that are awaited, drawn seats, bots that are to act, and when things were last used."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
TABLE = -2
"""The seat of entries that say what happened at the table."""


def upgrade() -> None:
    """Add the columns; sessions and imports count as used now, and matches in which a bot is to act are marked."""
    op.add_column("sessions", sa.Column("used", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("grace", sa.Integer, nullable=False, server_default="120"))
    op.add_column("matches", sa.Column("places", sa.String(20), nullable=False, server_default=""))
    op.add_column("matches", sa.Column("bots_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("opened", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("nonce_due", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("left_at", sa.Float(53)))
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("marked", sa.Float(53), nullable=False),
    )
    op.create_index("ix_matches_bots_due", "matches", ["bots_due"])
    connection, now = op.get_bind(), {"now": int(time.time())}
    connection.execute(sa.text("UPDATE sessions SET used = :now"), now)
    connection.execute(sa.text("UPDATE matches SET opened = :now"), now)
    _mark_bots_due(connection)


def _mark_bots_due(connection: sa.Connection) -> None:
    """Mark the matches in progress in which a bot is to act, one that stands in for someone included."""
    playing = connection.execute(sa.text("SELECT id, turn FROM matches WHERE state = 'playing'")).all()
    for match in playing:
        bots = _bots(connection, match.id)
        if any(int(seat) in bots for seat in match.turn.split()):
            due = {"id": match.id, "due": True}
            connection.execute(sa.text("UPDATE matches SET bots_due = :due WHERE id = :id"), due)


def _bots(connection: sa.Connection, match: str) -> set[int]:
    """The seats that bots play: those that began with one, changed by what the log says about who sits where."""
    of_match = {"id": match, "table": TABLE}
    seats = connection.execute(sa.text("SELECT seat FROM seats WHERE match = :id AND kind = 'bot'"), of_match)
    bots = set(seats.scalars())
    said = sa.text("SELECT action FROM entries WHERE match = :id AND seat = :table ORDER BY number")
    for action in connection.execute(said, of_match).scalars():
        match action.split():
            case ["seat", seat, "player"]:
                bots.discard(int(seat))
            case ["seat", seat, _]:
                bots.add(int(seat))
            case _:
                continue
    return bots
