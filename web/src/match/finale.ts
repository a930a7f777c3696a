/** The end of a match, told step by step: the events of the last entry in moments, with the scores after each. */
import type { Told } from "../net/wire";
import { pointsFor, type EventKeys } from "./events";

/** Something to be told alone, and how everyone stands once it is. */
export interface Moment {
  readonly events: readonly Told[];
  readonly scores: readonly number[];
}

/**
 * The events of the entry that ends a match, in moments: what came before the final scoring together, then each event of it
 * alone. `scores` are those at the end. Events that do not end a match are one moment.
 */
export function finalMoments(events: readonly Told[], keys: EventKeys, scores: readonly number[]): Moment[] {
  const parts = finalParts(events, keys);
  let after = scores;
  const moments = parts.toReversed().map((part) => {
    const moment = { events: part, scores: after };
    after = after.map((score, seat) => score - pointsFor(part, seat));
    return moment;
  });
  return moments.reverse();
}

function finalParts(events: readonly Told[], { finale = [], ends = [] }: EventKeys): (readonly Told[])[] {
  const last = events.at(-1);
  if (!last || !ends.includes(last.key)) return [events];
  const begun = events.findLastIndex(({ key }) => !finale.includes(key) && !ends.includes(key)) + 1;
  const before = events.slice(0, begun);
  return [...(before.length ? [before] : []), ...events.slice(begun).map((told) => [told])];
}
