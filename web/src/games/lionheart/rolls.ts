/** Rolls as they are looked at. */
import type { Roll } from "./battle.svelte";
import type { Kind } from "./view";

/** Which dice of a roll were hits, by what the server counted. */
export function hitsOf({ told, faces }: Roll, kinds: Readonly<Record<string, Kind>>): boolean[] {
  const { kind, hits, axes } = told.params as { kind?: string; hits?: number; axes?: number };
  if (told.key === "first-rolled") return faces.map((face) => face === "axe");
  const strikes = kinds[kind ?? ""]?.strikes;
  const face = strikes === "most" ? (hits === axes ? "axe" : "arrow") : strikes;
  const counts = told.key === "lone-hit" || (hits ?? 0) > 0;
  return faces.map((one) => counts && (one === face || (strikes === "most" && told.key === "lone-hit")));
}
