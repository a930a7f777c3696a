/** Chance that is the same every time: what a cell looks like depends on where it lies and on nothing else. */

/** A whole number mixed from a position and a salt. */
export function hash(col: number, row: number, salt = 0): number {
  let h = Math.imul(col + 1, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca77) ^ Math.imul(salt + 1, 0xc2b2ae3d);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

export type Dice = {
  /** A number from low up to high. */
  between(low: number, high: number): number;
  /** A whole number below n. */
  below(n: number): number;
  /** True in that share of cases. */
  odds(share: number): boolean;
};

/** Dice that roll the same way for the same position and salt. */
export function dice(col: number, row: number, salt = 0): Dice {
  let state = hash(col, row, salt);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    below: (n) => Math.floor(next() * n),
    odds: (share) => next() < share,
  };
}
