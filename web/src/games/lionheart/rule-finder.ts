/** Which rule or chapter of Lionheart tells of what is pointed at, chosen or asked. */
import type { RuleFinder } from "../../match/part";
import { askedIn } from "../../match/shown";
import type { View } from "./view";

/** By the kind of a unit. */
const KINDS: Readonly<Record<string, string>> = {
  king: "LH-END",
  archers: "LH-ATTACK-5",
  heavy: "LH-HEAVY",
  peasants: "LH-PEASANT",
  mercenaries: "LH-MERC",
};

const ASKED: Readonly<Record<string, string>> = { "ask-army": "LH-ARMY", "ask-over": "LH-END" };

export const ruleOf: RuleFinder = (shown, choice, place) => {
  const { units } = shown.view as unknown as View;
  const cell = place ?? choice?.selection.chosen[0];
  if (cell === undefined) return ASKED[askedIn(shown).key] ?? "LH-TURN";
  const kind = units.find((unit) => unit.cell === cell)?.kind;
  return kind === undefined ? "LH-MOVE" : (KINDS[kind] ?? "LH-ATTACK");
};
