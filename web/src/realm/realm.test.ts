import { expect, test } from "vitest";
import { ghostOf, targetAt } from "./realm";

test("a place inside a domain means its castle, if that is lit", () => {
  const domains = { c3: ["c3", "c4"], h7: ["h7", "h8"] };
  expect(targetAt("c4", ["c3"], domains)).toBe("c3");
  expect(targetAt("h8", ["c3"], domains)).toBe("h8");
  expect(targetAt("h8", ["h8", "h7"], domains)).toBe("h8");
});

test("a ghost is the piece a line places", () => {
  expect([ghostOf("border a1e"), ghostOf("knight c4"), ghostOf("remove c4"), ghostOf("extend c3 d5")]).toEqual([
    "border",
    "knight",
    "remove",
    "cell",
  ]);
});

test("lines about two domains have no piece; the knight that goes is crossed out", () => {
  expect([ghostOf("ally c3 f4"), ghostOf("desert c3 f4"), ghostOf("desert c3 f4 f5")]).toEqual(["none", "none", "remove"]);
});
