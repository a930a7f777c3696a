import { expect, it } from "vitest";
import type { Speaker } from "../../text/speaker";
import type { Course } from "../course/course";
import type { Point } from "../../net/wire";
import { pointsAccount, sumsOf } from "./account";
import { scaleOf } from "./bars";

const speaker = { say: (key: string) => key } as unknown as Speaker;
const point = (reason: string, points: number): Point => ({ entry: 1, reason, points, cells: [], score: 0 });
const course = (...ledgers: Point[][]): Course => ({ retold: { ledgers } }) as unknown as Course;

it("adds up everyone's points by their source, what brought most first", () => {
  const account = pointsAccount(
    course([point("land", 3), point("mine", 5), point("land", 4), point("lost", -2)], [point("mine", 5), point("lost", -6)]),
    speaker,
  );
  expect(account.lines.map(({ id, values }) => [id, values])).toEqual([
    ["mine", [5, 5]],
    ["land", [7, 0]],
    ["lost", [-2, -6]],
  ]);
  expect(sumsOf(account)).toEqual([10, -1]);
});

it("gives all bars the same scale, with room for the most that anyone lost and gained", () => {
  const account = pointsAccount(
    course([point("land", 3), point("mine", 5), point("lost", -2)], [point("land", 6), point("lost", -7)]),
    speaker,
  );
  expect(scaleOf(account)).toEqual({ losses: 7, gains: 8 });
});

it("is empty where nobody has a point", () => {
  const account = pointsAccount(course([], []), speaker);
  expect([account.lines, sumsOf(account), scaleOf(account)]).toEqual([[], [], { losses: 0, gains: 1 }]);
});
