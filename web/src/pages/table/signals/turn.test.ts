import { expect, test } from "vitest";
import { TurnWatch } from "./turn";

test("a turn begins when one is asked after waiting", () => {
  const watch = new TurnWatch(null);
  expect(watch.begins({ seat: 0, question: 4 }, false)).toBe(true);
  expect(watch.begins({ seat: 0, question: 4 }, false)).toBe(false);
  expect(watch.begins(null, false)).toBe(false);
  expect(watch.begins({ seat: 0, question: 9 }, false)).toBe(true);
});

test("the questions of one turn are one turn, and what one came back to is no new one", () => {
  const watch = new TurnWatch({ seat: 0, question: 4 });
  expect(watch.begins({ seat: 0, question: 4 }, false)).toBe(false);
  expect(watch.begins({ seat: 0, question: 5 }, false)).toBe(false);
  watch.begins(null, false); // one looks back
  expect(watch.begins({ seat: 0, question: 5 }, false)).toBe(false);
});

test("a turn that comes with the same update as the others' is one all the same", () => {
  const watch = new TurnWatch({ seat: 0, question: 4 });
  expect(watch.begins({ seat: 0, question: 11 }, true)).toBe(true);
});

test("at a shared screen each seat has its turn, once", () => {
  const watch = new TurnWatch({ seat: 0, question: 4 });
  expect(watch.begins({ seat: 1, question: 6 }, true)).toBe(true);
  expect(watch.begins({ seat: 1, question: 7 }, false)).toBe(false);
});
