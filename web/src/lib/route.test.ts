import { expect, test } from "vitest";
import { isLocalhost, routeOf } from "./route";

test("every page has its address", () => {
  expect(routeOf("/")).toEqual({ page: "home" });
  expect(routeOf("/new/lionheart")).toEqual({ page: "new", game: "lionheart" });
  expect(routeOf("/table/ab12/")).toEqual({ page: "table", match: "ab12" });
  expect(routeOf("/replay/a%2Fb")).toEqual({ page: "replay", match: "a/b" });
});

test("what is no page leads nowhere", () => {
  for (const path of ["/new", "/table", "/table/a/b", "/api/games", "/rules/lionheart", "/elsewhere/x", "/table/%"])
    expect(routeOf(path).page).toBe(path === "/table/%" ? "table" : "nowhere");
});

test("links that others cannot open are known by their host", () => {
  for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(isLocalhost(host)).toBe(true);
  for (const host of ["192.168.1.20", "play.example.org", "localhost.example.org", "[2001:db8::1]"])
    expect(isLocalhost(host)).toBe(false);
});
