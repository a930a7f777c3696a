import { expect, test } from "vitest";
import { areasIn } from "./areas";

test("cells that lie together are one area, few of them and edges are marked alone", () => {
  const { areas, single } = areasIn(["b2", "c2", "c3", "d3", "d3", "h8", "i8", "c2e", "b2"]);
  expect(areas.map((area) => [...area].sort())).toEqual([["b2", "c2", "c3", "d3"]]);
  expect(single).toEqual(["h8", "i8", "c2e"]);
});

test("cells that touch at a corner are not together", () => {
  expect(areasIn(["a1", "b2", "c3", "d4"]).areas).toEqual([]);
});
