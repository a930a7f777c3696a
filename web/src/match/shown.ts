/** The position that is shown, whether it is live or replayed. */
import type { Player, Said, Told, Welcome } from "../net/wire";
import type { Params } from "../text/speaker";

/** What a board and its panels draw: a table being played at, or a position of a finished match. */
export interface Shown {
  readonly welcome: Welcome;
  /** As the server's `show` gives it; each game's `view.ts` knows its form. */
  readonly view: Params;
  /** The seat whose view this is; null for a spectator. */
  readonly seat: number | null;
  readonly toAct: readonly number[];
  /** All events so far, as this seat may see them. */
  readonly log: readonly Told[];
  /** What is told beside them: what happened at the table, and what was taken back. */
  readonly remarks?: readonly Told[];
  /** What was said at the table, where somebody can say something. */
  readonly said?: readonly Said[];
}

/** What is asked of those who are to act: the key of its sentence, and what belongs to it. */
export function askedIn({ view }: Shown): { key: string; params: Params } {
  const { key, ...params } = view["asked"] as { key: string } & Params;
  return { key, params };
}

/** What is known once of a match, whoever asks. */
type Terms = Pick<Welcome, "match" | "game" | "edition" | "options" | "cards" | "fixed" | "commitment"> & {
  players: readonly Player[];
};

/** What is known once of a match that nobody plays any more, or never did. */
export function spectatorWelcome({ players, ...terms }: Terms): Welcome {
  return { type: "welcome", state: "over", mine: [], sits: null, grace: 0, players: [...players], ...terms };
}

/** The same position as one seat looks at it; nothing more is hidden. */
export function seenFrom(shown: Shown, seat: number): Shown {
  return {
    seat,
    welcome: shown.welcome,
    get view() {
      return shown.view;
    },
    get toAct() {
      return shown.toAct;
    },
    get log() {
      return shown.log;
    },
  };
}
