/** Löwenherz (2003) in the browser. */
import { aspectOf, realmOf, targetAt } from "../../realm/realm";
import { placeInWords, rowsInWords } from "../../realm/words";
import { isEdge, isNothingLeft } from "../../match/lines";
import type { Part } from "../../match/part";
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

export const part: Part = {
  Board: Realm,
  aspect: aspectOf,
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
    },
    { id: "stock", title: "web-l03-summary", at: "side", Panel: Stock },
  ],
  score: (shown, seat) => viewOf(shown).score[seat] ?? 0,
  hasLedger: true,
  rest: (shown, seat, speaker) => speaker.say("web-ducats", { ducats: viewOf(shown).ducats[seat] ?? 0 }),
  hint: (shown, choice, speaker) => {
    if (isNothingLeft(choice.legal)) return speaker.say("web-hint-nothing");
    const needsCard = heldCard(shown, choice) === undefined && choice.legal.some((line) => line.startsWith("sell "));
    const key = needsCard ? "web-hint-card" : `web-hint-${choice.verb}-${choice.selection.chosen.length}`;
    return speaker.texts.has(key) ? speaker.say(key) : "";
  },
  place: (shown, speaker, target) => placeInWords(speaker, realmOf(shown), LANDS, target),
  rows: (shown, speaker) => rowsInWords(speaker, realmOf(shown), LANDS),
  tables: async () => (await import("./tables")).tables,
  targetAt: (shown, place, targets) => targetAt(place, targets, realmOf(shown).domain_cells),
  meant: (_shown, _choice, place) => (isEdge(place) ? `border ${place}` : `knight ${place}`),
  events: EVENTS,
  course: { title: "web-course-points" },
};
