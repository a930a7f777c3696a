/** What a seat may know of Löwenherz (2003), as `show` gives it. */
import type { Realm } from "../../realm/realm";
import type { Shown } from "../../match/shown";

/** What scores what, and what a monopoly takes. */
export interface Summary extends Readonly<Record<string, number>> {
  readonly forest: number;
  readonly village: number;
  readonly city: number;
  readonly monopoly: number;
  readonly monopoly_mines: number;
  readonly most_ducats: number;
  readonly next_ducats: number;
  readonly forest_knight: number;
}

export interface View extends Realm {
  summary: Summary;
  king: number;
  ducats: number[];
  /** What each one's mines bring at the start of a turn. */
  income: number[];
  hand: string[][];
  /** Of each hand, the cards that everyone saw being taken. */
  known: string[][];
  deck: Record<string, number>;
  market: string[];
  /** Cards that have been used, and all cards of the game. */
  played: string[];
  pool: string[];
}

/** The kinds of land, by the letter they are drawn with. */
export const LANDS = {
  ".": "meadow",
  F: "forest",
  V: "village",
  R: "city",
  G: "gold",
  S: "silver",
  C: "copper",
  D: "diamond",
};

/** The view in this game's form, which is the server's promise. */
export const viewOf = ({ view }: Shown): View => view as unknown as View;

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
