/** Events as the page needs them: in turns, with the places they name, with what they bring a seat. */
import type { Point, Told } from "../net/wire";

/** The events of one turn; the first group is the set-up. */
export interface Turn {
  number: number;
  begun: Told | null;
  events: Told[];
}

/** Events in the order of their entries. */
export function inOrder(events: readonly Told[]): Told[] {
  return [...events].sort((one, other) => one.entry - other.entry);
}

/** Events in their order with others of entries that none of them is of. */
export function filledUp(events: readonly Told[], missed: readonly Told[]): Told[] {
  const known = new Set(events.map(({ entry }) => entry));
  return inOrder([...missed.filter(({ entry }) => !known.has(entry)), ...events]);
}

/** A log in turns, oldest first; `turn` is the event that begins one, unless it was taken back. */
export function turns(log: readonly Told[], turn: string): Turn[] {
  const grouped: Turn[] = [];
  let number = 0;
  for (const told of log) {
    if (told.key === turn && !told.undone) grouped.push({ number: (number += 1), begun: told, events: [] });
    else if (grouped.length) grouped[grouped.length - 1]?.events.push(told);
    else grouped.push({ number: 0, begun: null, events: [told] });
  }
  return grouped;
}

/** What the pages have to know of a game's events. */
export interface EventKeys {
  /** The event that begins a turn, or a round. */
  readonly turn: string;
  /** Whether that is a round, in which everyone acts. */
  readonly turnIsRound?: boolean;
  /** Events that are looked at for longer. */
  readonly weighty?: readonly string[];
  /** Events that change every cell they list. */
  readonly changesCells?: readonly string[];
  /** Parameters that name a place, beside `cell` and `edge`. */
  readonly places?: readonly string[];
  /** The events of the final scoring, each of which is told alone. */
  readonly finale?: readonly string[];
  /** The events with which a match ends: who has won and how. */
  readonly ends?: readonly string[];
  /** The colour whose ruler falls by the event that ends a match. */
  readonly falls?: (ending: Told | null) => string | undefined;
}

/** The places on the board that an event names. */
export function placesOf({ params }: Told, { places = [] }: EventKeys): string[] {
  const { cell, edge, cells, edges } = params;
  const lists = [cells, edges].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return [cell, edge, ...lists, ...places.map((name) => params[name])].filter(
    (place): place is string => typeof place === "string",
  );
}

/** The cell or edge where an event put or took something; none for what only follows from it. */
export function changedBy({ key, params }: Told, { changesCells = [] }: Pick<EventKeys, "changesCells">): string[] {
  if (changesCells.includes(key) && Array.isArray(params["cells"])) return params["cells"].map(String);
  return [params["cell"], params["edge"]].filter((place): place is string => typeof place === "string");
}

/** The places of the last move: those changed in the present turn, or else in the one before it. */
export function lastPlaces(log: readonly Told[], keys: EventKeys): string[] {
  for (const { begun, events } of turns(log, keys.turn).reverse()) {
    const changed = events.flatMap((told) => changedBy(told, keys));
    const places = begun ? changed : changed.slice(-2);
    if (places.length) return [...new Set(places)];
  }
  return [];
}

/** The last turns of a log, as few as have `count` events; the set-up counts as a turn. */
export function latest(grouped: readonly Turn[], count: number): readonly Turn[] {
  let left = count;
  let first = grouped.length;
  while (first > 0 && left > 0) left -= 1 + (grouped[--first]?.events.length ?? 0);
  return grouped.slice(first);
}

/** The entry with which the last round began: everyone's last turn; null if nobody has had one. */
export function lastRoundBegan(log: readonly Told[], { turn, turnIsRound }: EventKeys, players: number): number | null {
  const begun = log.filter(({ key }) => key === turn);
  return begun.at(turnIsRound ? -1 : -players)?.entry ?? begun[0]?.entry ?? null;
}

/** What happened after an entry, from the first thing on that others did; nothing if only the seat itself is told of. */
export function sinceEntry(log: readonly Told[], entry: number, seat: number | null): Told[] {
  const first = log.findIndex(
    (told) => told.entry > entry && typeof told.params["seat"] === "number" && told.params["seat"] !== seat,
  );
  return first < 0 ? [] : log.slice(first);
}

/** The points that events bring a seat, or take from it. */
export function pointsFor(events: readonly Told[], seat: number): number {
  const own = events.filter(({ params }) => params["seat"] === seat && typeof params["points"] === "number");
  return own.reduce((sum, { params }) => sum + Number(params["points"]), 0);
}

/** A number with its sign, a true minus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** What each reason brought in all, in the order of first use; the sums add up to the score. */
export function byReason(points: readonly Point[]): [reason: string, sum: number][] {
  const sums = new Map<string, number>();
  for (const { reason, points: moved } of points) sums.set(reason, (sums.get(reason) ?? 0) + moved);
  return [...sums];
}
