import { expect, test } from "vitest";
import { byReason, lastPlaces, latest, placesOf, pointsFor, signed, sinceEntry, turns } from "./events";
import type { Told } from "../net/wire";

const TURN = "turn-begun";
const KEYS = { turn: TURN, changesCells: ["domain-extended"], places: ["castle", "other"] };

let entry = 0;
const told = (key: string, params: Record<string, unknown> = {}): Told => ({ entry: entry++, key, params });

const log = [
  told("castle-placed", { seat: 0, cell: "a1" }),
  told("knight-placed", { seat: 0, cell: "a2", ducats: 0 }),
  told("turn-begun", { seat: 0 }),
  told("border-placed", { seat: 0, edge: "c7e" }),
  told("domain-made", { seat: 0, castle: "a1", cells: ["a1", "a2"], points: 7 }),
  told("turn-begun", { seat: 1 }),
  told("card-sold", { seat: 1, card: "A.B2", ducats: 3 }),
];

test("a log is grouped by turns, the set-up first", () => {
  expect(turns(log, TURN).map(({ number, events }) => [number, events.length])).toEqual([
    [0, 2],
    [1, 2],
    [2, 1],
  ]);
  expect(turns([], TURN)).toEqual([]);
});

test("of a long log the last turns are shown, whole", () => {
  const grouped = turns(log, TURN);
  expect(latest(grouped, 1).map(({ number }) => number)).toEqual([2]);
  expect(latest(grouped, 3).map(({ number }) => number)).toEqual([1, 2]);
  expect(latest(grouped, 100)).toEqual(grouped);
});

test("what others did after an entry is new, from the first of it on", () => {
  const more = [...log, told("card-drawn", { seat: 0 }), told("turn-begun", { seat: 1 }), told("card-sold", { seat: 1 })];
  expect(sinceEntry(more, log[6]?.entry ?? 0, 0).map(({ key }) => key)).toEqual(["turn-begun", "card-sold"]);
  expect(sinceEntry(more, log[6]?.entry ?? 0, 1).map(({ key }) => key)).toEqual(["card-drawn", "turn-begun", "card-sold"]);
  expect(sinceEntry(log, log[6]?.entry ?? 0, 0)).toEqual([]);
});

test("the last move is what the last turn changed on the board", () => {
  expect(lastPlaces(log, KEYS)).toEqual(["c7e"]);
  expect(lastPlaces(log.slice(0, 2), KEYS)).toEqual(["a1", "a2"]);
  expect(lastPlaces([...log, told("domain-extended", { castle: "a1", cells: ["b1"], points: 1, seat: 1 })], KEYS)).toEqual([
    "b1",
  ]);
  expect(lastPlaces([], KEYS)).toEqual([]);
});

test("a turn that was taken back begins none", () => {
  const back = { ...told("turn-begun", { seat: 1 }), undone: true };
  expect(turns([...log, back], "turn-begun").length).toBe(turns(log, "turn-begun").length);
});

test("an event names its places", () => {
  expect(placesOf(log[4], KEYS)).toEqual(["a1", "a2", "a1"]);
  expect(placesOf(log[6], KEYS)).toEqual([]);
});

test("points and ducats are summed for one seat", () => {
  const events = [...log, told("cell-lost", { seat: 1, points: -3, cells: ["d5"], other_player: 0 })];
  expect(pointsFor(events, 0)).toBe(7);
  expect(pointsFor(events, 1)).toBe(-3);
  expect([signed(7), signed(-3), signed(0)]).toEqual(["+7", "−3", "0"]);
});

test("the reasons of a ledger add up to its score", () => {
  const points = [
    { entry: 3, points: 7, reason: "domain-made", cells: [], score: 7 },
    { entry: 9, points: -3, reason: "cell-lost", cells: ["d5"], score: 4 },
    { entry: 12, points: 4, reason: "domain-made", cells: [], score: 8 },
  ];
  expect(byReason(points)).toEqual([
    ["domain-made", 11],
    ["cell-lost", -3],
  ]);
  expect(byReason(points).reduce((sum, [, part]) => sum + part, 0)).toBe(8);
});
