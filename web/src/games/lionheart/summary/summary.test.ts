import { expect, it } from "vitest";
import type { Course } from "../../../match/course/course";
import { sumsOf } from "../../../match/summary/account";
import type { Told } from "../../../net/wire";
import type { Speaker } from "../../../text/speaker";
import { lossesAccount } from "./losses";
import { luckOf } from "./luck";

const told = (entry: number, key: string, params: Told["params"]): Told => ({ entry, key, params });
const strike = (entry: number, side: string, target: string, losses: number, faces: string[]): Told =>
  told(entry, "attack-rolled", { side, foe: side === "gold" ? "silver" : "gold", target, losses, faces });

const counting = [
  told(0, "first-rolled", { seat: 0, faces: ["axe", "axe", "panic", "arrow"] }),
  strike(1, "gold", "infantry", 2, ["axe", "axe", "panic"]),
  strike(2, "silver", "knights", 1, ["axe", "axe"]),
  told(3, "lone-hit", { side: "gold", foe: "silver", target: "knights", faces: ["axe"] }),
  told(4, "unit-lost", { side: "gold", kind: "infantry", figures: 3, by: "edge" }),
  told(5, "mercenaries-bribed", { side: "silver", foe: "gold" }),
];
const course = {
  counting,
  stops: [-1, 0, 1, 2, 3, 4, 5],
  series: [
    [9, 9, 9, 8, 8, 5, 1],
    [9, 9, 7, 7, 7, 7, 11],
  ],
  retold: {
    fixed: { die: { arrow: 2, axe: 3, panic: 1 }, kinds: { king: {}, knights: {}, infantry: {}, mercenaries: {} } },
  },
} as unknown as Course;
const speaker = { say: (key: string) => key } as unknown as Speaker;

it("counts what each side lost, by kind and by how", () => {
  const account = lossesAccount(course, speaker);
  expect(account.lines.map(({ id, values }) => [id, values])).toEqual([
    ["knights", [1, 0]],
    ["infantry", [3, 2]],
    ["mercenaries", [4, 0]],
  ]);
  expect(account.more.map(({ id, values }) => [id, values])).toEqual([
    ["attacks", [1, 2]],
    ["panic", [3, 0]],
    ["bribed", [4, 0]],
  ]);
  expect(sumsOf(account)).toEqual([8, 2]);
});

it("does not say how figures were lost if there was but one way", () => {
  expect(lossesAccount({ ...course, counting: counting.slice(0, 4) }, speaker).more).toEqual([]);
});

it("holds the dice of each side against what so many could be expected to show", () => {
  expect(luckOf(course)).toEqual([
    { face: "arrow", rolled: [1, 0], expected: [8 / 3, 2 / 3] },
    { face: "axe", rolled: [5, 2], expected: [4, 1] },
    { face: "panic", rolled: [2, 0], expected: [8 / 6, 2 / 6] },
  ]);
});

it("says nothing of dice where none were rolled", () => {
  expect(luckOf({ ...course, counting: [] })).toEqual([]);
});
