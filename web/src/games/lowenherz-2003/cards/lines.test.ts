import { expect, test } from "vitest";
import { cardLines, usesOf } from "./lines";

const cards = ["sell A.B2", "play A.B2", "sell A.K1/X", "play A.K1/X K1", "play A.K1/X X"];

test("lines are about a card", () => {
  expect(cardLines(cards, "A.K1/X").map(({ text }) => text)).toEqual(["sell A.K1/X", "play A.K1/X K1", "play A.K1/X X"]);
  expect(cardLines(["border a1e"], "a1e")).toEqual([]);
});

test("a card is played for one of its symbols, or sold", () => {
  expect(usesOf("A.B2").map(({ line }) => line)).toEqual(["play A.B2", "sell A.B2"]);
  expect(usesOf("A.K1/X").map(({ line }) => line)).toEqual(["play A.K1/X K1", "play A.K1/X X", "sell A.K1/X"]);
});
