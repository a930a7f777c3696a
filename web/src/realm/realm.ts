/** What both Löwenherz show of the realm, and how it is pointed at. */
import type { Shown } from "../match/shown";
import { readLine } from "../match/lines";
import { CELL, MARGIN, centre, place as spot } from "../draw/map/geometry";

/** The kinds of land of a game, by the letter they are drawn with. */
export type Lands = Readonly<Record<string, string>>;

export interface Alliance {
  castles: [string, string];
  /** The border that it is marked on; empty if none is left. */
  marked: string;
}

export interface Realm {
  terrain: string[];
  colours: string[];
  castles: Record<string, string>;
  knights: Record<string, string>;
  domain_cells: Record<string, string[]>;
  borders: string[];
  /** The cells of each closed area without a castle. */
  neutral_zones: string[][];
  /** What the cells of each domain are worth. */
  domain_worth: Record<string, number>;
  alliances: Alliance[];
  /** Pairs of castles: the domain of the first could be extended into that of the second now. */
  can_enter: [string, string][];
  /** What scores what, by names of its own; a game may have tables in it. */
  summary: Readonly<Record<string, unknown>>;
  reserve: number[];
  supply: number;
  score: number[];
  phase: { name: string; seat?: number; colour?: number };
}

export const NEUTRAL = "neutral";

/** Where the ribbon of an alliance hangs: on a border, or on both castles if none is left; in units of the drawing. */
export function ribbonsOf({
  castles,
  marked,
}: Alliance): { key: string; place: string; x: number; y: number; size: number }[] {
  return (marked ? [marked] : castles).map((place) => {
    const [x, y] = centre(place);
    const key = `${castles.join(" ")} ${place}`;
    return marked ? { key, place, x, y: y - 3, size: 1.12 } : { key, place, x: x + 19, y: y + 12, size: 0.7 };
  });
}

/** The view as a realm; its form is the server's promise. */
export const realmOf = ({ view }: Shown): Realm => view as unknown as Realm;

/** How many cells the map is wide. */
export const columnsOf = (shown: Shown): number => realmOf(shown).terrain[0]?.length ?? 0;

/** The width of the map for its height. */
export function aspectOf(shown: Shown): number {
  const { terrain } = realmOf(shown);
  return (columnsOf(shown) * CELL + 2 * MARGIN) / (terrain.length * CELL + 2 * MARGIN);
}

/** The colour of the piece that is placed now: the seat's own, or the neutral one where the phase says so. */
export function colourPlaced(realm: Realm, seat: number): string {
  return [...realm.colours, NEUTRAL][realm.phase.colour ?? seat] ?? NEUTRAL;
}

/** The target that pointing at a place means: the place itself, or the castle whose domain it lies in. */
export function targetAt(place: string, targets: readonly string[], domains: Readonly<Record<string, string[]>>): string {
  if (targets.includes(place)) return place;
  const castle = Object.keys(domains).find((name) => domains[name]?.includes(place));
  return castle !== undefined && targets.includes(castle) ? castle : place;
}

/** The letter of the land of a cell; empty if there is no such cell. */
export function terrainAt(terrain: readonly string[], cell: string): string {
  const { col, row } = spot(cell);
  return terrain[row]?.[col] ?? "";
}

export type GhostKind = "castle" | "knight" | "border" | "cell" | "remove" | "none";
const GHOSTS: Readonly<Record<string, GhostKind>> = {
  castle: "castle",
  knight: "knight",
  border: "border",
  wall: "border",
  remove: "remove",
  renegade: "remove",
};

/** Lines about two domains; a third place is the knight that goes. */
const BETWEEN = new Set(["ally", "alliance", "desert", "renegade"]);

/** What is drawn where a line would be said. */
export function ghostOf(line: string): GhostKind {
  const { verb, args } = readLine(line);
  if (BETWEEN.has(verb)) return args.length > 2 ? "remove" : "none";
  return GHOSTS[verb] ?? "cell";
}
