/** What the server shows of a battle. */
import type { Shown } from "../../match/shown";
import type { Facing, Ground } from "./field/field";

export interface Unit {
  readonly cell: string;
  readonly owner: number;
  readonly kind: string;
  readonly figures: number;
  readonly facing: Facing;
}

/** The letter of a kind of unit, and how many of it an army may have. */
export interface Kind {
  readonly letter: string;
  readonly available: number;
  readonly least: number;
  readonly most: number;
}

/** Who can attack a King in one turn, how many actions each needs, and in percent that he falls; the same of the best turn. */
export interface Danger {
  readonly percent: number;
  readonly attackers: readonly { readonly cell: string; readonly actions: number; readonly percent: number }[];
}

export interface View {
  readonly colours: readonly string[];
  readonly options: { readonly rows: number; readonly archers: string; readonly army: string; readonly massed: boolean };
  readonly units: readonly Unit[];
  readonly figures: readonly number[];
  readonly bases: readonly number[];
  readonly turn: number;
  readonly quiet_turns: number;
  /** How many actions a turn has, and how many are left of this one. */
  readonly actions: number;
  readonly actions_left: number;
  /** Squares of units that have attacked in this turn. */
  readonly attacked: readonly string[];
  readonly armies: readonly (string | null)[];
  readonly phase: { readonly name: string };
  /** The squares that each unit can attack as it stands. */
  readonly reach: Readonly<Record<string, readonly string[]>>;
  /** By seat: its King's danger, null if nobody can attack him. */
  readonly danger: readonly (Danger | null)[];
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly columns: number;
  /** The squares on which a side sets up, and the bases that every army has there, in notation. */
  readonly homes: readonly (readonly string[])[];
  readonly given: readonly (readonly string[])[];
  readonly over: boolean;
}

export const SIDES = ["gold", "silver"] as const;

export const viewOf = ({ view }: Shown): View => view as unknown as View;

/** The field as the viewer sees it: their own army near, for a spectator gold's. */
export function groundOf(shown: Shown): Ground {
  const { columns, options } = viewOf(shown);
  return { columns, rows: options.rows, turned: shown.seat === 1 };
}

/** Whether armies are being built, in secret. */
export const isBuilding = (view: View): boolean => view.phase.name === "build-armies";

export const unitAt = (view: View, cell: string): Unit | undefined => view.units.find((unit) => unit.cell === cell);
