/** The options of a match in words, as they are in force. */
import type { Shown } from "../../../match/shown";
import type { Params, Speaker } from "../../../text/speaker";

/** Every option that has a name, and what it is set to. */
export function optionsInWords(shown: Shown, speaker: Speaker): { name: string; value: string }[] {
  const options = Object.entries((shown.view["options"] ?? {}) as Params);
  return options.flatMap(([name, value]) => {
    const key = `web-option-${name.replaceAll("_", "-")}`;
    return speaker.texts.has(key) ? [{ name: speaker.say(key), value: valueInWords(speaker, key, name, value) }] : [];
  });
}

/** A value by its own words, else by those for any other of its option, else as it is. */
function valueInWords(speaker: Speaker, key: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return speaker.say(value ? "web-yes" : "web-no");
  if (name === "first" && typeof value === "number") return speaker.player(value);
  const known = [`${key}-${String(value)}`, `${key}-other`].find((one) => speaker.texts.has(one));
  return known ? speaker.say(known) : String(value);
}
