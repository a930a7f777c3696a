import { expect, test } from "vitest";
import { GAMES, gameSpeaker } from "..";
import type { Shown } from "../../match/shown";
import { LANGUAGES, loadTexts } from "../../text/texts";
import { aboutSquare } from "./about";
import { endangered } from "./danger";
import { viewOf } from "./view";

const VIEW = {
  units: [
    { cell: "e1", owner: 1, kind: "king", figures: 1, facing: "s" },
    { cell: "e8", owner: 0, kind: "king", figures: 1, facing: "n" },
    { cell: "e2", owner: 0, kind: "knights", figures: 2, facing: "n" },
    { cell: "d4", owner: 0, kind: "archers", figures: 4, facing: "e" },
  ],
  danger: [
    null,
    {
      percent: 69,
      attackers: [
        { cell: "e2", actions: 1, percent: 69 },
        { cell: "d4", actions: 2, percent: 41 },
      ],
    },
  ],
  attacked: ["e2"],
  homes: [["a7"], ["a1"]],
};
const SHOWN = { view: VIEW } as unknown as Shown;

test("a King in danger is where he stands", () => {
  expect(endangered(viewOf(SHOWN)).map(({ king, percent }) => [king.cell, percent])).toEqual([["e1", 69]]);
});

test("a square says what stands there, what it can do, and what threatens it", async () => {
  const speaker = gameSpeaker(await loadTexts("en", GAMES), "lionheart", "", ["Ada", "Grace"]);
  const lines = (cell: string): string => aboutSquare(SHOWN, speaker, cell).lines.join(" ");
  expect(aboutSquare(SHOWN, speaker, "e2")).toMatchObject({
    side: "gold",
    title: "e2, Gold’s knights, 2 figures, facing north",
  });
  expect(lines("e2")).toContain("Ride any distance");
  expect(lines("e2")).toContain("Has already attacked this turn. Can attack the enemy King: a chance of 69% that he falls.");
  expect(lines("d4")).toContain("after a move or turn: a chance of 41% that he falls.");
  expect(lines("e1")).toContain("2 units can attack him in a turn, at worst with a chance of 69% that he falls.");
  expect(lines("e1")).toContain("Gold’s archers at d4: 41%, after a move or turn");
  expect(lines("e8")).not.toContain("danger");
  expect(aboutSquare(SHOWN, speaker, "a7")).toEqual({ side: null, title: "a7, empty", lines: ["Gold’s home rows"] });
  expect(lines("c4")).toBe("");
});

test.each(LANGUAGES)("all of it is there in every language (%s)", async (language) => {
  const texts = await loadTexts(language, GAMES);
  for (const key of ["danger", "danger-short", "danger-brief", "attacker", "threatens", "has-attacked", "home"])
    expect(texts.has(`web-lh-${key}`)).toBe(true);
});
