/** Löwenherz (1997) in the browser. */
import { aspectOf, columnsOf, realmOf, targetAt, terrainAt } from "../../realm/realm";
import { placeInWords, rowsInWords } from "../../realm/words";
import type { Choice } from "../../match/choice.svelte";
import { isEdge, isNothingLeft, readLine } from "../../match/lines";
import type { Part } from "../../match/part";
import type { Shown } from "../../match/shown";
import ActionCard from "./cards/ActionCard.svelte";
import Decision from "./decisions/Decision.svelte";
import { EVENTS } from "./events";
import Goods from "./Goods.svelte";
import Hand from "./cards/Hand.svelte";
import { heldCard, isExtending, linesOnBoard, swordsUse, withoutCastle } from "./lines";
import Realm from "./Realm.svelte";
import Summary from "./cards/Summary.svelte";
import Track from "./Track.svelte";
import { LANDS, kindOf, viewOf } from "./view";

/** What is done by a click on the board: such a click can slip. */
const ON_BOARD = new Set(["castle", "knight", "wall", "extend", "alliance", "renegade"]);

/** Whether a card of the hand can be played. */
const hasPolitics = (legal: readonly string[]): boolean => legal.some((line) => /^(alliance|renegade) /.test(line));

/** Whether a knight can be placed now where it costs: in a forest, unless it comes with its castle. */
function canPayForest(shown: Shown, choice: Choice): boolean {
  const { phase, terrain } = viewOf(shown);
  if (phase.name === "place-knight" || choice.selection.chosen.length) return false;
  return choice.legal.map(readLine).some(({ verb, args }) => verb === "knight" && terrainAt(terrain, args[0] ?? "") === "F");
}

/** What one is about to do, as far as it shows: the card held up, the line begun, or the phase. */
function doing(shown: Shown, choice: Choice): string {
  const held = heldCard(shown, choice);
  if (held !== undefined) return kindOf(held);
  if (choice.selection.chosen.length) return choice.verb;
  const { name } = viewOf(shown).phase;
  if (name === "swords") return swordsUse(choice.legal, isExtending(shown));
  return name === "decide" && hasPolitics(choice.legal) ? "politics" : name;
}

export const part: Part = {
  Board: Realm,
  aspect: aspectOf,
  columns: columnsOf,
  Goods,
  Decision,
  Track,
  panels: [
    { id: "hand", title: "web-l97-tab-hand", at: "hand", Panel: Hand, opens: hasPolitics },
    {
      id: "action",
      title: "web-l97-tab-action",
      at: "stock",
      Panel: ActionCard,
      opens: (legal) => !hasPolitics(legal),
      lies: (shown) => viewOf(shown).card !== "",
    },
    { id: "summary", title: "web-l97-summary", at: "side", Panel: Summary },
  ],
  score: (shown, seat) => viewOf(shown).score[seat] ?? 0,
  hasLedger: true,
  rest: (shown, seat, speaker) => speaker.say("web-ducats", { ducats: viewOf(shown).counted[seat] ?? 0 }),
  hint: (shown, choice, speaker) => {
    if (isNothingLeft(choice.legal)) return speaker.say("web-hint-nothing");
    const key = `web-l97-hint-${doing(shown, choice)}-${choice.selection.chosen.length}`;
    const next = speaker.texts.has(key) ? speaker.say(key) : "";
    return canPayForest(shown, choice) ? `${next} ${speaker.say("web-l97-hint-forest")}`.trim() : next;
  },
  place: (shown, speaker, target) => placeInWords(speaker, realmOf(shown), LANDS, target),
  rows: (shown, speaker) => rowsInWords(speaker, realmOf(shown), LANDS),
  tables: async () => (await import("./tables")).tables,
  planDrawing: async () => (await import("../../realm/PlanDrawing.svelte")).default,
  ruleFinder: async () => (await import("./rule-finder")).ruleOf,
  lines: (shown, choice) => {
    const lines = linesOnBoard(choice.legal, heldCard(shown, choice), choice.extra);
    return isExtending(shown) ? withoutCastle(lines) : lines;
  },
  targetAt: (shown, place, targets) => targetAt(place, targets, realmOf(shown).domain_cells),
  meant: (_shown, _choice, place) => (isEdge(place) ? `wall ${place}` : `knight ${place}`),
  asks: (line) => ON_BOARD.has(readLine(line).verb),
  events: EVENTS,
  course: { title: "web-course-points" },
};
