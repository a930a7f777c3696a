/** Spans of time: as digits that count down, and in words. */
import type { Speaker } from "./speaker";

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const DAY_S = 24 * HOUR_S;

/** Seconds as on a clock: `1:43`, or with hours `1:02:03`. */
export function clock(seconds: number): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / HOUR_S), Math.floor(seconds / MINUTE_S) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % MINUTE_S)}`;
}

/** Seconds in words, rounded to the largest unit that they fill. */
export function inWords(speaker: Speaker, seconds: number): string {
  for (const [unit, size] of [["days", DAY_S] as const, ["hours", HOUR_S] as const, ["minutes", MINUTE_S] as const])
    if (seconds >= size) return speaker.say(`web-span-${unit}`, { count: Math.round(seconds / size) });
  return speaker.say("web-span-seconds", { count: seconds });
}
