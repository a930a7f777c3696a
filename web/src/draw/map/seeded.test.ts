import { expect, test } from "vitest";
import { dice, hash } from "./seeded";

test("the numbers behind a drawing never change", () => {
  expect([hash(0, 0), hash(3, 5), hash(3, 5, 1)]).toEqual([3747132242, 3820448801, 3141271478]);
  const roll = dice(2, 7, 21);
  expect([roll.below(100), roll.below(100), roll.odds(0.5)]).toEqual([29, 4, true]);
});
