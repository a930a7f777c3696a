import { expect, test } from "vitest";
import { boxOf, centre, inOrder, nearTo, neighbour, seen, squareAt, WIDE } from "./field";
import { lastActions } from "./trails";

const GOLD = { columns: 9, rows: 8, turned: false };
const SILVER = { columns: 9, rows: 8, turned: true };

test("each side sees its own army near, and names stay true", () => {
  expect(centre("a8", GOLD)[1]).toBeGreaterThan(centre("a1", GOLD)[1]);
  expect(centre("a1", SILVER)[1]).toBeGreaterThan(centre("a8", SILVER)[1]);
  for (const ground of [GOLD, SILVER, { columns: 9, rows: 10, turned: true }]) {
    for (const name of ["a1", "e4", "i8"]) expect(squareAt(centre(name, ground), ground)).toBe(name);
  }
  expect(squareAt([-1, 5], GOLD)).toBeNull();
  expect(seen("n", SILVER)).toBe("s");
  expect(seen("e", SILVER)).toBe("w");
});

test("an arrow key leads to the nearest square that way, as it is seen", () => {
  const names = ["c7", "e7", "e5", "g8"];
  expect(neighbour("c7", names, "right", GOLD)).toBe("e7");
  expect(neighbour("e7", names, "up", GOLD)).toBe("e5");
  expect(neighbour("e7", names, "down", SILVER)).toBe("e5");
  expect(neighbour("c7", names, "left", GOLD)).toBeNull();
  expect(inOrder(names, GOLD)).toEqual(["e5", "c7", "e7", "g8"]);
});

test("the traces on the field are those of the turn that goes on, or of the one before", () => {
  const told = (key: string, params: object) => ({ entry: 1, key, params: params as Record<string, unknown> });
  const log = [
    told("turn-begun", { seat: 0 }),
    told("unit-moved", { cell: "c7", to: "c6" }),
    told("attack-begun", { cell: "d7", other: "d6" }),
    told("turn-begun", { seat: 1 }),
  ];
  expect(lastActions(log).map(({ from, to, kind }) => `${kind} ${from} ${to}`)).toEqual(["way c7 c6", "blow d7 d6"]);
  expect(lastActions([...log, told("unit-turned", { cell: "e2", facing: "e" })])).toEqual([
    { from: "e2", to: "e2", kind: "stand" },
  ]);
});

test("a finger close beside something small means it, beside two things neither", () => {
  const [x, y] = centre("e5", GOLD);
  const way = { target: "e", at: [x + 0.66 * WIDE, y] as const, isSmall: true };
  const phone = 360 / 772;
  expect(nearTo([x + 0.66 * WIDE + 30, y], [way], phone)).toBe("e");
  expect(nearTo([x + 0.66 * WIDE + 60, y], [way], phone)).toBeNull();
  const square = (target: string) => ({ target, at: centre(target, GOLD), isSmall: false });
  expect(nearTo([x + WIDE / 2 + 8, y], [square("e5")], phone)).toBe("e5");
  expect(nearTo([x + WIDE / 2 + 8, y], [square("e5")], 2)).toBeNull();
  expect(
    nearTo(
      [x + WIDE, y],
      [
        { ...way, at: [x + WIDE - 30, y] },
        { ...way, target: "w", at: [x + WIDE + 30, y] },
      ],
      phone,
    ),
  ).toBeNull();
});

test("a square's box lies on the drawing", () => {
  for (const cell of ["a1", "i8", "e4"]) {
    const { x, y, width, height } = boxOf(cell, GOLD);
    expect(Math.min(x, y)).toBeGreaterThan(0);
    expect(Math.max(x + width, y + height)).toBeLessThan(100);
  }
});
