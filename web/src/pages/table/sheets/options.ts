/** The options of a match in words, as they are in force. */
import type { Shown } from "../../../match/shown";
import { usualValue } from "../../../net/terms";
import type { GameOption } from "../../../net/wire";
import type { Params, Speaker } from "../../../text/speaker";

/** An option in force: what it is set to, what that changes, in which rules, and whether it is a house rule. */
export interface OptionInForce {
  readonly name: string;
  readonly value: string;
  readonly why: string;
  readonly rules: readonly string[];
  readonly changed: boolean;
}

/** Every option that has a name; which rules it changes and what is usual is known once the game's terms have come. */
export function optionsInWords(shown: Shown, speaker: Speaker, terms: readonly GameOption[]): OptionInForce[] {
  const options = (shown.view["options"] ?? {}) as Params;
  return Object.entries(options).flatMap(([name, value]) => {
    const key = `web-option-${name.replaceAll("_", "-")}`;
    if (!speaker.texts.has(key)) return [];
    const term = terms.find((one) => one.name === name);
    return {
      name: speaker.say(key),
      value: valueInWords(speaker, key, name, value),
      why: speaker.say([`${key}-${String(value)}-text`].find((one) => speaker.texts.has(one)) ?? `${key}-why`),
      rules: term?.rules ?? [],
      changed: isHouseRule(terms, term) && usualValue(terms, name, speaker.edition) !== value,
    };
  });
}

/** Whether an option can be a house rule: not which game or edition is played, who begins, or what is laid out. */
function isHouseRule(terms: readonly GameOption[], term: GameOption | undefined): boolean {
  return term !== undefined && term !== terms[0] && term.kind !== "seat" && term.kind !== "text";
}

/** A value by its own words, else by those for any other of its option, else as it is. */
function valueInWords(speaker: Speaker, key: string, name: string, value: unknown): string {
  if (typeof value === "boolean") return speaker.say(value ? "web-yes" : "web-no");
  if (name === "first" && typeof value === "number") return speaker.player(value);
  const known = [`${key}-${String(value)}`, `${key}-other`].find((one) => speaker.texts.has(one));
  return known ? speaker.say(known) : String(value);
}
