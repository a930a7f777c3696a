import { describe, expect, it } from "vitest";
import type { Shown } from "../../../match/shown";
import { Draft } from "./draft.svelte";

const kind = (letter: string, available: number, most: number, least = 1) => ({ letter, available, most, least });

/** Gold builds on the two rows nearest to it. */
function building(): Draft {
  const home = [7, 8].flatMap((row) => [..."abcdefghi"].map((column) => `${column}${row}`));
  const view = {
    options: { rows: 8 },
    columns: 9,
    kinds: {
      king: kind("k", 1, 1),
      knights: kind("n", 4, 2),
      infantry: kind("i", 20, 4),
      mercenaries: kind("m", 2, 2, 2),
    },
    homes: [home, []],
    given: [["k1@e8"], []],
  };
  return new Draft({ view, seat: 0, welcome: { match: "x" } } as unknown as Shown);
}

const ROW = ["a7", "b7", "c7", "d7", "e7", "f7", "g7", "h7", "i7"];

describe("an army", () => {
  it("never has more figures of a kind than there are", () => {
    const draft = building();
    for (const cell of ROW) draft.place("infantry", cell);
    expect([draft.left("infantry"), draft.bases.length]).toEqual([0, 6]);
    expect(draft.obstacle).toEqual({ why: "none-left", kind: "infantry" });
    draft.resize("a7", -1);
    expect(draft.obstacle).toBeNull();
    draft.resize("b7", 1);
    expect(draft.obstacle).toEqual({ why: "base-full", kind: "infantry" });
    draft.resize("a7", 1);
    draft.resize("a7", 1);
    expect(draft.left("infantry")).toBe(0);
  });

  it("never has more than ten bases", () => {
    const draft = building();
    for (const cell of ROW) {
      draft.place("infantry", cell);
      for (let i = 0; i < 2; i += 1) draft.resize(cell, -1);
    }
    expect([draft.bases.length, draft.left("infantry")]).toEqual([10, 2]);
    draft.place("knights", "a8");
    expect([draft.bases.length, draft.obstacle?.why]).toEqual([10, "army-full"]);
    draft.place("knights", "a7"); // it takes the place of one
    expect([draft.bases.length, draft.at("a7")?.kind, draft.obstacle]).toEqual([10, "knights", null]);
  });

  it("keeps the King where he is", () => {
    const draft = building();
    draft.place("infantry", "e8");
    expect([draft.at("e8")?.kind, draft.obstacle?.why]).toEqual(["king", "given"]);
  });

  it("has no base with fewer figures than its kind needs", () => {
    const draft = building();
    draft.place("mercenaries", "a7");
    draft.resize("a7", -1);
    expect(draft.at("a7")).toBeUndefined();
  });
});

describe("a kind in hand", () => {
  it("stays there when it is taken again", () => {
    const draft = building();
    draft.take("infantry");
    draft.take("infantry");
    expect(draft.held).toBe("infantry");
  });

  it("stays there until no base of it can be added, and is not taken then", () => {
    const draft = building();
    draft.take("knights");
    draft.place("knights", "a7");
    expect(draft.held).toBe("knights");
    draft.place("knights", "b7");
    expect(draft.held).toBeNull();
    draft.take("knights");
    expect([draft.held, draft.obstacle]).toEqual([null, { why: "none-left", kind: "knights" }]);
  });
});
