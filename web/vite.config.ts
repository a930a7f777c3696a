import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://localhost:8000";

/** The server answers `/` and `/table/ID` with the same page; so does the development server. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/coeurdelion/server/static",
    emptyOutDir: true,
    target: "es2022",
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
