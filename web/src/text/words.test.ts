import { expect, test } from "vitest";
import { isForPages } from "../../build/texts";
import { GAMES } from "../games";

const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "../../build/*.ts", "../../vite.config.ts", "!../**/*.test.ts", "!../**/*.gen.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const texts = import.meta.glob<string>("../../../src/coeurdelion/text/*/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const code = Object.values(sources).join("\n");
const used = new Set([...code.matchAll(/["'](web-[a-z0-9-]+)["']/g)].map((found) => found[1] ?? ""));
/** What is asked for as `web-…-${…}` in the sources: a family of sentences. */
const families = [...code.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] ?? "");
const defined = new Set(
  Object.values(texts).flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "")),
);

/** The games whose sentences are surely loaded where a source runs: its own game's, those of both realms for what they share. */
const LOADED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\/games\/([^/]+)\//, []],
  [/\/realm\//, ["lowenherz-2003", "lowenherz-1997"]],
];

/** The keys of all files that name no game, or one of these. */
function keysWith(game: string | undefined): Set<string> {
  const own = Object.entries(texts).filter(([path]) => {
    const named = GAMES.find((one) => path.includes(one));
    return path.includes("/en/") && (named === undefined || named === game);
  });
  return new Set(own.flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "")));
}

test("every sentence that the browser asks for is loaded where it is asked for", () => {
  const bundles = new Map([undefined, ...GAMES].map((game) => [game, keysWith(game)]));
  const missing = Object.entries(sources).flatMap(([file, source]) => {
    const [found, shared] = LOADED.find(([folder]) => folder.test(file)) ?? [null, []];
    const games = shared.length ? shared : [found?.exec(file)?.[1]];
    const asked = [...source.matchAll(/["'](web-[a-z0-9-]+)["']/g)].map(([, key = ""]) => key);
    return asked.filter((key) => games.some((game) => !bundles.get(game)?.has(key))).map((key) => `${file}: ${key}`);
  });
  expect(missing).toEqual([]);
});

/** Sentences that the browser says instead of those of all, which speak of notation. */
const isInstead = (key: string): boolean =>
  /^web-((ask|(\w+-)?refused)-|l\d\d-(border-placed|wall-placed|\w+-returned|alliance-made)$)/.test(key);

test("nothing that is left to the terminal is asked for by the browser", () => {
  const asked = [...code.matchAll(/["'`]([a-z][a-z0-9-]+)["'`]/g)].map(([, key = ""]) => key);
  expect(asked.filter((key) => defined.has(key) && !isForPages(key))).toEqual([]);
  expect([...defined].filter((key) => !isForPages(key)).length).toBeGreaterThan(100);
});

test("every sentence of the browser is used", () => {
  const ours = [...defined].filter((key) => key.startsWith("web-"));
  const unused = ours.filter((key) =>
    isInstead(key) ? !defined.has(key.slice(4)) : !used.has(key) && !families.some((family) => key.startsWith(family)),
  );
  expect(unused).toEqual([]);
});

test("every sentence of the browser is there once in each language", () => {
  const keys = (language: string): string[] =>
    Object.entries(texts)
      .filter(([path]) => path.includes(`/text/${language}/web`))
      .flatMap(([, text]) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? ""))
      .sort();
  const english = keys("en");
  expect(english.filter((key, i) => key === english[i - 1])).toEqual([]);
  for (const language of ["fr", "de"]) expect(keys(language)).toEqual(english);
});

test("no colon joins words in the code: its spaces differ from language to language", () => {
  const markup = (source: string): string =>
    source.replace(
      /<(script|style)[^]*?<\/\1>|<!--[^]*?-->|\{#snippet [^\n]*|(style|class):[\w-]+=("[^"]*"|\{[^}]*\})|\sstyle="[^"]*"/g,
      "",
    );
  const joined = Object.entries(sources).flatMap(([file, source]) => {
    const drawn = file.endsWith(".svelte") ? [...markup(source).matchAll(/\}:(\s\{|<|\s?[A-Za-z])[^\n]*/g)] : [];
    return [...drawn, ...source.matchAll(/\}: \$\{[^\n]*/g)].map(([found]) => `${file}: ${found}`);
  });
  expect(joined).toEqual([]);
});
