import { expect, test } from "vitest";
import { GAMES } from "../games";
import { playerNames } from "./player-names";
import { loadTexts } from "./texts";

const bot = (character: string, colour: string) => ({ name: "", colour, character });

test("people have their names, bots their characters, and who has neither a colour", async () => {
  const texts = await loadTexts("en", GAMES);
  const players = [
    { name: "Ada", colour: "red" },
    bot("isaure", "blue"),
    bot("", "orange"),
    bot("of-another-time", "white"),
  ];
  expect(playerNames(texts, "", players)).toEqual(["Ada", "Lady Isaura", "Orange", "White"]);
});

test("two bots of one name are told apart", async () => {
  const texts = await loadTexts("fr", GAMES);
  expect(playerNames(texts, "", [bot("raven", "gold"), bot("raven", "silver")])).toEqual([
    "Sire Corbeau",
    "Sire Corbeau II",
  ]);
});
