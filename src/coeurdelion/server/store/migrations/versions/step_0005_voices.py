"""Why bots acted, beside the entries; characters of bots, programs, tables for practice, ready phrases in the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table and the columns; what is there has no reasons, characters, programs or phrases, and is no practice."""
    op.create_table(
        "reasons",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("reasons", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("match", "number"),
    )
    op.add_column("matches", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("character", sa.String(20), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("phrase", sa.String(40)))
    op.add_column("chat", sa.Column("entry", sa.Integer))
