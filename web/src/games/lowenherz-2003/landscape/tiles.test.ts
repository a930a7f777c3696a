import { expect, test } from "vitest";
import { swapped, turned } from "./tiles";

const TILES = ["1/0", "2/3", "R/0"];

test("tiles change places with their turns", () => {
  expect(swapped(TILES, 0, 1)).toEqual(["2/3", "1/0", "R/0"]);
  expect(swapped(TILES, 1, 1)).toEqual(TILES);
});

test("four quarters are none", () => {
  expect(turned(TILES, 1)).toEqual(["1/0", "2/0", "R/0"]);
  expect(turned(TILES, 2)).toEqual(["1/0", "2/3", "R/1"]);
});
