/** What tells the colours apart without colour: the emblem on the pieces and the pattern on the land. */
export type Emblem = "lion" | "lily" | "sun" | "tower" | "rose" | "star" | "crescent" | "leaf";
export type Pattern = "diagonals" | "dots" | "lines" | "checks" | "plain";
export type Arms = { readonly emblem: Emblem | null; readonly pattern: Pattern };

const ARMS: Record<string, Arms> = {
  red: { emblem: "lion", pattern: "diagonals" },
  blue: { emblem: "lily", pattern: "dots" },
  orange: { emblem: "sun", pattern: "lines" },
  white: { emblem: "tower", pattern: "checks" },
  rose: { emblem: "rose", pattern: "diagonals" },
  gold: { emblem: "star", pattern: "lines" },
  purple: { emblem: "crescent", pattern: "dots" },
  grey: { emblem: "leaf", pattern: "checks" },
  silver: { emblem: "lion", pattern: "plain" },
};
const STONE: Arms = { emblem: null, pattern: "plain" };

/** The arms of a colour; those of plain stone if it has none. */
export function arms(colour: string): Arms {
  return ARMS[colour] ?? STONE;
}

/** The class that gives a drawing its paint (theme.css). */
export function paint(colour: string): string {
  return `of-${colour in ARMS ? colour : "neutral"}`;
}
