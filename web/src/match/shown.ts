/** The position that is shown, whether it is live or replayed. */
import type { Said, Told, Welcome } from "../net/wire";
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
