/** The chances of a match that is over, with the sentences that tell of them; fetched when they are first shown. */
import { settings } from "../../lib/settings.svelte";
import { fetchChances } from "../../net/api";
import type { WinningChances } from "../../net/wire";
import type ChancePlot from "./ChancePlot.svelte";
import type Turned from "./Turned.svelte";

let last: { match: string; chances: Promise<WinningChances> } | null = null;

/** The chances over a match; those asked for last are kept. */
export async function loadChances(match: string): Promise<WinningChances> {
  if (last?.match !== match) last = { match, chances: fetchChances(match) };
  const { chances } = last;
  chances.catch(() => (last = null)); // whoever asks again tries again
  const [found] = await Promise.all([chances, settings.loadGames(["chances"])]);
  return found;
}

/** What shows how a match turned, and the chances over it. */
export async function loadTurned(match: string): Promise<{ Turned: typeof Turned; chances: WinningChances }> {
  const [{ default: shown }, chances] = await Promise.all([import("./Turned.svelte"), loadChances(match)]);
  return { Turned: shown, chances };
}

/** What draws the chances over a match, and the chances. */
export async function loadChancePlot(match: string): Promise<{ ChancePlot: typeof ChancePlot; chances: WinningChances }> {
  const [{ default: shown }, chances] = await Promise.all([import("./ChancePlot.svelte"), loadChances(match)]);
  return { ChancePlot: shown, chances };
}
