import { describe, expect, test } from "vitest";
import { bareLines, boardLines, commonStart, completions, meant, pick, placesIn, selectionAfter } from "./lines";

const borders = ["border a1e", "border b2s", "done"];
const extend = ["extend c3 d5", "extend c3 d4", "extend h7 h9", "done"];
const desert = ["desert c3 h7 h8", "desert c3 h7 g7", "desert c3 k2 k3"];

describe("what a line is shows in its shape", () => {
  test("on the board", () => {
    expect(boardLines([...borders, "sell A.B2", "draw"]).map(({ text }) => text)).toEqual(["border a1e", "border b2s"]);
  });
  test("a word alone", () => expect(bareLines([...borders, "draw"])).toEqual(["done", "draw"]));
});

test("a word after a place can be picked like a place", () => {
  const lines = boardLines(["turn c7 e", "turn c7 w", "move c7 c6"]);
  expect(selectionAfter(lines, [])).toEqual({ chosen: ["c7"], targets: ["e", "w", "c6"] });
  expect(pick(lines, [], "w")).toEqual({ line: "turn c7 w" });
});

describe("pointing", () => {
  test("at one thing says the line", () => {
    const lines = boardLines(borders);
    expect(selectionAfter(lines, [])).toEqual({ chosen: [], targets: ["a1e", "b2s"] });
    expect(pick(lines, [], "b2s")).toEqual({ line: "border b2s" });
    expect(pick(lines, [], "c4")).toBeNull();
  });
  test("at a castle, then at a cell", () => {
    const lines = boardLines(extend);
    expect(selectionAfter(lines, []).targets).toEqual(["c3", "h7"]);
    expect(pick(lines, [], "c3")).toEqual({ picked: ["c3"] });
    expect(selectionAfter(lines, ["c3"])).toEqual({ chosen: ["c3"], targets: ["d5", "d4"] });
    expect(pick(lines, ["c3"], "d4")).toEqual({ line: "extend c3 d4" });
  });
  test("at another castle changes one's mind", () => {
    expect(pick(boardLines(extend), ["c3"], "h7")).toEqual({ picked: ["h7"] });
  });
  test("skips what leaves no choice, but never the last argument", () => {
    const lines = boardLines(desert);
    expect(selectionAfter(lines, [])).toEqual({ chosen: ["c3"], targets: ["h7", "k2"] });
    expect(pick(lines, [], "h7")).toEqual({ picked: ["h7"] });
    expect(selectionAfter(lines, ["h7"])).toEqual({ chosen: ["c3", "h7"], targets: ["h8", "g7"] });
    expect(selectionAfter(lines, ["k2"])).toEqual({ chosen: ["c3", "k2"], targets: ["k3"] });
    expect(pick(lines, ["k2"], "k3")).toEqual({ line: "desert c3 k2 k3" });
    expect(selectionAfter(boardLines(["ally c3 h7"]), [])).toEqual({ chosen: ["c3"], targets: ["h7"] });
  });
  test("forgets picks that no longer fit", () => {
    expect(selectionAfter(boardLines(borders), ["c3"])).toEqual({ chosen: [], targets: ["a1e", "b2s"] });
  });
});

describe("the line meant by pointing at a wrong place", () => {
  test("keeps the verb and what is chosen", () => {
    expect(meant(boardLines(borders), [], "f6s")).toBe("border f6s");
    expect(meant(boardLines(extend), ["c3"], "f6")).toBe("extend c3 f6");
    expect(meant(boardLines(desert), [], "a1")).toBe("desert c3 a1 h8");
  });
  test("is none if nothing like it is asked", () => {
    expect(meant(boardLines(borders), [], "f6")).toBeNull();
    expect(meant([], [], "f6e")).toBeNull();
  });
});

describe("what is typed", () => {
  test("goes on as some legal lines do, whatever its case", () => {
    expect(completions(borders, "B")).toEqual(["border a1e", "border b2s"]);
    expect(completions(borders, "border  B2")).toEqual(["border b2s"]);
    expect(completions(["play A", "play A K"], "play a")).toEqual(["play A", "play A K"]);
    expect(completions(borders, "x")).toEqual([]);
  });

  test("is completed as far as all of them agree, word by word", () => {
    expect(commonStart(["border a1e", "border a1s"])).toBe("border ");
    expect(commonStart(["done"])).toBe("done");
    expect(commonStart([])).toBe("");
  });

  test("names its places", () => {
    expect(placesIn("desert c3 k2 k3e")).toEqual(["c3", "k2", "k3e"]);
    expect(placesIn("play A.B1")).toEqual([]);
  });
});
