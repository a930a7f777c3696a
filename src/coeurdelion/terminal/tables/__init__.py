"""How the table of each game is told in the terminal."""

from collections.abc import Mapping

from coeurdelion.games import lionheart, lowenherz_1997, lowenherz_2003
from coeurdelion.terminal.tables.table import Table
from coeurdelion.terminal.tables.table_1997 import TABLE as TABLE_1997
from coeurdelion.terminal.tables.table_2003 import TABLE as TABLE_2003
from coeurdelion.terminal.tables.table_lionheart import TABLE as TABLE_LIONHEART

TABLES: Mapping[str, Table] = {
    lowenherz_2003.id: TABLE_2003,
    lowenherz_1997.id: TABLE_1997,
    lionheart.id: TABLE_LIONHEART,
}

__all__ = ["TABLES", "Table"]
