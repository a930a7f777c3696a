/** Löwenherz (2003) in the browser. */
import { aspectOf, columnsOf, realmOf, targetAt } from "../../realm/realm";
import { placeInWords, rowsInWords } from "../../realm/words";
import type { Choice } from "../../match/choice.svelte";
import { isEdge, isNothingLeft } from "../../match/lines";
import type { Part } from "../../match/part";
import { askedIn, type Shown } from "../../match/shown";
import Decision from "./Decision.svelte";
import { EVENTS } from "./events";
import Goods from "./Goods.svelte";
import Hand from "./cards/Hand.svelte";
import { heldCard } from "./cards/lines";
import Market from "./cards/Market.svelte";
import Realm from "./Realm.svelte";
import Stock from "./cards/Stock.svelte";
import Track from "./Track.svelte";
import { LANDS, viewOf } from "./view";

/** What the next step of a decision is told by: that a card is needed, whose castle it is, or how far a line has come. */
function hintKey(shown: Shown, choice: Choice): string {
  const needsCard = heldCard(shown, choice) === undefined && choice.legal.some((line) => line.startsWith("sell "));
  if (needsCard) return "web-hint-card";
  if (askedIn(shown).key === "ask-neutral-castle") return "web-hint-castle-neutral";
  return `web-hint-${choice.verb}-${choice.selection.chosen.length}`;
}

export const part: Part = {
  Board: Realm,
  aspect: aspectOf,
  columns: columnsOf,
  Goods,
  Decision,
  Track,
  panels: [
    { id: "hand", title: "web-hand", at: "hand", Panel: Hand, opens: (legal) => legal.length > 0 },
    {
      id: "market",
      title: "L03-MARKET",
      at: "stock",
      Panel: Market,
      opens: (legal) => legal.some((line) => line.startsWith("take ")),
      lies: (shown) => viewOf(shown).market.length > 0,
    },
    { id: "stock", title: "web-l03-summary", at: "side", Panel: Stock },
  ],
  score: (shown, seat) => viewOf(shown).score[seat] ?? 0,
  hasLedger: true,
  rest: (shown, seat, speaker) => speaker.say("web-ducats", { ducats: viewOf(shown).ducats[seat] ?? 0 }),
  hint: (shown, choice, speaker) => {
    if (isNothingLeft(choice.legal)) return speaker.say("web-hint-nothing");
    const key = hintKey(shown, choice);
    return speaker.texts.has(key) ? speaker.say(key) : "";
  },
  place: (shown, speaker, target) => placeInWords(speaker, realmOf(shown), LANDS, target),
  rows: (shown, speaker) => rowsInWords(speaker, realmOf(shown), LANDS),
  tables: async () => (await import("./tables")).tables,
  planDrawing: async () => (await import("../../realm/PlanDrawing.svelte")).default,
  ruleFinder: async () => (await import("./rule-finder")).ruleOf,
  targetAt: (shown, place, targets) => targetAt(place, targets, realmOf(shown).domain_cells),
  meant: (_shown, _choice, place) => (isEdge(place) ? `border ${place}` : `knight ${place}`),
  events: EVENTS,
  course: { title: "web-course-points" },
};
