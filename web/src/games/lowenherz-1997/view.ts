/** What a seat may know of Löwenherz (1997), as `show` gives it. */
import type { Shown } from "../../match/shown";

/** A politics card that somebody holds; its code is `?` if the viewer may not know it. */
export interface Held {
  politics: string;
  pile: number;
  left: number;
  open: boolean;
}

export interface Bid {
  ducats: number;
  treasures: number[];
}

export interface Proposal {
  by: number;
  is_offer: boolean;
  ducats: number;
}

export interface Phase {
  name: string;
  seat?: number;
  colour?: number;
  other?: number;
  made?: number;
  last?: Proposal | null;
  princes?: number[];
  /** For each prince: null before it is in, `?` while it is sealed. */
  bids?: (Bid | "?" | null)[];
  again?: boolean;
  left?: number;
  /** How many cells an extension that has begun may still take. */
  cells?: number;
  pile?: number;
}

export interface Alliance {
  castles: [string, string];
  marked: string;
}

export interface View {
  terrain: string[];
  seat: number | "all" | null;
  colours: string[];
  score: number[];
  ducats: (number | null)[];
  counted: number[];
  reserve: number[];
  held: Held[][];
  piles: string[][] | null;
  known_piles: (string[] | null)[];
  pile_counts: [number, number];
  /** The action cards left, a list for each of these letters. */
  deck: string[][];
  letters: string[];
  round: number;
  first: number;
  card: string;
  /** The letter of the card turned up last. */
  letter: string;
  /** The printed summary card: the most cells of a new region with its points, those of a larger one, prices. */
  summary: { regions: [most: number, points: number][]; larger: number; town: number; break: number };
  /** How many proposals a negotiation can have. */
  proposals: number;
  chosen: number[][];
  row: number;
  castles: Record<string, string>;
  knights: Record<string, string>;
  domain_cells: Record<string, string[]>;
  borders: string[];
  supply: number;
  alliances: Alliance[];
  phase: Phase;
  over: boolean;
}

/** The kinds of land, by the letter they are drawn with. */
export const LANDS = { ".": "plain", F: "forest", M: "mountain", T: "town" };

export const NEUTRAL = "neutral";
export const HIDDEN = "?";

/** The view; its form is the server's promise. */
export function viewOf(shown: Shown): View {
  return shown.view as unknown as View;
}

/** The colour of the piece that is placed now: the seat's own, or the neutral one where the phase says so. */
export function colourPlaced(view: View, seat: number): string {
  return [...view.colours, NEUTRAL][view.phase.colour ?? seat] ?? NEUTRAL;
}

/** The rows of the round's card, each with its number, 1 the top one, and its action. */
export function rowsOf(view: View): { row: number; action: string }[] {
  return view.card.split("/").map((action, i) => ({ row: i + 1, action }));
}

/** Who chose a row. */
export function choosers(view: View, row: number): number[] {
  return view.chosen.flatMap((rows, seat) => (rows.includes(row) ? [seat] : []));
}

/** The value that a politics card or an action names: 8 for `treasure8`, 6 for `$6`; 0 if it names none. */
export function valueOf(code: string): number {
  return Number(/\d+$/.exec(code)?.[0] ?? 0);
}

/** The kind of a politics card: alliance, renegade, treasure, parchment. */
export function kindOf(code: string): string {
  return code.replace(/\d+$/, "");
}

/** The letters of the deck that have cards left, each with what they are; which one lies on top nobody knows. */
export function deckLeft(view: View): { letter: string; cards: string[] }[] {
  return view.deck.map((cards, i) => ({ letter: view.letters[i] ?? "", cards })).filter(({ cards }) => cards.length > 0);
}

/** The treasures in one's own hand, by value. */
export function treasures(view: View, seat: number): number[] {
  return (view.held[seat] ?? [])
    .filter(({ politics }) => kindOf(politics) === "treasure")
    .map(({ politics }) => valueOf(politics))
    .sort((one, other) => one - other);
}

/** The owner of the castle at a cell: a seat, or null for the neutral colour. */
export function ownerAt(view: View, castle: string): number | null {
  const seat = view.colours.indexOf(view.castles[castle] ?? "");
  return seat < 0 ? null : seat;
}

/** The alliances that bind a seat. */
export function alliancesOf(view: View, seat: number): Alliance[] {
  return view.alliances.filter(({ castles }) => castles.some((castle) => ownerAt(view, castle) === seat));
}

/** The lines of the region table: sizes from one line to the next, the last without end. */
export function regionLines({ summary }: View): { size: string; points: number }[] {
  const lines = summary.regions.map(([most, points], i) => ({
    size: `${(summary.regions[i - 1]?.[0] ?? 0) + 1}–${most}`,
    points,
  }));
  return [...lines, { size: `${(summary.regions.at(-1)?.[0] ?? 0) + 1}+`, points: summary.larger }];
}
