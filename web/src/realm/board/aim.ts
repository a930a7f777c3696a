/** Which place someone means who points at a spot of the map: the nearest that is lit, within a distance. */
import { CELL, at, centre, ends, isEdge, type Point } from "../../draw/map/geometry";

/** The largest distance from a lit edge, or outside a lit cell, at which it is still meant, in cells. */
const MAX_DISTANCE = { edge: 0.5, cell: 0.12 };
/** How much nearer a place that is not lit must be to be meant instead of a lit one, in cells. */
const UNLIT_HANDICAP = 0.2;
/** Where edges are lit too: how near the pointer must be to an edge to mean it rather than its lit cell, in cells. */
const EDGE_ZONE = 0.24;
/** The least width of what a finger can be expected to hit, in pixels. */
const FINGER_PX = 44;
/** A finger beside two lit cells must be nearer to one of them by this, in cells. */
const CLEARLY = 0.1;

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
  /** The size of a cell on the screen, in pixels, where a finger points. */
  fingerOn?: number;
  /** Edges on which something stands. */
  standing?: readonly string[];
  cols: number;
  rows: number;
}

/** How near the pointer must be to what stands on an edge to mean that rather than the cell, in cells. */
const STANDING_ZONE = 0.15;

/** What lies under a spot though it is not lit: what stands on an edge, or the cell. */
export function under(spot: Point, { standing = [], cols, rows }: Lit): string | null {
  const edge = at(spot, "edge", cols, rows);
  if (edge !== null && standing.includes(edge) && farFrom(edge, spot) <= STANDING_ZONE) return edge;
  return at(spot, "cell", cols, rows);
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

/** How far outside a lit cell it is still meant, in cells: for a finger the further the smaller the cells are. */
export function reachOf({ fingerOn }: Lit): number {
  if (fingerOn === undefined) return MAX_DISTANCE.cell;
  return Math.min(0.45, Math.max(MAX_DISTANCE.cell, (FINGER_PX - fingerOn) / 2 / fingerOn));
}

/** What is meant by a spot of the map. */
export function aim(spot: Point, lights: Lit): Aim {
  const { targets, domains, cols, rows } = lights;
  const reach = reachOf(lights);
  const cell = at(spot, "cell", cols, rows);
  const edges = targets.filter(isEdge);
  const tried = edges.length && edges.length === targets.length ? at(spot, "edge", cols, rows) : cell;
  const lit = new Set(targets);
  if (cell !== null && !lit.has(cell)) {
    const castle = Object.keys(domains).find((name) => lit.has(name) && domains[name]?.includes(cell));
    if (castle !== undefined) return { target: castle, tried: null };
  }
  let [best, least, next] = [null as string | null, Infinity, Infinity];
  for (const name of targets) {
    const edge = isEdge(name);
    const far = farFrom(name, spot);
    const cost = edge || !edges.length ? far : far + EDGE_ZONE;
    if (far > (edge ? MAX_DISTANCE.edge : reach)) continue;
    if (cost < least) [best, least, next] = [name, cost, least];
    else next = Math.min(next, cost);
  }
  const free = tried !== null && !lit.has(tried) ? farFrom(tried, spot) : Infinity;
  if (best === null) return { target: null, tried };
  const isClear = isEdge(best) || farFrom(best, spot) <= MAX_DISTANCE.cell || next - least >= CLEARLY;
  const handicap = isEdge(best) ? UNLIT_HANDICAP : Math.max(UNLIT_HANDICAP, reach);
  return isClear && least <= free + handicap ? { target: best, tried: null } : { target: null, tried };
}
