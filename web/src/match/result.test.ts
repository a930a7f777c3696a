import { expect, test } from "vitest";
import { parseResult } from "./result";

test("results are read", () => {
  expect(parseResult("win 0 2")).toEqual({ kind: "win", winners: [0, 2] });
  expect(parseResult("draw")).toEqual({ kind: "draw", winners: [] });
  expect(parseResult("abandoned")).toEqual({ kind: "abandoned", winners: [] });
  expect(parseResult("")).toBeNull();
});
