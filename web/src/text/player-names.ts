/** What the players of a match are called in sentences, as Python's `player_names` does. */
import type { Texts } from "./texts";

/** What is known of someone who has to be called something. */
interface Called {
  readonly name: string;
  readonly colour: string;
  readonly character?: string;
}

/** What is added to a name for the first, the second and each further one who bears it. */
const NUMERALS = ["", " II", " III", " IV"];

/** People by their names, bots by their characters, all others by colour; bots of one name have numerals. */
export function playerNames(texts: Texts, edition: string, players: readonly Called[]): string[] {
  const bots: string[] = [];
  return players.map(({ name, colour, character }) => {
    if (name) return name;
    const key = `character-${character ?? ""}`;
    if (!character || !texts.has(key)) return texts.say(`colour-${colour}`, edition);
    const said = texts.say(key, edition);
    const before = bots.filter((other) => other === said).length;
    bots.push(said);
    return said + (NUMERALS[before % NUMERALS.length] ?? "");
  });
}
