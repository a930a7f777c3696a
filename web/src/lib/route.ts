/** Addresses of the pages, and which of our own links the page follows by itself; rulebooks are pages of their own. */

export type Route =
  | { readonly page: "home" }
  | { readonly page: "new" | "learn"; readonly game: string }
  | { readonly page: "table" | "replay"; readonly match: string }
  | { readonly page: "offline" | "nowhere" };

/** The page of a path. */
export function routeOf(path: string): Route {
  const [, page = "", id = "", ...rest] = path.replace(/\/$/, "").split("/").map(decoded);
  if (!page) return { page: "home" };
  if (!id || rest.length) return { page: "nowhere" };
  if (page === "new" || page === "learn") return { page, game: id };
  return page === "table" || page === "replay" ? { page, match: id } : { page: "nowhere" };
}

/** The address of a game's rulebook, in a language and in the words of an edition, at a rule or a chapter of it. */
export function rulebookPath(game: string, language: string, edition = "", rule = ""): string {
  const query = new URLSearchParams({ lang: language, ...(edition && { edition }) });
  return `/rules/${game}?${query}${rule && `#${rule}`}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Whether a host is the machine itself, which nobody can reach from elsewhere by that name. */
export const isLocalhost = (host: string): boolean => host === "localhost" || host === "[::1]" || host.startsWith("127.");

/** The path a click leads to, if it is on a plain link of ours to one of the pages; else the browser follows it. */
export function followed(event: MouseEvent): string | null {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || !plain || !link || link.target || link.hasAttribute("download")) return null;
  const to = new URL(link.href, location.href);
  if (to.origin !== location.origin || routeOf(to.pathname).page === "nowhere") return null;
  if (to.pathname === location.pathname && to.hash) return null; // to a place on this page
  return to.pathname + to.search + to.hash;
}
