import { expect, test } from "vitest";
import type { Player, Told } from "../net/wire";
import { isExplained } from "./bot-reasons";

const players: Player[] = [
  { seat: 0, colour: "red", name: "Ada", kind: "person" },
  { seat: 1, colour: "blue", name: "", kind: "bot", level: "squire" },
  { seat: 2, colour: "white", name: "", kind: "bot", level: "random" },
];
const told = (more: Partial<Told>): Told => ({ entry: 7, key: "knight-placed", params: {}, ...more });

test("only what a bot with reasons did, and only once for each of its actions, can be asked about", () => {
  expect(isExplained(told({ by: 1 }), players)).toBe(true);
  expect(isExplained(told({}), players)).toBe(false);
  expect(isExplained(told({ by: 0 }), players)).toBe(false);
  expect(isExplained(told({ by: 2 }), players)).toBe(false);
  expect(isExplained(told({ by: 1, undone: true }), players)).toBe(false);
});
