/** The parameters that only sentences of Löwenherz (2003) have, in words. */
import type { Speaker, SpokenParam } from "../../text/speaker";

/** A card in words, by its code. */
export function cardInWords(speaker: Speaker, code: string): string {
  const [letter = "", symbols = ""] = code.split(".");
  if (symbols === "?") return speaker.say("card-back", { letter });
  const [first = "", second] = symbols.split("/").map((symbol) => speaker.say(`symbol-${symbol}`));
  return second === undefined ? speaker.say("card-one", { first }) : speaker.say("card-two", { first, second });
}

const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

export const params: Readonly<Record<string, SpokenParam>> = {
  card: (speaker, value) => ({ card: cardInWords(speaker, String(value)), code: String(value) }),
  cards: (speaker, value) => ({ cards: speaker.listed(listOf(value)), count: listOf(value).length }),
  symbol: (speaker, value) => ({ symbol: speaker.say(`symbol-${String(value)}`) }),
  symbols: (speaker, value) => ({ symbols: speaker.listed(listOf(value), "list-or") }),
  mines: (speaker, value) => ({ mines: speaker.listed(listOf(value).map((mine) => speaker.say(`mine-${mine}`))) }),
};
