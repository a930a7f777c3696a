import { describe, expect, test } from "vitest";
import { bareLines, boardLines, cardLines, ghostOf, meant, pick, step, targetAt, usesOf } from "./lines";

const borders = ["border a1e", "border b2s", "done"];
const extend = ["extend c3 d5", "extend c3 d4", "extend h7 h9", "done"];
const desert = ["desert c3 h7 h8", "desert c3 h7 g7", "desert c3 k2 k3"];
const cards = ["sell A.B2", "play A.B2", "sell A.K1/X", "play A.K1/X K1", "play A.K1/X X"];

describe("what a line is shows in its shape", () => {
  test("on the board", () => {
    expect(boardLines([...borders, ...cards, "draw"]).map(({ text }) => text)).toEqual(["border a1e", "border b2s"]);
  });
  test("a word alone", () => expect(bareLines([...borders, "draw"])).toEqual(["done", "draw"]));
  test("about a card", () => {
    expect(cardLines(cards, "A.K1/X").map(({ text }) => text)).toEqual(["sell A.K1/X", "play A.K1/X K1", "play A.K1/X X"]);
    expect(cardLines(borders, "a1e")).toEqual([]);
  });
});

describe("pointing", () => {
  test("at one thing says the line", () => {
    const lines = boardLines(borders);
    expect(step(lines, [])).toEqual({ chosen: [], targets: ["a1e", "b2s"] });
    expect(pick(lines, [], "b2s")).toEqual({ line: "border b2s" });
    expect(pick(lines, [], "c4")).toBeNull();
  });
  test("at a castle, then at a cell", () => {
    const lines = boardLines(extend);
    expect(step(lines, []).targets).toEqual(["c3", "h7"]);
    expect(pick(lines, [], "c3")).toEqual({ picked: ["c3"] });
    expect(step(lines, ["c3"])).toEqual({ chosen: ["c3"], targets: ["d5", "d4"] });
    expect(pick(lines, ["c3"], "d4")).toEqual({ line: "extend c3 d4" });
  });
  test("at another castle changes one's mind", () => {
    expect(pick(boardLines(extend), ["c3"], "h7")).toEqual({ picked: ["h7"] });
  });
  test("skips what leaves no choice, but never the last argument", () => {
    const lines = boardLines(desert);
    expect(step(lines, [])).toEqual({ chosen: ["c3"], targets: ["h7", "k2"] });
    expect(pick(lines, [], "h7")).toEqual({ picked: ["h7"] });
    expect(step(lines, ["h7"])).toEqual({ chosen: ["c3", "h7"], targets: ["h8", "g7"] });
    expect(step(lines, ["k2"])).toEqual({ chosen: ["c3", "k2"], targets: ["k3"] });
    expect(pick(lines, ["k2"], "k3")).toEqual({ line: "desert c3 k2 k3" });
    expect(step(boardLines(["ally c3 h7"]), [])).toEqual({ chosen: ["c3"], targets: ["h7"] });
  });
  test("forgets picks that no longer fit", () => {
    expect(step(boardLines(borders), ["c3"])).toEqual({ chosen: [], targets: ["a1e", "b2s"] });
  });
  test("inside a domain means its castle, if that is lit", () => {
    const domains = { c3: ["c3", "c4"], h7: ["h7", "h8"] };
    expect(targetAt("c4", ["c3"], domains)).toBe("c3");
    expect(targetAt("h8", ["c3"], domains)).toBe("h8");
    expect(targetAt("h8", ["h8", "h7"], domains)).toBe("h8");
  });
});

describe("the line meant by pointing at a wrong place", () => {
  test("keeps the verb and what is chosen", () => {
    expect(meant(boardLines(borders), [], "f6s")).toBe("border f6s");
    expect(meant(boardLines(extend), ["c3"], "f6")).toBe("extend c3 f6");
    expect(meant(boardLines(desert), [], "a1")).toBe("desert c3 a1 h8");
  });
  test("is the usual one for its kind if nothing like it is asked", () => {
    expect(meant(boardLines(borders), [], "f6")).toBe("knight f6");
    expect(meant([], [], "f6e")).toBe("border f6e");
  });
});

test("a ghost is the piece a line places", () => {
  expect([ghostOf("border a1e"), ghostOf("knight c4"), ghostOf("remove c4"), ghostOf("extend c3 d5")]).toEqual([
    "border",
    "knight",
    "remove",
    "cell",
  ]);
});

test("a card is played for one of its symbols, or sold", () => {
  expect(usesOf("A.B2").map(({ line }) => line)).toEqual(["play A.B2", "sell A.B2"]);
  expect(usesOf("A.K1/X").map(({ line }) => line)).toEqual(["play A.K1/X K1", "play A.K1/X X", "sell A.K1/X"]);
});
