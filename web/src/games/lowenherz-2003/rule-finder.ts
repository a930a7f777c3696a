/** Which rule or chapter of Löwenherz (2003) tells of what is pointed at, held up or asked. */
import type { RuleFinder } from "../../match/part";
import { askedIn } from "../../match/shown";
import { chapterAt } from "../../realm/rule-finder";
import type { View } from "./view";

const MAP = {
  border: "L03-BORDER",
  domain: "L03-DOMAIN",
  knight: "L03-KNIGHT",
  lands: { G: "L03-MINE", S: "L03-MINE", C: "L03-MINE", D: "L03-MINE" },
};

/** By the letter of a card's symbol. */
const SYMBOLS: Readonly<Record<string, string>> = {
  B: "L03-BORDER",
  K: "L03-KNIGHT",
  X: "L03-EXTEND",
  D: "L03-DESERT",
  A: "L03-ALLY",
};

const ASKED: Readonly<Record<string, string>> = {
  "ask-chance": "L03-SETUP",
  "ask-castle": "L03-PLACE",
  "ask-neutral-castle": "L03-TWO",
  "ask-knight-beside": "L03-PLACE",
  "ask-card": "L03-PLAY",
  "ask-border": "L03-BORDER",
  "ask-knight": "L03-KNIGHT",
  "ask-extend": "L03-EXTEND",
  "ask-desert": "L03-DESERT",
  "ask-desert-knight": "L03-DESERT",
  "ask-remove": "L03-DESERT",
  "ask-ally": "L03-ALLY",
  "ask-refill": "L03-MARKET",
  "ask-over": "L03-END",
};

export const ruleOf: RuleFinder = (shown, choice, place) => {
  const view = shown.view as unknown as View;
  if (place !== null) return chapterAt(view, place, MAP);
  const symbol = view.hand[shown.seat ?? -1]?.[choice?.card ?? -1]?.slice(2)[0];
  if (symbol !== undefined) return SYMBOLS[symbol] ?? "L03-PLAY";
  return ASKED[askedIn(shown).key] ?? "L03-TURN";
};
