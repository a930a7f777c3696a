import { expect, test } from "vitest";
import type { EventKeys } from "../../../match/events";
import { received, type Moment, type Told, type Update } from "../../../net/wire";
import { ALL, joined, stepsOf, stepsWithin } from "./steps";

const KEYS: EventKeys = { turn: "turn", weighty: ["closed"], finale: ["bonus"], ends: ["won"] };
const told = (entry: number, key: string, params: Told["params"] = {}): Told => ({ entry, key, params });
const moment = (entry: number, seat: number, ...events: Told[]): Moment => ({
  ...{ entry, seat, events },
  ...{ view: { at: entry }, to_act: [seat] },
});
const newest = (entry: number, more: Partial<Update> = {}): Update => ({
  ...received({ type: "update", entry, to_act: [0], view: { at: entry }, since: entry, can_take_back: true, acted: 1 }),
  question: { number: 9, key: "ask", params: {}, legal: ["go"], open: [], ends_undo: [] },
  ...more,
});
const brief = (steps: ReturnType<typeof stepsOf>): unknown[] =>
  steps.map(({ update, seat, events, weight }) => [update.entry, seat, events.map(({ key }) => key), weight]);

test("an action and what chance adds to it are one step; what tells nothing is none", () => {
  const moments = [
    moment(4, 1, told(4, "drawn")),
    moment(5, -1, told(5, "card")),
    moment(6, -2),
    moment(7, 2, told(7, "closed")),
    moment(8, 2, told(8, "turn", { seat: 0 })),
  ];
  const steps = stepsOf(moments, newest(8), KEYS);
  expect(brief(steps)).toEqual([
    [5, 1, ["drawn", "card"], 1],
    [7, 2, ["closed"], 2.3],
    [8, 2, ["turn"], 0.5],
    [8, -2, [], 0],
  ]);
});

test("nobody is asked and nothing is over before the last step", () => {
  const steps = stepsOf([moment(4, 1, told(4, "a")), moment(5, 1, told(5, "b"))], newest(5, { result: "won 0" }), KEYS);
  expect(steps.map(({ update }) => [update.question !== null, update.can_take_back, update.result])).toEqual([
    [false, false, ""],
    [false, false, ""],
    [true, true, "won 0"],
  ]);
});

test("the end comes in steps of its own, with the scores as they grow", () => {
  const events = [
    told(5, "b"),
    told(5, "bonus", { seat: 0, points: 3 }),
    told(5, "bonus", { seat: 1, points: 1 }),
    told(5, "won"),
  ];
  const last = newest(5, { view: { score: [8, 6] }, events, since: 5, question: null, result: "won 0" });
  expect(stepsWithin(last, KEYS).map(({ update, told }) => [update.view["score"], told])).toEqual([
    [[5, 5], 1],
    [[8, 5], 2],
    [[8, 6], 3],
    [[8, 6], 4],
    [[8, 6], Infinity],
  ]);
});

test("a step knows whose turn, or that a round, begins with it", () => {
  const events = [told(5, "turn", { seat: 2 })];
  expect(stepsWithin(newest(5, { events }), KEYS)[0]?.begins).toBe(2);
  expect(stepsWithin(newest(5, { events }), { ...KEYS, turnIsRound: true })[0]?.begins).toBe(ALL);
});

test("only small steps of the same player are joined", () => {
  const [one, same, heavy, other] = stepsOf(
    [moment(4, 1, told(4, "a")), moment(5, 1, told(5, "b")), moment(6, 1, told(6, "closed")), moment(7, 2, told(7, "a"))],
    newest(7),
    KEYS,
  );
  if (!one || !same || !heavy || !other) throw new Error("four steps");
  expect(joined(one, same)?.events.map(({ key }) => key)).toEqual(["a", "b"]);
  expect(joined(same, heavy)).toBe(null);
  expect(joined(heavy, other)).toBe(null);
  expect(joined(other, undefined)).toBe(null);
});
