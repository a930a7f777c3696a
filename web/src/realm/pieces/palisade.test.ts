import { expect, test } from "vitest";
import { palisade } from "./palisade";

test("an edge has the same stakes every time, and no other has quite those", () => {
  expect(palisade("c7e")).toEqual(palisade("c7e"));
  expect(palisade("c7e")).not.toEqual(palisade("c8e"));
});
