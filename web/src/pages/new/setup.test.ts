import { expect, test } from "vitest";
import type { GameOption, GameTerms } from "../../net/wire";
import { GRACES_S, Setup, wordsOf } from "./setup.svelte";

function option(
  name: string,
  kind: GameOption["kind"],
  values: GameOption["values"],
  usual: GameOption["usual"],
  editions: GameOption["editions"] = {},
): GameOption {
  const allowed = values.map(String);
  return { name, kind, values, usual, editions, allowed, low: null, high: null, players: [2, 3, 4], rules: [] };
}

const terms: GameTerms = {
  id: "lowenherz-2003",
  seats: [2, 3, 4],
  colours: ["red", "blue", "orange", "white"],
  colours_free: true,
  levels: ["random", "squire"],
  options: [
    option("edition", "choice", ["kosmos", "tilsit"], "kosmos"),
    option("arrangement", "text", ["beginner", "random"], "beginner", { kosmos: "beginner", tilsit: "random" }),
    option("first", "seat", ["random"], "random"),
    { ...option("castle_distance", "range", [], 6, { kosmos: 6, tilsit: 7 }), low: 1, high: 22 },
    option("neutral_castles", "choice", [2, 4], 2, { kosmos: 2, tilsit: 4 }),
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

test("what is there for tests is offered last, and explained only where it was chosen", () => {
  const setup = new Setup({ ...terms, levels: ["random", "page", "squire"] });
  expect(setup.levels).toEqual(["page", "squire", "random"]);
  expect(setup.explained).toEqual([
    { level: "page", chosen: false },
    { level: "squire", chosen: true },
  ]);
  Object.assign(setup.chairs[1], { level: "random" });
  expect(setup.explained.map(({ level, chosen }) => [level, chosen])).toEqual([
    ["page", false],
    ["squire", false],
    ["random", true],
  ]);
  setup.seat(setup.chairs[1], "open");
  expect(setup.explained).toEqual([]);
});

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
    grace: 120,
    practice: false,
  });
});

test("the time to come back is two minutes unless another is chosen", () => {
  const setup = new Setup(terms);
  expect(GRACES_S).toEqual([60, 120, 300, 3600, 86_400]);
  setup.grace = GRACES_S[3];
  expect(setup.form().grace).toBe(3600);
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

test("a table is for practice only where nobody else can sit down", () => {
  const setup = new Setup(terms);
  expect(setup.form().practice).toBe(false);
  setup.practice = true;
  expect(setup.form().practice).toBe(true);
  setup.seat(setup.chairs[1], "link");
  expect(setup.form().practice).toBe(false);
});

test("where colours belong to seats, everyone sits by colour", () => {
  const setup = new Setup(battle);
  setup.paint(setup.chairs[0], "silver");
  expect(setup.form().seats.map(({ kind }) => kind)).toEqual(["bot", "me"]);
});

test("the words and numbers of an option are offered", () => {
  expect(terms.options.map(wordsOf)).toEqual([["kosmos", "tilsit"], ["beginner", "random"], ["random"], [], [2, 4]]);
});

test("what was chosen last is chosen again", () => {
  const setup = new Setup(terms);
  setup.add();
  const last = setup.chairs[2];
  if (last) setup.seat(last, "here");
  setup.choose("edition", "tilsit");
  setup.choose("castle_distance", 5);
  setup.draw(true);
  setup.hints = true;
  setup.grace = GRACES_S[3];
  const again = new Setup(terms);
  again.restore(setup.form());
  expect(again.form()).toEqual(setup.form());
});
