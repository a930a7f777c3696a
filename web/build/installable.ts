/** What makes the page an app that can be installed: manifests, icons, the service worker, the page without a connection. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "../src/text/languages.gen";
import type { Language } from "../src/text/texts";
import { sentenceOf } from "./texts";

const NAME = "Cœur de Lion";
const PAPER = "#f6f0e2";
const ICONS = [
  { file: "icon-192.png", sizes: "192x192", purpose: "any" },
  { file: "icon-512.png", sizes: "512x512", purpose: "any" },
  { file: "icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
] as const;
const WORKER = fileURLToPath(new URL("../worker/sw.ts", import.meta.url));

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose: string;
}

/** The manifest in a language; its shortcuts lead to a new table of each game. */
function manifest(language: Language, games: readonly string[], icons: readonly Icon[]): string {
  return JSON.stringify({
    ...{ id: "/", start_url: "/", scope: "/", display: "standalone", lang: language, dir: "ltr" },
    ...{ name: NAME, short_name: NAME, description: sentenceOf(language, "web-app-text"), categories: ["games"] },
    ...{ background_color: PAPER, theme_color: PAPER, icons },
    shortcuts: games.map((game) => ({ name: sentenceOf(language, game), url: `/new/${game}` })),
  });
}

/** Whether a file is kept from the start: not what only some need, fonts and the sentences of games in all languages. */
function isKept(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  if (file.type === "chunk") return file.fileName.startsWith("assets/") && !file.facadeModuleId?.match(/sentences:\w+\/./);
  return file.fileName.endsWith(".css");
}

export function installable(games: readonly string[]): Plugin {
  const references = new Map<string, string>();

  function emit(this: Rolldown.PluginContext, file: string): void {
    const source = readFileSync(new URL(`../src/draw/icons/${file}`, import.meta.url));
    references.set(file, this.emitFile({ type: "asset", name: file, source }));
  }

  return {
    name: "installable",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: WORKER, fileName: "sw.js" });
      for (const { file } of ICONS) emit.call(this, file);
    },
    transformIndexHtml: () => [{ tag: "link", attrs: { rel: "manifest", href: "/manifest/en" }, injectTo: "head" }],
    generateBundle(_, bundle) {
      const icons = ICONS.map(({ file, sizes, purpose }) => ({
        src: `/${this.getFileName(references.get(file) ?? "")}`,
        ...{ sizes, purpose, type: "image/png" },
      }));
      for (const language of LANGUAGES)
        this.emitFile({
          type: "asset",
          fileName: `manifest/${language}.webmanifest`,
          source: manifest(language, games, icons),
        });
      const page = bundle["index.html"];
      const worker = bundle["sw.js"];
      const files = Object.values(bundle);
      const entry = files.find(
        (file) => file.type === "chunk" && file.isEntry && file.facadeModuleId?.endsWith("index.html"),
      );
      if (page?.type !== "asset" || worker?.type !== "chunk" || !entry) throw new Error("what was built is not whole");
      if (worker.imports.length) throw new Error("the service worker must be one file");
      const source = String(page.source).replace("<html ", "<html data-offline ");
      const offline = `assets/offline-${createHash("sha256").update(source).digest("hex").slice(0, 8)}.html`;
      this.emitFile({ type: "asset", fileName: offline, source });
      const built = {
        VERSION: entry.fileName.split("/").at(-1),
        OFFLINE_PAGE: `/${offline}`,
        FILES: files.filter(isKept).map(({ fileName }) => `/${fileName}`),
      };
      const put = Object.entries(built).map(([name, value]) => `const ${name}=${JSON.stringify(value)};`);
      worker.code = put.join("") + worker.code;
    },
  };
}
