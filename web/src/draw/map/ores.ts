/** What mines yield. */
export const ORES = ["gold", "silver", "copper", "diamond"] as const;
export type OreKind = (typeof ORES)[number];
