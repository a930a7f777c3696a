/** A table of one's own that begins with the position of an example or of a lesson: who sits where. */
import { makeMatch } from "../../net/api";
import type { Example, FirstGameStage, Player, Seating } from "../../net/wire";
import { keepTokens, settings } from "../../lib/settings.svelte";

/** Against bots, or alone for all sides. */
export const COMPANIES = ["bots", "alone"] as const;
export type Company = (typeof COMPANIES)[number];

/** Where a table begins: the position by its id, who plays there, and the seat that one plays oneself. */
export interface Origin {
  game: string;
  position: string;
  players: readonly Player[];
  mine: number;
}

/** One plays for whoever is to act. */
export const originOfExample = ({ game, name, players, frames }: Example): Origin => ({
  game,
  position: `example:${game}/${name}`,
  players,
  mine: frames[0]?.to_act.find((seat) => seat >= 0) ?? 0,
});

/** One plays for the learner. */
export const originOfStage = (game: string, { name, players }: FirstGameStage): Origin => ({
  game,
  position: `lesson:${game}/${name}`,
  players,
  mine: players[0]?.seat ?? 0,
});

/** Bots play the others, or one does that too. */
export function seatsOf({ players, mine }: Origin, company: Company): Seating[] {
  return players.map(({ seat }) => ({ kind: seat === mine ? "me" : company === "bots" ? "bot" : "here" }));
}

/** Makes the table; its address. Everything can be taken back there. */
export async function makeOwnTable(origin: Origin, company: Company): Promise<string> {
  const { game, position } = origin;
  const made = await makeMatch(settings.name, { game, seats: seatsOf(origin, company), position, practice: true });
  keepTokens(made.id, made.tokens);
  return `/table/${made.id}`;
}
