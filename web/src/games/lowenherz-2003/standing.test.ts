import { expect, test } from "vitest";
import { minesOf, monopolies, toKing } from "./standing";
import type { View } from "./view";

const VIEW = {
  terrain: ["GGS.", "GD.S", "S..S"],
  colours: ["red", "blue"],
  castles: { c2: "red", d1: "blue", a3: "red", c3: "neutral" },
  domain_cells: { c2: ["c2", "a1", "b1", "b2"], d1: ["d1", "c1", "d2"], a3: ["a3", "a2"], c3: ["c3", "d3"] },
  summary: { monopoly_mines: 3 },
  king: 40,
  score: [12, 41],
} as unknown as View;

test("mines are counted over all domains of a player, with what is missing to the monopoly", () => {
  expect(minesOf(VIEW, 0)).toEqual([
    { ore: "gold", count: 3, missing: 0 },
    { ore: "silver", count: 1, missing: 2 },
    { ore: "diamond", count: 1, missing: 2 },
  ]);
  expect(minesOf(VIEW, 1)).toEqual([{ ore: "silver", count: 2, missing: 1 }]);
});

test("monopolies that are held or near are told, those held first", () => {
  expect(monopolies(VIEW)).toEqual([
    { seat: 0, ore: "gold", count: 3, missing: 0 },
    { seat: 1, ore: "silver", count: 2, missing: 1 },
  ]);
});

test("the way to the King never is less than nothing", () => {
  expect([toKing(VIEW, 0), toKing(VIEW, 1)]).toEqual([28, 0]);
});
