/** Where something stands beside a place that it must not hide. Lengths in pixels of the screen. */

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = "above" | "below" | "left" | "right";

export interface Stand {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The least distance from the edge of the screen. */
const MARGIN = 4;

/**
 * Above the place if there is room in the frame, else below it; if the frame is too low, wherever the screen has room. What
 * is larger than any room stays on the screen, on the side that has most. What `also` matters is left free, too, if the frame
 * has room above or below both.
 */
export function standBeside(
  place: Rect,
  size: Size,
  frame: Rect,
  screen: Rect,
  { gap = 6, also }: { gap?: number; also?: Rect | undefined } = {},
): Stand {
  if (also) {
    const both = around(place, also);
    const stand = standBeside(both, size, frame, screen, { gap });
    const room = stand.side === "above" ? both.top - frame.top : stand.side === "below" ? frame.bottom - both.bottom : 0;
    if (room >= size.height + gap) return stand;
  }
  const room: Readonly<Record<Side, (within: Rect) => number>> = {
    above: (within) => place.top - gap - within.top - size.height,
    below: (within) => within.bottom - place.bottom - gap - size.height,
    left: (within) => place.left - gap - within.left - size.width,
    right: (within) => within.right - place.right - gap - size.width,
  };
  const inner = {
    left: screen.left + MARGIN,
    top: screen.top + MARGIN,
    right: screen.right - MARGIN,
    bottom: screen.bottom - MARGIN,
  };
  const frames: readonly (readonly [Side, Rect])[] = [
    ["above", common(frame, inner)],
    ["below", common(frame, inner)],
    ["above", inner],
    ["left", inner],
    ["right", inner],
    ["below", inner],
  ];
  const [side] = frames.find(([side, within]) => room[side](within) >= 0) ?? [
    (["above", "below", "left", "right"] as const).reduce((best, one) =>
      room[one](inner) > room[best](inner) ? one : best,
    ),
  ];
  const middle = { x: (place.left + place.right) / 2, y: (place.top + place.bottom) / 2 };
  const isUpright = side === "above" || side === "below";
  const left = isUpright ? middle.x - size.width / 2 : side === "left" ? place.left - gap - size.width : place.right + gap;
  const top = isUpright
    ? side === "above"
      ? place.top - gap - size.height
      : place.bottom + gap
    : middle.y - size.height / 2;
  return {
    side,
    left: clamp(left, inner.left, inner.right - size.width),
    top: clamp(top, inner.top, inner.bottom - size.height),
  };
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

function around(one: Rect, other: Rect): Rect {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

function common(one: Rect, other: Rect): Rect {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}
