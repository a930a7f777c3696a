import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { HtmlTagDescriptor, Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

const games = readdirSync(new URL("src/games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The sentences of a language come as one file for all games and one for each, though they are written in many. */
function textsOf(id: string): string | null {
  const [, language, name = ""] = /coeurdelion\/text\/(\w+)\/([^/]+)\.ftl/.exec(id) ?? [];
  if (!language) return null;
  return ["text", language, games.find((game) => name.includes(game))].filter(Boolean).join("-");
}

/** What a browser that runs no scripts shows, for it can load no sentences: one in each language, written into the page. */
function withoutScripts(): Plugin {
  const texts = new URL("../src/coeurdelion/text/", import.meta.url);
  function sentence(lang: string): HtmlTagDescriptor {
    const bundle = new FluentBundle(lang);
    bundle.addResource(new FluentResource(readFileSync(new URL(`${lang}/web.ftl`, texts), "utf-8")));
    const pattern = bundle.getMessage("web-no-script")?.value;
    if (!pattern) throw new Error(`no sentence for browsers without scripts (${lang})`);
    return { tag: "p", attrs: { lang }, children: bundle.formatPattern(pattern) };
  }
  const children = ["fr", "en", "de"].map(sentence);
  return { name: "without-scripts", transformIndexHtml: () => [{ tag: "noscript", children, injectTo: "body-prepend" }] };
}

/** The server answers the address of every page with the same one; so does the development server. */
export default defineConfig({
  plugins: [svelte(), withoutScripts()],
  build: {
    outDir: "../src/coeurdelion/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: textsOf, debugName: "texts" }] } } },
  },
  server: {
    fs: { allow: [".."] }, // the sentences lie in the Python package
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
  },
  test: { include: ["src/**/*.test.ts"] },
});
