/** Rows of stakes along an edge. The drawing's origin is the left or upper end of the edge. */
import { CELL, place } from "../../draw/map/geometry";
import { dice } from "../../draw/map/seeded";

const STAKES = 5;
const STEP = CELL / STAKES;
const HALF = STEP / 2;

export type Fence = { readonly stakes: string; readonly shade: string; readonly rails: string };

const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The palisade on an edge, as three paths; no two edges have quite the same stakes. */
export function palisade(edge: string): Fence {
  const { col, row, side } = place(edge);
  const roll = dice(col, row, side === "e" ? 31 : 32);
  let [stakes, shade, rails] = ["", "", ""];
  if (side === "s") {
    const foot = 6;
    for (let i = 0; i < STAKES; i++) {
      const x = (i + 0.5) * STEP;
      const shoulder = -5.6 + roll.between(-1.4, 1.4);
      const tip = shoulder - 6;
      const lean = x + roll.between(-0.6, 0.6);
      stakes += `M${at(x - HALF, foot)}V${shoulder.toFixed(1)}L${at(lean, tip)}L${at(x + HALF, shoulder)}V${foot}Z`;
      shade += `M${at(x + 0.8, foot)}V${(tip + 1).toFixed(1)}L${at(x + HALF, shoulder)}V${foot}Z`;
    }
    rails = `M0 .6H${CELL}`;
  } else {
    // Seen from its end: each stake hides the lower part of the one behind it.
    const heads = Array.from({ length: STAKES }, (_, i) => 0.5 + i * STEP + roll.between(-0.8, 0.8));
    heads.push(CELL + 5);
    for (let i = 0; i < STAKES; i++) {
      const [head, next] = [heads[i] ?? 0, heads[i + 1] ?? 0];
      const last = i === STAKES - 1;
      const width = HALF - 1.3;
      const foot = last ? "" : `L${at(0, next - 6)}`;
      stakes += `M${at(-width, head)}L${at(0, head - 6)}L${at(width, head)}V${next.toFixed(1)}${foot}L${at(-width, next)}Z`;
      shade += `M${at(0.8, head - 5)}L${at(width, head)}V${next.toFixed(1)}L${at(0.8, last ? next : next - 5)}Z`;
    }
  }
  return { stakes, shade, rails };
}
