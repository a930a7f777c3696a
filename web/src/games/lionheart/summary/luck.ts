/** The dice of each side against what could be expected of so many. */
import type { Course } from "../../../match/course/course";
import type { Told } from "../../../net/wire";
import { SIDES } from "../view";

/** How often a face was rolled by each side, and how often it could be expected. */
export interface FaceLuck {
  readonly face: string;
  readonly rolled: readonly number[];
  readonly expected: readonly number[];
}

/** The seat whose dice an event tells. */
const rollerOf = ({ params }: Told): number =>
  typeof params["side"] === "string" ? SIDES.findIndex((side) => side === params["side"]) : Number(params["seat"]);

/** Every face of the dice; nothing if none was rolled. */
export function luckOf({ counting, retold }: Pick<Course, "counting" | "retold">): FaceLuck[] {
  const die = (retold.fixed["die"] ?? {}) as Readonly<Record<string, number>>;
  const sides = Object.values(die).reduce((sum, weight) => sum + weight, 0);
  const rolls = counting.flatMap((told) => {
    const { faces } = told.params;
    return Array.isArray(faces) ? [{ seat: rollerOf(told), faces: faces.map(String) }] : [];
  });
  if (!rolls.length) return [];
  const count = (seat: number, fits: (face: string) => boolean): number =>
    rolls.filter((roll) => roll.seat === seat).reduce((sum, roll) => sum + roll.faces.filter(fits).length, 0);
  return Object.entries(die).map(([face, weight]) => ({
    face,
    rolled: SIDES.map((_, seat) => count(seat, (one) => one === face)),
    expected: SIDES.map((_, seat) => (count(seat, () => true) * weight) / sides),
  }));
}
