import { expect, test } from "vitest";
import { tally } from "./tally";
import type { View } from "../view";

test("every card is somewhere: played, at the market, in a hand one knows, or unseen", () => {
  const view = {
    pool: ["A.B1", "A.B1", "A.B1", "A.K1", "B.X", "B.X"],
    played: ["A.B1"],
    market: ["B.X"],
    hand: [["A.B1", "A.?"], ["A.K1"]],
    deck: { A: 0, B: 1 },
  } as unknown as View;
  const [a, b] = tally(view, 1);
  expect(a?.cards).toEqual([
    { code: "A.B1", total: 3, played: 1, market: 0, mine: 0, known: 1, unseen: 1 },
    { code: "A.K1", total: 1, played: 0, market: 0, mine: 1, known: 0, unseen: 0 },
  ]);
  expect(b).toMatchObject({ letter: "B", deck: 1, cards: [{ total: 2, market: 1, unseen: 1 }] });
});
