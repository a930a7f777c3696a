import { readdirSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
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

/** The server answers the address of every page with the same one; so does the development server. */
export default defineConfig({
  plugins: [svelte()],
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
