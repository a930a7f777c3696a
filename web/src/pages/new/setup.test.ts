import { expect, test } from "vitest";
import type { GameTerms } from "../../net/wire";
import { fewOf, Setup, shapeOf, spanOf } from "./setup.svelte";

const terms: GameTerms = {
  id: "lowenherz-2003",
  seats: [2, 3, 4],
  colours: ["red", "blue", "orange", "white"],
  colours_free: true,
  levels: ["random", "squire"],
  options: [
    { name: "edition", allowed: ["kosmos", "tilsit"], usual: "kosmos", editions: {} },
    {
      name: "arrangement",
      allowed: ["beginner", "random", "1/0 2/0"],
      usual: "beginner",
      editions: { kosmos: "beginner", tilsit: "random" },
    },
    { name: "first", allowed: ["random", "0–3"], usual: "random", editions: {} },
    { name: "castle_distance", allowed: ["1–22"], usual: 6, editions: { kosmos: 6, tilsit: 7 } },
    { name: "neutral_castles", allowed: ["2", "4"], usual: 2, editions: { kosmos: 2, tilsit: 4 } },
  ],
};
const battle: GameTerms = {
  id: "lionheart",
  seats: [2],
  colours: ["gold", "silver"],
  colours_free: false,
  levels: ["squire"],
  options: [],
};

test("at first it is me against one squire, as printed", () => {
  expect(new Setup(terms).form()).toEqual({
    game: "lowenherz-2003",
    seats: [
      { kind: "me", name: "", colour: "red" },
      { kind: "bot", level: "squire", colour: "blue" },
    ],
    options: {},
    public: false,
    seating: "fixed",
    hints: false,
  });
});

test("only what differs from the edition is asked for", () => {
  const setup = new Setup(terms, ["arrangement"]);
  setup.choose("castle_distance", 7);
  expect(setup.form().options).toEqual({ castle_distance: 7 });
  setup.choose("edition", "tilsit");
  expect(setup.value("neutral_castles")).toBe(4);
  expect(setup.form().options).toEqual({ edition: "tilsit" });
  setup.choose("castle_distance", 6);
  expect(setup.form().options).toEqual({ edition: "tilsit", castle_distance: 6 });
  expect(setup.rules.map(({ name }) => name)).toEqual(["castle_distance", "neutral_castles"]);
});

test("a colour is had by one", () => {
  const setup = new Setup(terms);
  setup.paint(setup.chairs[0], "blue");
  expect(setup.chairs.map(({ colour }) => colour)).toEqual(["blue", "red"]);
  setup.paint(setup.chairs[0], "white");
  expect(setup.chairs.map(({ colour }) => colour)).toEqual(["white", "red"]);
});

test("chairs come and go within what the rules allow, and only one is mine", () => {
  const setup = new Setup(terms);
  setup.drop(setup.chairs[1]);
  expect(setup.chairs.length).toBe(2);
  setup.add();
  setup.add();
  setup.add();
  expect(setup.chairs.map(({ colour }) => colour)).toEqual(["red", "blue", "orange", "white"]);
  setup.seat(setup.chairs[2], "me");
  expect(setup.chairs.map(({ kind }) => kind)).toEqual(["here", "bot", "me", "bot"]);
  setup.seat(setup.chairs[1], "link");
  expect(setup.isFull).toBe(false);
});

test("where colours belong to seats, everyone sits by colour", () => {
  const setup = new Setup(battle);
  setup.paint(setup.chairs[0], "silver");
  expect(setup.form().seats.map(({ kind }) => kind)).toEqual(["bot", "me"]);
});

test("options are asked for by their shape", () => {
  const option = (allowed: string[]) => ({ name: "x", allowed, usual: "", editions: {} });
  expect([["true", "false"], ["1–22"], ["2", "4"], ["a", "b"]].map((allowed) => shapeOf(option(allowed)))).toEqual([
    "truth",
    "span",
    "few",
    "few",
  ]);
  expect(spanOf(option(["1–22"]))).toEqual([1, 22]);
  expect(fewOf(option(["2", "four"]))).toEqual([2, "four"]);
});
