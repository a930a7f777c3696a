import { expect, test } from "vitest";
import { parseResult, parseTableAction, tableActionOf } from "./table-action";

test.each([
  ["undo 41", { verb: "undo", first: 41 }],
  ["draw", { verb: "draw" }],
  ["fork", { verb: "fork" }],
  ["resign 1", { verb: "resign", seat: 1 }],
  ["timeout 2", { verb: "timeout", seat: 2 }],
  ["hint 0", { verb: "hint", seat: 0 }],
  ["seat 1 bot:squire", { verb: "seat", seat: 1, bot: "squire" }],
  ["seat 1 player", { verb: "seat", seat: 1, bot: null }],
  ["offer 0 draw", { verb: "offer", seat: 0, what: { verb: "draw" } }],
  ["offer 0 undo 17", { verb: "offer", seat: 0, what: { verb: "undo", first: 17 } }],
  ["offer 2 stand-in 1", { verb: "offer", seat: 2, what: { verb: "stand-in", seat: 1 } }],
  ["agree 1 12", { verb: "agree", seat: 1, offer: 12 }],
  ["decline 1 12", { verb: "decline", seat: 1, offer: 12 }],
  ["clock 1 90000", { verb: "clock", seat: 1, milliseconds: 90000 }],
  ["castle c3", null],
  ["offer 0 fork", null],
])("%s is read as what happened at the table", (line, action) => {
  expect(parseTableAction(line)).toEqual(action);
});

test("a game's own draw is no agreement at the table", () => {
  expect(tableActionOf({ number: 3, seat: 0, line: "draw", counts: true })).toBeNull();
  expect(tableActionOf({ number: 3, seat: -2, line: "draw", counts: true })).toEqual({ verb: "draw" });
});

test("results are read", () => {
  expect(parseResult("win 0 2")).toEqual({ kind: "win", winners: [0, 2] });
  expect(parseResult("draw")).toEqual({ kind: "draw", winners: [] });
  expect(parseResult("abandoned")).toEqual({ kind: "abandoned", winners: [] });
  expect(parseResult("")).toBeNull();
});
