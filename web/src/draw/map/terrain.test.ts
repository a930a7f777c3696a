import { describe, expect, test } from "vitest";
import { CELL, at, nameOf, place } from "./geometry";
import { grounds, readLand, stamps } from "./terrain";

const SIZE = 12;
const cells = Array.from({ length: SIZE * SIZE }, (_, i) => nameOf({ col: i % SIZE, row: Math.floor(i / SIZE) }));

describe("the land looks the same every time", () => {
  const land = readLand(".FVR\nGSCD\n????");

  test("the same place draws the same", () => {
    for (const letter of [".", "F", "V", "R", "G", "S", "C", "D", "?"] as const) {
      expect(stamps(letter, 3, 5)).toEqual(stamps(letter, 3, 5));
      expect(stamps(letter, 3, 5).length).toBeGreaterThan(0);
    }
    expect(grounds(land)).toEqual(grounds(readLand(".FVR\nGSCD\n????")));
  });

  test("no two places draw quite the same", () => {
    const woods = cells.map((name) => {
      const { col, row } = place(name);
      return JSON.stringify(stamps("F", col, row).map(({ what, x, y }) => [what, x - col * CELL, y - row * CELL]));
    });
    expect(new Set(woods).size).toBe(cells.length);
  });

  test("drawings stay on their cell", () => {
    for (const name of cells) {
      const { col, row } = place(name);
      for (const letter of [".", "F", "V"] as const) {
        for (const { x, y } of stamps(letter, col, row)) {
          expect(at([x, y], "cell", SIZE, SIZE)).toBe(name);
        }
      }
    }
  });

  test("each mine shows its own ore", () => {
    const ores = (["G", "S", "C", "D"] as const).map((letter) => stamps(letter, 0, 0).at(-1)?.what);
    expect(ores).toEqual(["gold", "silver", "copper", "diamond"]);
  });
});
