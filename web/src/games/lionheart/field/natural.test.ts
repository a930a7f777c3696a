import { expect, test } from "vitest";
import type { Facing } from "./field";
import { mostNatural, nearestTo } from "./natural";

const GOLD = { columns: 9, rows: 8, turned: false };
const SILVER = { ...GOLD, turned: true };
const unit = (cell: string, facing: Facing, owner = 0) => ({ cell, facing, owner, kind: "knights", figures: 2 });

test("a unit goes forward: one square, though it could ride farther", () => {
  const offered = { moves: ["e6", "e5", "e4"], attacks: [], turns: ["e", "s", "w"] as const };
  expect(mostNatural(unit("e7", "n"), offered, GOLD)).toBe("e6");
  expect(mostNatural(unit("e2", "s", 1), { ...offered, moves: ["e4", "e3"] }, SILVER)).toBe("e3");
});

test("an enemy straight ahead is attacked, else the nearest in reach", () => {
  const archers = { moves: ["e6"], attacks: ["d5", "e6", "f4"], turns: [] };
  expect(mostNatural(unit("e7", "n"), archers, GOLD)).toBe("e6");
  expect(mostNatural(unit("e7", "n"), { ...archers, attacks: ["f4", "d6"] }, GOLD)).toBe("d6");
});

test("who can only turn does not turn towards the own King first", () => {
  expect(mostNatural(unit("e7", "e"), { moves: [], attacks: [], turns: ["s", "w", "n"] }, GOLD)).toBe("n");
  expect(mostNatural(unit("e7", "n"), { moves: [], attacks: [], turns: ["s", "w", "e"] }, GOLD)).toBe("e");
  expect(mostNatural(unit("e2", "s", 1), { moves: [], attacks: [], turns: ["n", "e", "w"] }, SILVER)).toBe("w");
});

test("what is nearest to a square is found, nothing among nothing", () => {
  expect(nearestTo("e5", ["a1", "e7", "i8"], GOLD)).toBe("e7");
  expect(nearestTo("e5", [], GOLD)).toBeNull();
});
