/** What grows and stands on the land: which drawing, where, how large. It depends on the land and nothing else. */
import { CELL, nameOf, outline } from "./geometry";
import { patch } from "./hand";
import { dice, hash } from "./seeded";

export type Terrain = "." | "F" | "V" | "R" | "G" | "S" | "C" | "D" | "M" | "T" | "?";

/** A drawing of `Symbols.svelte` with its foot at x, y. */
export type Stamp = { readonly what: string; readonly x: number; readonly y: number; readonly size: number };

export type Land = { readonly cols: number; readonly rows: number; readonly at: (col: number, row: number) => Terrain };

const MINES: Partial<Record<Terrain, string>> = { G: "gold", S: "silver", C: "copper", D: "diamond" };

/** The land in rows of letters, as one text with a line for each row. */
export function readLand(text: string): Land {
  const lines = text.split("\n");
  return {
    cols: lines[0]?.length ?? 0,
    rows: lines.length,
    at: (col, row) => (lines[row]?.[col] ?? "?") as Terrain,
  };
}

/** Patches of ground, each kind as one path: forest floor, village earth, stone of mines and mountains, blank parchment. */
export function grounds(land: Land): Record<"forest" | "earth" | "stone" | "blank", string> {
  const cells = { forest: [] as string[], earth: [] as string[], stone: [] as string[], blank: [] as string[] };
  for (let row = 0; row < land.rows; row++) {
    for (let col = 0; col < land.cols; col++) {
      const letter = land.at(col, row);
      const name = nameOf({ col, row });
      if (letter === "F") cells.forest.push(name);
      else if (letter === "V" || letter === "R" || letter === "T") cells.earth.push(name);
      else if (letter === "?") cells.blank.push(name);
      else if (letter === "M" || letter in MINES) cells.stone.push(name);
    }
  }
  return {
    forest: patch(outline(cells.forest), 3, 1),
    earth: patch(outline(cells.earth), 5, 2),
    stone: patch(outline(cells.stone), 5, 3),
    blank: patch(outline(cells.blank), 2, 4),
  };
}

/** Lighter swathes of meadow, so that no two fields are quite alike. */
export function swathes(land: Land): string {
  let path = "";
  for (let row = 0; row < land.rows; row++) {
    for (let col = 0; col < land.cols; col++) {
      const roll = dice(col, row, 11);
      if (!roll.odds(0.6)) continue;
      const [x, y] = [(col + roll.between(0.1, 0.6)) * CELL, (row + roll.between(0.1, 0.9)) * CELL];
      const [w, h] = [roll.between(26, 50), roll.between(4, 9)];
      const [half, full, high] = [w / 2, w, h].map((n) => n.toFixed(1));
      path += `M${x.toFixed(1)} ${y.toFixed(1)}q${half} -${high} ${full} 0q-${half} ${high} -${full} 0z`;
    }
  }
  return path;
}

const FOREST: readonly (readonly [number, number])[] = [
  [14, 30],
  [35, 26],
  [52, 33],
  [24, 45],
  [43, 49],
  [11, 57],
  [30, 60],
  [55, 60],
];

function forest(col: number, row: number): Stamp[] {
  const roll = dice(col, row, 21);
  // Firs and oaks keep to their own parts of the realm, with strays.
  const firs = hash(Math.floor((col + 1) / 3), Math.floor((row + 2) / 3), 5) % 100 < 38 ? 0.75 : 0.12;
  const gone = new Set([roll.below(FOREST.length), roll.below(FOREST.length)]);
  return FOREST.flatMap(([x, y], i) => {
    const stamp: Stamp = {
      what: roll.odds(firs) ? `fir${roll.below(2)}` : `oak${roll.below(3)}`,
      x: Math.min(53, Math.max(11, x + roll.between(-4, 4))),
      y: y + roll.between(-4, 1),
      size: roll.between(0.84, 1.1),
    };
    return gone.has(i) ? [] : [stamp];
  });
}

