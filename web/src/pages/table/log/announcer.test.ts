import { expect, test } from "vitest";
import { Announcer } from "./announcer.svelte";

test("what the others did is read out in one go and can be repeated, whatever was said since", () => {
  const aloud = new Announcer();
  expect(aloud.repeat()).toBe(false);
  aloud.tell("Grace places a border. Grace draws a card.");
  aloud.say("Exploring.");
  expect(aloud.repeat()).toBe(true);
  expect(aloud.text).toBe("Grace places a border. Grace draws a card.");
});

test("the same said twice is another text, so that it is read out twice", () => {
  const aloud = new Announcer();
  aloud.say("a", "", "b");
  expect(aloud.text).toBe("a b");
  aloud.say("a b");
  expect(aloud.text).not.toBe("a b");
  expect(aloud.text.trim()).toBe("a b");
});

test("behind a cover nothing is left to repeat", () => {
  const aloud = new Announcer();
  aloud.tell("Secret.");
  aloud.forget();
  expect([aloud.repeat(), aloud.text]).toEqual([false, ""]);
});
