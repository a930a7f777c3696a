/** The pages, each fetched when it is first needed. */
import type { Component } from "svelte";
import type { Route } from "./route";
import type { Texts } from "./texts";

/** What every page gets, and beside it the match or the game of its address. */
export interface PageProps {
  texts: Texts;
  go: (path: string) => void;
  [of: string]: unknown;
}

type Page = Component<PageProps>;
const FILES = import.meta.glob<{ default: Page }>([
  "./pages/Home.svelte",
  "./pages/New.svelte",
  "./pages/Table.svelte",
  "./pages/Replay.svelte",
]);
const NAMES = { home: "Home", new: "New", table: "Table", replay: "Replay", nowhere: "" };

/** The page of a route; null if there is none. */
export async function fetchPage(route: Route): Promise<Page | null> {
  const load = FILES[`./pages/${NAMES[route.page]}.svelte`];
  return load ? (await load()).default : null;
}
