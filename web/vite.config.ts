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

/** Files of sentences that only rulebook, diagrams and lessons need. */
const LEARNING = /^(book|examples|learn|web-learn|web-rules)\b/;
/** What the files begin with whose sentences are fetched when they are needed, whatever the game. */
const APART = ["chances", "coach", "files", "hint", "replay"];

/** Files of sentences that only the command line says. */
const COMMAND_LINE = /^arena\b/;

/** The module that a file of sentences belongs to, within its language: of all games, of one, what is apart, and what teaches all or one. */
function moduleOf(file: string): string {
  if (COMMAND_LINE.test(file)) return "command-line";
  const apart = APART.find((one) => file.replace(/^web-/, "").startsWith(one));
  const parts = [LEARNING.test(file) ? "learn" : "", games.find((game) => file.includes(game)) ?? ""];
  return apart ?? parts.filter(Boolean).join("/");
}

/**
 * The sentences of a language come as one module for all games (`sentences:fr`), one for each (`sentences:fr/GAME`), and one for
 * what is fetched when it is needed (`sentences:fr/coach`, and the rules of a game, `sentences:fr/rules/GAME`), though they are
 * written in many files; those with which games are learnt come as modules of their own (`sentences:fr/learn`,
 * `sentences:fr/learn/GAME`). `sentences:` knows how to load the first, `sentences:learn` the others. What only the terminal
 * says is left out. They are read when the page is built: a browser would take longer to read them than to draw a page.
 */
function sentences(): Plugin {
  const prefix = "sentences:";
  /** What each file of a language says, by the file's name. */
  function read(this: Rolldown.PluginContext, of: string): string {
    const [language = "", ...module] = of.split("/");
    const folder = new URL(`${language}/`, TEXTS);
    const rules = module[0] === "rules";
    const names = readdirSync(folder).filter((name) => moduleOf(name) === module.slice(rules ? 1 : 0).join("/"));
    const bodies = names.map((name) => {
      this.addWatchFile(fileURLToPath(new URL(name, folder)));
      return [`${rules ? "rules-" : ""}${name.slice(0, -".ftl".length)}`, readForPages(new URL(name, folder), rules)];
    });
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(bodies)))})`;
  }
  return {
    name: "sentences",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const of = id.slice(prefix.length + 1);
      if (of && of !== "learn") return read.call(this, of);
      const parts = of ? ["", ...games] : ["", ...games, ...games.map((game) => `rules/${game}`), ...APART];
      const all = LANGUAGES.flatMap((language) => parts.map((part) => [language, of, part].filter(Boolean).join("/")));
      return `export default { ${all.map((one) => `"${one}": () => import("${prefix}${one}")`).join(", ")} }`;
    },
  };
}

/**
 * What a browser that runs no scripts shows, for it can load no sentences: one in each language, written into the page.
 * The rulebook needs no scripts: the server fills it in.
 */
function withoutScripts(): Plugin {
  const children = LANGUAGES.map((lang): HtmlTagDescriptor => ({
    tag: "p",
    attrs: { lang },
    children: sentenceOf(lang, "web-no-script"),
  }));
  const tags: HtmlTagDescriptor[] = [{ tag: "noscript", children, injectTo: "body-prepend" }];
  return { name: "without-scripts", transformIndexHtml: (_, { path }) => (path === "/index.html" ? tags : []) };
}

/** Nearly everything in a file is needed at once: a browser that heeds this (Chromium does) compiles it beforehand, beside the page's own work. */
const HINT = "//# allFunctionsCalledOnLoad";

/**
 * Few files load faster than many small ones: what the rulebook begins with too, what all pages use, what several do, what
 * leads to a table, what draws maps, what looks back on a match, what only table, replay and games do, what examples are shown
 * by, what is heard, and what only both realms do. What is rarely opened stays apart.
 */
const groups = [
  { name: "first", test: /modulepreload-polyfill|web\/src\/(lib\/(theme|remembered)|app\/\w+\.css)/ },
  { name: "base", test: /node_modules/ },
  {
    name: "shared",
    test: /web\/src\/(?!games\/([^/]+\/(?!params)|Example|GamePicture|RuleBeside)|realm|match\/(?!result)|draw\/\w+\/|lib\/(clipboard|notification|sound\/(?!sample))|net\/(last-choice|learning)|pages\/rules|ui\/(Name|Rule|Settings|Term))/,
    minShareCount: 2,
  },
  { name: "setup", test: /web\/src\/(games\/GamePicture|net\/last-choice|ui\/(Name|Term))/, minShareCount: 2 },
  { name: "map", test: /web\/src\/(realm|draw\/\w+\/)/, minShareCount: 3 },
  {
    name: "match",
    test: /web\/src\/match\/(?!chances|course|diagram|plot|rule\/(?!lookup)|summary|sound|transport|Ledger|Phrases)/,
    minShareCount: 2,
  },
  { name: "transport", test: /web\/src\/match\/transport/ },
  { name: "diagram", test: /web\/src\/(match\/(diagram|rule\/(?!lookup))|games\/Example|net\/learning)/, minShareCount: 2 },
  { name: "course", test: /web\/src\/match\/(course|plot|summary)/, minShareCount: 2 },
  { name: "sound", test: /web\/src\/(lib|match)\/sound\/(?!sample)/, minShareCount: 2 },
  { name: "realm", test: /web\/src\/(realm\/(?!rule)|draw\/(heraldry|map|motion))/, minShareCount: 2 },
];

/** The server answers the address of every page with the same one; so does the development server. */
export default defineConfig({
  plugins: [svelte(), sentences(), withoutScripts(), installable(games)],
  build: {
    outDir: "../src/coeurdelion/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      input: ["index.html", "rules.html"],
      output: { postBanner: HINT, codeSplitting: { groups } },
    },
  },
  server: {
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
      "^/rules(/|$)": { target: server },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
