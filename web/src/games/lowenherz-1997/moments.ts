/** What deserves a moment: bids that open together, silver, the death of the king. */
import type { Told } from "../../net/wire";

export interface Opened {
  seat: number;
  worth: number;
}
export interface Gain {
  seat: number;
  points: number;
}
export type Moment =
  | { kind: "bids"; told: Told; bids: Opened[]; outcome: Told | null }
  | { kind: "silver" | "king"; told: Told; gains: Gain[] };

const OUTCOMES = new Set(["duel-won", "duel-tied", "duel-undecided"]);
const GAINS = new Set(["mountains-counted", "parchment-counted"]);

/** The moments in some events, in their order. */
export function momentsIn(events: readonly Told[]): Moment[] {
  const moments: Moment[] = [];
  for (const told of events) {
    const last = moments.at(-1);
    const seat = Number(told.params["seat"]);
    if (told.key === "bid-shown") {
      const bid = { seat, worth: Number(told.params["worth"]) };
      if (last?.kind === "bids" && !last.outcome) last.bids.push(bid);
      else moments.push({ kind: "bids", told, bids: [bid], outcome: null });
    } else if (OUTCOMES.has(told.key) && last?.kind === "bids") last.outcome ??= told;
    else if (told.key === "silver-found") moments.push({ kind: "silver", told, gains: [] });
    else if (told.key === "king-died") moments.push({ kind: "king", told, gains: [] });
    else if (GAINS.has(told.key) && last && last.kind !== "bids") {
      const before = last.gains.find((gain) => gain.seat === seat);
      if (before) before.points += Number(told.params["points"]);
      else last.gains.push({ seat, points: Number(told.params["points"]) });
    }
  }
  return moments;
}
