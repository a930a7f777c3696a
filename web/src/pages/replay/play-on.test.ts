import { expect, test } from "vitest";
import { canPractise, forkFrom } from "./play-on";

test("one plays on from an entry, others at this screen beside one", () => {
  const { entry, seats } = forkFrom(12, ["bot", "me", "link", "me"], false);
  expect(entry).toBe(12);
  expect(seats.map(({ kind }) => kind)).toEqual(["bot", "me", "link", "here"]);
});

test("the new table is for practice if that is wished and nobody elsewhere can sit down", () => {
  expect(forkFrom(3, ["me", "bot"], true).practice).toBe(true);
  expect(forkFrom(3, ["me", "bot"], false).practice).toBe(false);
  expect(forkFrom(3, ["me", "link"], true).practice).toBe(false);
  expect([canPractise(["me", "me", "bot"]), canPractise(["me", "link"])]).toEqual([true, false]);
});
