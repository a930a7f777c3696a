/** Who goes and comes back at a table, and who waits for a rematch: told by the page that sees it, for no log has it. */
import type { Player, Told, Welcome } from "../../net/wire";

/** How long someone must be away to be told of: who only loads the page anew is not. */
const AWAY_AFTER_MS = 4000;

/** Whether a person who still plays is not at the table. */
const isAway = ({ kind, here, resigned, taken }: Player): boolean =>
  kind !== "bot" && here === false && !resigned && taken !== false;

export class Attendance {
  /** What was seen since the page was opened. */
  told = $state.raw<readonly Told[]>([]);

  /** Those who are away, each with the timer until it is told; without one once it is. */
  readonly #away = new Map<number, ReturnType<typeof setTimeout> | null>();
  #waiting: readonly number[] = [];
  #entry = -1;
  #known = false;

  /** Takes in who is here; `entry` is the last of the log that is shown. */
  take({ players, mine, rematch = [], state }: Welcome, entry: number): void {
    this.#entry = entry;
    const others = players.filter(({ seat }) => !mine.includes(seat));
    for (const player of others) this.#look(player, state === "playing");
    const fresh = rematch.filter((seat) => !mine.includes(seat) && !this.#waiting.includes(seat));
    if (fresh.length) this.#tell("web-table-rematch", { players: fresh });
    this.#waiting = rematch;
    this.#known = true;
  }

  stop(): void {
    for (const timer of this.#away.values()) if (timer !== null) clearTimeout(timer);
    this.#away.clear();
  }

  #look(player: Player, playing: boolean): void {
    const { seat } = player;
    const timer = this.#away.get(seat);
    if (playing && isAway(player)) {
      if (timer !== undefined) return;
      // Who was away before the page was opened is shown as such, and is no news.
      const later = (): void => {
        this.#away.set(seat, null);
        this.#tell("web-table-away", { seat });
      };
      this.#away.set(seat, this.#known ? setTimeout(later, AWAY_AFTER_MS) : null);
      return;
    }
    this.#away.delete(seat);
    if (timer === null && playing && player.kind !== "bot" && !player.resigned) this.#tell("web-table-back", { seat });
    else if (timer) clearTimeout(timer);
  }

  #tell(key: string, params: Told["params"]): void {
    this.told = [...this.told, { entry: this.#entry, key, params }];
  }
}
