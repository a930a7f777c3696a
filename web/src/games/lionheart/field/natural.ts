/** What whoever plays by keys comes to first: the unit that can strike, and what a unit does most naturally. */
import type { Unit } from "../view";
import { STEP, centre, seen, DEEP, WIDE, type Facing, type Ground } from "./field";

/** Ways to turn as they are seen, towards the enemy first, towards one's own King last. */
const TURNS: readonly Facing[] = ["n", "e", "w", "s"];

/** What a chosen unit can do: squares to move to, enemies in reach, ways to turn. */
export interface Offered {
  readonly moves: readonly string[];
  readonly attacks: readonly string[];
  readonly turns: readonly Facing[];
}

function distance(one: string, other: string, ground: Ground): number {
  const [ax, ay] = centre(one, ground);
  const [bx, by] = centre(other, ground);
  return Math.hypot((ax - bx) / WIDE, (ay - by) / DEEP);
}

/** The name nearest to a square; null if there is none. */
export function nearestTo(square: string, names: readonly string[], ground: Ground): string | null {
  const sorted = [...names].sort((one, other) => distance(one, square, ground) - distance(other, square, ground));
  return sorted[0] ?? null;
}

/** An attack straight ahead, else the nearest one, else a step forward, else the turn that loses least; null if there is none. */
export function mostNatural({ cell, facing }: Unit, { moves, attacks, turns }: Offered, ground: Ground): string | null {
  const [x, y] = centre(cell, ground);
  const [dx, dy] = STEP[seen(facing, ground)];
  const ahead = attacks.find((target) => {
    const [tx, ty] = centre(target, ground);
    return Math.abs(tx - x - dx * WIDE) < 1 && Math.abs(ty - y - dy * DEEP) < 1;
  });
  const turn = TURNS.map((way) => turns.find((one) => seen(one, ground) === way)).find((one) => one !== undefined);
  return ahead ?? nearestTo(cell, attacks, ground) ?? nearestTo(cell, moves, ground) ?? turn ?? null;
}
