/** The course of a finished match: where one can stand in it, how everyone stood there, what was told. */
import type { Retold, Told } from "../../net/wire";
import { byEntry, seriesOf, stopsOf, turnStops } from "./timeline";

export interface Course {
  readonly retold: Retold;
  /** The entries where one can stand; the first is the beginning. */
  readonly stops: readonly number[];
  /** How each seat stood at each stop. */
  readonly series: readonly (readonly number[])[];
  /** The stops where turns begin. */
  readonly turns: readonly number[];
  /** The events of each entry, those that were taken back too, and what happened at the table. */
  readonly told: ReadonlyMap<number, readonly Told[]>;
  /** The events that count, in order. */
  readonly counting: readonly Told[];
}

/** The course of a match as it is retold; `turn` is the event that begins a turn. */
export function courseOf(retold: Retold, turn: string): Course {
  const stops = stopsOf(retold);
  const standing = new Set(stops);
  const counting = retold.events.filter(({ entry }) => standing.has(entry));
  return {
    ...{ retold, stops, counting },
    series: seriesOf(stops, retold.course),
    turns: turnStops(stops, counting, turn),
    told: byEntry([...retold.events, ...(retold.remarks ?? [])]),
  };
}
