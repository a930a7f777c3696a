import { expect, test } from "vitest";
import { SoundQueue } from "./queue";
import { mostImportant, type Sound } from "./sounds";

/** A queue whose sounds end when the test says so. */
function queue(): { offer: (sound: Sound) => void; end: () => Promise<void>; heard: Sound[]; most: () => number } {
  const heard: Sound[] = [];
  const ends: (() => void)[] = [];
  let most = 0;
  const made = new SoundQueue(
    (sound) =>
      new Promise((ended) => {
        heard.push(sound);
        ends.push(ended);
        most = Math.max(most, ends.length);
      }),
  );
  const end = async (): Promise<void> => {
    ends.shift()?.();
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { offer: (sound) => made.offer(sound), end, heard, most: () => most };
}

test("there are never two sounds at once", async () => {
  const one = queue();
  one.offer("wood");
  one.offer("coins");
  expect(one.heard).toEqual(["wood"]);
  await one.end();
  expect([one.heard, one.most()]).toEqual([["wood", "coins"], 1]);
});

test("of all that come meanwhile only the most important one is heard", async () => {
  const one = queue();
  one.offer("wood");
  for (const sound of ["coins", "bell", "step", "chord"] as const) one.offer(sound);
  await one.end();
  await one.end();
  await one.end();
  expect(one.heard).toEqual(["wood", "bell"]);
});

test("a sound that fails holds up no other", async () => {
  const heard: Sound[] = [];
  const one = new SoundQueue((sound) => {
    heard.push(sound);
    return Promise.reject(new Error("no device"));
  });
  one.offer("wood");
  await new Promise((resolve) => setTimeout(resolve));
  one.offer("bell");
  expect(heard).toEqual(["wood", "bell"]);
});

test("one's own turn is more important than what led to it, the end more than all", () => {
  expect(mostImportant(["chord", "bell", "wood"])).toBe("bell");
  expect(mostImportant(["finale", "bell"])).toBe("finale");
  expect(mostImportant([])).toBe(null);
});
