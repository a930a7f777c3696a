/** What would follow, as it is drawn on the map: from the events of a preview. */
import type { Told } from "../net/wire";
import { NEUTRAL, type Realm } from "./realm";

/** Land that would be someone's. */
export interface Gain {
  castle: string;
  cells: string;
  colour: string;
}

/** What a seat would gain or lose. */
export interface Change {
  seat: number;
  points: number;
  ducats: number;
}

export interface Foresight {
  gains: Gain[];
  /** Land that would be nobody's any more. */
  lost: string[];
  /** Borders and knights that would go. */
  gone: string[];
  /** The border that an alliance would be marked on, and its two castles. */
  bound: { castles: [string, string]; marked: string } | null;
  changes: Change[];
}

const MADE = new Set(["domain-made", "region-made", "domain-extended", "region-extended"]);
const CUT_OFF = new Set(["land-cut-off", "zone-lost"]);
const RETURNED = new Set(["borders-returned", "walls-returned"]);

const stringOf = (value: unknown): string => (typeof value === "string" ? value : "");
const strings = (list: unknown): string[] => (Array.isArray(list) ? list.map(String) : []);

/** What events would do to a realm. */
export function foresee(events: readonly Told[], realm: Realm): Foresight {
  const foresight: Foresight = { gains: [], lost: [], gone: [], bound: null, changes: [] };
  for (const { key, params } of events) {
    const castle = stringOf(params["castle"]);
    if (MADE.has(key)) {
      foresight.gains.push({ castle, cells: strings(params["cells"]).join(" "), colour: realm.castles[castle] ?? NEUTRAL });
    } else if (CUT_OFF.has(key)) foresight.lost.push(...strings(params["cells"]));
    else if (RETURNED.has(key)) foresight.gone.push(...strings(params["edges"]));
    else if (key === "knight-deserted") foresight.gone.push(String(params["cell"]));
    else if (key === "alliance-made") {
      foresight.bound = { castles: [castle, String(params["other"])], marked: stringOf(params["edge"]) };
    }
  }
  foresight.changes = changes(events);
  return foresight;
}

/** What each seat would gain or lose: those that would, in the order of the seats. */
export function changes(events: readonly Told[]): Change[] {
  const seats = new Map<number, Change>();
  for (const { key, params } of events) {
    const { seat, points, ducats } = params;
    if (typeof seat !== "number") continue;
    const change = seats.get(seat) ?? { seat, points: 0, ducats: 0 };
    if (typeof points === "number") change.points += points;
    if (key === "knight-placed" && typeof ducats === "number") change.ducats -= ducats;
    seats.set(seat, change);
  }
  return [...seats.values()].filter(({ points, ducats }) => points || ducats).sort((one, other) => one.seat - other.seat);
}
