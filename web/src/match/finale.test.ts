import { expect, it } from "vitest";
import { finalMoments } from "./finale";
import type { EventKeys } from "./events";
import type { Told } from "../net/wire";

const KEYS: EventKeys = { turn: "turn", finale: ["death", "hills", "deed"], ends: ["won"] };
const told = (key: string, params: Told["params"] = {}): Told => ({ entry: 9, key, params });
const gains = (key: string, seat: number, points: number): Told => told(key, { seat, points });

it("tells each event of the final scoring alone, with the scores after it", () => {
  const events = [
    gains("land", 0, 2),
    told("turn"),
    told("death"),
    gains("hills", 0, 3),
    gains("hills", 1, 1),
    gains("deed", 1, 5),
    told("won", { players: [1] }),
  ];
  const moments = finalMoments(events, KEYS, [15, 16]);
  expect(moments.map((moment) => [moment.events.map(({ key }) => key), moment.scores])).toEqual([
    [
      ["land", "turn"],
      [12, 10],
    ],
    [["death"], [12, 10]],
    [["hills"], [15, 10]],
    [["hills"], [15, 11]],
    [["deed"], [15, 16]],
    [["won"], [15, 16]],
  ]);
});

it("begins with the final scoring if nothing came before it", () => {
  const events = [told("death"), gains("deed", 0, 4), told("won")];
  expect(finalMoments(events, KEYS, [4]).map(({ scores }) => scores)).toEqual([[0], [4], [4]]);
});

it("leaves together what does not end a match, whatever it is called", () => {
  const events = [told("silver"), gains("hills", 0, 3), told("turn")];
  expect(finalMoments(events, KEYS, [3, 0])).toEqual([{ events, scores: [3, 0] }]);
  expect(finalMoments([], KEYS, [3, 0])).toEqual([{ events: [], scores: [3, 0] }]);
});

it("takes what was counted earlier in the same entry for no part of the end", () => {
  const events = [gains("hills", 0, 3), told("turn"), gains("deed", 0, 1), told("won")];
  expect(finalMoments(events, KEYS, [4]).map((moment) => moment.events.length)).toEqual([2, 1, 1]);
});