function village(col: number, row: number): Stamp[] {
  const roll = dice(col, row, 22);
  const left = roll.odds(0.5);
  const houses: [string, number, number][] = left
    ? [
        ["chapel", 17, 37],
        ["house0", 44, 32],
        ["house2", 32, 55],
      ]
    : [
        ["house2", 20, 31],
        ["chapel", 46, 38],
        ["house0", 24, 55],
      ];
  const stamps = houses.map(([what, x, y]) => ({
    what,
    x: x + roll.between(-2, 2),
    y: y + roll.between(-2, 2),
    size: roll.between(1.14, 1.24),
  }));
  stamps.push({ what: roll.odds(0.5) ? "oak0" : "oak1", x: left ? 11 : 53, y: left ? 55 : 56, size: 0.72 });
  return stamps;
}

/** A town of 1997: a church, two houses, a wall with its gate before them. */
function town(col: number, row: number): Stamp[] {
  const left = dice(col, row, 24).odds(0.5);
  return [
    { what: "house2", x: left ? 47 : 18, y: 31, size: 1.06 },
    { what: "chapel", x: left ? 21 : 44, y: 38, size: 1.3 },
    { what: "house1", x: left ? 45 : 21, y: 44, size: 1.1 },
    { what: "rampart", x: 32, y: 59.5, size: 1 },
  ];
}

function meadow(col: number, row: number): Stamp[] {
  const roll = dice(col, row, 23);
  const stamps: Stamp[] = [];
  const tufts = 2 + roll.below(3);
  const start = roll.below(9);
  for (let i = 0; i < tufts; i++) {
    const slot = (start + i * 4) % 9;
    stamps.push({
      what: roll.odds(0.2) ? `flower${roll.below(2)}` : `tuft${roll.below(3)}`,
      x: 12 + (slot % 3) * 20 + roll.between(-6, 6),
      y: 17 + Math.floor(slot / 3) * 19 + roll.between(-5, 5),
      size: roll.between(0.85, 1.15),
    });
  }
  const luck = roll.below(100);
  if (luck < 8) {
    stamps.push({ what: "sheep", x: roll.between(20, 30), y: roll.between(26, 34), size: 1 });
    if (luck < 5) stamps.push({ what: "sheep", x: roll.between(38, 48), y: roll.between(40, 48), size: 0.9 });
  } else if (luck < 13) stamps.push({ what: "hay", x: roll.between(22, 42), y: roll.between(30, 46), size: 1 });
  else if (luck < 24)
    stamps.push({ what: "bush", x: roll.between(14, 50), y: roll.between(24, 54), size: roll.between(0.8, 1) });
  else if (luck < 30) stamps.push({ what: "stones", x: roll.between(16, 48), y: roll.between(24, 52), size: 1 });
  return stamps;
}

/** The drawings on a cell, from back to front. */
export function stamps(letter: Terrain, col: number, row: number): Stamp[] {
  const mine = MINES[letter];
  let found: Stamp[] = [];
  if (letter === "F") found = forest(col, row);
  else if (letter === "V") found = village(col, row);
  else if (letter === ".") found = meadow(col, row);
  else if (letter === "R") found = [{ what: "city", x: 32, y: 59, size: 1 }];
  else if (letter === "T") found = town(col, row);
  else if (letter === "M") found = [{ what: `peak${hash(col, row, 7) % 2}`, x: 32, y: 57, size: 1 }];
  else if (letter === "?") found = [{ what: "unknown", x: 32, y: 44, size: 1 }];
  else if (mine) {
    found = [
      { what: `hill${hash(col, row, 6) % 2}`, x: 29, y: 51, size: 1 },
      { what: mine, x: 45, y: 42.5, size: 1 },
    ];
  }
  const placed = found.map((stamp) => ({ ...stamp, x: stamp.x + col * CELL, y: stamp.y + row * CELL }));
  return mine ? placed : placed.sort((one, other) => one.y - other.y);
}
