import { expect, test } from "vitest";
import type { Speaker } from "./speaker";
import { clock, inWords } from "./timespan";

test("seconds as on a clock", () => {
  expect([0, 5, 60, 103, 3600, 3723, 86_400].map(clock)).toEqual([
    "0:00",
    "0:05",
    "1:00",
    "1:43",
    "1:00:00",
    "1:02:03",
    "24:00:00",
  ]);
});

test("seconds in words, in the largest unit", () => {
  const speaker = { say: (key: string, { count }: { count: number }) => `${count} ${key}` } as unknown as Speaker;
  const said = [45, 60, 119, 3600, 86_400, 604_800].map((seconds) => inWords(speaker, seconds));
  expect(said).toEqual([
    "45 web-span-seconds",
    "1 web-span-minutes",
    "2 web-span-minutes",
    "1 web-span-hours",
    "1 web-span-days",
    "7 web-span-days",
  ]);
});
