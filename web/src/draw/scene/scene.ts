/** A land seen from a seat at its edge: where its cells lie in a picture, how large things are there. */
import { CELL } from "../map/geometry";
import { readLand, stamps, type Stamp } from "../map/terrain";
import { dice } from "../map/seeded";

export const WIDTH = 480;
export const HEIGHT = 290;
const HORIZON = 22;
/** How fast the width of a cell falls with each row away from the near edge. */
const FALL = 0.25;

/** Something that stands: its foot, its size, and what it is. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly what: string;
}

/** A point of the land, in cells from its far left corner, as a point of the picture and the width of a cell there. */
export type Projection = (col: number, row: number) => readonly [x: number, y: number, cell: number];

/** The projection of a land of `cols` by `rows` cells, each `near` wide at the near edge, which lies below the picture. */
export function projection(cols: number, rows: number, near = 104): Projection {
  return (col, row) => {
    const far = 1 / (1 + (rows - row) * FALL);
    return [WIDTH / 2 + (col - cols / 2) * near * far, HORIZON + (HEIGHT + 26 - HORIZON) * far, near * far];
  };
}

const at = ([x, y]: readonly [number, number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Some cells as one path. */
export function patch(project: Projection, cells: readonly (readonly [col: number, row: number])[]): string {
  return cells
    .map(([c, r]) => `M${at(project(c, r))}L${at(project(c + 1, r))}L${at(project(c + 1, r + 1))}L${at(project(c, r + 1))}Z`)
    .join("");
}

/** The lines of the grid. */
export function grid(project: Projection, cols: number, rows: number): string {
  const across = Array.from({ length: rows }, (_, row) => `M${at(project(0, row))}L${at(project(cols, row))}`);
  const along = Array.from({ length: cols + 1 }, (_, col) => `M${at(project(col, 0))}L${at(project(col, rows))}`);
  return [...across, ...along].join("");
}

/** The cells of a land with these letters. */
export function cellsOf(text: string, letters: string): [number, number][] {
  const land = readLand(text);
  const found: [number, number][] = [];
  for (let row = 0; row < land.rows; row++)
    for (let col = 0; col < land.cols; col++) if (letters.includes(land.at(col, row))) found.push([col, row]);
  return found;
}

/** All that grows and stands on a land, from back to front. */
export function growth(project: Projection, text: string): Standing[] {
  const land = readLand(text);
  const grown: Stamp[] = [];
  for (let row = 0; row < land.rows; row++)
    for (let col = 0; col < land.cols; col++) grown.push(...stamps(land.at(col, row), col, row));
  return grown.map(({ what, x, y, size }) => {
    const [px, py, cell] = project(x / CELL, y / CELL);
    return { what, x: px, y: py, size: (size * cell) / CELL };
  });
}

/** A row of posts along a line from corner to corner, each cell with the same number of them. */
export function posts(
  project: Projection,
  line: readonly (readonly [col: number, row: number])[],
  perCell: number,
  what: string,
): Standing[] {
  const found: Standing[] = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [[c0, r0], [c1, r1]] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]];
    const count = Math.max(1, Math.round(Math.hypot(c1 - c0, r1 - r0) * perCell));
    for (let n = 0; n < count; n++) {
      const along = (n + 0.5) / count;
      const [x, y, cell] = project(c0 + (c1 - c0) * along, r0 + (r1 - r0) * along);
      const roll = dice(Math.round(x), Math.round(y), 41);
      found.push({ what, x, y, size: (cell / CELL) * roll.between(0.92, 1.1) });
    }
  }
  return found;
}

/** Something that stands in the middle of a cell. */
export function standing(project: Projection, what: string, col: number, row: number, size = 1): Standing {
  const [x, y, cell] = project(col + 0.5, row + 0.72);
  return { what, x, y, size: (size * cell) / CELL };
}

/** Whether something stands clear of all pieces: beside each, or above or below its middle. */
export function clearOf(pieces: readonly Standing[], middle: number, reach: number): (thing: Standing) => boolean {
  return ({ x, y }) =>
    pieces.every(
      (piece) => Math.abs(piece.x - x) > 30 * piece.size || Math.abs(piece.y - middle * piece.size - y) > reach * piece.size,
    );
}

/** From back to front. */
export function backToFront(things: readonly Standing[]): Standing[] {
  return [...things].sort((one, other) => one.y - other.y);
}
