/** Where the squares of the battlefield lie on the drawing: seen from above at a slight tilt, one's own army near. */
import { nameOf, place, type Direction, type Point } from "../../../draw/map/geometry";
import type { Box } from "../../../match/zoom/geometry";

/** Width and depth of a square and of the frame, in units of the drawing. */
export const WIDE = 80;
export const DEEP = 66;
export const FRAME = 26;
/** What stands on the farthest row rises above the field. */
export const SKY = 14;

export const FACINGS = ["n", "e", "s", "w"] as const;
export type Facing = (typeof FACINGS)[number];

/** The size of a board, and from where it is looked at; `turned` for silver, who sits at the far side. */
export interface Ground {
  readonly columns: number;
  readonly rows: number;
  readonly turned: boolean;
}

/** The middle of a square. */
export function centre(name: string, { columns, rows, turned }: Ground): Point {
  const { col, row } = place(name);
  const [x, y] = turned ? [columns - 1 - col, rows - 1 - row] : [col, row];
  return [(x + 0.5) * WIDE, (y + 0.5) * DEEP];
}

/** The square at a point of the drawing; null outside. */
export function squareAt([x, y]: Point, { columns, rows, turned }: Ground): string | null {
  const col = Math.floor(x / WIDE);
  const row = Math.floor(y / DEEP);
  if (col < 0 || row < 0 || col >= columns || row >= rows) return null;
  return nameOf(turned ? { col: columns - 1 - col, row: rows - 1 - row } : { col, row });
}

/** A facing as it looks from this side of the field. */
export function seen(facing: Facing, { turned }: Ground): Facing {
  return turned ? (FACINGS[(FACINGS.indexOf(facing) + 2) % 4] ?? facing) : facing;
}

/** One step in a facing, in squares. */
export const STEP: Readonly<Record<Facing, Point>> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };

/** All squares, row by row. */
export function squares({ columns, rows }: Pick<Ground, "columns" | "rows">): string[][] {
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, col) => nameOf({ col, row })));
}

/** Names from the far side to the near one, from left to right. */
export function inOrder(names: Iterable<string>, ground: Ground): string[] {
  const at = (name: string) => centre(name, ground);
  return [...names].sort((one, other) => at(one)[1] - at(other)[1] || at(one)[0] - at(other)[0]);
}

const ARROW: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

/** The square an arrow key leads to: the nearest within 45° of the direction, else the nearest on that side, else null. */
export function neighbour(from: string, names: Iterable<string>, direction: Direction, ground: Ground): string | null {
  const [x, y] = centre(from, ground);
  const [dx, dy] = ARROW[direction];
  let best: string | null = null;
  let least = Infinity;
  for (const name of names) {
    const [tx, ty] = centre(name, ground);
    const [right, down] = [(tx - x) / WIDE, (ty - y) / DEEP];
    const along = right * dx + down * dy;
    const across = Math.abs(right * dy) + Math.abs(down * dx);
    if (along <= 0) continue;
    const cost = along + 1.5 * across + (across > along ? 100 : 0);
    if (cost < least) [best, least] = [name, cost];
  }
  return best;
}

/** How high a base rises above its square, in units of the drawing. */
const RISE = 0.22 * DEEP;

/** What a square and the base on it take of the drawing, in hundredths of its width and height. */
export function boxOf(name: string, ground: Ground): Box {
  const [x, y] = centre(name, ground);
  const [width, height] = [ground.columns * WIDE + 2 * FRAME, ground.rows * DEEP + 2 * FRAME + SKY];
  return {
    x: ((x + FRAME - WIDE / 2) / width) * 100,
    y: ((y + FRAME + SKY - DEEP / 2 - RISE) / height) * 100,
    width: (WIDE / width) * 100,
    height: ((DEEP + RISE) / height) * 100,
  };
}

/** The frame just within a square, in units of the drawing. */
export function frameOf(name: string, ground: Ground) {
  const [x, y] = centre(name, ground);
  return { x: x + 3 - WIDE / 2, y: y + 3 - DEEP / 2, width: WIDE - 6, height: DEEP - 6, rx: 8 };
}

/** Something a finger may mean: a square, or a small sign with its middle. */
export interface Mark {
  readonly target: string;
  readonly at: Point;
  readonly isSmall: boolean;
}

/** The least width of what a finger can be expected to hit, in pixels, and by how much one of two must be nearer. */
const FINGER_PX = 44;
const CLEARLY = 4;
/** The size of a small sign, from its middle. */
export const SIGN = 20;

/** What a finger means that lands beside all that can be picked; null if nothing, or more than one thing, is that near. */
export function nearTo([x, y]: Point, marks: readonly Mark[], pixelsPerUnit: number): string | null {
  const reach = FINGER_PX / 2 / pixelsPerUnit;
  const near = marks
    .map(({ target, at: [mx, my], isSmall }) => {
      const [halfWide, halfDeep] = isSmall ? [SIGN, SIGN] : [WIDE / 2, DEEP / 2];
      const far = Math.hypot(Math.max(0, Math.abs(x - mx) - halfWide), Math.max(0, Math.abs(y - my) - halfDeep));
      return { target, far, most: Math.max(0, reach - Math.min(halfWide, halfDeep)) };
    })
    .filter(({ far, most }) => far <= most)
    .sort((one, other) => one.far - other.far);
  const [best, next] = near;
  return best && (!next || next.far - best.far >= CLEARLY) ? best.target : null;
}
