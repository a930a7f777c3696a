/** The games, each fetched when somebody comes to a table of it. */
import type { Part } from "./part";

const PARTS: Readonly<Record<string, () => Promise<{ part: Part }>>> = {
  "lowenherz-1997": () => import("./lowenherz-1997"),
  lionheart: () => import("./lionheart"),
  "lowenherz-2003": () => import("./lowenherz-2003"),
};

/** All games, by their ids. */
export const GAMES: readonly string[] = Object.keys(PARTS);

/** What a game gives the pages. */
export async function loadPart(game: string): Promise<Part> {
  const load = PARTS[game];
  if (!load) throw new Error(`no part for ${game}`);
  return (await load()).part;
}
