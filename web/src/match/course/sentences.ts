/** The sentences of an entry: its events, or what was done at the table. */
import type { Speaker } from "../../text/speaker";
import type { Told, Written } from "../../net/wire";
import { parseResult } from "../result";
import type { Course } from "./course";
import { TABLE } from "../seat";

/** Whether what an entry tells was taken back; what was said at the table has happened, though it may no longer count. */
export function isUndone(course: Course, { number, seat, counts }: Written): boolean {
  return !counts && (seat !== TABLE || (course.told.get(number) ?? []).some(({ undone }) => undone));
}

/** The sentences of an entry; none for one that says nothing to anyone. */
export function sentencesOf(course: Course, speaker: Speaker, entry: number): string[] {
  return (course.told.get(entry) ?? []).map(({ key, params }) => speaker.event(key, params));
}

/** What a turn is called, in the game's own words if it has some; the set-up if none has begun. */
export function turnNamed(speaker: Speaker, begun: Told | undefined, number: number): string {
  if (!begun) return speaker.say("web-log-setup");
  const own = `web-log-${begun.key}`;
  return speaker.texts.has(own) ? speaker.question(own, begun.params) : speaker.say("web-log-turn", { number });
}

/** Who won, and how the match ended in words. */
export function resultOf(course: Course, speaker: Speaker): { winners: number[]; told: string } {
  const { kind, winners } = parseResult(course.retold.result) ?? { kind: "", winners: [] };
  const players = speaker.listed(winners.map((seat) => speaker.player(seat)));
  return { winners, told: speaker.say("play-over", { result: kind, players, count: winners.length }) };
}

/** What the turn of a stop is called, `begins` being the event that a turn begins with. */
export function turnAt(course: Course, speaker: Speaker, begins: string, stop: number): string {
  const number = course.turns.filter((begun) => begun < stop).length;
  const entry = course.stops[course.turns[number - 1] ?? -1];
  const begun = entry === undefined ? undefined : course.told.get(entry)?.find(({ key }) => key === begins);
  return turnNamed(speaker, begun, number);
}

/** The sentences of a stop. */
export function saidAt(course: Course, speaker: Speaker, stop: number): string {
  return sentencesOf(course, speaker, course.stops[stop] ?? -1).join(" ");
}
