/** Looks for new versions of the pages, and says when there is one; it never reloads by itself. */
import { mount, unmount } from "svelte";
import UpdateNote from "./UpdateNote.svelte";

/** How long after one look the next one is worth it. */
const LOOK_AGAIN_MS = 60_000;
const LOOK_EVERY_MS = 30 * 60_000;
/** The version of this page: the name of its first script, which every change of it changes. */
const VERSION = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src.split("/").at(-1) ?? "";

/** Asks a worker which version it has. */
function versionOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(String(data));
    worker.postMessage("version", [port2]);
  });
}

class Update {
  readonly #registration: ServiceWorkerRegistration;
  #lookedAt = performance.now();
  #note: ReturnType<typeof mount> | null = null;
  /** The version that was put off: it is not told of again. */
  #putOff = "";

  constructor(registration: ServiceWorkerRegistration) {
    this.#registration = registration;
    const { serviceWorker } = navigator;
    serviceWorker.addEventListener("controllerchange", () => void this.#compare(serviceWorker.controller));
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    this.#follow(registration.installing);
    void this.#compare(registration.waiting);
    setInterval(() => this.#look(), LOOK_EVERY_MS);
    for (const returned of ["online", "focus", "connected"]) addEventListener(returned, () => this.#look());
  }

  /** Asks the server for a new version. */
  #look(): void {
    const now = performance.now();
    if (now - this.#lookedAt < LOOK_AGAIN_MS) return;
    this.#lookedAt = now;
    this.#registration.update().catch(() => undefined); // without a connection there is nothing new
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => worker.state === "installed" && void this.#compare(worker));
  }

  /** Tells of a worker that has another version than this page; one that has the same takes over. */
  async #compare(worker: ServiceWorker | null): Promise<void> {
    if (!worker || !navigator.serviceWorker.controller) return;
    const version = await versionOf(worker);
    if (version === VERSION) worker.postMessage("take over");
    else if (version !== this.#putOff) this.#tell(version);
  }

  #tell(version: string): void {
    if (this.#note) return;
    const close = (): void => {
      if (this.#note) void unmount(this.#note);
      this.#note = null;
      this.#putOff = version;
    };
    this.#note = mount(UpdateNote, { target: document.body, props: { onreload: () => this.#reload(), onlater: close } });
  }

  /** Lets the new version take over and comes back with it. */
  #reload(): void {
    const { waiting } = this.#registration;
    if (!waiting) {
      location.reload();
      return;
    }
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage("take over");
  }
}

/** Registers the service worker and looks for new versions from then on. */
export async function followUpdates(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  new Update(registration);
}
