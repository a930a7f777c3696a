/** A table of one's own that begins with the position of an example: who sits where. */
import { makeMatch } from "../../net/api";
import type { Example, Seating } from "../../net/wire";
import { keepTokens, settings } from "../../lib/settings.svelte";

/** Against bots, or alone for all sides. */
export const COMPANIES = ["bots", "alone"] as const;
export type Company = (typeof COMPANIES)[number];

/** One plays for whoever is to act; bots play the others, or one does that too. */
export function seatsOf({ players, frames }: Example, company: Company): Seating[] {
  const mine = frames[0]?.to_act.find((seat) => seat >= 0) ?? 0;
  return players.map(({ seat }) => ({ kind: seat === mine ? "me" : company === "bots" ? "bot" : "here" }));
}

/** Makes the table; its address. Everything can be taken back there. */
export async function makeOwnTable(example: Example, company: Company): Promise<string> {
  const { game, name } = example;
  const seats = seatsOf(example, company);
  const made = await makeMatch(settings.name, { game, seats, position: `example:${game}/${name}`, practice: true });
  keepTokens(made.id, made.tokens);
  return `/table/${made.id}`;
}
