/** The seats of entries that no player made: those of chance, and what happened at the table. */
export const CHANCE = -1;
export const TABLE = -2;
