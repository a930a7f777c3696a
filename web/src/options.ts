/** The options of a match in words, as they were settled. */
import type { Shown } from "./games/part";
import type { Params, Speaker } from "./speaker";

/** What a view calls otherwise than who sets up a match: the name there, and the word for each value. */
const OTHERWISE: Readonly<Record<string, (value: unknown) => [name: string, value: unknown]>> = {
  clockwise: (value) => ["placing", value ? "clockwise" : "counter-clockwise"],
  opponent_removes: (value) => ["deserter", value ? "opponent" : "player"],
  basic: (value) => ["game", value ? "basic" : "full"],
  first: (value) => ["first", value ?? "random"],
};

const BEGINNER = "1/0 2/0 3/0 4/0 R/0 5/0 6/0 7/0 8/0";

/** Every option that has a name, and what it is set to. */
export function optionsInWords(shown: Shown, speaker: Speaker): { name: string; value: string }[] {
  const options = Object.entries((shown.view["options"] ?? {}) as Params);
  return options.flatMap(([told, found]) => {
    if (told === "arrangement" && Array.isArray(found)) return [land(speaker, found.join(" "))];
    const [name, value] = OTHERWISE[told]?.(found) ?? [told, found];
    const key = `web-option-${name.replaceAll("_", "-")}`;
    return speaker.texts.has(key) ? [{ name: speaker.say(key), value: valueInWords(speaker, key, name, value) }] : [];
  });
}

/** The nine tiles of a land, by a name. */
function land(speaker: Speaker, tiles: string): { name: string; value: string } {
  const named = tiles === "" ? "random" : tiles === BEGINNER ? "beginner" : "laid";
  return { name: speaker.say("web-rules-land"), value: speaker.say(`web-rules-land-${named}`) };
}

function valueInWords(speaker: Speaker, key: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return speaker.say(value ? "web-yes" : "web-no");
  if (name === "first" && typeof value === "number") return speaker.player(value);
  const own = `${key}-${String(value)}`;
  return speaker.texts.has(own) ? speaker.say(own) : String(value);
}
