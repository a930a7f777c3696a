import { expect, test } from "vitest";
import { standBeside, type Rect } from "./beside";

const SCREEN: Rect = { left: 0, top: 0, right: 360, bottom: 640 };
const BOARD: Rect = { left: 0, top: 90, right: 360, bottom: 450 };
const SLIP = { width: 200, height: 60 };
const cell = (left: number, top: number): Rect => ({ left, top, right: left + 28, bottom: top + 28 });
const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

test("it stands above its place, below it where the board begins", () => {
  expect(standBeside(cell(160, 300), SLIP, BOARD, SCREEN).side).toBe("above");
  expect(standBeside(cell(160, 100), SLIP, BOARD, SCREEN).side).toBe("below");
});

test("wherever the place is, it is not hidden, and all of the slip is on the screen", () => {
  for (const size of [SLIP, { width: 300, height: 170 }, { width: 120, height: 240 }])
    for (let left = 0; left <= 332; left += 14)
      for (let top = 90; top <= 422; top += 14) {
        const place = cell(left, top);
        const stand = standBeside(place, size, BOARD, SCREEN);
        const slip = { ...stand, right: stand.left + size.width, bottom: stand.top + size.height };
        expect(overlaps(slip, place), `${left} ${top}`).toBe(false);
        expect(slip.left).toBeGreaterThanOrEqual(0);
        expect(slip.top).toBeGreaterThanOrEqual(0);
        expect(slip.right).toBeLessThanOrEqual(360);
        expect(slip.bottom).toBeLessThanOrEqual(640);
      }
});

test("on a phone on its side it stands left or right of a place that leaves no room above or below", () => {
  const low = { left: 0, top: 0, right: 640, bottom: 300 };
  const { side } = standBeside(cell(300, 130), { width: 200, height: 160 }, low, low);
  expect(["left", "right"]).toContain(side);
});

test("what also matters is left free where there is room above or below both, and only there", () => {
  const [foe, own] = [cell(160, 110), cell(160, 138)];
  const below = standBeside(foe, SLIP, BOARD, SCREEN, { also: own });
  expect([below.side, below.top]).toEqual(["below", own.bottom + 6]);
  const above = standBeside(cell(160, 300), SLIP, BOARD, SCREEN, { also: cell(160, 272) });
  expect([above.side, above.top]).toEqual(["above", 272 - 6 - SLIP.height]);
  const far = standBeside(foe, SLIP, BOARD, SCREEN, { also: cell(160, 420) });
  expect(far).toEqual(standBeside(foe, SLIP, BOARD, SCREEN));
});
