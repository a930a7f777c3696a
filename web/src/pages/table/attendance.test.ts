import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Attendance } from "./attendance.svelte";
import { isNoticed } from "./notices";
import type { Player, Welcome } from "../../net/wire";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const player = (seat: number, rest: Partial<Player> = {}): Player => ({
  ...{ seat, colour: "red", name: "", kind: "person", taken: true, here: true },
  ...rest,
});
const welcome = (other: Partial<Player>, rest: Partial<Welcome> = {}): Welcome =>
  ({ players: [player(0), player(1, other)], mine: [0], state: "playing", ...rest }) as Welcome;
const LONG_MS = 60_000;

test("who stays away is told of, and who comes back after that", () => {
  const attendance = new Attendance();
  attendance.take(welcome({}), 3);
  attendance.take(welcome({ here: false }), 5);
  vi.advanceTimersByTime(LONG_MS);
  attendance.take(welcome({}), 8);
  expect(attendance.told).toEqual([
    { entry: 5, key: "web-table-away", params: { seat: 1 } },
    { entry: 8, key: "web-table-back", params: { seat: 1 } },
  ]);
});

test("who only loads the page anew is not, nor who was away before, nor oneself", () => {
  const attendance = new Attendance();
  attendance.take(welcome({}), 3);
  attendance.take(welcome({ here: false }), 3);
  attendance.take(welcome({}), 3);
  vi.advanceTimersByTime(LONG_MS);
  const later = new Attendance();
  later.take(welcome({ here: false }), 3);
  const own = new Attendance();
  own.take(welcome({}, { mine: [0, 1] }), 3);
  own.take(welcome({ here: false }, { mine: [0, 1] }), 3);
  vi.advanceTimersByTime(LONG_MS);
  expect([attendance, later, own].map(({ told }) => told)).toEqual([[], [], []]);
});

test("a bot in their place is told of by the log, and after the end nobody is missed", () => {
  const attendance = new Attendance();
  attendance.take(welcome({}), 3);
  attendance.take(welcome({ here: false }), 3);
  vi.advanceTimersByTime(LONG_MS);
  attendance.take(welcome({ kind: "bot", here: true }), 4);
  const over = new Attendance();
  over.take(welcome({}), 3);
  over.take(welcome({ here: false }, { state: "over" }), 9);
  vi.advanceTimersByTime(LONG_MS);
  expect(attendance.told.map(({ key }) => key)).toEqual(["web-table-away"]);
  expect(over.told).toEqual([]);
});

test("who waits for a rematch is told once, by name", () => {
  const attendance = new Attendance();
  attendance.take(welcome({}, { state: "over" }), 9);
  for (let i = 0; i < 2; i += 1) attendance.take(welcome({}, { state: "over", rematch: [0, 1] }), 9);
  expect(attendance.told).toEqual([{ entry: 9, key: "web-table-rematch", params: { players: [1] } }]);
});

test("notices go to those who did not do it themselves", () => {
  const told = (key: string, undone = false) => ({ entry: 1, key, params: { seat: 1 }, undone });
  expect(isNoticed(told("table-declined"), [0])).toBe(true);
  expect(isNoticed(told("table-declined"), [])).toBe(true);
  expect(isNoticed(told("table-declined"), [1])).toBe(false);
  expect(isNoticed(told("table-lapsed"), [1])).toBe(true);
  expect(isNoticed(told("table-offered"), [0])).toBe(false);
  expect(isNoticed(told("table-hints", true), [0])).toBe(false);
  expect(isNoticed(told("castle-placed", true), [0])).toBe(false);
});
