/** The parameters that only sentences of Lionheart have, in words: the bases of an army come in notation. */
import type { Speaker, SpokenParam } from "../../text/speaker";

const KINDS: Readonly<Record<string, string>> = {
  k: "king",
  n: "knights",
  a: "archers",
  i: "infantry",
  h: "heavy",
  p: "peasants",
  m: "mercenaries",
};
const BASE = /^([a-z])(\d+)@(\w+)$/;

/** The figures of an army kind by kind, in the order of its bases. */
function armyInWords(speaker: Speaker, bases: readonly string[]): string {
  const figures = new Map<string, number>();
  for (const base of bases) {
    const [, letter = "", count = "0"] = BASE.exec(base) ?? [];
    const kind = KINDS[letter] ?? "infantry";
    figures.set(kind, (figures.get(kind) ?? 0) + Number(count));
  }
  return speaker.listed([...figures].map(([kind, count]) => speaker.say("lh-part-figures-of", { kind, figures: count })));
}

export const params: Readonly<Record<string, SpokenParam>> = {
  bases: (speaker, value) => ({ bases: armyInWords(speaker, Array.isArray(value) ? value.map(String) : []) }),
  base: (speaker, value) => ({ base: speaker.say("lh-part-base", { cell: BASE.exec(String(value))?.[3] ?? "" }) }),
};
