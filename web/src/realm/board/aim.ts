/** What someone means who points at a spot of the map: the nearest of what is lit, within reason. */
import { CELL, at, centre, ends, isEdge, type Point } from "../../draw/map/geometry";

/** So far from a lit edge, or outside a lit cell, it can still be meant, in cells. */
const REACH = { edge: 0.5, cell: 0.12 };
/** A lit place is meant although one that is not lit is nearer by so much, in cells. */
const FAVOUR = 0.2;
/** The middle of a lit cell is its own where edges are lit too, in cells. */
const HEART = 0.24;

export interface Aim {
  /** The lit place that is meant. */
  target: string | null;
  /** The place that is pointed at though it is not lit. */
  tried: string | null;
}

export interface Lit {
  targets: readonly string[];
  /** The cells of the domain of each castle: pointing at a domain means its castle. */
  domains: Readonly<Record<string, readonly string[]>>;
  cols: number;
  rows: number;
}

/** How far a spot is from an edge, or outside a cell, in cells. */
export function farFrom(name: string, [x, y]: Point): number {
  if (!isEdge(name)) {
    const [cx, cy] = centre(name);
    return Math.hypot(Math.max(0, Math.abs(x - cx) / CELL - 0.5), Math.max(0, Math.abs(y - cy) / CELL - 0.5));
  }
  const [[ax, ay], [bx, by]] = ends(name);
  const [nx, ny] = [Math.min(Math.max(x, ax), bx), Math.min(Math.max(y, ay), by)];
  return Math.hypot(x - nx, y - ny) / CELL;
}

/** What is meant by a spot of the map. */
export function aim(spot: Point, { targets, domains, cols, rows }: Lit): Aim {
  const cell = at(spot, "cell", cols, rows);
  const edges = targets.filter(isEdge);
  const tried = edges.length && edges.length === targets.length ? at(spot, "edge", cols, rows) : cell;
  const lit = new Set(targets);
  if (cell !== null && !lit.has(cell)) {
    const castle = Object.keys(domains).find((name) => lit.has(name) && domains[name]?.includes(cell));
    if (castle !== undefined) return { target: castle, tried: null };
  }
  let [best, least] = [null as string | null, Infinity];
  for (const name of targets) {
    const edge = isEdge(name);
    const far = farFrom(name, spot);
    const cost = edge || !edges.length ? far : far + HEART;
    if (far <= (edge ? REACH.edge : REACH.cell) && cost < least) [best, least] = [name, cost];
  }
  const free = tried !== null && !lit.has(tried) ? farFrom(tried, spot) : Infinity;
  return best !== null && least <= free + FAVOUR ? { target: best, tried: null } : { target: null, tried };
}
