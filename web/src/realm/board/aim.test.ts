import { describe, expect, test } from "vitest";
import { aim, farFrom, under, type Lit } from "./aim";
import { CELL, centre, ends, nameOf, place, type Point } from "../../draw/map/geometry";
import { dice } from "../../draw/map/seeded";

const SIZE = 12;
const cells = Array.from({ length: SIZE * SIZE }, (_, i) => nameOf({ col: i % SIZE, row: Math.floor(i / SIZE) }));
const edges = cells.flatMap((name) => {
  const { col, row } = place(name);
  return [...(col < SIZE - 1 ? [`${name}e`] : []), ...(row < SIZE - 1 ? [`${name}s`] : [])];
});
const lit = (targets: readonly string[], domains: Lit["domains"] = {}): Lit => ({
  targets,
  domains,
  cols: SIZE,
  rows: SIZE,
});
const spot = (name: string, dx = 0, dy = 0): Point => [centre(name)[0] + dx * CELL, centre(name)[1] + dy * CELL];

describe("what is meant by a spot", () => {
  test("if all edges are lit, the nearest is meant, wherever it is pointed at", () => {
    for (let i = 0; i < 300; i++) {
      const roll = dice(i, 1, 98);
      const at: Point = [roll.between(0, SIZE * CELL), roll.between(0, SIZE * CELL)];
      const { target } = aim(at, lit(edges));
      const least = Math.min(...edges.map((edge) => farFrom(edge, at)));
      // Beyond the last line, along the frame, an edge is half a cell away at most.
      expect(target === null ? least : farFrom(target, at)).toBe(least);
      if (target === null) expect(least).toBeGreaterThan(0.5);
    }
  });

  test("of some lit edges, the nearest within half a cell", () => {
    for (let i = 0; i < 300; i++) {
      const roll = dice(i, 2, 97);
      const some = edges.filter(() => roll.odds(0.2));
      const at: Point = [roll.between(0, SIZE * CELL), roll.between(0, SIZE * CELL)];
      const { target, tried } = aim(at, lit(some));
      const least = Math.min(...some.map((edge) => farFrom(edge, at)));
      if (target !== null) {
        expect(farFrom(target, at)).toBe(least);
        expect(least).toBeLessThanOrEqual(0.5);
      } else if (least < 0.5) expect(farFrom(tried ?? "", at)).toBeLessThan(least - 0.19);
    }
  });

  test("every lit edge is meant all along it, but for its ends", () => {
    for (const edge of edges) {
      const [[ax, ay], [bx, by]] = ends(edge);
      for (const share of [0.2, 0.5, 0.8]) {
        for (const off of [-6, 0, 6]) {
          const at: Point = [ax + (bx - ax) * share + (ax === bx ? off : 0), ay + (by - ay) * share + (ay === by ? off : 0)];
          expect(aim(at, lit(edges)).target).toBe(edge);
        }
      }
    }
  });

  test("who points straight at an edge that is not lit means that one", () => {
    expect(aim(spot("c7e"), lit(["c7s", "d7s", "c6s"]))).toEqual({ target: null, tried: "c7e" });
    expect(aim(spot("c7e", 0.3), lit(["c7e"])).target).toBe("c7e");
  });

  test("a lit cell is meant from just outside it; any other cell is asked about", () => {
    expect(aim(spot("c7", 0.45), lit(["c7"])).target).toBe("c7");
    expect(aim(spot("c7", 0.58), lit(["c7"])).target).toBe("c7");
    expect(aim(spot("c7", 0.58), lit(["c7", "d7"])).target).toBe("d7");
    expect(aim(spot("c7", 0.7), lit(["c7"]))).toEqual({ target: null, tried: "d7" });
  });

  test("where cells and edges are lit, a cell keeps its middle", () => {
    expect(aim(spot("c7", 0.2), lit(["c7", "c7e"])).target).toBe("c7");
    expect(aim(spot("c7", 0.4), lit(["c7", "c7e"])).target).toBe("c7e");
  });

  test("a domain stands for its castle, and a lit cell in it for itself", () => {
    const domains = { c7: ["c7", "d7", "e7"] };
    expect(aim(spot("e7"), lit(["c7"], domains)).target).toBe("c7");
    expect(aim(spot("e7"), lit(["c7", "e7"], domains)).target).toBe("e7");
    expect(aim(spot("e7"), lit(["a1"], domains))).toEqual({ target: null, tried: "e7" });
  });
});

test("what stands on an edge is under a spot near it, else the cell", () => {
  const standing = { ...lit([]), standing: ["c3e"] };
  expect(under(spot("c3e", 0.1), standing)).toBe("c3e");
  expect(under(spot("c3e", 0.2), standing)).toBe("d3");
  expect(under(spot("c3s", 0, 0.1), standing)).toBe("c4");
  expect(under([-5, 5], standing)).toBeNull();
});

test("a finger beside a lit cell means it where cells are small, unless two are as near", () => {
  const small = { ...lit(["c3", "h8"]), fingerOn: 26 };
  expect(aim(spot("c3", 0.75), lit(["c3", "h8"])).target).toBeNull();
  expect(aim(spot("c3", 0.75), small).target).toBe("c3");
  expect(aim(spot("c3", 0.75), { ...small, fingerOn: 60 }).target).toBeNull();
  expect(aim(spot("c3", 1), small).target).toBeNull();
  const two = { ...lit(["c3", "e3"]), fingerOn: 23 };
  expect(aim(spot("c3", 1), two).target).toBeNull();
  expect(aim(spot("c3", 0.8), two).target).toBe("c3");
});
