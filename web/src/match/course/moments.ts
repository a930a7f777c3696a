/** The moments of a match in which most changed. */
import type { Speaker } from "../../text/speaker";
import type { Told } from "../../net/wire";
import { pointsFor, type EventKeys } from "../events";
import type { Course } from "./course";

/** How many moments are told. */
const MOMENTS = 3;

/** An entry after which the seats stood otherwise: by how much each. */
export interface GreatMoment {
  readonly stop: number;
  readonly entry: number;
  readonly moved: readonly number[];
}

const sizeOf = ({ moved }: GreatMoment): number => moved.reduce((sum, by) => sum + Math.abs(by), 0);

/** The moments in which most changed, in order; neither the set-up nor the final scoring is one. */
export function greatMoments(course: Course, keys: EventKeys): GreatMoment[] {
  const { stops, series, turns } = course;
  const first = (turns[0] ?? 0) + 1;
  const moments = stops.flatMap((entry, stop) => {
    if (stop < first) return [];
    const final = finalScoring(course.told.get(entry) ?? [], keys);
    const moved = series.map((line, seat) => (line[stop] ?? 0) - (line[stop - 1] ?? 0) - pointsFor(final, seat));
    return moved.some((by) => by) ? [{ stop, entry, moved }] : [];
  });
  const greatest = moments.sort((one, other) => sizeOf(other) - sizeOf(one) || one.stop - other.stop).slice(0, MOMENTS);
  return greatest.sort((one, other) => one.stop - other.stop);
}

/** The events of the final scoring among those of an entry. */
function finalScoring(events: readonly Told[], { finale = [], ends = [] }: EventKeys): readonly Told[] {
  return events.some(({ key }) => ends.includes(key)) ? events.filter(({ key }) => finale.includes(key)) : [];
}

/** What happened in a moment: the sentences of what moved points, or where there are none, of all but the turn that began. */
export function momentSaid(course: Course, { entry }: GreatMoment, keys: EventKeys, speaker: Speaker): string {
  const events = course.counting.filter((told) => told.entry === entry);
  const final = finalScoring(events, keys);
  const scoring = events.filter((told) => Number(told.params["points"] ?? 0) !== 0 && !final.includes(told));
  const rest = events.filter(({ key }) => key !== keys.turn && !(keys.ends ?? []).includes(key));
  return (scoring.length ? scoring : rest).map(({ key, params }) => speaker.event(key, params)).join(" ");
}
