/** The levels of bots, as people choose among them. */
import { SEATING_DEFAULTS } from "./wire";

/** The level whose bots do anything that is possible, for no reason: it is there for tests. */
export const BY_CHANCE = "random";
/** The level against which a game is played for the first time. */
const FIRST = "page";

/** The levels that are meant for people, the weakest first. */
export const forPeople = (levels: readonly string[]): string[] => levels.filter((level) => level !== BY_CHANCE);

/** All levels as they are offered: what is there for tests comes last. */
export const offered = (levels: readonly string[]): string[] => [
  ...forPeople(levels),
  ...levels.filter((level) => level === BY_CHANCE),
];

/** The level of a bot unless another is chosen. */
export function usualLevel(levels: readonly string[]): string {
  return levels.includes(SEATING_DEFAULTS.level) ? SEATING_DEFAULTS.level : (levels.at(-1) ?? "");
}

/** The level that a newcomer meets. */
export const firstLevel = (levels: readonly string[]): string => (levels.includes(FIRST) ? FIRST : usualLevel(levels));
