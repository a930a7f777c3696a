import { expect, test } from "vitest";
import { apart } from "./track";

test("markers that are apart stay where they belong", () => {
  expect(apart([0, 50, 100], 20, 200)).toEqual([0, 50, 100]);
});

test("markers on one place stand beside each other, round it, in the order of the seats, on the track", () => {
  expect(apart([50, 50], 20, 200)).toEqual([40, 60]);
  expect(apart([0, 0, 0], 20, 200)).toEqual([0, 20, 40]);
  expect(apart([200, 195], 20, 200)).toEqual([200, 180]);
  const four = apart([30, 33, 60, 31], 20, 200);
  const sorted = [...four].sort((one, other) => one - other);
  sorted.slice(1).forEach((spot, i) => expect(spot - (sorted[i] ?? 0)).toBeGreaterThanOrEqual(19.9));
});
