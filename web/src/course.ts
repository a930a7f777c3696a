/** A finished match as a row of stops: where one can stand in it, where turns begin, and which moves were big. */
import type { Retold, Told } from "./wire";

const TABLE = -2;
/** A move is big if it moves one seat by this share of all that was ever between two numbers of the course. */
const BIG = 0.05;
/** So many big moves are marked at most. */
const MOST = 9;

/** Places where one can stand: the beginning (entry -1), then every entry that counts. */
export function stopsOf({ entries }: Pick<Retold, "entries">): number[] {
  return [-1, ...entries.filter(({ counts, seat }) => counts && seat !== TABLE).map(({ number }) => number)];
}

/** The last stop that is not behind an entry. */
export function stopAt(stops: readonly number[], entry: number): number {
  return Math.max(0, stops.findLastIndex((stop) => stop <= entry));
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
export function linesOf(stops: readonly number[], course: readonly (readonly number[])[]): number[][] {
  return (course[0] ?? []).map((_, seat) => stops.map((entry) => course[entry + 1]?.[seat] ?? 0));
}

/** A move that changed how the seats stand by much: at which stop, and by how much for each seat. */
export interface BigMove {
  stop: number;
  moved: number[];
}

/** The big moves from a stop on, in order: what came before is the set-up. */
export function bigMoves(lines: readonly (readonly number[])[], from: number): BigMove[] {
  const played = lines.flatMap((line) => line.slice(from));
  const span = Math.max(...played) - Math.min(...played);
  const moves: (BigMove & { size: number })[] = [];
  for (let stop = from + 1; stop < (lines[0]?.length ?? 0); stop += 1) {
    const moved = lines.map((line) => (line[stop] ?? 0) - (line[stop - 1] ?? 0));
    const size = Math.max(...moved.map(Math.abs));
    if (size > 0 && size >= span * BIG) moves.push({ stop, moved, size });
  }
  const biggest = moves.toSorted((one, other) => other.size - one.size || one.stop - other.stop).slice(0, MOST);
  return biggest.sort((one, other) => one.stop - other.stop).map(({ stop, moved }) => ({ stop, moved }));
}

/** Round numbers for a scale that reaches from one number to another. */
export function scaleOf(least: number, most: number): number[] {
  const span = Math.max(1, most - least);
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((one) => span / one <= 4) ?? 1000;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}
