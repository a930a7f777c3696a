/** Names of cells and edges, and where they lie on the drawn map. The origin is the top left corner of cell a1. */

/** Side of a cell and width of the frame, in units of the drawing. */
export const CELL = 64;
export const MARGIN = 32;

export type Side = "e" | "s";
export type Point = readonly [x: number, y: number];
export type Cell = { readonly col: number; readonly row: number };
export type Place = Cell & { readonly side: Side | null };
export type Direction = "up" | "down" | "left" | "right";

const NAME = /^([a-z])([1-9]\d?)([es])?$/;
const PLACES = new Map<string, Place>();

/** The cell or edge of that name. */
export function place(name: string): Place {
  const known = PLACES.get(name);
  if (known) return known;
  const found = NAME.exec(name);
  if (!found) throw new Error(`no cell or edge: ${name}`);
  const [, letter = "", number, side] = found;
  const read: Place = { col: letter.charCodeAt(0) - 97, row: Number(number) - 1, side: (side as Side | undefined) ?? null };
  PLACES.set(name, read);
  return read;
}

/** The name of a cell, or with a side of an edge. */
export function nameOf({ col, row }: Cell, side: Side | null = null): string {
  return `${String.fromCharCode(97 + col)}${row + 1}${side ?? ""}`;
}

export function isEdge(name: string): boolean {
  return place(name).side !== null;
}

/** The middle of a cell or of an edge. */
export function centre(name: string): Point {
  const { col, row, side } = place(name);
  return [(col + (side === "e" ? 1 : 0.5)) * CELL, (row + (side === "s" ? 1 : 0.5)) * CELL];
}

/** The two corner points that an edge joins, from left to right or from top to bottom. */
export function ends(name: string): [Point, Point] {
  const { col, row, side } = place(name);
  if (side === null) throw new Error(`no edge: ${name}`);
  const corner: Point = [(col + 1) * CELL, (row + 1) * CELL];
  return side === "e" ? [[corner[0], corner[1] - CELL], corner] : [[corner[0] - CELL, corner[1]], corner];
}

/** The two cells that an edge parts, from left to right or from top to bottom. */
export function beside(name: string): [string, string] {
  const { col, row, side } = place(name);
  if (side === null) throw new Error(`no edge: ${name}`);
  return [nameOf({ col, row }), nameOf(side === "e" ? { col: col + 1, row } : { col, row: row + 1 })];
}

/** The edges round a cell by the side they lie on, those of the frame too, which have names that no edge has. */
export function edgesRound(name: string): Record<"n" | "e" | "s" | "w", string> {
  const { col, row } = place(name);
  return {
    n: nameOf({ col, row: row - 1 }, "s"),
    e: nameOf({ col, row }, "e"),
    s: nameOf({ col, row }, "s"),
    w: nameOf({ col: col - 1, row }, "e"),
  };
}

/** The cell, or the nearest edge between two cells, at a point of a map of that size; null outside. */
export function at([x, y]: Point, what: "cell" | "edge", cols: number, rows: number): string | null {
  const col = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  if (col < 0 || row < 0 || col >= cols || row >= rows) return null;
  if (what === "cell") return nameOf({ col, row });
  const [left, top] = [x - col * CELL, y - row * CELL];
  const near: [number, string][] = [];
  if (col > 0) near.push([left, nameOf({ col: col - 1, row }, "e")]);
  if (col < cols - 1) near.push([CELL - left, nameOf({ col, row }, "e")]);
  if (row > 0) near.push([top, nameOf({ col, row: row - 1 }, "s")]);
  if (row < rows - 1) near.push([CELL - top, nameOf({ col, row }, "s")]);
  return near.sort((one, other) => one[0] - other[0])[0]?.[1] ?? null;
}

/** Names from top to bottom, then from left to right. */
export function inReadingOrder(names: Iterable<string>): string[] {
  return [...names]
    .map((name) => ({ name, at: centre(name) }))
    .sort((one, other) => one.at[1] - other.at[1] || one.at[0] - other.at[0])
    .map(({ name }) => name);
}

