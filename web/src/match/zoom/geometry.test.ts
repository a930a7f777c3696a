import { expect, test } from "vitest";
import { around, bringing, inSight, joined, levelled, NEAREST, nearestTo, WHOLE, within } from "./geometry";

const WINDOW = { width: 360, height: 300 };

test("a look is never from further than the whole, nor nearer than allowed; almost whole is whole", () => {
  expect([levelled(0.3), levelled(1.05), levelled(2), levelled(9)]).toEqual([WHOLE, WHOLE, 2, NEAREST]);
});

test("what is under the fingers stays there", () => {
  const lies = around({ x: 0, y: 0 }, 1, 2, { x: 100, y: 50 });
  expect(lies).toEqual({ x: 100, y: 50 });
  expect(around(lies, 2, 1, { x: 100, y: 50 })).toEqual({ x: 0, y: 0 });
  expect(around(lies, 2, 2, { x: 100, y: 50 }, { x: 120, y: 40 })).toEqual({ x: 80, y: 60 });
});

test("the window stays on the picture", () => {
  expect(within({ x: -9, y: 900 }, WINDOW, 2)).toEqual({ x: 0, y: 300 });
  expect(within({ x: 5, y: 5 }, WINDOW, 1)).toEqual({ x: 0, y: 0 });
});

test("as little as needed brings a place into sight", () => {
  const cell = { x: 600, y: 40, width: 50, height: 50 };
  const lies = bringing({ x: 100, y: 20 }, WINDOW, cell);
  expect(lies).toEqual({ x: 314, y: 16 });
  expect(inSight(lies, WINDOW, cell)).toBe(true);
  expect(bringing(lies, WINDOW, cell)).toEqual(lies);
});

test("of what is too large the middle is shown", () => {
  expect(bringing({ x: 0, y: 0 }, WINDOW, { x: 100, y: 100, width: 500, height: 40 }).x).toBe(170);
});

test("boxes are joined, and the nearest of them is found", () => {
  const [one, other] = [
    { x: 0, y: 0, width: 10, height: 10 },
    { x: 300, y: 200, width: 10, height: 10 },
  ];
  expect(joined([one, other])).toEqual({ x: 0, y: 0, width: 310, height: 210 });
  expect(joined([])).toBeNull();
  expect(nearestTo({ x: 250, y: 150 }, WINDOW, [one, other])).toBe(other);
});
