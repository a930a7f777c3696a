"""How an older database becomes a new one, step by step (Alembic)."""
