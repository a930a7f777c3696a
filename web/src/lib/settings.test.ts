import { afterEach, expect, test, vi } from "vitest";
import { settings } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

test("whoever asks for the sentences of a game while they are being loaded waits for them", async () => {
  void settings.loadGames(["lionheart"]);
  await settings.loadGames(["lionheart"]);
  expect(settings.texts?.has("kind-king")).toBe(true);
});

test("a game that is asked for while a language is being loaded speaks that language", async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  await Promise.all([settings.setLanguage("de"), settings.loadGames(["lowenherz-1997"])]);
  expect(settings.texts?.language).toBe("de");
  expect(settings.texts?.has("web-l97-alliances")).toBe(true);
});
