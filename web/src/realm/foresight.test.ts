import { describe, expect, test } from "vitest";
import type { Told } from "../net/wire";
import { foresee } from "./foresight";
import type { Realm } from "./realm";

const told = (key: string, params: Record<string, unknown>): Told => ({ entry: 0, key, params });
const realm = { castles: { a1: "red", d4: "neutral" } } as unknown as Realm;

describe("what would follow", () => {
  test("land that closes, points for everyone, ducats for the knight", () => {
    const { gains, changes } = foresee(
      [
        told("knight-placed", { seat: 0, cell: "b2", ducats: 2 }),
        told("domain-made", { seat: 0, castle: "a1", cells: ["a1", "b1"], points: 5 }),
        told("domain-made", { seat: null, castle: "d4", cells: ["d4"], points: 0 }),
        told("cell-lost", { seat: 1, castle: "c3", cells: ["b1"], points: -3 }),
        told("monopoly-gained", { seat: 0, cells: ["b1"], points: 2 }),
      ],
      realm,
    );
    expect(gains.map(({ colour, cells }) => [colour, cells])).toEqual([
      ["red", "a1 b1"],
      ["neutral", "d4"],
    ]);
    expect(changes).toEqual([
      { seat: 0, points: 7, ducats: -2 },
      { seat: 1, points: -3, ducats: 0 },
    ]);
  });

  test("what goes: land cut off, borders returned, a knight that deserts; what binds: an alliance", () => {
    const { lost, gone, bound } = foresee(
      [
        told("land-cut-off", { seat: 1, castle: "c3", cells: ["b1", "b2"], points: -2 }),
        told("borders-returned", { edges: ["a1e"] }),
        told("knight-deserted", { seat: 1, cell: "c4", other: "c3", other_player: 0 }),
        told("alliance-made", { seat: 0, castle: "a1", other: "c3", owner: 1, edge: "a1s" }),
      ],
      realm,
    );
    expect(lost).toEqual(["b1", "b2"]);
    expect(gone).toEqual(["a1e", "c4"]);
    expect(bound).toEqual({ castles: ["a1", "c3"], marked: "a1s" });
  });
});
