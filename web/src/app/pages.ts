/** The pages, each fetched when it is first needed. */
import type { Component } from "svelte";
import { routeOf, type Route } from "../lib/route";
import type { Texts } from "../text/texts";

/** What every page gets, and beside it the match or the game of its address. */
export interface PageProps {
  texts: Texts;
  go: (path: string) => void;
  [of: string]: unknown;
}

type Page = Component<PageProps>;
const PAGES: Readonly<Record<Route["page"], (() => Promise<{ default: unknown }>) | null>> = {
  home: () => import("../pages/home/HomePage.svelte"),
  new: () => import("../pages/new/NewMatchPage.svelte"),
  learn: () => import("../pages/learn/LearnPage.svelte"),
  table: () => import("../pages/table/TablePage.svelte"),
  replay: () => import("../pages/replay/ReplayPage.svelte"),
  offline: () => import("../pages/offline/OfflinePage.svelte"),
  nowhere: null,
};

/** The route of the address; without a connection the service worker answers every address with a page that says so. */
export const shownRoute = (): Route =>
  document.documentElement.dataset["offline"] === undefined ? routeOf(location.pathname) : { page: "offline" };

/** The page of a route; null if there is none. */
export async function fetchPage(route: Route): Promise<Page | null> {
  const load = PAGES[route.page];
  return load ? ((await load()).default as Page) : null;
}
