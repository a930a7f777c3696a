import { expect, it } from "vitest";
import type { Retold, Told, Written } from "../../net/wire";
import type { Params, Speaker } from "../../text/speaker";
import type { EventKeys } from "../events";
import { courseOf, type Course } from "./course";
import { greatMoments, momentSaid } from "./moments";

const KEYS: EventKeys = { turn: "turn", finale: ["bonus"], ends: ["won"] };
const speaker = { event: (key: string, params: Params) => `${key} ${Number(params["points"] ?? 0)}.` } as Speaker;

/** A match of two seats, by what each entry tells; the points of the events are the course. */
function played(...entries: Omit<Told, "entry">[][]): Course {
  const events = entries.flatMap((told, entry) => told.map((one) => ({ ...one, entry })));
  const course = [[0, 0]];
  for (const told of entries)
    course.push(
      [0, 1].map((seat) =>
        told.reduce(
          (sum, { params }) => sum + (params["seat"] === seat ? Number(params["points"] ?? 0) : 0),
          course.at(-1)?.[seat] ?? 0,
        ),
      ),
    );
  const written = entries.map((_, number): Written => ({ number, seat: 0, line: "", counts: true }));
  return courseOf({ entries: written, events, course } as unknown as Retold, "turn");
}

const gain = (seat: number, points: number, key = "gain"): Omit<Told, "entry"> => ({ key, params: { seat, points } });
const plain = (key: string): Omit<Told, "entry"> => ({ key, params: {} });

it("finds the entries that moved most, in order, without the set-up", () => {
  const course = played(
    [gain(0, 40), plain("turn")],
    [gain(0, 5), gain(1, -4)],
    [gain(1, 1)],
    [gain(1, 7)],
    [gain(0, -8), plain("turn")],
  );
  expect(greatMoments(course, KEYS).map(({ entry, moved }) => [entry, moved])).toEqual([
    [1, [5, -4]],
    [3, [0, 7]],
    [4, [-8, 0]],
  ]);
});

it("counts the final scoring for none", () => {
  const course = played([plain("turn")], [gain(0, 2)], [gain(1, 1), gain(0, 9, "bonus"), plain("won")]);
  expect(greatMoments(course, KEYS).map(({ entry, moved }) => [entry, moved])).toEqual([
    [1, [2, 0]],
    [2, [0, 1]],
  ]);
  const [, last] = greatMoments(course, KEYS);
  expect(last && momentSaid(course, last, KEYS, speaker)).toBe("gain 1.");
});

it("tells what moved points; where nothing has any, all but the turn that begins", () => {
  const course = played([plain("turn")], [plain("border"), gain(0, 3), plain("turn")], [plain("falls"), plain("turn")]);
  const moment = { stop: 2, entry: 1, moved: [3, 0] };
  expect(momentSaid(course, moment, KEYS, speaker)).toBe("gain 3.");
  expect(momentSaid(course, { ...moment, entry: 2 }, KEYS, speaker)).toBe("falls 0.");
});

it("has none where nothing moved", () => {
  expect(greatMoments(played([plain("turn")], [plain("border")]), KEYS)).toEqual([]);
});
