/** How much of the drawn map a place takes: in hundredths of its width and height, and as a frame around it. */
import { CELL, MARGIN, centre, place } from "../../draw/map/geometry";
import type { Box } from "../../match/zoom/geometry";

/** How far a border reaches to either side of its line, in cells. */
const BORDER = 0.2;

/** The box of a cell or an edge on a map of that size, in units of the drawing. */
export function boxOf(name: string, width: number, height: number): Box {
  const { side } = place(name);
  const [x, y] = centre(name);
  const across = side === "e" ? BORDER : 0.5;
  const down = side === "s" ? BORDER : 0.5;
  return {
    x: ((x + MARGIN - across * CELL) / width) * 100,
    y: ((y + MARGIN - down * CELL) / height) * 100,
    width: ((2 * across * CELL) / width) * 100,
    height: ((2 * down * CELL) / height) * 100,
  };
}

/** The frame around a cell or an edge, in units of the drawing. */
export function frameOf(name: string) {
  const { side } = place(name);
  const [x, y] = centre(name);
  const [width, height] = side === null ? [CELL - 6, CELL - 6] : side === "e" ? [26, CELL + 10] : [CELL + 10, 26];
  return { x: x - width / 2, y: y - height / 2, width, height, rx: 9 };
}
