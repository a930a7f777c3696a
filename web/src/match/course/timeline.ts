/** The timeline of a finished match: the entries where one can stop, where turns begin, and which of them were big. */
import type { Retold, Told } from "../../net/wire";
import { TABLE } from "../seat";

/** A turn is big if it moves one seat by at least this many times the usual. */
const BIG_FACTOR = 1.5;
/** How many big turns are marked at most. */
const MAX_BIG_TURNS = 9;

/** Places where one can stand: the beginning (entry -1), then every entry that counts. */
export function stopsOf({ entries }: Pick<Retold, "entries">): number[] {
  return [-1, ...entries.filter(({ counts, seat }) => counts && seat !== TABLE).map(({ number }) => number)];
}

/** The last stop that is not behind an entry. */
export function stopAt(stops: readonly number[], entry: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= entry),
  );
}

/** The stops at which a turn begins; `turn` is the event that says so. */
export function turnStops(stops: readonly number[], events: readonly Told[], turn: string): number[] {
  const begun = new Set(events.filter(({ key }) => key === turn).map(({ entry }) => entry));
  return stops.flatMap((entry, stop) => (begun.has(entry) ? [stop] : []));
}

/** The events of each entry. */
export function byEntry(events: readonly Told[]): Map<number, Told[]> {
  const found = new Map<number, Told[]>();
  for (const told of events) found.set(told.entry, [...(found.get(told.entry) ?? []), told]);
  return found;
}

/** How each seat stood at each stop. */
export function seriesOf(stops: readonly number[], course: readonly (readonly number[])[]): number[][] {
  return (course[0] ?? []).map((_, seat) => stops.map((entry) => course[entry + 1]?.[seat] ?? 0));
}

/** A turn that changed how the seats stand by much: for each seat by how much, at which stops, and at which most. */
export interface BigTurn {
  stop: number;
  seat: number;
  moved: number[];
  stops: number[];
}

/** The big turns, in order; what came before the first turn is the set-up. */
export function bigTurns(series: readonly (readonly number[])[], turns: readonly number[]): BigTurn[] {
  const last = (series[0]?.length ?? 1) - 1;
  const moved = turns.map((begun, i) => turnFrom(series, begun, turns[i + 1] ?? last)).filter((turn) => turn.stops.length);
  const sorted = moved.toSorted((one, other) => sizeOf(other) - sizeOf(one) || one.stop - other.stop);
  const usual = sorted[Math.floor(sorted.length / 2)];
  const big = sorted.filter((turn) => usual && sizeOf(turn) >= BIG_FACTOR * sizeOf(usual)).slice(0, MAX_BIG_TURNS);
  return big.sort((one, other) => one.stop - other.stop);
}

const sizeOf = ({ moved, seat }: BigTurn): number => Math.abs(moved[seat] ?? 0);

/** The turn after one stop until another, the latter included. */
function turnFrom(series: readonly (readonly number[])[], begun: number, ended: number): BigTurn {
  const by = (line: readonly number[] | undefined, from: number, to: number): number =>
    (line?.[to] ?? 0) - (line?.[from] ?? 0);
  const moved = series.map((line) => by(line, begun, ended));
  const seat = moved.findIndex((one) => Math.abs(one) === Math.max(...moved.map(Math.abs)));
  const stops = Array.from({ length: ended - begun }, (_, i) => begun + 1 + i).filter((stop) =>
    series.some((line) => by(line, stop - 1, stop)),
  );
  const size = (stop: number): number => Math.abs(by(series[seat], stop - 1, stop));
  const stop = stops.reduce((most, one) => (size(one) > size(most) ? one : most), stops[0] ?? ended);
  return { stop, seat, moved, stops };
}

/** Round numbers for a scale that reaches from one number to another. */
export function scaleOf(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 4) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}
