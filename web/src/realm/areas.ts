/** Places that are marked together: cells that form an area are drawn as one outline, everything else alone. */
import { isEdge, nameOf, place } from "../draw/map/geometry";

/** Fewer cells than this are marked one by one. */
const SMALLEST_AREA = 4;

interface Marked {
  readonly areas: readonly (readonly string[])[];
  readonly single: readonly string[];
}

/** Areas of connected cells, and the places that belong to none. */
export function areasIn(places: Iterable<string>): Marked {
  const all = new Set(places);
  const left = new Set([...all].filter((name) => !isEdge(name)));
  const areas: string[][] = [];
  for (const first of left) {
    const area = connected(first, left);
    for (const cell of area) left.delete(cell);
    if (area.length >= SMALLEST_AREA) areas.push(area);
  }
  const outlined = new Set(areas.flat());
  return { areas, single: [...all].filter((name) => !outlined.has(name)) };
}

function connected(first: string, among: ReadonlySet<string>): string[] {
  const found = [first];
  for (const cell of found) {
    const { col, row } = place(cell);
    const beside = [nameOf({ col: col - 1, row }), nameOf({ col: col + 1, row }), nameOf({ col, row: row - 1 })];
    for (const next of [...beside, nameOf({ col, row: row + 1 })]) {
      if (among.has(next) && !found.includes(next)) found.push(next);
    }
  }
  return found;
}
