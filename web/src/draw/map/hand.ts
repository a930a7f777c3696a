/** Lines as a hand draws them. */
import { CELL, type Point } from "./geometry";
import { dice, type Dice } from "./seeded";

const round = (n: number) => Math.round(n * 10) / 10;

/** A path straight through closed lines. */
export function straight(loops: readonly (readonly Point[])[]): string {
  return loops.map((loop) => `M${loop.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`).join("");
}

/** A closed soft line through points. */
export function soft(points: readonly Point[]): string {
  const n = points.length;
  const point = (i: number): Point => points[(i + n) % n] ?? [0, 0];
  const [x, y] = point(0);
  let path = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, d] = [point(i - 1), point(i), point(i + 1), point(i + 2)] as const;
    const one: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const two: Point = [c[0] - (d[0] - b[0]) / 6, c[1] - (d[1] - b[1]) / 6];
    path += `C${round(one[0])} ${round(one[1])} ${round(two[0])} ${round(two[1])} ${round(c[0])} ${round(c[1])}`;
  }
  return `${path}Z`;
}

/** A patch of ground: the outline of some cells, drawn a little inside it and not quite straight. */
export function patch(loops: readonly (readonly Point[])[], inset: number, salt: number): string {
  return loops
    .map((loop) => {
      const points: Point[] = [];
      loop.forEach(([ax, ay], i) => {
        const [bx, by] = loop[(i + 1) % loop.length] ?? [ax, ay];
        const [dx, dy] = [(bx - ax) / CELL, (by - ay) / CELL];
        const roll = dice(ax / CELL + dx * 31, ay / CELL + dy * 31, salt);
        for (const share of [0.2, 0.5, 0.8]) {
          const along = share + roll.between(-0.05, 0.05);
          const depth = inset + roll.between(-1.6, 1.6);
          points.push([ax + (bx - ax) * along - dy * depth, ay + (by - ay) * along + dx * depth]);
        }
      });
      return soft(points);
    })
    .join("");
}

/** A crown of leaves: arcs round an ellipse. */
export function crown(rx: number, ry: number, lobes: number, roll: Dice): string {
  const points: Point[] = [];
  const turn = roll.between(0, 1);
  for (let i = 0; i < lobes; i++) {
    const angle = ((i + turn + roll.between(-0.12, 0.12)) / lobes) * 2 * Math.PI;
    points.push([Math.cos(angle) * rx, Math.sin(angle) * ry]);
  }
  const last = points.at(-1) ?? [0, 0];
  let [x, y] = last;
  let path = `M${round(x)} ${round(y)}`;
  for (const [nx, ny] of points) {
    const r = round(Math.hypot(nx - x, ny - y) * 0.58);
    path += `A${r} ${r} 0 0 1 ${round(nx)} ${round(ny)}`;
    [x, y] = [nx, ny];
  }
  return `${path}Z`;
}

/** A ring of the pen round a point, its end crossing its beginning. */
export function ring(rx: number, ry: number): string {
  const at = (x: number, y: number) => `${round(rx * x)} ${round(ry * y)}`;
  return (
    `M${at(-0.42, -1.04)}C${at(0.5, -1.18)} ${at(1.06, -0.55)} ${at(1, 0.08)}` +
    `C${at(0.96, 0.72)} ${at(0.5, 1.03)} ${at(-0.05, 1)}` +
    `C${at(-0.66, 0.97)} ${at(-1.02, 0.52)} ${at(-1, -0.08)}` +
    `C${at(-0.97, -0.62)} ${at(-0.52, -1.02)} ${at(0.16, -0.96)}`
  );
}
