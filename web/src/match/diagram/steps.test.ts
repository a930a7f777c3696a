import { expect, test } from "vitest";
import { EXAMPLE } from "./example.fixture";
import { Steps } from "./steps.svelte";

test("each step shows its own position, and no step leads beyond the example", () => {
  const steps = new Steps(EXAMPLE, "one");
  expect([steps.last, steps.view["supply"], steps.toAct]).toEqual([3, 100, [1]]);
  steps.goTo(1);
  expect([steps.view["borders"], steps.toAct]).toEqual([["a1e"], [0]]);
  steps.goTo(99);
  expect([steps.at, steps.view["supply"], steps.toAct]).toEqual([3, 98, []]);
  steps.goTo(-1);
  expect([steps.at, steps.view["supply"]]).toEqual([0, 100]);
});

test("the log has what happened up to a step, the same events at each", () => {
  const steps = new Steps(EXAMPLE, "one");
  steps.goTo(1);
  const [first] = steps.log;
  steps.goTo(3);
  expect(steps.log.map(({ entry }) => entry)).toEqual([1, 3]);
  expect(steps.log[0]).toBe(first);
});

test("what is refused is marked where it would have been, and only at its step", () => {
  const steps = new Steps(EXAMPLE, "one");
  const marked = [0, 1, 2, 3].map((step) => (steps.goTo(step), steps.refusedAt));
  expect(marked).toEqual([null, null, "a1e", null]);
});

test("two diagrams of one example are two matches to the boards that draw them", () => {
  expect(new Steps(EXAMPLE, "one").welcome.match).not.toBe(new Steps(EXAMPLE, "two").welcome.match);
});
