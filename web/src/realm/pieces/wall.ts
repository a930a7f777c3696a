/** Stone walls along an edge. The drawing's origin is the left or upper end of the edge. */
import { CELL, place } from "../../draw/map/geometry";
import { dice } from "../../draw/map/seeded";

const MERLONS = 4;
const STEP = CELL / MERLONS;

/** The body with its battlements, its shaded side, the tops that catch the light, the joints between the stones. */
export type Masonry = { readonly body: string; readonly shade: string; readonly light: string; readonly joints: string };

const n = (value: number) => value.toFixed(1);

/** The wall on an edge; no two edges have quite the same stones. */
export function masonry(edge: string): Masonry {
  const { col, row, side } = place(edge);
  const roll = dice(col, row, side === "e" ? 33 : 34);
  return side === "s" ? across(roll) : upright(roll);
}

/** Seen from the front: two courses of stone, merlons on top. */
function across(roll: ReturnType<typeof dice>): Masonry {
  const [foot, middle, walk, top] = [7, 1.4, -4, -9.4];
  let [body, light, joints] = [`M-1 ${foot}V${walk}`, "", `M0 ${middle}H${CELL}`];
  for (let i = 0; i < MERLONS; i++) {
    const x = i * STEP + 2.6;
    const wide = STEP - 5.2;
    const high = top + roll.between(-0.7, 0.7);
    body += `H${n(x)}V${n(high)}H${n(x + wide)}V${walk}`;
    light += `M${n(x + 1)} ${n(high + 1)}h${n(wide - 2)}v2.4h${n(2 - wide)}z`;
    joints += `M${n(x + wide / 2 + roll.between(-3, 3))} ${walk + 0.6}V${middle}`;
    joints += `M${n(i * STEP + 1.5 + roll.between(0, 3))} ${middle}V${foot}`;
  }
  body += `H${CELL + 1}V${foot}Z`;
  return { body, light, joints, shade: `M0 ${middle}H${CELL}V${foot}H0Z` };
}

/** Seen from its end: each merlon shows its top and a strip of its front. */
function upright(roll: ReturnType<typeof dice>): Masonry {
  const half = 6;
  const body = `M${-half} -4H${half}V${CELL + 7}H${-half}Z`;
  let [shade, light, joints] = ["", "", ""];
  for (let i = 0; i < MERLONS; i++) {
    const y = i * STEP - 4 + roll.between(-0.5, 0.5);
    const wide = 2 * half - 2;
    light += `M${1 - half} ${n(y + 1)}h${wide}v7.4h${-wide}z`;
    shade += `M${-half} ${n(y + 9)}h${2 * half}v4.2h${-2 * half}z`;
    joints += `M${-half} ${n(y + 9)}H${half}M${-half} ${n(y + 13.2)}H${half}M${n(roll.between(-2, 2))} ${n(y + 9)}v4.2`;
  }
  shade += `M${-half} ${CELL - 3}h${2 * half}v10h${-2 * half}z`;
  joints += `M${-half} ${CELL + 1.6}H${half}`;
  return { body, shade, light, joints };
}
