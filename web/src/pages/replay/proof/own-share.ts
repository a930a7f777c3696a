/** Whether what is told of a match now is what this browser kept of it before it began. */
import type { Share } from "../../../net/shares";
import type { Retold } from "../../../net/wire";

/** `unused`: the match began without this browser's share. */
export type OwnShare = "kept" | "unused" | "differs";

/** How what was kept fits what is told; null if nothing was kept. */
export function compareShare(kept: Share | null, told: Pick<Retold, "commitment" | "nonces">): OwnShare | null {
  if (!kept) return null;
  if (kept.commitment !== told.commitment) return "differs";
  if (!kept.nonce) return "unused";
  return told.nonces.includes(kept.nonce) ? "kept" : "differs";
}