/** The name nearest to a point; null if there is none. */
export function nearest(names: Iterable<string>, [x, y]: Point): string | null {
  let best: string | null = null;
  let least = Infinity;
  for (const name of names) {
    const [nx, ny] = centre(name);
    const far = Math.hypot(nx - x, ny - y);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

const STEP: Record<Direction, Point> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/**
 * The target an arrow key leads to: the nearest one within 45° of the direction, else the nearest one on that side,
 * else null. Among equally near ones the row (or column) is kept, so that going right passes d7s, d7e, e7s, e7e.
 */
export function neighbour(from: string, targets: Iterable<string>, direction: Direction): string | null {
  const [x, y] = centre(from);
  const [dx, dy] = STEP[direction];
  const here = place(from);
  let best: string | null = null;
  let least = Infinity;
  for (const name of targets) {
    const [tx, ty] = centre(name);
    const along = (tx - x) * dx + (ty - y) * dy;
    const across = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (along <= 0) continue;
    const there = place(name);
    const strays = dx ? there.row !== here.row : there.col !== here.col;
    const aside = across > along ? 100 * CELL + across : 0;
    const cost = Math.hypot(along, across) + aside + (strays ? 0.5 : 0);
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}

const HALF_STEP: Record<Direction, readonly [number, number]> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/**
 * Where a step leads whoever walks over a map of that size: from a cell onto the line beside it and on into the next cell, along
 * a line to the next one; in a `stride` from cell to cell. Null at the frame.
 */
export function stepFrom(
  name: string,
  direction: Direction,
  { cols, rows, stride = false }: { cols: number; rows: number; stride?: boolean },
): string | null {
  const { col, row, side } = place(name);
  const [dx, dy] = HALF_STEP[direction];
  // In half cells a cell lies at odd numbers, a line at one even one; at two even ones there is a corner, which is passed.
  const [x, y] = [2 * col + (side === "e" ? 2 : 1), 2 * row + (side === "s" ? 2 : 1)];
  const onLine = side !== null && (side === "e") === (dx !== 0);
  const steps = side === null ? (stride ? 2 : 1) : onLine ? 1 : 2;
  const [toX, toY] = [x + steps * dx, y + steps * dy];
  if (toX <= 0 || toY <= 0 || toX >= 2 * cols || toY >= 2 * rows) return null;
  const cell = { col: Math.floor((toX - 1) / 2), row: Math.floor((toY - 1) / 2) };
  return nameOf(cell, toX % 2 ? (toY % 2 ? null : "s") : "e");
}

/** The closed lines round a set of cells, clockwise, corner point by corner point (holes run the other way). */
export function outline(cells: Iterable<string>): Point[][] {
  const inside = new Set(cells);
  const from = new Map<string, Point[]>();
  const go = (ax: number, ay: number, bx: number, by: number) => {
    const key = `${ax},${ay}`;
    from.set(key, [...(from.get(key) ?? []), [bx, by]]);
  };
  const has = (col: number, row: number) => col >= 0 && row >= 0 && inside.has(nameOf({ col, row }));
  for (const name of inside) {
    const { col, row } = place(name);
    if (!has(col, row - 1)) go(col, row, col + 1, row);
    if (!has(col + 1, row)) go(col + 1, row, col + 1, row + 1);
    if (!has(col, row + 1)) go(col + 1, row + 1, col, row + 1);
    if (!has(col - 1, row)) go(col, row + 1, col, row);
  }
  const loops: Point[][] = [];
  for (;;) {
    const first = from.keys().next();
    if (first.done) return loops;
    const [sx = 0, sy = 0] = first.value.split(",").map(Number);
    let here: Point = [sx, sy];
    let heading: Point = [0, 0];
    const loop: Point[] = [];
    do {
      loop.push([here[0] * CELL, here[1] * CELL]);
      const key = `${here[0]},${here[1]}`;
      const ways = from.get(key) ?? [];
      // Where two cells touch by a corner only, turn right: each keeps its own line.
      const right: Point = [here[0] - heading[1], here[1] + heading[0]];
      const index = Math.max(
        0,
        ways.findIndex(([x, y]) => x === right[0] && y === right[1]),
      );
      const next = ways.splice(index, 1)[0] ?? [sx, sy];
      if (ways.length === 0) from.delete(key);
      heading = [next[0] - here[0], next[1] - here[1]];
      here = next;
    } while (here[0] !== sx || here[1] !== sy);
    loops.push(loop);
  }
}
