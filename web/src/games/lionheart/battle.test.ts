import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { revealedLog } from "../../match/reveal.svelte";
import type { Told } from "../../net/wire";
import { Battle } from "./battle.svelte";
import type { Unit } from "./view";

let calm = false;
beforeEach(() => {
  calm = false;
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, documentElement: { hasAttribute: () => calm } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const unit = (cell: string, owner: number, figures: number): Unit => ({
  cell,
  owner,
  figures,
  kind: "infantry",
  facing: "n",
});
const told = (entry: number, key: string, params: Told["params"] = {}): Told => ({ entry, key, params });
const begun = [told(0, "turn-begun", { seat: 0 })];
const attack = [
  told(1, "attack-begun", { cell: "a1", other: "a2" }),
  told(2, "attack-rolled", { cell: "a1", other: "a2", faces: ["axe", "arrow"], hitting: [0], hits: 1, losses: 1, left: 3 }),
  told(2, "unit-panicked", { cell: "a2" }),
];
const log = [...begun, ...attack];
const keys = (): string[] => revealedLog(log).map(({ key }) => key);

function battle(): Battle {
  const found = new Battle();
  found.follow([unit("a1", 0, 4), unit("a2", 1, 4)], begun);
  found.follow([unit("a1", 0, 4), unit("a2", 1, 3)], log);
  return found;
}

test("a roll is told when its dice lie, and what comes of it then", async () => {
  const fought = battle();
  expect(keys()).toEqual(["turn-begun", "attack-begun"]);
  while (!fought.roll) await vi.advanceTimersByTimeAsync(20);
  expect(keys()).toEqual(["turn-begun", "attack-begun"]);
  expect(fought.pieces.map(({ figures }) => figures)).toEqual([4, 4]);
  while (fought.pieces[1]?.figures === 4) await vi.advanceTimersByTimeAsync(20);
  expect(keys()).toEqual(["turn-begun", "attack-begun", "attack-rolled"]);
  await vi.runAllTimersAsync();
  expect(revealedLog(log)).toBe(log);
});

test("whoever taps is told at once", async () => {
  battle().skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(revealedLog(log)).toBe(log);
});

test("who asked for less motion is told at once", () => {
  calm = true;
  battle();
  expect(revealedLog(log)).toBe(log);
});
