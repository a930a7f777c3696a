/** The printed summary card: what a new region brings by its size (L97-SETUP-6), and a price. A test holds it against the rules. */
export const SIZES = [
  { size: "1–4", points: 3 },
  { size: "5–10", points: 5 },
  { size: "11–20", points: 7 },
  { size: "21–30", points: 9 },
] as const;
export const LARGER = { size: "31+", points: 12 } as const;
export const TOWN = 5;
/** What it costs to end an alliance, in ducats. */
export const BREAK = 10;
