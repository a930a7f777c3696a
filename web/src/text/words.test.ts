import { expect, test } from "vitest";

const sources = import.meta.glob<string>(
  ["../**/*.svelte", "../**/*.ts", "../../vite.config.ts", "!../**/*.test.ts", "!../**/*.gen.ts"],
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
const families = ["web-ask-", ...[...code.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1] ?? "")];
const defined = new Set(
  Object.values(texts).flatMap((text) => [...text.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((found) => found[1] ?? "")),
);

test("every sentence that the browser asks for exists", () => {
  expect([...used].filter((key) => !defined.has(key))).toEqual([]);
});

test("every sentence of the browser is used", () => {
  const ours = [...defined].filter((key) => key.startsWith("web-"));
  const unused = ours.filter((key) => !used.has(key) && !families.some((family) => key.startsWith(family)));
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
