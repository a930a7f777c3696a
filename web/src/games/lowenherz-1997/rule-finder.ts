/** Which rule or chapter of Löwenherz (1997) tells of what is pointed at, held up or asked. */
import type { RuleFinder } from "../../match/part";
import { askedIn } from "../../match/shown";
import { chapterAt } from "../../realm/rule-finder";
import type { View } from "./view";

const MAP = { border: "L97-WALL", domain: "L97-REGION", knight: "L97-KNIGHT", lands: { M: "L97-END-1" } };

/** By the code of a politics card that is played. */
const POLITICS: Readonly<Record<string, string>> = {
  alliance: "L97-POLITICS-2",
  renegade: "L97-POLITICS-4",
};

const ASKED: Readonly<Record<string, string>> = {
  "ask-chance": "L97-SETUP",
  "ask-castle": "L97-FULL",
  "ask-neutral-castle": "L97-FULL",
  "ask-knight-beside": "L97-FULL",
  "ask-proposal": "L97-CONFLICT",
  "ask-offer": "L97-CONFLICT",
  "ask-price": "L97-CONFLICT",
  "ask-last-offer": "L97-CONFLICT",
  "ask-last-price": "L97-CONFLICT",
  "ask-bid": "L97-CONFLICT",
  "ask-bid-again": "L97-CONFLICT",
  "ask-wall": "L97-WALL",
  "ask-sword": "L97-ACT",
  "ask-sword-knight": "L97-KNIGHT",
  "ask-cell": "L97-EXTEND",
  "ask-cell-or-knight": "L97-EXTEND",
  "ask-look": "L97-ACT-5",
  "ask-keep": "L97-ACT-5",
  "ask-renegade-knight": "L97-POLITICS-4",
  "ask-over": "L97-END",
};

export const ruleOf: RuleFinder = (shown, choice, place) => {
  const view = shown.view as unknown as View;
  if (place !== null) return chapterAt(view, place, MAP);
  const held = view.held[shown.seat ?? -1]?.[choice?.card ?? -1];
  if (held !== undefined) return POLITICS[held.politics] ?? "L97-POLITICS";
  return ASKED[askedIn(shown).key] ?? "L97-ROUND";
};
