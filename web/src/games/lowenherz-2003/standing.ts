/** How everyone stands at a glance: mines towards a monopoly, points towards the King. Sums over the view, no rules. */
import { terrainAt } from "../../realm/realm";
import { ORES, type OreKind } from "../../draw/map/ores";
import { LANDS, type View } from "./view";

/** The mines of one kind that a player has. */
export interface Mines {
  ore: OreKind;
  count: number;
  /** How many more it takes to the monopoly; 0 for one who has it. */
  missing: number;
}

/** The mines in a player's domains, those kinds that there are any of. */
export function minesOf({ terrain, colours, castles, domain_cells, summary }: View, seat: number): Mines[] {
  const own = Object.entries(domain_cells).filter(([castle]) => castles[castle] === colours[seat]);
  const lands = own.flatMap(([, cells]) => cells.map((cell) => landAt(terrain, cell)));
  return ORES.map((ore) => {
    const count = lands.filter((land) => land === ore).length;
    return { ore, count, missing: Math.max(0, summary.monopoly_mines - count) };
  }).filter(({ count }) => count > 0);
}

function landAt(terrain: readonly string[], cell: string): string {
  return (LANDS as Readonly<Record<string, string>>)[terrainAt(terrain, cell)] ?? "";
}

/** Who has a monopoly, or lacks one mine of it; those who have one first. */
export function monopolies(view: View): (Mines & { seat: number })[] {
  return view.colours
    .flatMap((_, seat) => minesOf(view, seat).map((mines) => ({ ...mines, seat })))
    .filter(({ missing }) => missing <= 1)
    .sort((one, other) => one.missing - other.missing || one.seat - other.seat);
}

/** The points that a player lacks to the King. */
export const toKing = ({ king, score }: View, seat: number): number => Math.max(0, king - (score[seat] ?? 0));
