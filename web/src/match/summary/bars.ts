/** How long the bars of an account are. */
import type { Account } from "./account";

/** The most that a seat of an account lost, and the most that one gained; all bars have room for both. */
export function scaleOf({ lines }: Account): { losses: number; gains: number } {
  const seats = (lines[0]?.values ?? []).map((_, seat) => lines.map(({ values }) => values[seat] ?? 0));
  const most = (sign: 1 | -1): number =>
    Math.max(0, ...seats.map((values) => values.reduce((sum, value) => sum + Math.max(0, sign * value), 0)));
  const [losses, gains] = [most(-1), most(1)];
  return { losses, gains: gains || Number(!losses) };
}
