/** The lists of the home page: one's own matches, open tables, matches to watch; polled while the page is visible. */
import { fetchMine, fetchOpenTables, fetchPublicMatches } from "../../net/api";
import { settings } from "../../lib/settings.svelte";
import type { Summary } from "../../net/wire";

const REFRESH_INTERVAL_MS = 8000;

export class Lists {
  mine = $state.raw<Summary[]>([]);
  open = $state.raw<Summary[]>([]);
  watch = $state.raw<Summary[]>([]);
  /** Whether the server answers. */
  reachable = $state(true);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor() {
    void this.refresh();
  }

  /** Asks for everything anew, and then every few seconds. */
  async refresh(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const [own, open, watch] = await Promise.all([fetchMine(), fetchOpenTables(), fetchPublicMatches()]);
      const ids = new Set(own.map(({ id }) => id));
      await settings.loadGames(own.map(({ game }) => game)); // to tell what happened in them
      this.mine = own;
      this.open = open.filter(({ id }) => !ids.has(id));
      this.watch = watch.filter(({ id }) => !ids.has(id));
      this.reachable = true;
    } catch {
      this.reachable = false;
    }
    clearTimeout(this.#timer); // of another refresh that was quicker
    if (!this.#ended) this.#timer = setTimeout(() => void this.#again(), REFRESH_INTERVAL_MS);
  }

  async #again(): Promise<void> {
    if (document.hidden) this.#timer = setTimeout(() => void this.#again(), REFRESH_INTERVAL_MS);
    else await this.refresh();
  }

  leave(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}
