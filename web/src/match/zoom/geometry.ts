/** What part of a picture a window over it shows, near or far. All lengths are in pixels, but for levels. */

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Spot, Size {}

/** The whole picture, the nearest look at it, what a double tap and a step by keys or wheel lead to. */
export const WHOLE = 1;
export const NEAREST = 4;
export const NEAR = 2.25;
/** Below this the whole picture is meant. */
const ALMOST_WHOLE = 1.08;
/** A place that comes into sight keeps this from the edge of the window. */
const MARGIN = 24;

/** A level that is allowed. */
export function levelled(level: number): number {
  return level < ALMOST_WHOLE ? WHOLE : Math.min(level, NEAREST);
}

/** Where the window may lie: inside the picture. */
export function within({ x, y }: Spot, window: Size, level: number): Spot {
  const most = { x: window.width * (level - 1), y: window.height * (level - 1) };
  return { x: Math.min(Math.max(x, 0), most.x), y: Math.min(Math.max(y, 0), most.y) };
}

/** Where the window lies after a look from nearer or further, if what was at one spot of it comes to lie at another. */
export function around(lies: Spot, from: number, to: number, held: Spot, at: Spot = held): Spot {
  return { x: ((lies.x + held.x) / from) * to - at.x, y: ((lies.y + held.y) / from) * to - at.y };
}

/** Where the window lies after as little as brings a box of the picture into it; in the middle of one that is too large. */
export function bringing(lies: Spot, window: Size, box: Box): Spot {
  return {
    x: brought(lies.x, window.width, box.x, box.width),
    y: brought(lies.y, window.height, box.y, box.height),
  };
}

function brought(lies: number, size: number, start: number, length: number): number {
  const margin = Math.min(MARGIN, Math.max(0, (size - length) / 2));
  if (length > size) return start + length / 2 - size / 2;
  return Math.min(Math.max(lies, start + length + margin - size), start - margin);
}

/** Whether a box of the picture is wholly in the window. */
export function inSight(lies: Spot, window: Size, { x, y, width, height }: Box): boolean {
  return x >= lies.x && y >= lies.y && x + width <= lies.x + window.width && y + height <= lies.y + window.height;
}

/** The box around some boxes; null if there are none. */
export function joined(boxes: readonly Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x;
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y;
  return { x, y, width, height };
}

/** Of some boxes the one whose middle is nearest to the middle of the window. */
export function nearestTo(lies: Spot, window: Size, boxes: readonly Box[]): Box | null {
  const middle = { x: lies.x + window.width / 2, y: lies.y + window.height / 2 };
  const far = ({ x, y, width, height }: Box): number => Math.hypot(x + width / 2 - middle.x, y + height / 2 - middle.y);
  return [...boxes].sort((one, other) => far(one) - far(other))[0] ?? null;
}
