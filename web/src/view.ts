/** What a seat may know of Löwenherz (2003), as `show` gives it. */
import type { Update, Welcome } from "./wire";

export interface View {
  terrain: string[];
  seat: number | null;
  edition: string;
  colours: string[];
  king: number;
  score: number[];
  ducats: number[];
  reserve: number[];
  hand: string[][];
  deck: Record<string, number>;
  market: string[];
  castles: Record<string, string>;
  knights: Record<string, string>;
  domain_cells: Record<string, string[]>;
  borders: string[];
  supply: number;
  alliances: { castles: [string, string]; marked: string }[];
  phase: { name: string; seat?: number; colour?: number };
  asked: { key: string } & Record<string, unknown>;
  over: boolean;
  winners: number[] | null;
}

export const NEUTRAL = "neutral";

/** The view of an update, with what has stayed as it was at the first question; its form is the server's promise. */
export function viewOf(update: Update, welcome: Welcome | null): View {
  return { ...welcome?.fixed, ...update.view } as unknown as View;
}

/** The colour of the piece that is placed now: the seat's own, or the neutral one where the phase says so. */
export function colourPlaced(view: View, seat: number): string {
  return [...view.colours, NEUTRAL][view.phase.colour ?? seat] ?? NEUTRAL;
}

/** How many cards of each letter are left in the deck, the next letter first. */
export function deckLeft(view: View): [letter: string, count: number][] {
  return Object.entries(view.deck).filter(([, count]) => count > 0);
}

/** Equal cards together: each code once, with its count. */
export function heaps(codes: readonly string[]): [code: string, count: number][] {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return [...counts];
}
