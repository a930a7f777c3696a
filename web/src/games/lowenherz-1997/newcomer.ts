/** A newcomer bargains with three bots, in the basic game. */
import type { NewcomersGame } from "../first-match";

export const newcomer: NewcomersGame = { bots: 3, options: { game: "basic" } };
