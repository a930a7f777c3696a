/** What the options of a game are unless they are chosen, in the edition that is played. */
import type { GameOption } from "./wire";

export type OptionValue = GameOption["usual"];

/** The option that sets defaults of others, in games that have it. */
const EDITION = "edition";

/** What an option is unless it is chosen, in an edition; empty if there is none of this name. */
export function usualValue(options: readonly GameOption[], name: string, edition: string): OptionValue {
  const option = options.find((one) => one.name === name);
  return option?.editions[edition] ?? option?.usual ?? "";
}

/** The edition that is chosen, else the usual one; empty if the game has none. */
export function editionOf(options: readonly GameOption[], chosen: Readonly<Record<string, OptionValue>>): string {
  return String(chosen[EDITION] ?? usualValue(options, EDITION, ""));
}
