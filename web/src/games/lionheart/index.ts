/** Lionheart (1997) in the browser. */
import type { Part } from "../../match/part";
import type { Shown } from "../../match/shown";
import { unitsSeen } from "./battle.svelte";
import Battlefield from "./field/Battlefield.svelte";
import Card from "./Card.svelte";
import Decision from "./Decision.svelte";
import { draftOf } from "./muster/draft.svelte";
import { DEEP, FRAME, SKY, WIDE } from "./field/field";
import Goods from "./Goods.svelte";
import Orders from "./Orders.svelte";
import Rolls from "./dice/Rolls.svelte";
import { groundOf, isBuilding, viewOf } from "./view";
import { hintInWords, placeInWords, rowsInWords } from "./words";

/** The figures that a side has left. */
function figuresOf(shown: Shown, seat: number): number {
  const own = unitsSeen(shown.welcome.match, viewOf(shown).units).filter(({ owner }) => owner === seat);
  return own.reduce((sum, { figures }) => sum + figures, 0);
}

export const part: Part = {
  Board: Battlefield,
  aspect: (shown) => {
    const { columns, rows } = groundOf(shown);
    return (columns * WIDE + 2 * FRAME) / (rows * DEEP + 2 * FRAME + SKY);
  },
  columns: (shown) => groundOf(shown).columns,
  Goods,
  Decision,
  panels: [
    { id: "orders", title: "web-lh-orders", at: "hand", Panel: Orders, opens: (legal) => legal.length > 0 },
    { id: "dice", title: "web-lh-dice", at: "stock", Panel: Rolls },
    { id: "card", title: "web-lh-card", at: "side", Panel: Card },
  ],
  score: (shown, seat) => (isBuilding(viewOf(shown)) ? null : figuresOf(shown, seat)),
  hasLedger: false,
  asks: (line) => line === "end" || line.startsWith("army "),
  rest: (shown, seat, speaker) => {
    const own = unitsSeen(shown.welcome.match, viewOf(shown).units).filter(({ owner }) => owner === seat);
    return speaker.say("web-lh-rest", { figures: figuresOf(shown, seat), bases: own.length });
  },
  sealed: (shown) => isBuilding(viewOf(shown)),
  hint: (shown, choice, speaker) => {
    if (!isBuilding(viewOf(shown))) return hintInWords(shown, choice, speaker);
    const { verdict } = draftOf(shown);
    if (verdict === undefined) return speaker.say("web-lh-hint-army-checking");
    return verdict ? speaker.refusal(verdict) : speaker.say("web-lh-hint-army-fits");
  },
  place: placeInWords,
  rows: rowsInWords,
  tables: async () => (await import("./tables")).tables,
  planDrawing: async () => (await import("./field/PlanDrawing.svelte")).default,
  ruleFinder: async () => (await import("./rule-finder")).ruleOf,
  keys: (shown): Readonly<Record<string, string>> =>
    isBuilding(viewOf(shown)) ? { "+ −": "web-lh-key-size", "⌫": "web-lh-key-remove" } : { "← ↑ → ↓": "web-lh-key-arrows" },
  events: {
    turn: "turn-begun",
    places: ["other"],
    weighty: ["first-rolled", "attack-rolled", "lone-hit", "mercenaries-bribed"],
    ends: ["won-by-king", "won-by-army", "drawn"],
    falls: (ending) => (ending?.key === "won-by-king" ? String(ending.params["foe"]) : undefined),
  },
  reckoning: async () => (await import("./summary")).reckoning,
  course: { title: "web-lh-figures-left" },
};
