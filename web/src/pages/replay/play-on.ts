/** Who sits where at a table that plays on from a position of a match that is over. */
import type { Fork } from "../../net/wire";

export const KINDS = ["me", "bot", "link"] as const;
export type Kind = (typeof KINDS)[number];

/** Whether all others are bots, or at this screen: then the table can be for practice. */
export const canPractise = (kinds: readonly Kind[]): boolean => !kinds.includes("link");

/** The table as it is asked for: of several people at this screen the first is oneself. */
export function forkFrom(entry: number, kinds: readonly Kind[], practice: boolean): Omit<Fork, "nonce" | "commit"> {
  const first = kinds.indexOf("me");
  const seats = kinds.map((kind, seat) => ({ kind: kind === "me" && seat !== first ? ("here" as const) : kind }));
  return { entry, seats, practice: practice && canPractise(kinds) };
}
