import { expect, test } from "vitest";
import { GAMES, gameSpeaker } from "../games";
import { LANGUAGES, loadTexts } from "../text/texts";
import { aboutDomain, belonging, scoreOf } from "./about";
import { entries, frontsOf } from "./fronts";
import type { Realm } from "./realm";
import { placeInWords, walkedInWords } from "./words";

const LANDS = { ".": "meadow", F: "forest", V: "village", R: "city", G: "gold" };
const SUMMARY = { forest: 1, village: 3, city: 5, monopoly: 5, monopoly_mines: 3 };
/** Three domains in a row, a closed cell without a castle, and open land. */
const REALM: Realm = {
  terrain: ["..FV.", "..G..", "....."],
  colours: ["red", "blue"],
  castles: { a1: "red", c1: "blue", e1: "neutral" },
  knights: { a2: "red", b1: "red", d1: "blue", b2: "blue" },
  domain_cells: { a1: ["a1", "b1", "a2", "b2"], c1: ["c1", "d1", "c2", "d2"], e1: ["e1", "e2"] },
  borders: ["b1e", "b2e", "d1e", "d2e", "a2s", "b2s", "c2s", "d2s", "e2s", "d3e"],
  neutral_zones: [["e3"]],
  domain_worth: { a1: 0, c1: 4, e1: 0 },
  alliances: [],
  can_enter: [["a1", "c1"]],
  summary: SUMMARY,
  reserve: [],
  supply: 0,
  score: [],
  phase: { name: "play" },
};

const speakerIn = async (language: (typeof LANGUAGES)[number]) =>
  gameSpeaker(await loadTexts(language, GAMES), "lowenherz-2003", "", ["Ada", "Grace"]);

test("fronts compare the knights of their owners, and tell who could enter whom", () => {
  const fronts = frontsOf(REALM, "c1");
  expect(fronts).toEqual([
    { castle: "c1", other: "a1", mine: 1, theirs: 2, enters: false, entered: true },
    { castle: "c1", other: "e1", mine: 1, theirs: 0, enters: false, entered: false },
  ]);
  expect(entries(REALM)).toEqual([{ castle: "a1", other: "c1", mine: 2, theirs: 1, enters: true, entered: false }]);
});

test("allied domains are no front", () => {
  expect(frontsOf({ ...REALM, alliances: [{ castles: ["a1", "c1"], marked: "b1e" }] }, "a1")).toEqual([]);
});

test("every place tells what it is, whose, and what it scores", async () => {
  const speaker = await speakerIn("en");
  expect(scoreOf(speaker, REALM, LANDS, "c1")).toBe("1 point in a domain");
  expect(scoreOf(speaker, REALM, LANDS, "d1")).toBe("3 points in a domain");
  expect(scoreOf(speaker, REALM, LANDS, "a1")).toBe("no points");
  expect(scoreOf(speaker, REALM, LANDS, "c2")).toContain("3 of a kind are a monopoly (5 points)");
  expect(belonging(speaker, REALM, "e3")).toBe("neutral zone");
  expect(belonging(speaker, REALM, "a3")).toBe("open land");
  expect(belonging(speaker, REALM, "a1")).toBe("");
  expect(placeInWords(speaker, REALM, LANDS, "b1e")).toBe("border between b1 and c1");
  expect(placeInWords(speaker, REALM, LANDS, "a1e")).toBe("line between a1 and b1");
  expect(belonging(speaker, REALM, "b1e")).toBe("on one side Ada, castle a1, on the other Grace, castle c1");
  expect(belonging(speaker, REALM, "a3e")).toBe("open land, on both sides");
});

test.each(LANGUAGES)(
  "whoever walks over the map hears all four sides of a cell, and what a line parts (%s)",
  async (language) => {
    const speaker = await speakerIn(language);
    const cell = walkedInWords(speaker, REALM, LANDS, "c2");
    for (const side of ["s", "w"]) expect(cell).toContain(speaker.say(`web-side-${side}`));
    for (const side of ["n", "e"]) expect(cell).not.toContain(speaker.say(`web-side-${side}`));
    const line = walkedInWords(speaker, REALM, LANDS, "b1e");
    for (const word of ["b1", "c1", "Ada", "Grace"]) expect(line).toContain(word);
    expect(line).not.toContain("b1e");
  },
);

test.each(LANGUAGES)("a domain tells how its knights stand (%s)", async (language) => {
  const told = aboutDomain(await speakerIn(language), REALM, LANDS, "c1");
  const [weak, even] = told.fronts as [string, string];
  for (const word of ["Ada", "a1", "2", "1"]) expect(weak).toContain(word);
  for (const word of ["e1", "1", "0"]) expect(even).toContain(word);
  expect(told.worth).toContain("4");
});

test.each([
  ["en", "against the neutral castle e1: 1 to 0 in knights", "can take a cell of the neutral castle e1: 1 to 0 in knights"],
  [
    "fr",
    "face au château neutre e1 : 1 chevalier contre 0",
    "peut prendre une case au château neutre e1 : 1 chevalier contre 0",
  ],
  ["de", "gegen die neutrale Burg e1: 1 : 0 Ritter", "kann der neutralen Burg e1 ein Feld abnehmen: 1 : 0 Ritter"],
] as const)("the neutral colour is no name in a sentence (%s)", async (language, stands, enters) => {
  const speaker = await speakerIn(language);
  expect(aboutDomain(speaker, REALM, LANDS, "c1").fronts[1]).toBe(stands);
  expect(aboutDomain(speaker, { ...REALM, can_enter: [["c1", "e1"]] }, LANDS, "c1").fronts[1]).toBe(enters);
});
