/** What tells the colours apart without colour: the emblem on the pieces and the form of the shield; on the land, patterns. */
export type Emblem = "lion" | "lily" | "sun" | "tower" | "rose" | "star" | "crescent" | "leaf";
export type Arms = { readonly emblem: Emblem | null; readonly isRound?: boolean };

const ARMS: Record<string, Arms> = {
  red: { emblem: "lion" },
  blue: { emblem: "lily" },
  orange: { emblem: "sun" },
  white: { emblem: "tower" },
  rose: { emblem: "rose" },
  gold: { emblem: "star" },
  purple: { emblem: "crescent" },
  grey: { emblem: "leaf" },
  silver: { emblem: "lion", isRound: true },
};
const STONE: Arms = { emblem: null };

/** The arms of a colour; those of plain stone if it has none. */
export function arms(colour: string): Arms {
  return ARMS[colour] ?? STONE;
}

/** The class that gives a drawing its paint (theme.css). */
export function paint(colour: string): string {
  return `of-${colour in ARMS ? colour : "neutral"}`;
}
