import { describe, expect, test } from "vitest";
import {
  CELL,
  at,
  beside,
  centre,
  edgesRound,
  ends,
  inReadingOrder,
  isEdge,
  nameOf,
  nearest,
  neighbour,
  outline,
  place,
  stepFrom,
  type Direction,
  type Point,
} from "./geometry";
import { dice } from "./seeded";

const SIZE = 12;
const cells = Array.from({ length: SIZE * SIZE }, (_, i) => nameOf({ col: i % SIZE, row: Math.floor(i / SIZE) }));
const edges = cells.flatMap((name) => {
  const { col, row } = place(name);
  return [...(col < SIZE - 1 ? [`${name}e`] : []), ...(row < SIZE - 1 ? [`${name}s`] : [])];
});
const everything = [...cells, ...edges];

describe("names and places", () => {
  test("every cell and edge has one name", () => {
    expect(edges).toHaveLength(2 * SIZE * (SIZE - 1));
    for (const name of everything) {
      const { side, ...cell } = place(name);
      expect(nameOf(cell, side)).toBe(name);
      expect(isEdge(name)).toBe(side !== null);
    }
    expect(new Set(everything.map((name) => centre(name).join())).size).toBe(everything.length);
  });

  test("what is no name is an error", () => {
    for (const name of ["", "a", "a0", "1a", "A1", "a1n", "a1es", "a100"])
      expect(() => place(name)).toThrow(`no cell or edge: ${name}`);
    expect(() => ends("a1")).toThrow("no edge");
    expect(() => beside("a1")).toThrow("no edge");
  });

  test("a1 is at the top left, c7e between c7 and d7, c7s between c7 and c8", () => {
    expect(centre("a1")).toEqual([CELL / 2, CELL / 2]);
    expect(beside("c7e")).toEqual(["c7", "d7"]);
    expect(beside("c7s")).toEqual(["c7", "c8"]);
    for (const edge of edges) {
      const [one, other] = beside(edge).map(centre) as [Point, Point];
      const [from, to] = ends(edge);
      for (const axis of [0, 1] as const) {
        expect(centre(edge)[axis]).toBe((one[axis] + other[axis]) / 2);
        expect(centre(edge)[axis]).toBe((from[axis] + to[axis]) / 2);
      }
    }
  });

  test("the middle of a place finds the place", () => {
    for (const cell of cells) expect(at(centre(cell), "cell", SIZE, SIZE)).toBe(cell);
    for (const edge of edges) {
      const [x, y] = centre(edge);
      expect(at([x - 0.01, y - 0.01], "edge", SIZE, SIZE)).toBe(edge);
    }
    expect(at([-1, 5], "cell", SIZE, SIZE)).toBeNull();
    expect(at([5, SIZE * CELL + 1], "edge", SIZE, SIZE)).toBeNull();
    expect(at([1, 30], "edge", SIZE, SIZE)).toBe("a1s"); // the frame is no edge
  });
});

describe("the way of the keys", () => {
  test("reading order goes from top to bottom, then from left to right", () => {
    expect(inReadingOrder(["b2", "a1s", "b1", "a2", "a1e", "a1"])).toEqual(["a1", "a1e", "b1", "a1s", "a2", "b2"]);
  });

  test("cells: one step, or over a gap", () => {
    expect(neighbour("c3", cells, "right")).toBe("d3");
    expect(neighbour("c3", cells, "up")).toBe("c2");
    expect(neighbour("a1", cells, "left")).toBeNull();
    expect(neighbour("a1", ["a1", "f2", "b9"], "right")).toBe("f2");
    expect(neighbour("a1", ["a1", "f2", "b9"], "down")).toBe("b9");
  });

  test("edges: an arrow keeps to its row or column", () => {
    const walk = (from: string, direction: Direction, steps: number) => {
      const way = [from];
      for (let i = 0; i < steps; i++) way.push(neighbour(way.at(-1) ?? from, edges, direction) ?? "");
      return way;
    };
    expect(walk("c7e", "right", 4)).toEqual(["c7e", "d7s", "d7e", "e7s", "e7e"]);
    expect(walk("c7s", "down", 4)).toEqual(["c7s", "c8e", "c8s", "c9e", "c9s"]);
    expect(walk("e7e", "left", 4)).toEqual(["e7e", "e7s", "d7e", "d7s", "c7e"]);
    expect(walk("c9s", "up", 4)).toEqual(["c9s", "c9e", "c8s", "c8e", "c7s"]);
  });

  /** How many targets the arrows reach from the first one. */
  function reached(targets: readonly string[]): number {
    const seen = new Set(targets.slice(0, 1));
    for (const here of seen) {
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = neighbour(here, targets, direction);
        if (next) seen.add(next);
      }
    }
    return seen.size;
  }

  test("the arrows reach every cell and every edge", () => {
    for (const targets of [cells, edges, everything]) expect(reached(targets)).toBe(targets.length);
  });

  test("the arrows reach nearly all of any scattered targets (Page Up and Down reach the rest)", () => {
    let [all, found] = [0, 0];
    for (let round = 0; round < 120; round++) {
      const roll = dice(round, 0, 99);
      const share = roll.between(0.01, 0.5);
      const pool = [cells, edges, everything][round % 3] ?? cells;
      const targets = pool.filter(() => roll.odds(share));
      all += targets.length;
      found += reached(targets);
    }
    expect(found / all).toBeGreaterThan(0.98);
  });

  test("the nearest target to a spot", () => {
    expect(nearest(["a1", "f6", "l12"], centre("g7"))).toBe("f6");
    expect(nearest([], [0, 0])).toBeNull();
  });
});

describe("outlines", () => {
  test("a domain's line goes round it once; holes and corners have lines of their own", () => {
    expect(outline(["a1", "b1", "a2"])).toEqual([
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [1, 1],
        [1, 2],
        [0, 2],
        [0, 1],
      ].map(([x = 0, y = 0]) => [x * CELL, y * CELL]),
    ]);
    const round = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
    expect(outline(round)).toHaveLength(2);
    expect(outline(["a1", "b2"])).toHaveLength(2);
    expect(outline([])).toEqual([]);
  });
});

describe("walking over every place", () => {
  const size = { cols: 3, rows: 2 };
  const path = (from: string, ...directions: Direction[]) =>
    directions.reduce<string | null>((at, direction) => at && stepFrom(at, direction, size), from);

  test("a step leads over the line into the next cell, along a line to the next, and not beyond the frame", () => {
    expect(path("a1", "right")).toBe("a1e");
    expect(path("a1", "right", "right")).toBe("b1");
    expect(path("a1e", "down")).toBe("a2e");
    expect(path("b1", "down")).toBe("b1s");
    expect(path("b1s", "left")).toBe("a1s");
    expect(path("b1s", "down", "up", "up")).toBe("b1");
    expect([path("a1", "left"), path("c1", "right"), path("a1e", "up"), path("a2", "down")]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(stepFrom("a1", "right", { ...size, stride: true })).toBe("b1");
    expect(stepFrom("a1e", "right", { ...size, stride: true })).toBe("b1");
  });

  test("every cell and line is reached", () => {
    const found = new Set(["a1"]);
    for (const name of found)
      for (const direction of ["up", "down", "left", "right"] as const) {
        const next = stepFrom(name, direction, { cols: SIZE, rows: SIZE });
        if (next !== null) found.add(next);
      }
    expect([...found].sort()).toEqual([...everything].sort());
  });

  test("a cell has four sides", () => {
    expect(edgesRound("b2")).toEqual({ n: "b1s", e: "b2e", s: "b2s", w: "a2e" });
  });
});
