/** The lists of the home page: one's own matches, open tables, matches to watch; looked at again while the page is. */
import { lobby, mine, toWatch } from "../../net/api";
import { settings } from "../../lib/settings.svelte";
import type { Summary } from "../../net/wire";

const AGAIN = 8000;

export class Lists {
  mine = $state.raw<Summary[]>([]);
  open = $state.raw<Summary[]>([]);
  watch = $state.raw<Summary[]>([]);
  /** Whether the server answers. */
  here = $state(true);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor() {
    void this.look();
  }

  /** Asks for everything anew, and then every few seconds. */
  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const [own, open, watch] = await Promise.all([mine(), lobby(), toWatch()]);
      const ids = new Set(own.map(({ id }) => id));
      await settings.learn(own.map(({ game }) => game)); // to tell what happened in them
      this.mine = own;
      this.open = open.filter(({ id }) => !ids.has(id));
      this.watch = watch.filter(({ id }) => !ids.has(id));
      this.here = true;
    } catch {
      this.here = false;
    }
    clearTimeout(this.#timer); // of another look that was quicker
    if (!this.#ended) this.#timer = setTimeout(() => void this.#again(), AGAIN);
  }

  async #again(): Promise<void> {
    if (document.hidden) this.#timer = setTimeout(() => void this.#again(), AGAIN);
    else await this.look();
  }

  leave(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
