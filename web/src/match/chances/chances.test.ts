import { expect, test } from "vitest";
import { chanceSeries } from "./chances";

const point = (entry: number, ...chances: number[]) => ({ entry, chances });

test("a chance holds until the end of the next turn that is told of", () => {
  const points = [point(-1, 0.5, 0.5), point(3, 0.404, 0.596), point(6, 1, 0)];
  expect(chanceSeries({ stops: [-1, 0, 2, 3, 5, 6] }, { points, turning: [] })).toEqual([
    [50, 50, 50, 40, 40, 100],
    [50, 50, 50, 60, 60, 0],
  ]);
});

test("without an evaluation there is nothing to draw", () => {
  expect(chanceSeries({ stops: [-1, 0] }, { points: [], turning: [] })).toEqual([]);
});
