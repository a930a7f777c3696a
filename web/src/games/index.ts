/**
 * The games, in the order in which they are shown, each with what the ids of its rules begin with.
 *
 * A game is a folder of its id: `index.ts` gives its part, fetched when somebody comes to a table of it; `Picture.svelte` is
 * drawn on its card; `setup.ts`, if there is one, has what it asks itself before a match; `sounds.ts`, if there is one, says which
 * of its events sounds like what; `params.ts`, if there is one, says what its own parameters are in words, and comes with every
 * page, for lists of matches need it; so does `newcomer.ts`, if there is one, which says what a newcomer plays first.
 */
import type { Component } from "svelte";
import type { EventSounds } from "../lib/sound/sounds";
import { Speaker, type GameWords } from "../text/speaker";
import type { Texts } from "../text/texts";
import type { OwnSetup, Part } from "../match/part";

export const PREFIXES: Readonly<Record<string, string>> = {
  "lowenherz-2003": "l03",
  "lowenherz-1997": "l97",
  lionheart: "lh",
};

/** All games, by their ids. */
export const GAMES: readonly string[] = Object.keys(PREFIXES);

const PARTS = import.meta.glob<Part>("./*/index.ts", { import: "part" });
const PICTURES = import.meta.glob<Component>("./*/Picture.svelte", { import: "default" });
const SOUNDS = import.meta.glob<EventSounds>("./*/sounds.ts", { import: "sounds" });
const SETUPS = import.meta.glob<OwnSetup>("./*/setup.ts", { import: "setup" });

const PARAMS = import.meta.glob<GameWords["params"]>("./*/params.ts", { import: "params", eager: true });

/** Speaks of a match of a game: in the words of its edition, with the names of its seats. */
export function gameSpeaker(texts: Texts, game: string, edition = "", names: readonly string[] = []): Speaker {
  const prefix = PREFIXES[game];
  if (prefix === undefined) return new Speaker(texts, undefined, edition, names);
  return new Speaker(texts, { prefix, params: PARAMS[`./${game}/params.ts`] ?? {} }, edition, names);
}

/** What a game gives the pages. */
export async function loadPart(game: string): Promise<Part> {
  const load = PARTS[`./${game}/index.ts`];
  if (!load) throw new Error(`no part for ${game}`);
  return load();
}

/** What is drawn on a game's card; null if nothing is. */
export async function loadPicture(game: string): Promise<Component | null> {
  return (await PICTURES[`./${game}/Picture.svelte`]?.()) ?? null;
}

/** What a game asks itself before a match; null if it asks nothing. */
export async function loadSetup(game: string): Promise<OwnSetup | null> {
  return (await SETUPS[`./${game}/setup.ts`]?.()) ?? null;
}

/** What a game's events sound like; nothing if it does not say, or that cannot be fetched. */
export async function loadSounds(game: string): Promise<EventSounds> {
  return (await SOUNDS[`./${game}/sounds.ts`]?.().catch(() => ({}))) ?? {};
}
