import { expect, test } from "vitest";
import { DURATION_MS } from "./durations";

const SOURCES = import.meta.glob<string>("../../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

test("everything moves for 150 to 350 milliseconds", () => {
  expect(Object.values(DURATION_MS).filter((pace) => pace < 150 || pace > 350)).toEqual([]);
});

test("styles move at one of the paces; only what waits goes on, and less motion is none", () => {
  const own = Object.entries(SOURCES).flatMap(([file, source]) =>
    source
      .split("\n")
      .filter((line) => /\b(animation|transition)[\w-]*:|duration: \d/.test(line) && /\d(ms|s)\b|duration: [1-9]/.test(line))
      .filter((line) => !line.includes("infinite") && !line.includes("0.01ms"))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(Object.keys(SOURCES).length).toBeGreaterThan(50);
  expect(own).toEqual([]);
});
