import { expect, test } from "vitest";
import { GAMES, gameSpeaker } from "../games";
import { LANGUAGES, loadTexts, type Language } from "../text/texts";
import type { Realm } from "./realm";
import { rowsInWords } from "./words";

const LANDS = { ".": "forest" };
const REALM: Realm = {
  terrain: ["..", ".."],
  colours: ["red", "blue"],
  castles: { a1: "red", b2: "neutral" },
  knights: {},
  domain_cells: { a1: ["a1", "a2"], b2: ["b2"] },
  borders: ["a1e", "b1s"],
  neutral_zones: [],
  domain_worth: {},
  alliances: [],
  can_enter: [],
  summary: {},
  reserve: [],
  supply: 0,
  score: [],
  phase: { name: "play" },
};

/** What a cell without a piece, one beside a border and the neutral castle are called. */
const SAID: Readonly<Record<string, Readonly<Record<Language, readonly [string, string, string]>>>> = {
  "lowenherz-2003": {
    en: [
      "a2, forest, domain of Ada",
      "b1, forest, border on its south side and on its west side",
      "b2, forest, castle (Neutral), neutral domain, border on its north side",
    ],
    fr: [
      "a2, forêt, appartient à Ada",
      "b1, forêt, frontière au sud et à l’ouest",
      "b2, forêt, château (Neutre), domaine neutre, frontière au nord",
    ],
    de: [
      "a2, Wald, Gebiet von Ada",
      "b1, Wald, Grenze an der Südseite und an der Westseite",
      "b2, Wald, Burg (Neutral), neutrales Gebiet, Grenze an der Nordseite",
    ],
  },
  "lowenherz-1997": {
    en: [
      "a2, forest, region of Ada",
      "b1, forest, wall on its south side and on its west side",
      "b2, forest, castle (Neutral), neutral region, wall on its north side",
    ],
    fr: [
      "a2, forêt, appartient à Ada",
      "b1, forêt, mur au sud et à l’ouest",
      "b2, forêt, château (Neutre), région neutre, mur au nord",
    ],
    de: [
      "a2, Wald, Gebiet von Ada",
      "b1, Wald, Grenze an der Südseite und an der Westseite",
      "b2, Wald, Burg (Neutral), neutrales Gebiet, Grenze an der Nordseite",
    ],
  },
};

test.each(Object.entries(SAID))("the map of %s is told in the words of the game", async (game, said) => {
  for (const language of LANGUAGES) {
    const speaker = gameSpeaker(await loadTexts(language, GAMES), game, "", ["Ada", "Grace"]);
    const [[, b1], [a2, b2]] = rowsInWords(speaker, REALM, LANDS) as [[string, string], [string, string]];
    expect([a2, b1, b2]).toEqual(said[language]);
  }
});
