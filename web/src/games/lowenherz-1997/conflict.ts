/** Two or more princes on one action: what they said, offered and bid, as a conversation, from the events and the ready phrases. */
import type { Said, Told } from "../../net/wire";

/** What someone says: a proposal, the answer that ends the talks, a bid once it is open, a ready phrase. */
export type Speech =
  | { kind: "proposal"; seat: number; isOffer: boolean; ducats: number }
  | { kind: "agreed" | "broken"; seat: number }
  | { kind: "bid"; seat: number; ducats: number; treasures: readonly number[]; worth: number }
  | { kind: "phrase"; seat: number; phrase: string };
/** What is said, or what is told of it: how the talks or the bids came out. */
export type Line = Speech | { kind: "told"; told: Told };

export interface Conflict {
  /** The row of the action card that they want, and its action. */
  row: number;
  action: string;
  princes: readonly number[];
  lines: readonly Line[];
  /** How it ended: an agreement, a duel won or undecided; null while it goes on. */
  outcome: Told | null;
}

const BEGUN = new Set(["negotiation-begun", "duel-begun"]);
/** After these nobody looks back at a conflict. */
const GONE = new Set(["round-begun", "king-died"]);
const OUTCOMES = new Set(["agreement-reached", "duel-won", "duel-undecided"]);
const TOLD = new Set([...OUTCOMES, "duel-tied"]);

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** Where the last conflict begins in a log, talks before a duel included; -1 if there was none in this round. */
function beginning(log: readonly Told[]): number {
  let at = log.findLastIndex(({ key }) => BEGUN.has(key) || GONE.has(key));
  const begun = log[at];
  if (!begun || GONE.has(begun.key)) return -1;
  if (begun.key === "duel-begun" && log[at - 1]?.key === "talks-broken")
    at = log.findLastIndex(({ key }, i) => i < at && key === "negotiation-begun");
  return at;
}

/** What an event lets someone say; nothing if it is only told. */
function speechOf({ key, params }: Told, proposer: number | null, princes: readonly number[]): Speech | null {
  const seat = Number(params["seat"]);
  const ducats = Number(params["ducats"]);
  switch (key) {
    case "offer-made":
    case "price-asked":
      return { kind: "proposal", seat, isOffer: key === "offer-made", ducats };
    case "agreement-reached":
      return { kind: "agreed", seat: princes.find((one) => one !== proposer) ?? seat };
    case "talks-broken":
      return { kind: "broken", seat };
    case "bid-shown":
      return { kind: "bid", seat, ducats, treasures: numbers(params["treasures"]), worth: Number(params["worth"]) };
    default:
      return null;
  }
}

/** The last conflict of this round, with what its princes said by ready phrases; null if there was none. */
export function conflictIn(log: readonly Told[], said: readonly Said[] = []): Conflict | null {
  const from = beginning(log);
  const begun = log[from];
  if (!begun) return null;
  const princes = numbers(begun.params["players"]);
  const events = log.slice(from);
  const phrases = said.filter(({ seat, phrase }) => phrase && seat !== null && princes.includes(seat));
  const lines: Line[] = [];
  let proposer: number | null = null;
  events.forEach((told, i) => {
    const speech = speechOf(told, proposer, princes);
    if (speech) lines.push(speech);
    if (speech?.kind === "proposal") proposer = speech.seat;
    if (TOLD.has(told.key)) lines.push({ kind: "told", told });
    if (events[i + 1]?.entry !== told.entry)
      for (const { seat, phrase = "" } of phrases.filter(({ entry }) => entry === told.entry))
        lines.push({ kind: "phrase", seat: Number(seat), phrase });
  });
  return {
    row: Number(begun.params["row"]),
    action: String(begun.params["action"]),
    princes,
    lines,
    outcome: events.find(({ key }) => OUTCOMES.has(key)) ?? null,
  };
}

/** The proposal that is on the table: the last one, unless the talks are over. */
export function proposed({ lines }: Conflict): Speech | null {
  const last = lines.findLast((line) => line.kind !== "phrase");
  return last?.kind === "proposal" ? last : null;
}
