/** What is told of a match as a whole, fetched once it is over. */
import { fetchReplay } from "../../net/api";
import { courseOf, type Course } from "../course/course";
import type { Part } from "../part";
import type { Reckoning } from "./reckoning";

export interface Telling {
  readonly course: Course;
  /** What its game adds; null if it counts points and nothing else. */
  readonly reckoning: Reckoning | null;
}

/** Fetches what is told of a match that is over. */
export async function fetchTelling(match: string, part: Part): Promise<Telling> {
  const [retold, reckoning] = await Promise.all([fetchReplay(match), part.reckoning?.() ?? null]);
  return { course: courseOf(retold, part.events.turn), reckoning };
}
