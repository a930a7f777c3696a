/**
 * The service worker: keeps the files of the version it came with, so that a page goes on while the server is upgraded, and shows
 * a page when the server cannot be reached. It never keeps what the server answers: pages and `/api` always come from the network,
 * but for rulebooks that were read: those are there without a connection, too.
 */

/** What the build puts in: the version, the files to keep, and the page for when there is no connection. */
declare const VERSION: string;
declare const FILES: readonly string[];
declare const OFFLINE_PAGE: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PREFIX = "version ";
const CACHE = PREFIX + VERSION;
/** What a proxy answers while there is no server behind it. */
const NO_SERVER: readonly number[] = [502, 503, 504];
/** How many versions are kept: this one, and the one before it, of which pages may still be open. */
const KEPT_VERSIONS = 2;

/** Fetches all files; those of them that the browser has already come from its own cache. */
async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of [OFFLINE_PAGE, ...FILES]) if (!(await cache.match(file))) await cache.add(file);
}

/** Forgets versions that are older than the one before this. */
async function forgetOldVersions(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of names.slice(0, names.length + 1 - KEPT_VERSIONS)) await caches.delete(name);
}

/** A file never changes under its name: what is kept is right. */
async function fileOf(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}

/** Whether a page is a rulebook, and not what was found in one. */
function isBook({ pathname, searchParams }: URL): boolean {
  return /^\/rules(\/|$)/.test(pathname) && !searchParams.has("q");
}

async function pageOf(event: FetchEvent): Promise<Response> {
  const coming = event.preloadResponse as Promise<Response | undefined>;
  const answer = await coming.then((preloaded) => preloaded ?? fetch(event.request)).catch(() => null);
  if (answer && !NO_SERVER.includes(answer.status)) {
    if (answer.status === 200 && isBook(new URL(event.request.url))) keepPage(event, answer.clone());
    return answer;
  }
  const kept = await caches.match(event.request, { ignoreVary: true });
  return kept ?? (await caches.match(OFFLINE_PAGE, { ignoreVary: true })) ?? answer ?? Response.error();
}

function keepPage(event: FetchEvent, answer: Response): void {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.put(event.request, answer)));
}

/** Brings whoever clicked on a notification to the page that it came from. */
async function focusOn(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname === path);
  await (page ? page.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("install", (event) => event.waitUntil(keepFiles()));

worker.addEventListener("activate", (event) => {
  const preload = worker.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, forgetOldVersions(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fileOf(event.request));
  else if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(pageOf(event));
});

/** A page asks which version this is, or wants it to take over. */
worker.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(VERSION);
  if (event.data === "take over") void worker.skipWaiting();
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(focusOn(String(event.notification.data)));
});
