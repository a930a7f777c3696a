import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { HtmlTagDescriptor, Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { installable } from "./build/installable";
import { readForPages, sentenceOf, TEXTS } from "./build/texts";
import { LANGUAGES } from "./src/text/languages.gen";

const server = "http://localhost:8000";

const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/**
 * The sentences of a language come as one module for all games (`sentences:fr`) and one for each (`sentences:fr/GAME`), though
 * they are written in many files; what only the terminal says is left out. They are read when the page is built: a browser would
 * take longer to read them than to draw a page.
 */
function sentences(): Plugin {
  const prefix = "sentences:";
  /** What each file of a language says, by the file's name. */
  function read(this: Rolldown.PluginContext, of: string): string {
    const [language = "", game] = of.split("/");
    const folder = new URL(`${language}/`, TEXTS);
    const names = readdirSync(folder).filter((name) => game === games.find((one) => name.includes(one)));
    const bodies = names.map((name) => {
      this.addWatchFile(fileURLToPath(new URL(name, folder)));
      return [name.slice(0, -".ftl".length), readForPages(new URL(name, folder))];
    });
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(bodies)))})`;
  }
  return {
    name: "sentences",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const of = id.slice(prefix.length + 1);
      if (of) return read.call(this, of);
      const all = LANGUAGES.flatMap((language) => [language, ...games.map((game) => `${language}/${game}`)]);
      return `export default { ${all.map((one) => `"${one}": () => import("${prefix}${one}")`).join(", ")} }`;
    },
  };
}

/** What a browser that runs no scripts shows, for it can load no sentences: one in each language, written into the page. */
function withoutScripts(): Plugin {
  const children = LANGUAGES.map((lang): HtmlTagDescriptor => ({
    tag: "p",
    attrs: { lang },
    children: sentenceOf(lang, "web-no-script"),
  }));
  return { name: "without-scripts", transformIndexHtml: () => [{ tag: "noscript", children, injectTo: "body-prepend" }] };
}

/** Nearly everything in a file is needed at once: a browser that heeds this (Chromium does) compiles it beforehand, beside the page's own work. */
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Few files load faster than many small ones: what all pages use, what several do, what draws maps, what looks back on a match,
 * what only table, replay and games do, what is heard, and what only both realms do. What is rarely opened stays apart.
 */
const groups = [
  { name: "base", test: /node_modules/ },
  {
    name: "shared",
    test: /web\/src\/(?!games\/[^/]+\/(?!params)|realm|match|draw\/\w+\/|lib\/sound\/(?!sample)|ui\/Settings)/,
    minShareCount: 2,
  },
  { name: "map", test: /web\/src\/(realm|draw\/\w+\/)/, minShareCount: 3 },
  { name: "match", test: /web\/src\/match\/(?!course|plot|summary|sound|Ledger)/, minShareCount: 2 },
  { name: "course", test: /web\/src\/match\/(course|plot|summary)/, minShareCount: 2 },
  { name: "sound", test: /web\/src\/(lib|match)\/sound\/(?!sample)/, minShareCount: 2 },
  { name: "realm", test: /web\/src\/(realm|draw\/(heraldry|map|motion))/, minShareCount: 2 },
];

/** The server answers the address of every page with the same one; so does the development server. */
export default defineConfig({
  plugins: [svelte(), sentences(), withoutScripts(), installable(games)],
  build: {
    outDir: "../src/coeurdelion/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { postBanner: HINT, codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
