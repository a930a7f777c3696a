import { expect, test } from "vitest";
import { routeOf } from "./route";

test("every page has its address", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/lionheart")).toEqual({ page: "new", game: "lionheart" });
  expect(routeOf("/table/ab12/")).toEqual({ page: "table", match: "ab12" });
  expect(routeOf("/replay/a%2Fb")).toEqual({ page: "replay", match: "a/b" });
});

test("what is no page leads nowhere", () => {
  for (const path of ["/new", "/table", "/table/a/b", "/api/games", "/elsewhere/x", "/table/%"])
    expect(routeOf(path).page).toBe(path === "/table/%" ? "table" : "nowhere");
});
