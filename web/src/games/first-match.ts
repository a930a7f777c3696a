/** What a newcomer plays first. */
import { fetchGames } from "../net/api";
import type { MatchForm } from "../net/last-choice";
import { firstLevel } from "../net/levels";

/** How many bots there are, and what is chosen otherwise than usual. Elsewhere it is one bot, as printed. */
export interface NewcomersGame {
  bots: number;
  options: Readonly<Record<string, string>>;
}
const NEWCOMERS_GAMES = import.meta.glob<NewcomersGame>("./*/newcomer.ts", { import: "newcomer", eager: true });
const AS_PRINTED: NewcomersGame = { bots: 1, options: {} };

/** The form of the match with which a newcomer begins; the server chooses the bots' level if none is given. */
export function firstMatch(game: string, level?: string): MatchForm {
  const { bots, options } = NEWCOMERS_GAMES[`./${game}/newcomer.ts`] ?? AS_PRINTED;
  const bot = { kind: "bot", ...(level && { level }) } as const;
  return { game, seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)], options };
}

/** The same against the bots that a newcomer meets. */
export async function newcomersMatch(game: string): Promise<MatchForm> {
  const terms = (await fetchGames()).find(({ id }) => id === game);
  return firstMatch(game, terms && firstLevel(terms.levels));
}
