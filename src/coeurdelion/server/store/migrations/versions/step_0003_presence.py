"""Who is at a table in which process; and matches that had ended before it was kept that they have."""

import json

import sqlalchemy as sa
from alembic import op

from coeurdelion.core import Entry, Match, Refused
from coeurdelion.games import game_named
from coeurdelion.match.table_state import result_of_match

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the new tables, and look which matches have ended."""
    op.create_table(
        "processes",
        sa.Column("holder", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False, index=True),
        sa.PrimaryKeyConstraint("match", "guest", "holder"),
    )
    _note_ended()


def _note_ended() -> None:
    """Matches from before the second step are listed as being played though their log may have come to its end."""
    connection = op.get_bind()
    played = sa.text("SELECT id, game, options FROM matches WHERE state = 'playing' AND turn = '' AND position IS NULL")
    for row in connection.execute(played).all():
        if result := _result(connection, row.id, row.game, json.loads(row.options)):
            known = {"id": row.id, "result": result}
            connection.execute(sa.text("UPDATE matches SET state = 'over', result = :result WHERE id = :id"), known)


def _result(connection: sa.Connection, match: str, game: str, options: dict[str, object]) -> str:
    """How a match ended; nothing if it goes on, or cannot be replayed."""
    seats = connection.execute(
        sa.text("SELECT colour, name FROM seats WHERE match = :id ORDER BY seat"), {"id": match}
    ).all()
    log = connection.execute(sa.text("SELECT seat, action FROM entries WHERE match = :id ORDER BY number"), {"id": match})
    try:
        played = Match(
            game_named(game),
            tuple(seat.colour for seat in seats),
            tuple(seat.name for seat in seats),
            options,
            log=tuple(Entry(entry.seat, entry.action) for entry in log),
        )
        return str(result_of_match(played) or "")
    except Refused:
        return ""
