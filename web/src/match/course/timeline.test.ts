import { expect, it } from "vitest";
import { bigTurns, byEntry, seriesOf, scaleOf, stopAt, stopsOf, turnStops } from "./timeline";
import type { Told, Written } from "../../net/wire";

const entry = (number: number, seat = 0, counts = true): Written => ({ number, seat, line: "", counts });
const told = (entry: number, key: string): Told => ({ entry, key, params: {} });

const entries = [entry(0), entry(1, 1), entry(2, 0, false), entry(3, -2, false), entry(4), entry(5, -2)];

it("stands at the beginning and at what counts, not at what was taken back or said at the table", () => {
  expect(stopsOf({ entries })).toEqual([-1, 0, 1, 4]);
});

it("finds the stop of an entry, or the last before it", () => {
  const stops = stopsOf({ entries });
  expect([-1, 0, 1, 2, 3, 4, 5, 99].map((one) => stopAt(stops, one))).toEqual([0, 1, 2, 2, 2, 3, 3, 3]);
});

it("knows where turns begin", () => {
  const stops = stopsOf({ entries });
  expect(turnStops(stops, [told(1, "turn-begun"), told(2, "turn-begun"), told(4, "other")], "turn-begun")).toEqual([2]);
});

it("keeps the events of an entry together", () => {
  expect(
    [...byEntry([told(1, "a"), told(1, "b"), told(4, "c")])].map(([number, events]) => [number, events.length]),
  ).toEqual([
    [1, 2],
    [4, 1],
  ]);
});

it("reads the course at every stop, for each seat", () => {
  const course = [
    [0, 0],
    [1, 0],
    [1, 2],
    [9, 9],
    [1, 2],
    [3, 2],
    [3, 2],
  ];
  expect(seriesOf([-1, 0, 1, 4], course)).toEqual([
    [0, 1, 1, 3],
    [0, 0, 2, 2],
  ]);
});

it("marks turns that are bigger than usual: gains and losses, not the set-up", () => {
  const series = [
    [0, 20, 21, 21, 23, 26, 26, 27, 27],
    [0, 20, 20, 19, 19, 19, 18, 18, 12],
  ];
  expect(bigTurns(series, [1, 2, 3, 5, 6, 7])).toEqual([
    { stop: 5, seat: 0, moved: [5, 0], stops: [4, 5] },
    { stop: 8, seat: 1, moved: [0, -6], stops: [8] },
  ]);
});

it("marks only the biggest if there are many, in their order", () => {
  const line = Array.from({ length: 61 }, (_, i) => 2 ** i);
  const marked = bigTurns([line], [...line.keys()].slice(0, 60)).map(({ stop }) => stop);
  expect(marked).toEqual([52, 53, 54, 55, 56, 57, 58, 59, 60]);
});

it("marks nothing where nothing moves", () => {
  expect(bigTurns([[0, 0, 0]], [0, 1])).toEqual([]);
  expect(bigTurns([[0, 1, 2]], [])).toEqual([]);
  expect(bigTurns([], [])).toEqual([]);
});

it("has a scale of round numbers", () => {
  expect(scaleOf(0, 40)).toEqual([0, 10, 20, 30, 40]);
  expect(scaleOf(0, 7)).toEqual([0, 2, 4, 6]);
  expect(scaleOf(-3, 3)).toEqual([-2, 0, 2]);
  expect(scaleOf(0, 0)).toEqual([0]);
});
