/** Areas that borders close. */
import { nameOf, place } from "./geometry";

/** The cells of each closed area that is in no domain and has no castle: neutral zones. */
export function neutralZones(
  cols: number,
  rows: number,
  borders: readonly string[],
  castles: Readonly<Record<string, string>>,
  domains: Readonly<Record<string, readonly string[]>>,
): string[][] {
  const walls = new Set(borders);
  const known = new Set(Object.values(domains).flat());
  const zones: string[][] = [];
  for (let start = 0; start < cols * rows; start++) {
    const first = nameOf({ col: start % cols, row: Math.floor(start / cols) });
    if (known.has(first)) continue;
    known.add(first);
    const area = [first];
    for (const cell of area) {
      const { col, row } = place(cell);
      const ways: [col: number, row: number, edge: string][] = [
        [col + 1, row, `${cell}e`],
        [col, row + 1, `${cell}s`],
        [col - 1, row, col ? nameOf({ col: col - 1, row }, "e") : ""],
        [col, row - 1, row ? nameOf({ col, row: row - 1 }, "s") : ""],
      ];
      for (const [nextCol, nextRow, edge] of ways) {
        if (nextCol < 0 || nextRow < 0 || nextCol >= cols || nextRow >= rows || walls.has(edge)) continue;
        const next = nameOf({ col: nextCol, row: nextRow });
        if (!known.has(next)) area.push(next);
        known.add(next);
      }
    }
    if (!area.some((cell) => cell in castles)) zones.push(area);
  }
  return borders.length ? zones : [];
}
