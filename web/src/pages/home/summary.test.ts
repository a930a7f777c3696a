import { expect, test } from "vitest";
import { ago } from "./summary";

test("how long ago is said in the largest whole unit", () => {
  const said = [20, 150, 7300, 90_000, 260_000].map((past) => ago("en", 1_000_000 - past, 1_000_000));
  expect(said).toEqual(["this minute", "2 minutes ago", "2 hours ago", "yesterday", "3 days ago"]);
});

test("a clock that runs ahead says now", () => {
  expect(ago("de", 1_000_060, 1_000_000)).toBe("in dieser Minute");
});
