import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepProgress, progressOf, stageToGoOn } from "./progress";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was kept is there again, each game for itself", () => {
  keepProgress("a", { done: ["one"], stage: "two", lines: ["move"], complete: true });
  expect(progressOf("a")).toEqual({ done: ["one"], stage: "two", lines: ["move"], complete: true });
  expect(progressOf("b")).toEqual({ done: [], stage: "", lines: [], complete: false });
});

test.each(["nonsense", "null", "7", '{"done":1,"stage":[],"lines":{}}'])("what cannot be read is nothing: %s", (text) => {
  kept.set("lesson:a", text);
  expect(progressOf("a")).toEqual({ done: [], stage: "", lines: [], complete: false });
});

test("one goes on where one left, else at the first stage that is not done, else at the beginning", () => {
  const stages = ["one", "two", "three"];
  const at = (done: string[], stage: string) => stageToGoOn(stages, { done, stage, lines: [], complete: false });
  expect([at([], ""), at(["one"], "three"), at(["one"], "gone"), at(stages, "")]).toEqual(["one", "three", "two", "one"]);
});
