import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reveal } from "../../../match/reveal.svelte";
import type { Update } from "../../../net/wire";
import type { Step } from "./steps";
import { Story, type Tempo } from "./story.svelte";

let shown: { entry: number; at: number }[];
let tempo: Tempo;
beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  tempo = { factor: 1, longestMs: 8000 };
});
afterEach(() => {
  vi.useRealTimers();
  reveal.active = false;
});

const story = (): Story =>
  new Story(
    ({ update }) => shown.push({ entry: update.entry, at: Date.now() - began }),
    () => tempo,
  );
let began = 0;
beforeEach(() => (began = Date.now()));

const step = (entry: number, more: Partial<Step> = {}): Step => ({
  ...{ update: { entry } as Update, seat: entry % 3, events: [], told: Infinity, weight: 1, begins: null },
  ...more,
});
const now = (entry: number): Step => step(entry, { weight: 0 });
const entries = (): number[] => shown.map(({ entry }) => entry);

test("each step has its time, and the last lights at once after it", () => {
  const one = story();
  one.tell([step(1), step(2, { weight: 2 }), now(2)]);
  expect([entries(), one.telling]).toEqual([[1], true]);
  vi.advanceTimersByTime(600);
  expect(entries()).toEqual([1, 2]);
  vi.advanceTimersByTime(1199);
  expect(one.telling).toBe(true);
  vi.advanceTimersByTime(1);
  expect([entries(), one.telling]).toEqual([[1, 2, 2], false]);
});

test("a long round takes no longer than it may; small steps of one player are joined", () => {
  const one = story();
  one.tell([...Array.from({ length: 60 }, (_, i) => step(i, { seat: Math.floor(i / 20) })), now(60)]);
  vi.runAllTimers();
  expect(shown.at(-1)?.at).toBeLessThanOrEqual(8001);
  expect(shown.at(-1)?.at).toBeGreaterThan(4000);
  const rests = shown.slice(1).map(({ at }, i) => at - (shown[i]?.at ?? 0));
  expect(Math.min(...rests)).toBeGreaterThan(100);
  expect(shown.length).toBeLessThan(60);
});

test("every round has its own time", () => {
  const one = story();
  const round = (first: number): Step[] =>
    Array.from({ length: 40 }, (_, i) => step(first + i, { seat: i % 4, begins: i % 10 ? null : i / 10 }));
  one.tell([...round(0), ...round(40), ...round(80), now(120)]);
  vi.runAllTimers();
  expect(shown.at(-1)?.at).toBeGreaterThan(20_000);
  expect(shown.at(-1)?.at).toBeLessThanOrEqual(24_100);
});

test("going on shows the newest and nothing between", () => {
  const one = story();
  one.tell([step(1), step(2), step(3), now(3)]);
  one.skip();
  vi.runAllTimers();
  expect([entries(), one.telling]).toEqual([[1, 3], false]);
});

test("what comes meanwhile is told after it, and what was the newest is no longer asked", () => {
  const one = story();
  one.tell([step(1), now(1)]);
  one.tell([step(2), now(2)]);
  vi.runAllTimers();
  expect(entries()).toEqual([1, 2, 2]);
});

test("nothing goes on while dice still tumble", () => {
  const one = story();
  one.tell([step(1), step(2), now(2)]);
  reveal.active = true;
  vi.advanceTimersByTime(5000);
  expect(entries()).toEqual([1]);
  reveal.active = false;
  vi.advanceTimersByTime(100);
  expect(entries()).toEqual([1, 2]);
});

test("what is dropped is not told", () => {
  const one = story();
  one.tell([step(1), step(2), now(2)]);
  one.drop();
  vi.runAllTimers();
  expect([entries(), one.telling, one.step]).toEqual([[1], false, null]);
});
