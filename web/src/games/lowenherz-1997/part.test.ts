import { describe, expect, it } from "vitest";
import type { Told } from "../../net/wire";
import { breaks, linesOnBoard, swordsUse, withoutCastle } from "./lines";
import { momentsIn } from "./moments";
import { regionLines, type View } from "./view";

const texts = (lines: ReturnType<typeof linesOnBoard>): string[] => lines.map(({ text }) => text).sort();

describe("lines on the board", () => {
  const legal = [
    "done",
    "knight c3",
    "knight c4",
    "knight c4 t8",
    "knight c4 t10",
    "extend a1 b1",
    "break a1 c9",
    "break a1 c9 t10",
  ];

  it("leave out what is no place to point at, and pay in ducats where that can be", () => {
    expect(texts(linesOnBoard(legal, undefined, []))).toEqual(["extend a1 b1", "knight c3", "knight c4"]);
  });
  it("pay with the treasure that lies ready, where something costs", () => {
    expect(texts(linesOnBoard(legal, undefined, ["t10"]))).toEqual(["extend a1 b1", "knight c3", "knight c4 t10"]);
  });
  it("pay with the smallest treasure where ducats are short", () => {
    expect(texts(linesOnBoard(["knight c4 t10", "knight c4 t8"], undefined, []))).toEqual(["knight c4 t8"]);
  });
  it("are those of the politics card held up", () => {
    const decision = ["choose 1", "alliance a1 c9", "renegade a1 c9 c8", "renegade a1 c9 c8 t8"];
    expect(texts(linesOnBoard(decision, undefined, []))).toEqual([]);
    expect(texts(linesOnBoard(decision, "alliance", []))).toEqual(["alliance a1 c9"]);
    expect(linesOnBoard(decision, "renegade", ["t8"])).toEqual([
      { text: "renegade a1 c9 c8 t8", verb: "renegade", args: ["a1", "c9", "c8"] },
    ]);
  });
  it("name the second cell of an extension alone where a knight can be placed instead, unless both could go there", () => {
    const begun = linesOnBoard(["extend a1 b1", "extend a1 c3", "knight c3"], undefined, []);
    expect(withoutCastle(begun).map(({ text, args }) => [text, args])).toEqual([
      ["knight c3", ["c3"]],
      ["extend a1 b1", ["b1"]],
      ["extend a1 c3", ["a1", "c3"]],
    ]);
    const only = linesOnBoard(["extend a1 b1", "extend a1 b2"], undefined, []);
    expect(withoutCastle(only)).toEqual(only);
  });
  it("say how an alliance can be ended, ducats first", () => {
    expect(breaks(legal, ["c9", "a1"]).map(({ line }) => line)).toEqual(["break a1 c9", "break a1 c9 t10"]);
    expect(breaks(legal, ["a1", "d4"])).toEqual([]);
  });
});

describe("swords", () => {
  it("are for an extension only as long as one is possible", () => {
    expect(swordsUse(["done", "knight c3", "extend a1 b1", "extend a1 b2"])).toBe("swords");
    expect(swordsUse(["done", "knight c3", "extend a1 b1"], true)).toBe("swords-second");
    expect(swordsUse(["done", "knight c3"])).toBe("swords-knight");
    expect(swordsUse(["extend a1 b1", "extend c3 c4", "done"])).toBe("swords-extend");
  });
});

describe("moments", () => {
  const told = (key: string, params: Told["params"]): Told => ({ entry: 1, key, params });

  it("are bids that open together, with how it came out", () => {
    const events = [
      told("bid-sealed", { seat: 1 }),
      told("bid-shown", { seat: 0, worth: 4 }),
      told("bid-shown", { seat: 1, worth: 7 }),
      told("duel-won", { seat: 1, worth: 7 }),
      told("wall-placed", { seat: 1, edge: "a1e" }),
    ];
    expect(momentsIn(events)).toEqual([
      {
        kind: "bids",
        told: events[1],
        bids: [
          { seat: 0, worth: 4 },
          { seat: 1, worth: 7 },
        ],
        outcome: events[3],
      },
    ]);
  });
  it("are silver and the king's death, with what they bring", () => {
    const events = [
      told("silver-found", {}),
      told("mountains-counted", { seat: 2, points: 3 }),
      told("king-died", {}),
      told("mountains-counted", { seat: 0, points: 1 }),
      told("parchment-counted", { seat: 0, points: 5 }),
    ];
    expect(momentsIn(events)).toEqual([
      { kind: "silver", told: events[0], gains: [{ seat: 2, points: 3 }] },
      { kind: "king", told: events[2], gains: [{ seat: 0, points: 6 }] },
    ]);
  });
});

it("the region table goes from one size to the next", () => {
  const summary = {
    regions: [
      [4, 3],
      [10, 5],
    ],
    larger: 12,
    town: 5,
    break: 10,
  };
  expect(regionLines({ summary } as View)).toEqual([
    { size: "1–4", points: 3 },
    { size: "5–10", points: 5 },
    { size: "11+", points: 12 },
  ]);
});
