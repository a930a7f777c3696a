import { beforeEach, expect, test, vi } from "vitest";
import { centre } from "../../draw/map/geometry";
import { Pointing, type Effect } from "./pointing.svelte";

beforeEach(() => {
  vi.stubGlobal(
    "DOMPoint",
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform() {
        return this;
      }
    },
  );
});

/** A finger on a map where `b2` and `d4` are lit, and what is picked by it. */
function touching(effect: Effect) {
  const picked: [string, boolean][] = [];
  const pointing = new Pointing(() => ({ targets: ["b2", "d4"], domains: {}, standing: [], cols: 12, rows: 12 }), {
    point: () => effect,
    pick: (target, sure) => void picked.push([target, sure]),
    try: () => undefined,
  });
  const event = (place: string): PointerEvent => {
    const [clientX, clientY] = centre(place);
    const currentTarget = { getScreenCTM: () => ({ inverse: () => null }) };
    return {
      pointerType: "touch",
      isPrimary: true,
      pointerId: 1,
      clientX,
      clientY,
      currentTarget,
    } as unknown as PointerEvent;
  };
  const tap = (place: string): void => {
    pointing.down(event(place));
    pointing.up(event(place));
  };
  const look = (from: string, to: string): void => {
    pointing.down(event(from));
    pointing.move(event(to));
    pointing.up(event(to));
  };
  return { pointing, picked, tap, look };
}

test("a tap does what can be taken back at will, and nothing is asked", () => {
  const { picked, tap, pointing } = touching("free");
  tap("b2");
  expect(picked).toEqual([["b2", false]]);
  expect(pointing.waits).toBe(false);
});

test("what cannot be taken back is confirmed once, by a second tap on it", () => {
  const { picked, tap, pointing } = touching("final");
  tap("b2");
  expect([picked, pointing.waits, pointing.pointed]).toEqual([[], true, "b2"]);
  tap("d4");
  expect([picked, pointing.pointed]).toEqual([[], "d4"]);
  tap("d4");
  expect(picked).toEqual([["d4", true]]);
});

test("a finger that looked through the lens confirms what it leaves; a step on the way is taken", () => {
  const seen = touching("free");
  seen.look("b2", "d4");
  expect([seen.picked, seen.pointing.waits, seen.pointing.pointed]).toEqual([[], true, "d4"]);
  const step = touching("step");
  step.look("b2", "d4");
  expect(step.picked).toEqual([["d4", false]]);
});
