import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

/** All sentences of a language come as one file, though they are written in many. */
function languageOf(id: string): string | null {
  const language = /coeurdelion\/text\/(\w+)\/[^/]+\.ftl/.exec(id)?.[1];
  return language ? `text-${language}` : null;
}

/** The server answers the address of every page with the same one; so does the development server. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/coeurdelion/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: languageOf }] } } },
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
